"""Speed as ratios, each measured in one run: `make bench`.

A group of the table compares two ways to the same end; the numbers in brackets are the ratios.
Games: 5 random games of three seats; `given` plays moves chosen before, `found` asks for all legal
moves and takes one at random. What is kept of a table is forgotten before each round.
Processes: whole ones, from the start of the interpreter to its end.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll.fiji.notation import write_move
from atoll.table.games import game

SEATS = ("Ana", "Ben", "Cid")
ROOT = Path(__file__).parent.parent.parent
MEBIBYTE = 2**20


# Games


def found(name: str, seed: int) -> list[tuple[int, Any]]:
    """A random game by its verbs alone: who decided what."""
    rules, luck, made = game(name), Random(seed), []
    table: Any = rules.opening(SEATS, seed, None, edition=None).table
    while waits := rules.waiting(table):
        made.append((waits[0], luck.choice([*rules.moves(table, waits[0])])))
        table = rules.after(table, *made[-1]).table
    return made


def given(name: str, seed: int, made: Sequence[tuple[int, Any]]) -> Any:
    """The table that these decisions lead to."""
    table: Any = game(name).opening(SEATS, seed, None, edition=None).table
    for seat, move in made:
        table = game(name).after(table, seat, move).table
    return table


def forget(name: str) -> None:
    """Nothing is kept of tables that were asked before."""
    for module in [one for known, one in sys.modules.items() if known.startswith(f"atoll.{name}")]:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


@pytest.mark.parametrize("way", ["given", "found"])
@pytest.mark.parametrize("name", ["fiji", "kaivai", "bali"])
def test_games(benchmark: Any, name: str, way: str) -> None:
    benchmark.group = f"5 games of {name}"
    known = [(seed, found(name, seed)) for seed in range(5)]
    play = {
        "given": lambda: [given(name, *one) for one in known],
        "found": lambda: [found(name, seed) for seed, _ in known],
    }
    benchmark.pedantic(play[way], setup=partial(forget, name), rounds=7, warmup_rounds=1)


# The referee


def record(path: Path, moves: int) -> Path:
    """A record of so many moves: random games, one after the other."""
    lines: list[dict[str, Any]] = []
    seed = 0
    while len(lines) < moves:
        edition = {"game": "fiji", "edition": "fiji-en-2006", "rulings": {}}
        lines.append(edition | {"seats": SEATS, "seed": seed})
        moved = found("fiji", seed)
        lines += [{"seat": SEATS[seat], "move": write_move(move)} for seat, move in moved]
        seed += 1
    path.write_text("".join(json.dumps(line) + "\n" for line in lines[:moves]), encoding="utf-8")
    return path


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
def test_examples(benchmark: Any, name: str) -> None:
    command = [sys.executable, *EXAMPLES[name]]
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": ROOT}
    benchmark.pedantic(subprocess.run, (command,), quiet, rounds=2, warmup_rounds=1)
