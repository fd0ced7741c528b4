"""A phrase is a sentence with typed fields, said once: it is read and written, in each language.

`Phrase("{seat:Seat} takes {beads:Beads}", FIELDS, de="{seat:Seat} nimmt {beads:Beads}")` serves the
step that reads it, the teller that writes it, the event that says it and the notation of moves.
"""

import re
from collections.abc import Callable, Mapping, Sequence, Sized
from dataclasses import dataclass, replace
from functools import cached_property, partial
from operator import add
from string import ascii_lowercase, digits
from typing import Any

from atoll.table import Event, agreed
from atoll.table.scenario import Line, Rows

Names = Sequence[str]
"""What the seats are called, in their order."""
Writer = Callable[[Any, Names], str]
"""How a value is written, where the seats are called so."""
FIELD = re.compile(r"\{(?P<name>[^:{}]+):(?P<type>\w+)(?P<things>\|[^|{}]+\|[^|{}]+)?\}")
_EXAMPLE = re.compile(r"`([^`]+)`")
_HOW, _WORDS = "*?!", f"{ascii_lowercase}{digits}_"
_AGREEING = re.compile(r"\\\[(.*?)\\\|(.*?)\\\]")  # as re.escape leaves `[for one|for several]`
_LOOSE = re.compile(r"\{.*?\}|\[.*?\]")
_FIX = (
    "give each field a type, as {chips:Number}, or what it is a number of too, for one and for "
    "several, as {chips:Number|chip|chips}; the types are"
)
SEVERAL = "Seats"  # the type of the field with which such words agree


def plain(write: Callable[[Any], str]) -> Writer:
    """How a value is written in which no seat stands."""
    return lambda value, _: write(value)


_AS_TEXT = plain(str)


class FieldError(ValueError):
    """A text that is no value of a field, and the rule by which it is none, where one says so."""

    def __init__(self, why: str, rule: str = "") -> None:
        """Keep the rule."""
        self.rule = rule
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class Field:
    """What may stand at a field of a phrase: how it looks, is read and is written.

    `says` tells people what it is, with examples in `backquotes`. `pattern` has no groups of its
    own. `read` gives names of seats, for a text knows no table; `placed` puts these into their
    places. `write` is for the notation and for events; a sentence of an example may list the value
    in another way. Whatever looks like `loose` is taken for one in the notation, so that `read`
    says what is wrong with it; it gets it in small letters, but as it was typed where it is `cased`,
    as a name is. Errors of `read`: ValueError with the fix.
    `every` are all texts that it writes, where they can be listed. `rule` is the one by which there
    is nothing else.
    """

    says: str
    pattern: str
    read: Callable[[str], Any] = str
    write: Writer = _AS_TEXT
    listing: Writer | None = None
    placed: Callable[[Any, Names], Any] = lambda value, _: value
    loose: str = r"\S+"
    cased: bool = False
    every: tuple[str, ...] = ()
    rule: str = ""

    @property
    def examples(self) -> tuple[str, ...]:
        """Texts that it reads."""
        return tuple(_EXAMPLE.findall(self.says))

    def taken(self, text: str) -> Any:
        """The value of a text. Errors: FieldError."""
        try:
            return self.read(text)
        except ValueError as why:
            raise FieldError(str(why), self.rule) from why

    def lists(self, value: Any, names: Names) -> str:
        """The value as a sentence lists it."""
        return (self.listing or self.write)(value, names)

    def of(self, thing: str, things: str) -> "Field":
        """The same with what there are so many of behind it: `1 chip`, `3 chips`."""

        def named(text: str, value: Any) -> str:
            return f"{text} {thing if _is_one(value) else things}"

        def number(text: str) -> str:
            return text.removesuffix(f" {things}").removesuffix(f" {thing}")

        words = f" (?:{re.escape(thing)}|{re.escape(things)})"
        return replace(
            self,
            says=_EXAMPLE.sub(lambda one: f"`{named(one[1], self.read(one[1]))}`", self.says),
            pattern=f"(?:{self.pattern}){words}",
            read=lambda text: self.read(number(text)),
            write=lambda value, names: named(self.write(value, names), value),
            listing=lambda value, names: named(self.lists(value, names), value),
            loose=f"(?:{self.loose}){words}",
            every=tuple(named(text, self.read(text)) for text in self.every),
        )


def _is_one(value: Any) -> bool:
    """Whether a number is one, or several are only one."""
    return (len(value) if isinstance(value, Sized) else value) == 1


Fields = Mapping[str, Field]
"""Fields by the names of their types: what `Beads` in `{beads:Beads}` stands for."""


