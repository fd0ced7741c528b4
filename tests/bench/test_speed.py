"""Speed as ratios, each measured in one run: `make bench`.

A group of the table compares two ways to the same end; the numbers in brackets are the ratios.
Games: 20 random games of four seats under fiji-en-2006; `given` plays moves chosen before, `found`
also asks for all legal moves and takes one at random, `told` also asks what happened. Of Kaivai
and Bali there are 5 games of three; what is kept of a table is forgotten before each round.
Tables: whether one can stand is asked of the table, or of a position that is written and read back.
Processes: whole ones, from the start of the interpreter to its end.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from atoll import fiji
from atoll.fiji import Move, Table, rules, write_move
from atoll.record import referee
from atoll.table.games import game, standing

SEATS = ("Ana", "Ben", "Cid", "Dot")
SEEDS = range(20)
ROOT = Path(__file__).parent.parent.parent
MEBIBYTE = 2**20


# A rule


COUNTS = [tuple(Random(seed).choices(range(5), k=5)) for seed in range(1000)]


def plain_contest(counts: Sequence[int], *, most: bool) -> int | None:
    for count in sorted(set(counts), reverse=most):
        if counts.count(count) == 1:
            return counts.index(count)
    return None


@pytest.mark.benchmark(group="1,000 contests of five seats")
@pytest.mark.parametrize("contest", [plain_contest, rules.contest], ids=["plain", "rules"])
def test_contest(benchmark: BenchmarkFixture, contest: Callable[..., Any]) -> None:
    benchmark(lambda: [contest(counts, most=True) for counts in COUNTS])


# Games


@cache
def found(seed: int) -> tuple[tuple[int, Move], ...]:
    """A random game; the moves that were made."""
    luck, table, made = Random(seed), fiji.setup(SEATS, seed), []
    while waits := fiji.waiting(table):
        seat, move = waits[0], luck.choice(tuple(fiji.moves(table, waits[0])))
        made.append((seat, move))
        table = fiji.after(table, seat, move).table
    return tuple(made)


def given(table: Table, made: Sequence[tuple[int, Move]]) -> Table:
    for seat, move in made:
        table = fiji.after(table, seat, move).table
    return table


def told(table: Table, made: Sequence[tuple[int, Move]]) -> int:
    """The same with everything that happens; so many events."""
    events = 0
    for seat, move in made:
        step = fiji.after(table, seat, move)
        table, events = step.table, events + len(step.events)
    return events


@pytest.mark.benchmark(group="20 games, moves given")
@pytest.mark.parametrize("way", [given, told], ids=["rules", "rules told"])
def test_given(benchmark: BenchmarkFixture, way: Callable[..., Any]) -> None:
    """`way` plays them."""
    starts = [(fiji.setup(SEATS, seed), found(seed)) for seed in SEEDS]
    benchmark(lambda: [way(*start) for start in starts])


@pytest.mark.benchmark(group="20 games, moves found")
def test_found(benchmark: BenchmarkFixture) -> None:
    benchmark(lambda: [found.__wrapped__(seed) for seed in SEEDS])


def forget(name: str) -> None:
    """Nothing is kept of tables that were asked before."""
    for module in [one for known, one in sys.modules.items() if known.startswith(f"atoll.{name}")]:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def decided(name: str, seed: int) -> list[tuple[int, Any]]:
    """A random game by its verbs alone: who decided what."""
    rules, luck, made = game(name), Random(seed), []
    table: Any = rules.opening(SEATS[:3], seed, None, edition=None).table
    while waits := rules.waiting(table):
        made.append((waits[0], luck.choice([*rules.moves(table, waits[0])])))
        table = rules.after(table, *made[-1]).table
    return made


def again(name: str, seed: int, made: Sequence[tuple[int, Any]]) -> Any:
    table: Any = game(name).opening(SEATS[:3], seed, None, edition=None).table
    for seat, move in made:
        table = game(name).after(table, seat, move).table
    return table


@pytest.mark.parametrize("way", ["given", "found"])
@pytest.mark.parametrize("name", ["kaivai", "bali"])
def test_other_games(benchmark: Any, name: str, way: str) -> None:
    benchmark.group = f"5 games of {name}"
    known = [(seed, decided(name, seed)) for seed in range(5)]
    play = {
        "given": lambda: [again(name, *one) for one in known],
        "found": lambda: [decided(name, seed) for seed, _ in known],
    }
    benchmark.pedantic(play[way], setup=partial(forget, name), rounds=7, warmup_rounds=1)


# Tables


def through_a_position(table: Table) -> Table:
    return fiji.read_position(fiji.write_position(table), table.seats, table.rulings)


@pytest.mark.benchmark(group="20 tables, whether each can stand")
@pytest.mark.parametrize(
    "stands", [partial(standing, "fiji"), through_a_position], ids=["asked", "read"]
)
def test_standing(benchmark: BenchmarkFixture, stands: Callable[[Table], Table]) -> None:
    tables = [given(fiji.setup(SEATS, seed), found(seed)[:30]) for seed in SEEDS]
    assert [*map(stands, tables)] == tables
    benchmark(lambda: [*map(stands, tables)])


# The referee


def record(path: Path, moves: int) -> Path:
    """A record of so many moves: random games, one after the other."""
    lines: list[dict[str, Any]] = []
    seed = 0
    while len(lines) < moves:
        edition = {"game": "fiji", "edition": "fiji-en-2006", "rulings": {}}
        lines.append(edition | {"seats": SEATS, "seed": seed})
        lines += [{"seat": SEATS[seat], "move": write_move(move)} for seat, move in found(seed)]
        seed += 1
    path.write_text("".join(json.dumps(line) + "\n" for line in lines[:moves]), encoding="utf-8")
    return path


@pytest.mark.benchmark(group="the referee, by moves")
@pytest.mark.parametrize("moves", [1_000, 10_000])
def test_referee(benchmark: BenchmarkFixture, tmp_path: Path, moves: int) -> None:
    verdict = benchmark(referee, record(tmp_path / "game.jsonl", moves))
    assert verdict.legal


def test_the_referee_needs_little_memory(tmp_path: Path) -> None:
    """At most 64 MiB more than the interpreter itself, for 10,000 moves."""
    path = str(record(tmp_path / "game.jsonl", 10_000))
    alone = peak([sys.executable, "-c", "pass"])
    refereeing = peak([sys.executable, "-m", "atoll", "referee", path])
    assert refereeing - alone < 64 * MEBIBYTE


def peak(command: list[str]) -> int:
    """The most memory that a process and its children ever held, in bytes."""
    measure = (
        "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, stdout=-3); "
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    told = subprocess.run(
        [sys.executable, "-c", measure, *command],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ,
    )
    return int(told.stdout) * (1 if sys.platform == "darwin" else 1024)


# Whole processes


EXAMPLES = {
    "1 atoll check": ["-m", "atoll", "check"],
    "2 pytest": ["-m", "pytest", "--quiet", "--no-header", "features"],
}


@pytest.mark.benchmark(group="the examples, as a whole process")
@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(benchmark: BenchmarkFixture, name: str) -> None:
    timed(benchmark, EXAMPLES[name], rounds=2)


def timed(benchmark: Any, arguments: list[str], rounds: int) -> None:
    """A process of this Python, several times; the benchmark has no types for that."""
    command = [sys.executable, *arguments]
    benchmark.pedantic(subprocess.run, (command,), QUIET, rounds=rounds, warmup_rounds=1)


QUIET: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": ROOT}
