"""Moves that a player may think of now, allowed or not.

By them the prompt tells the rules, laws try crowded tables, and tests hold lists against refusals.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from atoll.kaivai.board import Hex
from atoll.kaivai.components import ACTIONS, BIDS, HUT_KINDS, LOAD
from atoll.kaivai.pieces import canoes_of, islands, villages
from atoll.kaivai.table import (
    CANOES,
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
    Pay,
    Place,
    Sail,
    Score,
    Table,
    Track,
)
from atoll.kaivai.villages import touching

Loads = Sequence[Track]
"""What is tried to be delivered, to each hut."""
_LOADS = (Track(four=1), Track(one=1), Track(four=LOAD + 1))


def tried(
    table: Table, seat: int, loads: Loads = _LOADS, *, everywhere: bool = False
) -> Iterator[Move]:
    """Moves of the kinds that fit the stage; canoes act beside where they are, or `everywhere`."""
    acting = table.stage in CANOES
    for canoe in canoes_of(table, seat) if acting else ():
        yield from (Sail(canoe, place) for place in sorted(table.board.hexes))
    yield from put_down(table, seat, loads, everywhere=everywhere)
    yield from (Done(),) if acting else ()


def put_down(
    table: Table, seat: int, loads: Loads = _LOADS, *, everywhere: bool = False
) -> Iterator[Move]:
    """Those of them that leave the canoes where they are."""
    if others := _OTHERS.get(table.stage):
        yield from others(table, seat)
    if made := _OF_VILLAGES.get(table.stage):
        yield from map(made, _villages(table, everywhere=everywhere))
    for canoe in canoes_of(table, seat) if table.stage in CANOES else ():
        yield from _acts(table, canoe, loads, everywhere=everywhere)


def _acts(table: Table, canoe: Hex, loads: Loads, *, everywhere: bool) -> Iterator[Move]:
    """What a canoe might do where it is."""
    beside = table.board.hexes if everywhere else table.board.neighbours[canoe]
    for place in sorted(beside):
        match table.stage:
            case "build" if everywhere or touching(islands(table), place):
                yield from (Build(kind, place, canoe) for kind in HUT_KINDS)
            case "fish" if place in table.cult:
                yield Fish(place, canoe)
            case "deliver" if place in table.huts:
                yield from (Deliver(load, place, canoe) for load in loads)


# Without canoes


def _huts(table: Table, _seat: int) -> Iterator[Place]:
    places = sorted(table.board.hexes)
    return (Place(kind, place) for kind in HUT_KINDS for place in places)


def _villages(table: Table, *, everywhere: bool) -> list[Hex]:
    """A hex of each village, or every hex."""
    first = (min(one.cult) for one in villages(table))
    return sorted(table.board.hexes if everywhere else first)


def _payments(table: Table, seat: int) -> Iterator[Pay]:
    """All shells, and the lowest alone."""
    shells = table.shells[seat]
    yield Pay(shells)
    lowest = next((space for space, number in enumerate(shells) if number), 0)
    yield Pay(Track(*[int(space == lowest) for space in range(len(shells))]))


_OF_VILLAGES: Mapping[str, Callable[[Hex], Move]] = {"celebrate": Celebrate, "village": Score}
_OTHERS: Mapping[str, Callable[[Table, int], Iterable[Move]]] = {
    "bid": lambda *_: map(Bid, (*BIDS, BIDS[-1] + 1)),
    "huts": _huts,
    "god": lambda table, *_: map(God, sorted(table.board.hexes)),
    "action": lambda *_: map(Choose, ACTIONS),
    "pay": _payments,
    "influence": lambda table, seat: map(Add, range(table.influence[seat] + 2)),
}
