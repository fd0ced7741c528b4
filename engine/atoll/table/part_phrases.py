"""What can be said of each part of a table, as a Given and as a Then: from the layout of a game.

`the supply is {beads:Beads}` and `the supply is {now:Now} {beads:Beads}`; of what each seat has, of
all (`the heads are …`) and of one (`the hand of {seat:Seat} is …`). How a value is written, say the
field of the game that is called like its kind or the part (`Beads`); else the kind says it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from atoll.printable import is_number
from atoll.table.fields import SHARED, by_seat, one_of, several
from atoll.table.kinds import BySeat, Counts, Each, Kind, Number, Seat, Some, Text, Word
from atoll.table.layout import Layout
from atoll.table.parts import Part
from atoll.table.phrases import Field, Fields, Phrase, plain


class PartPhrase(NamedTuple):
    """A phrase about a part: whether it is a `given` or a `then`, and of one seat or of all.

    `value` is the field in which the value stands.
    """

    kind: str
    part: Part
    phrase: Phrase
    value: str
    of_one: bool

    @property
    def says(self) -> str:
        """What it says, for people."""
        when = "now" if self.kind == "then" else "before anything happens"
        whose = "of a player " if self.of_one else ""
        return f"The {self.part.called} {whose}as the table shows {when}."


def part_phrases(layout: Layout, fields: Fields) -> Iterator[PartPhrase]:
    """The phrases of every part that people have a name for and whose value fits in a sentence."""
    for part in layout.parts.values():
        if not part.called:
            continue
        called = _called(part, part.kind)
        begins = {"en": f"the {called} {_verb(called)}", **part.begins}
        yield from _of(part, part.kind, fields, begins)
        if isinstance(part.kind, BySeat):
            words, _, verb = part.begins.get("en", "").rpartition(" ")
            verb = verb if words == f"the {part.called}" else _verb(part.called)  # `the fish are`
            of_one = part.of_one or f"the {part.called} of {{seat:Seat}} {verb}"
            yield from _of(part, part.kind.each, fields, {"en": of_one})


def by_part(layout: Layout, fields: Fields) -> Mapping[tuple[str, str], Phrase]:
    """The phrases about whole parts, by the kind of the step and the part."""
    found = part_phrases(layout, fields)
    return {(one.kind, one.part.name): one.phrase for one in found if not one.of_one}


def _of(part: Part, kind: Kind, fields: Fields, begins: Mapping[str, str]) -> Iterator[PartPhrase]:
    """A Given and a Then; where nothing may be there, the part's word for that is read too."""
    if (found := _field(kind, part, fields)) is None:
        return
    name, field = found
    may_lack = "" if isinstance(kind, BySeat) else part.nothing
    known = {**SHARED, **fields, name: _or_nothing(field, may_lack)}
    for when, now in (("given", ""), ("then", " {now:Now}")):
        texts = {code: f"{words}{now} {{{name.lower()}:{name}}}" for code, words in begins.items()}
        phrase = Phrase(texts.pop("en"), known, **texts)
        yield PartPhrase(when, part, phrase, name.lower(), of_one=kind is not part.kind)


def _or_nothing(field: Field, nothing: str) -> Field:
    if not nothing:
        return field
    return replace(
        field,
        pattern=f"(?:{nothing}|{field.pattern})",
        read=lambda text: None if text == nothing else field.read(text),
        placed=lambda value, names: None if value is None else field.placed(value, names),
        write=lambda value, names: nothing if value is None else field.write(value, names),
        listing=lambda value, names: nothing if value is None else field.lists(value, names),
    )


# How a value is read


def _field(kind: Kind, part: Part, fields: Fields) -> tuple[str, Field] | None:
    """The field of a value and the name of its type; None where it does not fit in a sentence."""
    called = _called(part, kind)
    name = (kind.name or called).replace("_", " ").title().replace(" ", "")
    tally = isinstance(kind, BySeat) and isinstance(kind.each, Number)
    if shared := "Tally" if tally else _SHARED.get(type(kind)):
        return shared, SHARED[shared]
    if name in fields:
        return name, fields[name]
    if isinstance(kind, BySeat | Each | Some):
        return _made_of(kind, name, part, fields)
    made = _FROM_KIND.get(type(kind))
    return (name, made(kind, f"The {called}.")) if made else None


def _made_of(
    kind: BySeat | Each | Some, name: str, part: Part, fields: Fields
) -> tuple[str, Field] | None:
    """The field of several values, for each seat or one after the other; of lists, none parts."""
    each = _field(kind.each, part, fields)
    if each is None or (isinstance(kind, Each | Some) and isinstance(kind.each, BySeat | Each)):
        return None
    none = (part.nothing or "none") if part.starts in ((), frozenset()) else ""
    shown = [f"`{'Ana ' if isinstance(kind, BySeat) else ''}{one}`" for one in each[1].examples[:1]]
    says = f"{': '.join([f'The {part.called}', *shown])}."
    if isinstance(kind, BySeat):
        return name, by_seat(each[1], says, "" if none else part.nothing)
    listed = several(each[1], says, nothing=none)
    if isinstance(kind, Some):
        return name, _in_order(listed)
    return name, listed


def _in_order(listed: Field) -> Field:
    """The same of a set: in the order of what its things are."""

    def write(some: Any, names: Sequence[str]) -> str:
        return listed.write(sorted(some), names)

    return replace(listed, write=write, listing=write)


def _counted(kind: Counts, says: str) -> Field:
    """So many of each thing: `2 green 1 blue`."""
    pile = f"[0-9]+ (?:{'|'.join(kind.things)})"
    pattern = f"(?:{pile}(?:(?:, | and | ){pile})*|none)"
    return Field(says, pattern, partial(_count, kind))


def _count(kind: Counts, text: str) -> Any:
    pairs = pairwise(text.replace(",", " ").split())
    numbers = {thing: int(number) for number, thing in pairs if is_number(number)}
    return kind.made(*[numbers.get(thing, 0) for thing in kind.things])


_SHARED: Mapping[type[Kind], str] = {Number: "Number", Seat: "Seat"}
_FROM_KIND: Mapping[type[Kind], Callable[[Any, str], Field]] = {
    Counts: _counted,
    Text: lambda kind, says: Field(says, ".+", kind.parse, plain(kind.text)),
    Word: lambda kind, says: one_of({word: word for word in kind.words}, says),
}


def _verb(called: str) -> str:
    return "are" if called.endswith("s") else "is"


def _called(part: Part, kind: Kind) -> str:
    """What a part is called; with an s, where each seat has one."""
    return part.called.removesuffix("s") + "s" if isinstance(kind, BySeat) else part.called
