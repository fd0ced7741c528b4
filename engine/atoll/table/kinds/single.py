"""Kinds of single values: a number, a word, a text of the notation, a seat."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from atoll.digits import whole
from atoll.table.kinds.kind import Kind, Names, PositionError, Schema, among, short


@dataclass(frozen=True)
class Number(Kind):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def read(self, value: object, part: str, names: Names) -> int:  # noqa: ARG002
        """The number; a flag is none, and 1.0 is 1."""
        number = whole(value)
        if type(number) is not int or not self.low <= number <= self.high:
            fix = f"{short(value)} is not a whole number from {self.low} to {self.high}"
            raise PositionError(part, fix)
        return number

    def described(self) -> Schema:
        """An integer with its bounds."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Word(Kind):
    """One of a few words."""

    words: tuple[str, ...]
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> str:  # noqa: ARG002
        """The word."""
        return among(value, part, self.words)

    def described(self) -> Schema:
        """The words."""
        return {"enum": [*self.words]}


@dataclass(frozen=True)
class Text(Kind):
    """A card, a place or whatever else the game's notation writes as one text.

    `parse` raises a ValueError with the fix; `examples` show what it reads. Where all that is there
    can be listed, a card of the deck say, `every` does; what people would not choose from a list,
    a hex say, is in `known` instead.
    """

    parse: Callable[[str], Any]
    text: Callable[[Any], str]
    examples: tuple[str, ...]
    name: str = ""
    every: tuple[str, ...] = ()
    known: tuple[str, ...] = ()

    def read(self, value: object, part: str, names: Names) -> Any:  # noqa: ARG002
        """What the text stands for."""
        if not isinstance(value, str):
            fix = f"{short(value)} is no text; write for example {self.examples[0]!r}"
            raise PositionError(part, fix)
        try:
            return self.parse(value)
        except ValueError as error:
            raise PositionError(part, str(error)) from None

    def write(self, value: Any, names: Names) -> str:  # noqa: ARG002
        """The text."""
        return self.text(value)

    def described(self) -> Schema:
        """A text, with examples of it."""
        return {"type": "string", "examples": [*self.examples]}


@dataclass(frozen=True)
class Seat(Kind):
    """One seat, by its name; a place on the table."""

    name: str = "seat"

    def read(self, value: object, part: str, names: Names) -> int:
        """The place."""
        return names.index(among(value, part, names))

    def write(self, value: int, names: Names) -> str:
        """The name."""
        return names[value]

    def described(self) -> Schema:
        """A name."""
        return {"type": "string", "minLength": 1}
