"""What a position of Kaivai is worth to players who think ahead."""

from collections.abc import Iterator

from atoll.kaivai.components import SPACES
from atoll.kaivai.final import totals, unscored
from atoll.kaivai.pieces import canoes_of
from atoll.kaivai.table import Table

AHEAD = 0
"""A turn is several moves, and the next player's has little to do with it."""
WORK = 300
_HUT, _CANOE, _STEP = 2.5, 1.0, 0.7
_EATEN, _FISH, _SHELL, _INFLUENCE = 0.8, 0.25, 0.2, 0.4


def worths(table: Table) -> tuple[float, ...]:
    """The glory of each player, what the villages would bring now, and what more may follow."""
    if table.stage == "over":
        return table.glory
    worth = [glory + _hopes(table, seat) for seat, glory in enumerate(table.glory)]
    for seat, glory in _majorities(table):
        worth[seat] += glory
    return tuple(worth)


def _hopes(table: Table, seat: int) -> float:
    """What a player may still make glory of: huts, canoes, fish, shells, influence, movement."""
    huts = [hut for hut in table.huts.values() if hut.owner == seat]
    return (
        _HUT * len(huts)
        + _EATEN * sum(hut.fish for hut in huts)
        + _CANOE * len(canoes_of(table, seat))
        + _FISH * sum(map(int.__mul__, table.fish[seat], SPACES))
        + _SHELL * sum(map(int.__mul__, table.shells[seat], SPACES))
        + _INFLUENCE * table.influence[seat]
        + _STEP * table.increase[seat]
    )


def _majorities(table: Table) -> Iterator[tuple[int, float]]:
    """Who would gain each village that is left, without influence: a share of it, where tied."""
    nothing = (0,) * len(table.seats)
    for village in unscored(table):
        held = totals(table, village, nothing)
        first = [seat for seat, number in enumerate(held) if number == max(held) > 0]
        yield from ((seat, len(village.cult) / len(first)) for seat in first)
