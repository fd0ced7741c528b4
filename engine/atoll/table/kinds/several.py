"""Kinds of several values of one kind: in their order, or in any."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

from atoll.table.kinds.kind import Kind, Names, PositionError, Schema, within
from atoll.table.kinds.named import Record
from atoll.table.kinds.single import Text


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
        return self._all(value if isinstance(value, list) else None, self.each.read, part, names)

    def checked(self, value: Any, part: str, names: Names) -> tuple[Any, ...]:
        """Each of the values, and all of them."""
        return self._all(value, self.each.checked, part, names)

    def _all(
        self, values: Sequence[Any] | None, each: Callable[..., Any], part: str, names: Names
    ) -> tuple[Any, ...]:
        """The values as each is read or checked; None is no list."""
        if values is None or self.number not in (None, len(values)):
            exactly = "" if self.number is None else f"exactly {self.number} "
            raise PositionError(part, f"list {exactly}{self.of}")
        bare = isinstance(self.each, Text) and not self.numbered
        called = (part if bare else f"{part} {place}" for place in range(1, len(values) + 1))
        found = tuple(map(each, values, called, repeat(names)))
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

    def parts(self) -> tuple[Kind, ...]:
        """What is listed."""
        return (self.each,)


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

    def parts(self) -> tuple[Kind, ...]:
        """What is listed."""
        return (self.each,)
