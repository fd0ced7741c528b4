"""Kinds of several values, and of single things that some seats know."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from operator import itemgetter
from typing import Any

from atoll.table import agreed, listed
from atoll.table.kinds.kind import (
    Kind,
    Missing,
    Names,
    PositionError,
    Schema,
    Single,
    closed,
    object_of,
    short,
)
from atoll.table.kinds.seats import Seat, Seats
from atoll.table.kinds.single import Text

__all__ = ["ByName", "Each", "Record", "Seen", "Some"]


@dataclass(frozen=True)
class Each(Kind):
    """Several values of one kind in their order, a `number` of them where that is fixed.

    `of` says in a refusal what is listed. `most` is for who writes a position; that there are
    more, a rule refuses. Where no two may be alike in a `key`, `once` is the fix.
    """

    each: Kind
    of: str
    number: int | None = None
    most: int | None = None
    key: Callable[[Any], object] | None = None
    once: str = ""
    name: str = ""
    says: str = ""

    def read(self, value: object, part: str, names: Names) -> tuple[Any, ...]:
        """The values."""
        if not isinstance(value, list) or self.number not in (None, len(value)):
            exactly = "" if self.number is None else f"exactly {self.number} "
            raise PositionError(part, f"list {exactly}{self.of}")
        called = (self._called(part, place) for place in range(1, len(value) + 1))
        found = tuple(map(self.each.read, value, called, repeat(names)))
        if self.key and len({*map(self.key, found)}) < len(found):
            raise PositionError(part, self.once)
        return found

    def _called(self, part: str, place: int) -> str:
        """What one of them is called: of texts, the text itself tells which it is."""
        return part if isinstance(self.each, Text) else f"{part} {place}"

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
        return between.join(self.each.told(one, names) for one in value)

    def parts(self) -> tuple[Kind, ...]:
        """What is listed."""
        return (self.each,)

    def through(self, value: Sequence[Any], change: Callable[[Single], Single]) -> tuple[Any, ...]:
        """Each of the values, changed."""
        return tuple(self.each.through(one, change) for one in value)


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
        return ", ".join(map(str, self.write(value, names)))

    def parts(self) -> tuple[Kind, ...]:
        """What is listed."""
        return (self.each,)


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
            f"{f'{name} ' if name in self.starts else ''}{self.fields[name].told(one, names)}"
            for name, one in self._there(value)
        )

    def parts(self) -> tuple[Kind, ...]:
        """What it is made of."""
        return tuple(self.fields.values())

    def through(self, value: Any, change: Callable[[Single], Single]) -> Any:
        """All of them, changed."""
        return self.made(
            **{
                name: kind.through(getattr(value, name), change)
                for name, kind in self.fields.items()
            }
        )


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
            f"{key} {self.each.told(one, names)}" for key, one in self._sorted(value, names)
        )

    def parts(self) -> tuple[Kind, ...]:
        """The names, and what each has."""
        return (self.named, self.each)

    def through(
        self, value: Mapping[Any, Any], change: Callable[[Single], Single]
    ) -> dict[Any, Any]:
        """The values, changed."""
        return {key: self.each.through(one, change) for key, one in value.items()}


@dataclass(frozen=True)
class Seen(Kind):
    """A single thing that some seats know, wherever it lies: a pair of it and the seats' flags.

    `{"is": "warrior", "known": ["Blue"]}`; without `known` nobody knows it. To a seat that does
    not know it the thing is None; that it lies there, and who knows it, all see.
    """

    each: Kind
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> Single:
        """The thing, and who knows it."""
        found = object_of(value, part, ("is", "known"))
        if "is" not in found:
            raise PositionError(part, "say what it `is`")
        thing = self.each.read(found["is"], part, names)
        return thing, self._knowing().read(found.get("known", []), f"{part}, known", names)

    def _knowing(self) -> Seats:
        return Seats("the players who know it")

    def write(self, value: Single, names: Names) -> dict[str, Any]:
        """The thing, and who knows it."""
        thing, known = value
        seats = {"known": self._knowing().write(known, names)} if any(known) else {}
        return {"is": self.each.write(thing, names), **seats}

    def described(self) -> Schema:
        """An object with the thing."""
        return closed({"is": self.each.schema(), "known": self._knowing().schema()}, ["is"])

    def told(self, value: Single, names: Names) -> str:
        """The thing, and who knows it."""
        thing, known = value
        knowing = self._knowing().write(known, names)
        who = agreed(f" ({listed(knowing)} know[s|] it)", len(knowing)) if knowing else ""
        return f"{self.each.told(thing, names)}{who}"

    def parts(self) -> tuple[Kind, ...]:
        """The thing, and seats."""
        return (self.each, Seat())

    def through(self, value: Single, change: Callable[[Single], Single]) -> Single:
        """The thing and who knows it, changed."""
        return change(value)

    def has_singles(self) -> bool:
        """It is one."""
        return True
