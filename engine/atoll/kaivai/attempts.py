"""Moves that a player may think of now, allowed or not: what the prompt tells the rules by."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from atoll.kaivai.board import Hex
from atoll.kaivai.components import ACTIONS, BIDS, HUT_KINDS
from atoll.kaivai.pieces import canoes_of, islands, villages
from atoll.kaivai.table import (
    Add,
    Bid,
    Build,
    Celebrate,
    Choose,
    Deliver,
    Done,
    Fish,
    God,
    Move,
    Pass,
    Pay,
    Place,
    Sail,
    Score,
    Table,
    Track,
)
from atoll.kaivai.villages import touching

__all__ = ["tried"]


def tried(table: Table, seat: int) -> Iterator[Move]:
    """Moves of the kinds that fit the stage, and two that do not."""
    yield from _TRIED.get(table.stage, _with_canoes)(table, seat)
    yield from (Done(), Pass() if table.stage != "action" else Bid(1))


def _huts(table: Table, _seat: int) -> Iterator[Place]:
    places = sorted(table.board.hexes)
    return (Place(kind, place) for kind in HUT_KINDS for place in places)


def _villages(table: Table, _seat: int) -> Iterator[Move]:
    made = Score if table.stage == "village" else Celebrate
    return (made(min(one.cult)) for one in villages(table))


def _payments(table: Table, seat: int) -> Iterator[Pay]:
    """All shells, and the lowest alone."""
    shells = table.shells[seat]
    yield Pay(shells)
    lowest = next((space for space, number in enumerate(shells) if number), 0)
    yield Pay(Track(*[int(space == lowest) for space in range(len(shells))]))


def _with_canoes(table: Table, seat: int) -> Iterator[Move]:
    """Each canoe moves anywhere, or acts beside it."""
    for canoe in canoes_of(table, seat):
        yield from (Sail(canoe, place) for place in sorted(table.board.hexes))
        yield from _acts(table, canoe)


def _acts(table: Table, canoe: Hex) -> Iterator[Move]:
    """What a canoe might do where it is."""
    for place in sorted(table.board.neighbours[canoe]):
        match table.stage:
            case "build" if touching(islands(table), place):
                yield from (Build(kind, place, canoe) for kind in HUT_KINDS)
            case "fish" if place in table.cult:
                yield Fish(place, canoe)
            case "deliver" if place in table.huts:
                yield from (Deliver(load, place, canoe) for load in _LOADS)


_LOADS = (Track(four=1), Track(one=1), Track(four=4))

_TRIED: Mapping[str, Callable[[Table, int], Iterable[Move]]] = {
    "bid": lambda *_: map(Bid, (*BIDS, BIDS[-1] + 1)),
    "huts": _huts,
    "god": lambda table, _: map(God, sorted(table.board.hexes)),
    "action": lambda *_: map(Choose, ACTIONS),
    "pay": _payments,
    "celebrate": _villages,
    "village": _villages,
    "influence": lambda table, seat: [Add(table.influence[seat] + 1)],
}
