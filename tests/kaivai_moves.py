"""Moves of Kaivai that no list is asked for: all that could be said at a table, or anything."""

from collections.abc import Iterator
from itertools import product
from random import Random

from atoll.kaivai.attempts import tried
from atoll.kaivai.board import FIELD, Hex
from atoll.kaivai.components import ACTIONS, HUT_KINDS
from atoll.kaivai.pieces import canoes_of, village_at
from atoll.kaivai.table import (
    STAGES,
    Add,
    Bid,
    Build,
    Celebrate,
    Choose,
    Deliver,
    Done,
    Fish,
    FishWith,
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

__all__ = ["any_move_at_all", "as_listed", "sayable"]

HEXES = sorted(FIELD.hexes)
LOADS = [Track(*fish) for fish in product(range(4), repeat=5) if sum(fish) <= 3]


# All that could be said


def sayable(table: Table, seat: int) -> Iterator[Move]:
    """Every move of the kinds of a stage, on all hexes and with all numbers that could matter."""
    yield from (Pass(), Done())
    yield from map(Bid, (-1, 0, 12))
    yield from map(Add, range(-1, 25))
    for stage in STAGES:
        yield from tried(table._replace(stage=stage), seat, LOADS, everywhere=True)
    yield from (Pay(Track(*shells)) for shells in product(range(4), repeat=5))
    for canoe in canoes_of(table, seat):
        yield from (FishWith(place, canoe, n) for place in table.cult for n in range(-1, 7))


def as_listed(table: Table, move: Move) -> Move:
    """How a list has a move that can be said in several ways: a village by its first cult hex."""
    match move:
        case Celebrate(place) if village := village_at(table, place):
            return Celebrate(min(village.cult))
        case Score(place) if village := village_at(table, place):
            return Score(min(village.cult))
        case Fish(cult, canoe) if village := village_at(table, cult):
            return Fish(min(village.cult & FIELD.neighbours[canoe]), canoe)
        case FishWith(cult, canoe, number) if village := village_at(table, cult):
            return FishWith(min(village.cult & FIELD.neighbours[canoe]), canoe, number)
    return move


# Anything


def any_move_at_all(luck: Random) -> Move:
    """A move of any kind with any values: hexes beside the board, kinds and counters of none."""

    def place() -> Hex:
        beside = Hex(luck.randint(-9, 9), luck.randint(-9, 9))
        return luck.choice(HEXES) if luck.random() < 0.8 else beside

    def number() -> int:
        return luck.choice((luck.randint(-3, 30), 10**9, -(10**9)))

    def track() -> Track:
        return Track(*(luck.randint(-2, 3) for _ in range(5)))

    kind = luck.choice((*HUT_KINDS, "temple", ""))
    action = luck.choice((*ACTIONS, "sleeping", ""))
    return luck.choice(
        (
            *(Bid(number()), Place(kind, place()), God(place()), Choose(action), Pass()),
            *(Sail(place(), place()), Build(kind, place(), place()), Pay(track())),
            *(Fish(place(), place()), FishWith(place(), place(), number())),
            *(Deliver(track(), place(), place()), Celebrate(place()), Done()),
            *(Score(place()), Add(number())),
        )
    )
