"""A part of a game's table: its kind, what it is called, how it starts, to whom it is hidden."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.table.kinds import BySeat, Kind, Missing, Names, Schema, Seats

_NO_WORDS: Mapping[str, str] = MappingProxyType({})
NEEDED: Any = object()
"""Instead of what a part starts as: a position has to give it."""


class Hidden(NamedTuple):
    """Something a seat does not see, and the rule that hides it."""

    what: str
    rule: str


def _nothing(_table: Any, _value: Any) -> None:
    """Of what is hidden nobody sees anything."""


def _never(_table: Any) -> bool:
    return False


class Hides(NamedTuple):
    """From whom a part is hidden: by which rule, what it is called then, and until when.

    `what` is a text with `{seat}` for what each seat has, hidden from all others, and without it
    for what is hidden from everybody.
    `until` tells of a table whether everybody may see it. `leaves` is what all see of a value that
    is hidden, how many cards say; `even_own` tells whether it is hidden from who has it as well,
    and `leaves_own` is what that player sees of it then: where it is left out, what all see.
    """

    rule: str
    what: str
    until: Callable[[Any], bool]
    leaves: Callable[[Any, Any], Any] = _nothing
    even_own: Callable[[Any], bool] = _never
    leaves_own: Callable[[Any, Any], Any] | None = None

    def of(self, seat: str = "") -> Hidden:
        """What is hidden, of a seat or from everybody."""
        return Hidden(self.what.format(seat=seat), self.rule)


class Part(NamedTuple):
    """One part of a table, as the table names it.

    `called` is its name for people, and nothing for what does not lie there, as how far a row is.
    `starts` is what it is where a position leaves it out, of each seat where each has one; what
    is not `always` written is left out while it is as it starts. `nothing` tells None.
    `begins` are the first words of a sentence about it, by the code of the language: about all of
    them where each seat has one. In English they follow from `called`, with an s for several; so do
    those about that `of_one` player, as `the hand of {seat:Seat} is`.
    """

    name: str
    kind: Kind
    called: str = ""
    starts: Any = NEEDED
    always: bool = False
    nothing: str = ""
    hides: Hides | None = None
    says: str = ""
    begins: Mapping[str, str] = _NO_WORDS
    of_one: str = ""


class Supposed(NamedTuple):
    """What a game is played with and no text tells, or one alone: how it is known, and the rule.

    `how` is `invented`, `inferred` or `from one source`. `own` is that part of what a table may
    bring which takes its place, where it can bring one.
    """

    how: str
    what: str
    rule: str
    own: str = ""


def by_seat(kind: Kind) -> bool:
    """Whether there is one for each seat."""
    return isinstance(kind, BySeat | Seats)


def null_is_nothing(part: Part) -> bool:
    """Whether a position writes null for a part: always written, though nothing may be there."""
    return part.always and part.starts is None and not by_seat(part.kind)


def described(part: Part) -> Schema:
    """The JSON Schema of a part."""
    kind = part.kind.schema()
    schema = {"anyOf": [kind, {"type": "null"}]} if null_is_nothing(part) else kind
    return schema | ({"description": part.says} if part.says else {})


def filled(part: Part, value: Any, names: Names) -> Any:
    """What a position gives of a part, and as it starts what it does not give."""
    if not by_seat(part.kind):
        return part.starts if value is None else value
    given = (None,) * len(names) if value is None else value
    if part.starts is NEEDED and None in given:
        pairs = zip(names, given, strict=True)
        raise Missing(part.name, [f"one of {name}" for name, one in pairs if one is None])
    return tuple(part.starts if one is None else one for one in given)


def starts(part: Part, table: Any) -> bool:
    """Whether a part of the table is as it starts."""
    value = getattr(table, part.name)
    return bool(value == filled(part, None, table.seats))


def told_of_seat(part: Part, value: Any, names: Names) -> str:
    """What a seat has of a part, in words; a yes or no where that is all there is."""
    if isinstance(part.kind, BySeat):
        return told(part, part.kind.each, value, names)
    return "yes" if value else "no"


def told(part: Part, kind: Kind, value: Any, names: Names) -> str:
    """A value of a part in words."""
    return part.nothing if value is None else kind.told(value, names)


def seen(part: Part, table: Any, seat: int) -> Any:
    """A part of the table as a seat sees it, and instead of what is hidden what that leaves."""
    value, hides = getattr(table, part.name), part.hides
    if not hides or hides.until(table):
        return value
    if not by_seat(part.kind):
        return hides.leaves(table, value)
    left = [hides.leaves(table, one) for one in value]
    covered = hides.even_own(table)
    left[seat] = (hides.leaves_own or hides.leaves)(table, value[seat]) if covered else value[seat]
    return tuple(left)
