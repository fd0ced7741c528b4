"""Where villages lie and how far canoes come, read off the board after the book (0.9, 0.11, 5)."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from atoll.kaivai.board import FIELD, Hex, write_hex
from atoll.kaivai.components import MOVEMENT, STEPS
from atoll.kaivai.table import Table

__all__ = [
    "allowance",
    "at_sea",
    "cult_beside",
    "deciding",
    "fleet",
    "island",
    "islands",
    "land",
    "named",
    "others",
    "reached",
    "surrounded",
    "touched",
    "water",
]


def deciding(table: Table, *stages: str) -> list[int]:
    """The player whose decision it is, at one of these stages."""
    return [table.turn] if table.turn is not None and table.stage in stages else []


def others(table: Table, *stages: str) -> list[int]:
    """The players who are not to decide, while somebody is, at one of these stages."""
    now = deciding(table, *stages)
    return [seat for seat in range(len(table.seats)) if now and seat not in now]


def land(table: Table) -> frozenset[Hex]:
    """The hexes with a hut or a cult hex."""
    return frozenset(table.cult | table.huts.keys())


def water(table: Table) -> list[Hex]:
    """All other hexes, canoes or not."""
    return sorted(table.board.hexes - land(table))


def _flood(start: Hex, within: Collection[Hex]) -> frozenset[Hex]:
    """All that hangs together with a hex, side by side, within these."""
    found, new = {start}, {start}
    while new:
        new = {one for one in FIELD.beside(new) if one in within} - found
        found |= new
    return frozenset(found)


def island(table: Table, one: Hex) -> frozenset[Hex]:
    """The village of a hex."""
    return _flood(one, land(table))


def islands(table: Table) -> tuple[frozenset[Hex], ...]:
    """All villages, in the order of their cult hexes."""
    return _islands(frozenset(table.cult), land(table))


@lru_cache(maxsize=64)
def _islands(cult: frozenset[Hex], ground: frozenset[Hex]) -> tuple[frozenset[Hex], ...]:
    return tuple(dict.fromkeys(_flood(one, ground) for one in sorted(cult)))


def touched(table: Table, one: Hex) -> list[frozenset[Hex]]:
    """The villages that a hex touches."""
    return [village for village in islands(table) if village & table.board.neighbours[one]]


def cult_beside(table: Table, one: Hex) -> list[Hex]:
    """The cult hexes that a hex touches."""
    return sorted(table.cult & table.board.neighbours[one])


def fleet(table: Table, seat: int) -> list[Hex]:
    """Where the canoes of a player are."""
    return sorted(one for one, owner in table.canoes.items() if owner == seat)


def at_sea(table: Table, seat: int) -> list[Hex]:
    """Where the canoes of a player are that have left their huts."""
    return [one for one in fleet(table, seat) if one not in table.huts]


def allowance(table: Table, seat: int) -> int:
    """How far the canoes of a player move: by the bid, and by the track of movement."""
    return MOVEMENT[(table.bids[seat] or 0) - 1] + STEPS[table.increase[seat]]


def reached(table: Table, start: Hex, steps: int) -> set[Hex]:
    """The water hexes that a canoe comes to in so many steps."""
    sea = {*water(table)}
    found: set[Hex] = {start}
    new: frozenset[Hex] = frozenset(found)
    for _ in range(steps):
        new = (table.board.beside(new) & sea) - found
        found |= new
    return found - {start}


def surrounded(table: Table, one: Hex) -> bool:
    """Whether land on a hex would cut a canoe off from the largest water (6.4)."""
    left = {*water(table)} - {one}
    seas: list[frozenset[Hex]] = []
    while rest := left.difference(*seas):
        seas.append(_flood(min(rest), left))
    largest = max(map(len, seas), default=0)
    small = frozenset[Hex]().union(*(sea for sea in seas if len(sea) < largest))
    return any(canoe in small for canoe in table.canoes)


def named(hexes: Iterable[Hex]) -> list[str]:
    """What hexes are called."""
    return [*map(write_hex, hexes)]
