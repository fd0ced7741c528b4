"""Kinds of several values that have names: the fields of a record, the places of a board."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from atoll.table.kinds.kind import (
    Kind,
    Missing,
    Names,
    PositionError,
    Schema,
    closed,
    object_of,
    short,
    within,
)


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

    def in_full(self, value: Any, names: Names) -> dict[str, Any]:
        """All of them by name."""
        return {name: one.write(getattr(value, name), names) for name, one in self.fields.items()}

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

    def parts(self) -> tuple[Kind, ...]:
        """The names, and what each has."""
        return (self.named, self.each)
