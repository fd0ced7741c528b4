"""A position that a port tells, held against the table: which part is otherwise, and whose."""

import json
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from atoll.port.messages import Json
from atoll.record.holding import entries_apart
from atoll.table.contract import Table
from atoll.table.games import game, nouns
from atoll.table.kinds import BySeat
from atoll.table.parts import Part, null_is_nothing, starts

__all__ = ["Apart", "apart"]


class Apart(NamedTuple):
    """A part of a position, what the rules say lies there, and what the port says."""

    part: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        """What differs, entry by entry: `supply, red: 4 by the rules, 5 in the port.`."""
        return " ".join(
            f"{self.part}{', ' if name else ''}{name}: "
            f"{_said(one)} by the rules, {_said(other)} in the port."
            for name, one, other in entries_apart(self.ours, self.theirs)
        )


def apart(
    of: str, table: Table, told: Mapping[str, Any], untold: Collection[str]
) -> tuple[Apart, ...]:
    """Where a position that is told is not that of the table, in the order of the parts.

    What is as it starts may be left out. Errors: PositionError, where it is none.
    """
    parts = nouns(of).LAYOUT.parts
    given = {key: one for key, one in told.items() if key not in untold and _says(parts, key, one)}
    whole = game(of).write_position(table)
    found = {part: Apart(part, one, its) for part, its, one in game(of).differences(table, given)}
    for name in (name for name in whole if name not in untold):
        if left := _left_out(parts[name], whole[name], given, table):
            found[name] = left
    order = [*parts]
    return tuple(sorted(found.values(), key=lambda one: order.index(one.part)))


def _says(parts: Mapping[str, Part], name: str, value: object) -> bool:
    """Whether something is said of a part; null says nothing, unless it tells of nothing there."""
    return value is not None or name not in parts or null_is_nothing(parts[name])


def _left_out(part: Part, whole: Any, given: Json, table: Table) -> Apart | None:
    """A part that is not told, or not of all who have a share of it."""
    if part.name not in given:
        return None if starts(part, table) else Apart(part.name, whole, None)
    if not isinstance(part.kind, BySeat):
        return None
    told = given[part.name]
    missing = [name for name in _shares(part, table) if name not in told]
    return Apart(part.name, whole, told) if missing else None


def _shares(part: Part, table: Table) -> Iterator[str]:
    """The players who have something of a part that is not as it starts."""
    for name, value in zip(table.seats, getattr(table, part.name), strict=True):
        if value != part.starts:
            yield name


def _said(value: object) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)
