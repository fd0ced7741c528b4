"""Kinds that speak of seats: one of them, some of them, a value for each, who knows a thing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from atoll.table import agreed, listed
from atoll.table.kinds.kind import (
    Kind,
    Names,
    PositionError,
    Schema,
    Single,
    among,
    closed,
    object_of,
    within,
)

__all__ = ["BySeat", "Seat", "Seats", "Seen"]


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

    def checked(self, value: Any, part: str, names: Names) -> tuple[Any, ...]:
        """The value of each seat that has one."""
        return tuple(
            None if one is None else self.each.checked(one, f"{part} of {name}", names)
            for name, one in zip(names, value, strict=True)
        )

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

    def through(self, value: Sequence[Any], change: Callable[[Single], Single]) -> tuple[Any, ...]:
        """What each seat has, changed."""
        return tuple(None if one is None else self.each.through(one, change) for one in value)


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
        return f"{within(self.each.told(thing, names), ' (')}{who}"

    def parts(self) -> tuple[Kind, ...]:
        """The thing, and seats."""
        return (self.each, Seat())

    def through(self, value: Single, change: Callable[[Single], Single]) -> Single:
        """The thing and who knows it, changed."""
        return change(value)

    def has_singles(self) -> bool:
        """It is one."""
        return True