class Phrase:
    """A sentence with typed fields, in English and in `others`, by their codes.

    Words in brackets, `[for one|for several]`, agree with how many players its Seats are. What there
    is a number of stands in its field, for one and for several.

    >>> from atoll.table.fields import SHARED
    >>> place = Phrase("{seats:Seats} take[s|] place {place:Number}", SHARED)
    >>> place.written({"seats": (0, 2), "place": 1}, ("Ana", "Ben", "Cid"))
    'Ana and Cid take place 1'
    >>> place.read("Ben takes place 3")
    {'seats': ('Ben',), 'place': 3}
    >>> pays = Phrase("{seat:Seat} pays {chips:Number|chip|chips}", SHARED)
    >>> [pays.written({"seat": 0, "chips": chips}, ("Ana",)) for chips in (1, 2)]
    ['Ana pays 1 chip', 'Ana pays 2 chips']
    """

    def __init__(self, text: str, fields: Fields, owns: str = "", **others: str) -> None:
        """What an event so told `owns` are parts of the table: they are as they are by its rule.

        Beside a part may stand another rule; `*`, where it is so also of who is not named; `?`,
        where other events may say more; `!`, where it is made anew, whatever was told before:
        `hands=* heads=? row=fiji_4_4`.
        Errors: ValueError where a field has no type, or one that is unknown.
        """
        owned = (one.partition("=") for one in owns.split())
        self.owns = {part: (how.rstrip(_HOW), how.lstrip(_WORDS)) for part, _, how in owned}
        self.text, said = text, FIELD.findall(text)
        self._places = [name for name, _, _ in said]
        self.types = {name: kind for name, kind, _ in said}
        if not fields.keys() >= {*self.types.values()} or len(said) != text.count("{"):
            raise ValueError(f"{text!r}: {_FIX} {', '.join(fields)}")
        self.fields = {  # with what there are so many of, `|chip|chips`, or as it is
            name: fields[kind].of(*things[1:].split("|")) if things else fields[kind]
            for name, kind, things in said
        }
        self.languages = {"en": self}
        self.languages |= {code: Phrase(other, fields) for code, other in others.items()}
        self._several = next((name for name, kind in self.types.items() if kind == SEVERAL), "")
        template = FIELD.sub("%s", text.replace("%", "%%"))
        self._templates = agreed(template, 2), agreed(template, 1)
        self._writers = [(name, self.fields[name].write) for name in self._places]

    # Reading

    @cached_property
    def _strict(self) -> re.Pattern[str]:
        return self._expression({name: field.pattern for name, field in self.fields.items()})

    @cached_property
    def _loose(self) -> re.Pattern[str]:
        return self._expression({name: field.loose for name, field in self.fields.items()})

    def _expression(self, patterns: Mapping[str, str]) -> re.Pattern[str]:
        """The text with what fields look like; one that stands there again says the same."""
        fixed = [re.escape(words) for words in FIELD.split(self.text)[::4]]
        first, *words = [
            _AGREEING.sub(lambda two: f"(?:{'|'.join(sorted(two.groups(), key=len)[::-1])})", each)
            for each in fixed  # the longer word first: its words are no name's
        ]
        left = {name: f"({pattern})" for name, pattern in patterns.items()}
        groups = {name: rf"(?:\{place})" for place, name in enumerate(patterns, 1)}
        said = (left.pop(name, groups[name]) for name in self._places)
        return re.compile(first + "".join(map(add, said, words)))

    @property
    def words(self) -> frozenset[str]:
        """The whole words that every text has which is this phrase."""
        return frozenset(word for word in _LOOSE.sub("{", self.text).split() if "{" not in word)

    def matches(self, text: str) -> bool:
        """Whether a text is this phrase, as far as its fields look like what they are."""
        return self._strict.fullmatch(text) is not None

    def read(self, text: str) -> dict[str, Any] | None:
        """The values in the fields, seats by their names; None where it is another phrase."""
        return self._values(self._strict, text)

    def taken(self, text: str) -> dict[str, Any] | None:
        """The values, where the words around the fields are those of the phrase, in any case.

        Errors: FieldError from the field that is wrong.
        """
        small = text.lower()
        return self._values(self._loose, small, text if len(text) == len(small) else small)

    def _values(
        self, expression: re.Pattern[str], text: str, typed: str = ""
    ) -> dict[str, Any] | None:
        """The values of a text, of names as they stand in one that was `typed`."""
        if (found := expression.fullmatch(text)) is None:
            return None
        said = [slice(*span) for span in found.regs[1:]]
        return {
            name: field.taken((typed if typed and field.cased else text)[at])
            for (name, field), at in zip(self.fields.items(), said, strict=True)
        }

    def placed(self, values: Mapping[str, Any], names: Names) -> dict[str, Any]:
        """Values that were read, at a table: seats by their places."""
        return {name: field.placed(values[name], names) for name, field in self.fields.items()}

    # Writing

    def written(self, values: Mapping[str, Any], names: Names = ()) -> str:
        """The sentence with these values, each as the notation writes it; others are left out."""
        one = self._is_one(values)
        return self._templates[one] % tuple([write(values[n], names) for n, write in self._writers])

    def tells(self, event: Event, seats: tuple[str, ...]) -> str:
        """What happened, in one sentence: its fields are facts of the event."""
        return self.written(event.facts, seats).strip()

    def line(self, keyword: str, names: Names = (), /, *, table: Rows = (), **values: Any) -> Line:
        """A step with these values, each as a sentence lists it; others are left out."""
        phrase = agreed(FIELD.sub(r"{\g<name>}", self.text), 1 if self._is_one(values) else 2)
        listed = {name: field.lists(values[name], names) for name, field in self.fields.items()}
        return Line(keyword, phrase, listed, table)

    def _is_one(self, values: Mapping[str, Any]) -> bool:
        return self._several != "" and _is_one(values[self._several])

    def example(self) -> str:
        """The phrase with an example in each field."""
        return self.with_texts({name: one.examples[0] for name, one in self.fields.items()})

    def texts(self, values: Mapping[str, Any]) -> tuple[str, ...]:
        """How the notation writes each of its fields."""
        return tuple(field.write(values[name], ()) for name, field in self.fields.items())

    def with_texts(self, texts: Mapping[str, str]) -> str:
        """The phrase with these texts in its fields."""
        return self._templates[0] % tuple(texts[name] for name in self._places)


def phrases(fields: Fields) -> Callable[..., Phrase]:
    """What a game says its phrases with: by its fields, `say("…", de="…")`."""
    return partial(Phrase, fields=fields)
