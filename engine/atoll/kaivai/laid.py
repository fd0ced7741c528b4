"""Tables of Kaivai for what was found: at the turn of a player, with huts, with villages grown."""

from itertools import cycle, islice
from typing import Any

from atoll.kaivai import god
from atoll.kaivai.board import FIELD, Hex, read_hex
from atoll.kaivai.components import BIDS
from atoll.kaivai.pieces import enclosed, free, islands, village_at, villages
from atoll.kaivai.position import supplies
from atoll.kaivai.table import Hut, Table
from atoll.kaivai.villages import cult_places

LAST = 8
AT_HOME = {read_hex("F7"): Hut(0, "canoe-builder")}
"""A hut by which the first player has a canoe, at another village than that of PLACES."""


def _beside(place: Hex) -> tuple[Hex, Hex]:
    """Two water hexes that touch each other and a cult hex."""
    first = min(FIELD.neighbours[place])
    return first, min(FIELD.neighbours[place] & FIELD.neighbours[first])


PLACES = _beside(read_hex("F4"))
"""Two water hexes that touch each other and a printed cult hex."""


def acting(table: Table, *, round_: int = 1, bid: int = 6, turn: int = 0) -> Table:
    """The table in a round, at the turn of a player; the first one has bid this."""
    others = iter([one for one in reversed(BIDS[:6]) if one != bid])
    bids = (bid, *islice(others, len(table.seats) - 1))
    order = tuple(sorted(range(len(bids)), key=lambda seat: -bids[seat]))
    for _ in range(round_):
        place = next(iter(god.moves(table, 0))).hex
        table = table._replace(cult=table.cult | {place}, god=place)
    return whole(table, round=round_, stage="action", bids=bids, order=order, turn=turn)


def whole(table: Table, **parts: Any) -> Table:
    """The table with these parts, and supplies that hold what is nowhere else."""
    there = table._replace(**parts)
    supply: dict[str, Any] = {**supplies(there)}
    return there._replace(**supply)


def grown(table: Table) -> Table:
    """Eight cult hexes more, at all villages but two: one that has one and one that has two."""
    one, two, *others = sorted(villages(table), key=lambda village: len(village.cult))[:-1]
    del one, two
    for hexes in islice(cycle([village.cult for village in others]), LAST):
        village = village_at(table, min(hexes))
        if village:
            place = next(iter(cult_places(islands(table), village, free(table), enclosed(table))))
            table = table._replace(cult=table.cult | {place}, god=place)
    return table
