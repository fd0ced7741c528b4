"""Kinds of single values: a number, a word, a text of the notation, so many of each thing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from atoll.digits import whole
from atoll.table.kinds.kind import (
    Kind,
    Names,
    PositionError,
    Schema,
    among,
    closed,
    object_of,
    short,
)


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

    def checked(self, value: Any, part: str, names: Names) -> Any:
        """What can be listed needs no reading."""
        return value if self.text(value) in self.every else super().checked(value, part, names)

    def described(self) -> Schema:
        """A text, with examples of it."""
        return {"type": "string", "examples": [*self.examples]}


@dataclass(frozen=True)
class Counts(Kind):
    """How many there are of each of a few things; a thing left out is not there.

    `made` takes the numbers in the order of `things`, and is a tuple of them.
    """

    made: Callable[..., Any]
    things: tuple[str, ...]
    most: int
    text: Callable[[Any], str]
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> Any:
        """The numbers."""
        found = object_of(value, part, self.things)
        return self.checked([found.get(one, 0) for one in self.things], part, names)

    def checked(self, value: Any, part: str, names: Names) -> Any:
        """The numbers, each by itself."""
        number, pairs = Number(0, self.most), zip(self.things, value, strict=True)
        return self.made(*[number.read(many, f"{part}, {one}", names) for one, many in pairs])

    def write(self, value: Any, names: Names) -> dict[str, int]:  # noqa: ARG002
        """An object with the things that are there."""
        return {one: number for one, number in zip(self.things, value, strict=True) if number}

    def described(self) -> Schema:
        """An object with a number for each thing."""
        return closed({one: Number(0, self.most).schema() for one in self.things})

    def told(self, value: Any, names: Names) -> str:  # noqa: ARG002
        """As the notation writes it."""
        return self.text(value)
