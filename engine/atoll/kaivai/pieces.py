"""What follows from a table: its islands, and whose pieces lie where and how many are left."""

from functools import partial

from atoll.kaivai import components as box
from atoll.kaivai.board import Hex
from atoll.kaivai.islands import Islands, Village, islands_on
from atoll.kaivai.table import Table
from atoll.kaivai.villages import Enclosed, cut_off, surrounded


def islands(table: Table) -> Islands:
    """The land that lies on the field."""
    return islands_on(table.board, table.cult, frozenset(table.huts))


def villages(table: Table) -> tuple[Village, ...]:
    """The villages, in the order of their first hexes."""
    return islands(table).villages


def village_at(table: Table, place: Hex) -> Village | None:
    """The village that a hex belongs to."""
    return islands(table).village_of.get(place)


def canoes_of(table: Table, seat: int) -> list[Hex]:
    """Where the canoes of a player are, those on their huts too."""
    return sorted(place for place, owner in table.canoes.items() if owner == seat)


def at_sea(table: Table, seat: int) -> list[Hex]:
    """Where the canoes of a player are that have left their huts."""
    return [place for place in canoes_of(table, seat) if place not in table.huts]


def huts_of(table: Table, seat: int) -> list[Hex]:
    """Where the huts of a player are."""
    return sorted(place for place, hut in table.huts.items() if hut.owner == seat)


def left_of(table: Table, seat: int, kind: str) -> int:
    """How many huts of a kind a player still has the pieces for."""
    own = [hut.kind for hut in table.huts.values() if hut.owner == seat]
    huts = box.HUTS - len(own)
    if kind == "canoe-builder":
        return min(huts, box.CANOES - len(canoes_of(table, seat)))
    if kind == "fisherman":
        return min(huts, box.FISHERMEN - own.count(kind))
    return huts


def free(table: Table) -> frozenset[Hex]:
    """The canoes that no new piece may enclose, nor lie on (rulings surround and hut_canoe)."""
    if table.rulings.hut_canoe == "kept_open":
        return frozenset(table.canoes)
    return frozenset(place for place in table.canoes if place not in table.huts)


def enclosed(table: Table) -> Enclosed:
    """How it is told which canoes are enclosed (rulings surround and edge)."""
    if table.rulings.surround == "cut_off":
        return cut_off
    return partial(surrounded, edge_blocks=table.rulings.edge == "blocks")
