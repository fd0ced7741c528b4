"""Recorded games of every game are played again, and end as they did when they were kept.

`ends.json` says of each how it ends: with the rule that decides it and the scores, with the rule
that refuses its last line, or, where it is left before its end, with nothing. Those of `fiji/apart`
say after each line what a second Fiji made of it, written from the rulebooks and not from the
engine: under every answer to a ruling, and with every rule at work.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from atoll.home import HOME
from atoll.record import referee
from atoll.table.games import game

FOLDER = HOME / "tests" / "records"
KEPT = {
    file.relative_to(FOLDER).with_suffix("").as_posix(): file
    for name in ("fiji", "kaivai", "bali")
    for file in FOLDER.glob(f"{name}/**/*.jsonl")
}
ENDS: dict[str, list[Any]] = json.loads((FOLDER / "ends.json").read_text("utf-8"))


def ended(record: Path) -> list[Any]:
    """How a game ends; nothing may be refused before its last line."""
    verdict = referee(record)
    if verdict.line:
        assert verdict.line == record.read_text("utf-8").count("\n"), verdict
        return [verdict.rule]
    outcome = game(str(verdict.game)).outcome(verdict.table)
    return [outcome.rule, *outcome.scores] if outcome else []


@pytest.mark.parametrize("name", KEPT)
def test_a_recorded_game_ends_as_it_was_kept(name: str) -> None:
    assert ended(KEPT[name]) == ENDS[name]


def test_each_record_is_kept_for_its_end() -> None:
    assert KEPT.keys() == ENDS.keys()
