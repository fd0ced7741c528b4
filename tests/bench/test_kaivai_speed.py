"""The speed of Kaivai as ratios, each measured in one run: `make bench`.

Games: 10 random games of four players; `given` plays moves chosen before, `found` also asks for
all legal moves and takes one at random.
Lists: what a player may do at tables laid full: every player has four canoes at sea and shells and
fish enough, and each has a quarter of the huts.
Whatever is kept of one table is forgotten before the next round of the bench.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from itertools import cycle
from random import Random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from atoll.kaivai.pieces import islands
from atoll.kaivai.starting import why_no_place
from atoll.kaivai.table import Hut, Move, Table, Track
from atoll.table.games import game

kaivai: Any = game("kaivai")
NAMES = ("Red", "Blue", "Green", "Yellow")
Decided = Sequence[tuple[Table, int, Move]]
SEEDS = range(10)
SEATS = (0, 1, 2, 3)
HUTS = (12, 24, 36, 48)
STAGES = ("action", "build", "fish", "deliver", "move")


def forget() -> None:
    """Nothing is kept of tables that were asked before."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("atoll.kaivai"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def timed(benchmark: Any, work: Callable[[], object]) -> None:
    """Some rounds, each from the beginning; the benchmark has no types for that."""
    benchmark.pedantic(work, setup=forget, rounds=7, warmup_rounds=1)


# Games


@cache
def decided(seed: int) -> Decided:
    """A random game: the tables, who decided at each, and what."""
    table, luck = kaivai.opening(NAMES, seed, None, edition=None).table, Random(seed)
    made = []
    while waits := kaivai.waiting(table):
        move = luck.choice([*kaivai.moves(table, waits[0])])
        made.append((table, waits[0], move))
        table = kaivai.after(table, waits[0], move).table
    return tuple(made)


def given() -> None:
    for seed in SEEDS:
        table = decided(seed)[0][0]
        for _, seat, move in decided(seed):
            table = kaivai.after(table, seat, move).table


def found() -> None:
    for seed in SEEDS:
        decided.__wrapped__(seed)


@pytest.mark.benchmark(group="10 games of Kaivai, moves given and found")
@pytest.mark.parametrize("games", [given, found])
def test_games(benchmark: BenchmarkFixture, games: Callable[[], None]) -> None:
    given()
    timed(benchmark, games)


# Lists


def lists(tables: Sequence[tuple[Table, int]]) -> None:
    for table, seat in tables:
        assert [*kaivai.moves(table, seat)]


def full(huts: int, seed: int) -> Table:
    """A table with so many huts, at which the first player chooses an action."""
    luck = Random(seed)
    table = next(at for at, _, _ in decided(seed) if at.stage == "action")
    table = table._replace(
        order=SEATS,
        turn=0,
        bids=(5, 4, 3, 2),
        increase=(1,) * 4,
        shells=(Track(five=4),) * 4,
        fish=(Track(three=1, four=2),) * 4,
        huts={place: hut._replace(fish=1) for place, hut in table.huts.items()},
        canoes={},
    )
    while len(table.huts) < huts:
        place = luck.choice(sorted(islands(table).touched.keys() & islands(table).water))
        if why_no_place(table, place, "kaivai_6_3") is None:
            new = Hut(len(table.huts) % 4, "meeting")
            table = table._replace(huts={**table.huts, place: new})
    water = luck.sample(sorted(islands(table).sea), 16)
    return table._replace(canoes=dict(zip(water, cycle(SEATS), strict=False)))


def of_every_stage(huts: int) -> list[tuple[Table, int]]:
    """What the player may do in each stage, at some tables with so many huts."""
    tables = [full(huts, seed) for seed in SEEDS]
    staged = [(table._replace(stage=stage), 0) for table in tables for stage in STAGES]
    return [(table, seat) for table, seat in staged if [*kaivai.moves(table, seat)]]


@pytest.mark.benchmark(group="lists at ten full tables, by the number of huts")
@pytest.mark.parametrize("huts", HUTS)
def test_huts(benchmark: BenchmarkFixture, huts: int) -> None:
    tables = of_every_stage(huts)
    timed(benchmark, lambda: lists(tables))
