"""What every kind can do: read, write, describe and tell a value; and kinds of single values.

These are a number, a word, a text of the notation and a seat.
"""

import json
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from atoll.printable import whole
from atoll.table import agreed, listed

Names = Sequence[str]
"""What the seats are called, in their order."""
Schema = dict[str, Any]
"""A JSON Schema."""


class PositionError(ValueError):
    """A position that is not one; the message names the part and the fix."""

    def __init__(self, part: str, fix: str) -> None:
        """Name the part, then the fix."""
        super().__init__(f"{part}: {fix}")

    def __reduce__(self) -> tuple[Any, ...]:
        """How it crosses from one process to another: as what it says."""
        return type(self).__new__, (type(self), *self.args)


class Missing(PositionError):
    """A position that leaves out what has no start."""

    def __init__(self, part: str, names: Names) -> None:
        """Name the part, and what of it is missing."""
        text = f"the {listed(names)} [is|are] missing; give [it|them] too"
        several = len(names) > 1 or (names[0].endswith("s") and " " not in names[0])
        super().__init__(part, agreed(text, 1 + several))


class Kind:  # no ABC, as Python asks of one much more slowly what is of it
    """How a value is read (from JSON, what it is called, the seats), written, described, told."""

    name: str = ""

    @abstractmethod
    def read(self, value: object, part: str, names: Names) -> Any:
        """The value as it stands on the table. Errors: PositionError."""
        raise NotImplementedError

    def write(self, value: Any, names: Names) -> Any:  # noqa: ARG002 # most need no names
        """The value in JSON terms; `read` gives the same value back."""
        return value

    @abstractmethod
    def described(self) -> Schema:
        """What is read, as a JSON Schema."""
        raise NotImplementedError

    def told(self, value: Any, names: Names) -> str:
        """The value for people."""
        return str(self.write(value, names))

    def parts(self) -> Collection["Kind"]:
        """The kinds that this one is made of."""
        return [one for one in vars(self).values() if isinstance(one, Kind)]

    def schema(self) -> Schema:
        """The schema, or where it stands."""
        return {"$ref": f"#/$defs/{self.name}"} if self.name else self.described()


def short(value: object) -> str:
    """A value as a message shows it; one that is too deep or too long for that, as what it is."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return f"{type(value).__name__} without end"
    return text if len(text) <= 40 else f"{text[:37]}..."


def within(text: str, between: str) -> str:
    """What is told of one among others that `between` parts: in brackets, where it would run on.

    So two values are never told alike: `(10, 20), 30` is not `10, (20, 30)`.
    """
    depths = [0, *accumulate((one == "(") - (one == ")") for one in text)]
    outside = "".join(one for one, depth in zip(text, depths, strict=False) if depth == 0)
    if '"' in text or min(depths) < 0 or depths[-1]:
        return f"({json.dumps(text)})"
    return text if text and text[0] != "(" and between not in outside else f"({text})"


def among(value: object, part: str, names: Names) -> str:
    """One of these names. Errors: PositionError."""
    if not isinstance(value, str) or value not in names:
        raise PositionError(part, f"{short(value)} is not one of: {', '.join(names)}")
    return value


def object_of(value: object, part: str, keys: Names) -> Mapping[str, object]:
    """An object with some of these keys. Errors: PositionError."""
    if not isinstance(value, dict):
        raise PositionError(part, f"{short(value)} is no object; name some of: {', '.join(keys)}")
    for key in value:
        among(key, part, keys)
    return value


def closed(properties: Mapping[str, Schema], required: Sequence[str] = ()) -> Schema:
    """The schema of an object with these keys and no others."""
    needed = {"required": [*required]} if required else {}
    return {
        "type": "object",
        "additionalProperties": False,
        **needed,
        "properties": dict(properties),
    }


# Kinds of single values


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
