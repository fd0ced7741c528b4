"""Recorded games of every game are played again, and end as they did when they were kept.

`ends.json` says of each how it ends: with the rule that decides it and the scores, with the rule
that refuses its last line, or, where it is left before its end, with nothing.
"""

import json
from typing import Any

import pytest

from atoll.compare.records import Recorded, course, recorded
from atoll.home import HOME

FOLDER = HOME / "tests" / "records"
KEPT = {
    one.file.relative_to(FOLDER).with_suffix("").as_posix(): one
    for name in ("fiji", "kaivai", "bali")
    for one in recorded(name, FOLDER / name)
    if one.file
}
ENDS: dict[str, list[Any]] = json.loads((FOLDER / "ends.json").read_text("utf-8"))


def ended(record: Recorded) -> list[Any]:
    """How a game ends; nothing may be refused before its last line."""
    _, end, outcome = course(record, {})
    if end.line:
        assert end.line == len(record.lines)
        return [end.rule]
    return [outcome.rule, *outcome.scores] if outcome else []


@pytest.mark.parametrize("name", KEPT)
def test_a_recorded_game_ends_as_it_was_kept(name: str) -> None:
    assert ended(KEPT[name]) == ENDS[name]


def test_each_record_is_kept_for_its_end() -> None:
    assert KEPT.keys() == ENDS.keys()
