"""Kinds that speak of seats: one of them, some of them, a value for each."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from atoll.table.kinds.kind import (
    Kind,
    Names,
    PositionError,
    Schema,
    among,
    object_of,
)


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
