"""Where villages lie and how far canoes come, read off the board after the book (0.9, 0.11, 5)."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from atoll.kaivai.board import FIELD, Hex, write_hex
from atoll.kaivai.components import MOVEMENT, STEPS
from atoll.kaivai.table import Table

__all__ = [
    "allowance",
    "at_sea",
    "comes_later",
    "cult_beside",
    "deciding",
    "fleet",
    "island",
    "islands",
    "land",
    "named",
    "others",
    "reached",
    "shut_in",
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
        new = {*FIELD.beside(new).intersection(within)} - found
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


def comes_later(table: Table, one: Hex) -> bool:
    """Whether another canoe has moved and acts first, where they go one by one."""
    one_by_one = table.rulings.order_of_canoes == "canoe_by_canoe"
    return one_by_one and bool(table.sailed - {one})


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
    """Whether land on a hex would cut a canoe at sea off from the largest water (6.4)."""
    return any(canoe not in table.huts for canoe in shut_in(table, one))


def shut_in(table: Table, one: Hex) -> set[Hex]:
    """The canoes that land on a hex would cut off from the largest water, those on huts too.

    Those that are cut off already are none of them.
    """
    left = table.board.hexes - land(table)
    return _cut_off(table, left - {one}) - _cut_off(table, left)


def _cut_off(table: Table, left: frozenset[Hex]) -> set[Hex]:
    """The canoes that do not lie at the largest water, where so much is left."""
    open_sea, near = _open_sea(left), table.board.neighbours
    return {canoe for canoe in table.canoes if not ({canoe} | near[canoe]) & open_sea}


@lru_cache(maxsize=256)
def _open_sea(left: frozenset[Hex]) -> frozenset[Hex]:
    """The largest water of all that is left, or those that are equally large."""
    seas: list[frozenset[Hex]] = []
    while rest := left.difference(*seas):
        seas.append(_flood(min(rest), left))
    largest = max(map(len, seas), default=0)
    return frozenset[Hex]().union(*(sea for sea in seas if len(sea) == largest))


def named(hexes: Iterable[Hex]) -> list[str]:
    """What hexes are called."""
    return [*map(write_hex, hexes)]
