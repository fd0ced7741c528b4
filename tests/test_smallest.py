"""The smallest table is the smallest, the same every time, and what the engine makes of it."""

from types import SimpleNamespace
from typing import Any

import pytest

from atoll.fiji import rules
from atoll.fiji.components import Beads
from atoll.fiji.possible import POSSIBLE
from atoll.fiji.rules import Taking
from atoll.fiji.rulings import answered
from atoll.fiji.situations import (
    A_ROW,
    OFFERING,
    THE_FIRST_ROW,
    Rows,
)
from atoll.fiji.situations import rows as rows_of
from atoll.proof.replaying import Disagreement, scene
from atoll.proof.smallest import Found, Shows, Situation, fitted, forbidding, found
from atoll.proof.solver import least
from atoll.readings.terms import Terms
from atoll.words import Flag, no, some, total

USUAL = answered()
SHOWS = {asked.id: asked.shows for asked in POSSIBLE}
FOUR_BLUE = SHOWS["fiji_q_c3"]


def _nobody(laid_there: Rows) -> Flag:
    return no(some(laid_there.row.contest.executes))


def smallest(situation: Situation, shows: Shows, answers: Any) -> Found | None:
    fit = fitted(situation, shows, answers)
    return fit and found(situation, shows, answers, fit)


def test_nobody_executes_with_as_few_beads_as_can_be() -> None:
    fit = smallest(THE_FIRST_ROW._replace(seats=(3,)), _nobody, USUAL)
    assert fit
    assert (fit.seats, sum(map(sum, fit.laid.piles.offers))) == (3, 3)


@pytest.mark.parametrize("rule", ["fiji_1_1", "fiji_4_2", "fiji_4_1", "fiji_7_1"])
def test_none_of_the_rules_that_forbid_can_be_left_out(rule: str) -> None:
    fits = any(_fits_without(rule, seats) for seats in OFFERING.seats)
    assert fits == (rule in forbidding(OFFERING, FOUR_BLUE, USUAL))


def _fits_without(rule: str, seats: int) -> bool:
    make = Terms()
    there = OFFERING.lay(make, seats, USUAL)
    without = [flag for flag, said_by in make.assumed if rule not in said_by]
    return least([*without, FOUR_BLUE(there)], [], make.known.values()) is not None


def test_the_engine_must_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(there: Rows) -> Flag:
        return total(there.row.taking.taken[0]) > 0

    right = smallest(A_ROW, taken, USUAL)
    assert right
    assert scene("fiji", right).table.stage == "row"

    def nothing_taken(*given: Any, **how: Any) -> Taking:
        return taking(*given, **how)._replace(supply=Beads(9, 9, 9, 9))

    taking = rules.taking
    fit = fitted(A_ROW, taken, USUAL)
    assert fit
    with monkeypatch.context() as patched:
        there = {**vars(rules), "taking": nothing_taken}
        patched.setattr(rows_of, "rules", SimpleNamespace(**there))
        wrong = found(A_ROW, taken, USUAL, fit)
    with pytest.raises(Disagreement, match="a row, supply: the rules say"):
        scene("fiji", wrong)
