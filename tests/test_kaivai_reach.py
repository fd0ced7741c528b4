"""Every rule of Kaivai, and every other answer to a ruling, is at work at some small table."""

import pytest

from atoll import book
from atoll.kaivai import RULINGS
from atoll.kaivai.aims import ONLY_BY
from atoll.proof.contradiction import passing
from atoll.proof.reach import Reached, reached


@pytest.fixture(scope="module")
def found() -> list[Reached]:
    return [*reached("kaivai", jobs=1)]


def test_every_rule_and_every_other_answer_fires(found: list[Reached]) -> None:
    usual = [one.rule for one in found if not one.answer]
    assert usual == [rule for rule in book.rules("kaivai") if rule not in ONLY_BY]
    answers = {f"{r.name}={a}" for r in RULINGS.values() for a in r.names() if a != r.default}
    assert {one.answer for one in found} == {"", *answers}
    assert [(one.rule, one.answer) for one in found if not one.fires] == []


def test_what_a_ruling_brings_in_is_found_by_that_answer(found: list[Reached]) -> None:
    brought = {one.rule: one.answer for one in found if one.rule in ONLY_BY}
    assert brought == {rule: "=".join(by) for rule, by in ONLY_BY.items()}
    assert brought == {"kaivai_7_8": "fishing=no_dice"}


def test_only_what_hides_something_is_not_told(found: list[Reached]) -> None:
    assert {one.rule for one in found if not one.scenario} == {"kaivai_0_5", "kaivai_7_3"}
    assert {one.untold for one in found} == {""}


def test_what_is_told_of_a_scene_is_true(found: list[Reached]) -> None:
    told = [one for one in found if one.scenario]
    outcomes = passing("kaivai", {"reach": [one.scenario for one in told if one.scenario]})["reach"]
    pairs = zip(told, outcomes, strict=True)
    assert [(one.rule, one.answer) for one, outcome in pairs if outcome != "passed"] == []


def test_a_table_is_small(found: list[Reached]) -> None:
    assert all(len(one.scene.table.huts) <= 15 for one in found)
    assert sum(len(one.scene.table.huts) < 4 for one in found) > len(found) / 2
