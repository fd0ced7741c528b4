"""How one noun of a game is read from JSON, written back, described and told: a dozen kinds.

A kind with a `name` stands under it in the JSON Schema of a game, and everything else refers to it.
Here are those of several values: a number of each thing, one for each seat, in their order, by
names.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from operator import itemgetter
from typing import Any

from atoll.table.kinds.kind import (
    Kind,
    Missing,
    Names,
    Number,
    PositionError,
    Schema,
    Seat,
    Text,
    Word,
    among,
    closed,
    object_of,
    short,
    within,
)

__all__ = [
    "ByName",
    "BySeat",
    "Counts",
    "Each",
    "Kind",
    "Missing",
    "Names",
    "Number",
    "PositionError",
    "Record",
    "Schema",
    "Seat",
    "Seats",
    "Some",
    "Text",
    "Word",
    "among",
    "object_of",
    "short",
]


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
        found, number = object_of(value, part, self.things), Number(0, self.most)
        many = {one: number.read(it, f"{part}, {one}", names) for one, it in found.items()}
        return self.made(*[many.get(one, 0) for one in self.things])

    def write(self, value: Any, names: Names) -> dict[str, int]:  # noqa: ARG002
        """An object with the things that are there, and with what is no number."""
        pairs = zip(self.things, value, strict=True)
        return {one: many for one, many in pairs if many != 0 or isinstance(many, bool)}

    def described(self) -> Schema:
        """An object with a number for each thing."""
        return closed({one: Number(0, self.most).schema() for one in self.things})

    def told(self, value: Any, names: Names) -> str:  # noqa: ARG002
        """As the notation writes it."""
        return self.text(value)


@dataclass(frozen=True)
class Seats(Kind):
    """Some of the seats: a list of names; on the table a yes or no for each seat.

    `of` says in a refusal whose names they are.
    """

    of: str

    def read(self, value: object, part: str, names: Names) -> tuple[bool, ...]:
        """A yes for each that is named."""
        if not isinstance(value, list):
            raise PositionError(part, f"list the names of {self.of}")
        named = {among(one, part, names) for one in value}
        return tuple(name in named for name in names)

    def write(self, value: Sequence[bool], names: Names) -> list[str]:
        """The names."""
        return [name for name, yes in zip(names, value, strict=True) if yes]

    def described(self) -> Schema:
        """A list of names."""
        return {"type": "array", "items": Seat().schema()}

    def parts(self) -> tuple[Kind, ...]:
        """Seats."""
        return (Seat(),)


@dataclass(frozen=True)
class BySeat(Kind):
    """A value for each seat, by its name; a seat that is left out has None."""

    each: Kind
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> tuple[Any, ...]:
        """The values in the order of the seats."""
        found = object_of(value, part, names)
        ways = {one: self.each.read(found[one], f"{part} of {one}", names) for one in found}
        return tuple(map(ways.get, names))

    def write(self, value: Sequence[Any], names: Names) -> dict[str, Any]:
        """The values by name."""
        pairs = zip(names, value, strict=True)
        return {name: self.each.write(one, names) for name, one in pairs if one is not None}

    def described(self) -> Schema:
        """An object whose keys are names."""
        seats = {"propertyNames": Seat().schema()}
        return {"type": "object", **seats, "additionalProperties": self.each.schema()}

    def parts(self) -> tuple[Kind, ...]:
        """Seats, and what each has."""
        return (Seat(), self.each)


@dataclass(frozen=True)
class Each(Kind):
    """Several values of one kind in their order, a `number` of them where that is fixed.

    `of` says in a refusal what is listed. `most` is for who writes a position; that there are
    more, a rule refuses. Where no two may be alike in a `key`, `once` is the fix. A refusal says
    the place of what is listed; of texts only where they are `numbered`, as a text tells which.
    """

    each: Kind
    of: str
    number: int | None = None
    most: int | None = None
    key: Callable[[Any], object] | None = None
    once: str = ""
    numbered: bool = False
    name: str = ""
    says: str = ""

    def read(self, value: object, part: str, names: Names) -> tuple[Any, ...]:
        """The values."""
        if not isinstance(value, list) or self.number not in (None, len(value)):
            exactly = "" if self.number is None else f"exactly {self.number} "
            raise PositionError(part, f"list {exactly}{self.of}")
        bare = isinstance(self.each, Text) and not self.numbered
        called = (part if bare else f"{part} {place}" for place in range(1, len(value) + 1))
        found = tuple(map(self.each.read, value, called, repeat(names)))
        if self.key and len({*map(self.key, found)}) < len(found):
            raise PositionError(part, self.once)
        return found

    def write(self, value: Sequence[Any], names: Names) -> list[Any]:
        """The values."""
        return [self.each.write(one, names) for one in value]

    def described(self) -> Schema:
        """An array."""
        number = {} if self.number is None else {"minItems": self.number, "maxItems": self.number}
        most = {} if self.most is None else {"maxItems": self.most}
        says = {"description": self.says} if self.says else {}
        return {"type": "array", **number, **most, "items": self.each.schema(), **says}

    def told(self, value: Sequence[Any], names: Names) -> str:
        """One beside the other; those that are made of several things below each other."""
        between = "\n" if isinstance(self.each, Record) else ", "
        return between.join(within(self.each.told(one, names), between) for one in value)


@dataclass(frozen=True)
class Some(Kind):
    """Some words, texts, numbers or seats, in any order and none twice: on the table a set.

    `of` says in a refusal what is listed.
    """

    each: Kind
    of: str
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> frozenset[Any]:
        """The things."""
        if not isinstance(value, list):
            raise PositionError(part, f"list {self.of}")
        found = [self.each.read(one, part, names) for one in value]
        if len({*found}) < len(found):
            raise PositionError(part, f"list each of {self.of} once")
        return frozenset(found)

    def write(self, value: Collection[Any], names: Names) -> list[Any]:
        """The things, in the order of what they are called."""
        return sorted(self.each.write(one, names) for one in value)

    def described(self) -> Schema:
        """An array."""
        return {"type": "array", "items": self.each.schema(), "uniqueItems": True}

    def told(self, value: Collection[Any], names: Names) -> str:
        """One beside the other."""
        return ", ".join(within(str(one), ", ") for one in self.write(value, names))


@dataclass(frozen=True)
class Record(Kind):
    """Several named things as one: `made` takes them by their names.

    `starts` are those that may be left out, as they are then.
    """

    made: Callable[..., Any]
    fields: Mapping[str, Kind]
    name: str = ""
    starts: Mapping[str, Any] = field(default_factory=dict)

    def read(self, value: object, part: str, names: Names) -> Any:
        """All of them. Errors: PositionError where one is missing."""
        found = object_of(value, part, [*self.fields])
        if missing := [name for name in self._needed() if name not in found]:
            raise Missing(part, missing)
        given = {
            name: self.fields[name].read(one, f"{part}, {name}", names)
            for name, one in found.items()
        }
        return self.made(**{**self.starts, **given})

    def _needed(self) -> list[str]:
        return [name for name in self.fields if name not in self.starts]

    def _there(self, value: Any) -> Iterator[tuple[str, Any]]:
        """What is not as it starts."""
        for name in self.fields:
            one = getattr(value, name)
            if name not in self.starts or one != self.starts[name]:
                yield name, one

    def write(self, value: Any, names: Names) -> dict[str, Any]:
        """All of them by name, but for what is as it starts."""
        return {name: self.fields[name].write(one, names) for name, one in self._there(value)}

    def described(self) -> Schema:
        """An object with all of them."""
        fields = {name: kind.schema() for name, kind in self.fields.items()}
        return closed(fields, required=self._needed())

    def told(self, value: Any, names: Names) -> str:
        """One after the other; by its name what may be left out."""
        return "; ".join(
            self._told(name, within(self.fields[name].told(one, names), "; "))
            for name, one in self._there(value)
        )

    def _told(self, name: str, text: str) -> str:
        """One of them; what may not be left out is not to be taken for another."""
        if name in self.starts:
            return f"{name} {text}"
        return f"({text})" if text.partition(" ")[0] in self.starts else text

    def parts(self) -> tuple[Kind, ...]:
        """What it is made of."""
        return tuple(self.fields.values())


@dataclass(frozen=True)
class ByName(Kind):
    """A value for some of a few names, such as places on a board: on the table a mapping.

    The names are read and written by a kind of their own, a Word or a Text.
    """

    named: Kind
    each: Kind
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> dict[Any, Any]:
        """The values by what their names stand for."""
        if not isinstance(value, dict):
            raise PositionError(part, f"{short(value)} is no object; write each by its name")
        found: dict[Any, Any] = {}
        for key, one in value.items():
            named = self.named.read(key, part, names)
            if named in found:
                raise PositionError(part, f"{short(key)} is there twice; write it once")
            found[named] = self.each.read(one, f"{part}, {key}", names)
        return found

    def write(self, value: Mapping[Any, Any], names: Names) -> dict[str, Any]:
        """The values by name, in the order of the names."""
        return {key: self.each.write(one, names) for key, one in self._sorted(value, names)}

    def _sorted(self, value: Mapping[Any, Any], names: Names) -> list[tuple[str, Any]]:
        pairs = ((self.named.write(key, names), one) for key, one in value.items())
        return sorted(pairs, key=itemgetter(0))

    def described(self) -> Schema:
        """An object whose keys are such names."""
        return {
            "type": "object",
            "propertyNames": self.named.schema(),
            "additionalProperties": self.each.schema(),
        }

    def told(self, value: Mapping[Any, Any], names: Names) -> str:
        """Each beside its name, in the order of the names."""
        return ", ".join(
            f"{within(key, ' ')} {within(self.each.told(one, names), ', ')}"
            for key, one in self._sorted(value, names)
        )
