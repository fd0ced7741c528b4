"""Every rule of Kaivai, and every other answer to a ruling, is at work at some small table."""

import pytest

from atoll import book
from atoll.kaivai import RULINGS
from atoll.proof.reach import Reached, reached

WITHOUT_DICE = "kaivai_7_8"
"""Only the answer fishing=no_dice brings it in."""


@pytest.fixture(scope="module")
def found() -> list[Reached]:
    return [*reached("kaivai", jobs=1)]


def test_every_rule_and_every_other_answer_fires(found: list[Reached]) -> None:
    usual = [one.rule for one in found if not one.answer]
    assert usual == [rule for rule in book.rules("kaivai") if rule != WITHOUT_DICE]
    answers = {f"{r.name}={a}" for r in RULINGS.values() for a in r.names() if a != r.default}
    assert {one.answer for one in found} == {"", *answers}
    assert [(one.rule, one.answer) for one in found if not one.fires] == []


def test_what_is_not_told_says_why(found: list[Reached]) -> None:
    silent = {one.rule for one in found if not (one.scenario or one.untold)}
    assert silent == {"kaivai_0_5", "kaivai_7_3"}  # they hide something


def test_a_table_is_small(found: list[Reached]) -> None:
    assert all(len(one.scene.table.huts) <= 15 for one in found)
    assert sum(len(one.scene.table.huts) < 4 for one in found) > len(found) / 2
