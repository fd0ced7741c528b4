"""Every rule of Bali, and every other answer to a ruling, is at work at some small table."""

import pytest

from atoll import book
from atoll.bali import RULINGS, aims
from atoll.bali.roamed import lying
from atoll.bali.shrunk import shrunk
from atoll.proof.contradiction import passing
from atoll.proof.reach import Reached, reached


@pytest.fixture(scope="module")
def found() -> list[Reached]:
    return [*reached("bali", jobs=1)]


def test_every_rule_and_every_other_answer_fires(found: list[Reached]) -> None:
    assert [one.rule for one in found if not one.answer] == [*book.rules("bali")]
    answers = {f"{r.name}={a}" for r in RULINGS.values() for a in r.names() if a != r.default}
    assert {one.answer for one in found} == {"", *answers}
    assert [(one.rule, one.answer) for one in found if not one.fires] == []


def test_what_is_told_of_a_scene_is_true_and_else_it_is_said_why_it_is_not(
    found: list[Reached],
) -> None:
    told = [one.scenario for one in found if one.scenario]
    assert {*passing("bali", {"reach": told})["reach"]} == {"passed"}
    assert len(told) > 0.9 * len(found)
    silent = {one.rule for one in found if not (one.scenario or one.untold)}
    assert silent == {"bali_0_8"}  # it hides something
    assert {one.untold for one in found} == {"", "what happens depends on the luck of a shuffling"}


def test_few_cards_lie_around(found: list[Reached]) -> None:
    few = [one for one in found if lying(one.scene.table) < 10]
    assert len(few) > 0.75 * len(found)


def test_nothing_can_be_left_out_of_a_small_scene(found: list[Reached]) -> None:
    moved = [one for one in found if one.scene.move and not one.answer]
    assert moved
    for one in moved[::8]:
        small = shrunk(one.scene, one.rule)
        assert lying(small.table) == lying(one.scene.table)
        assert one.rule in aims.at_work(small)
