"""The smallest table is the smallest, the same every time, and what the engine makes of it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from atoll.fiji import phases, rules
from atoll.fiji.components import COLOURS, DECK, SET, Beads
from atoll.fiji.possible import POSSIBLE
from atoll.fiji.rules import Taking, contest, counted
from atoll.fiji.rulings import answered
from atoll.fiji.scene import CARDS, NAMES, bare
from atoll.fiji.situations import (
    A_ROW,
    OFFERING,
    SCORING,
    THE_FIRST_ROW,
    THE_LAST_SCORING,
    Round,
    Rows,
    Scoring,
)
from atoll.fiji.situations import rows as rows_of
from atoll.proof.law import Values
from atoll.proof.replaying import Disagreement, scene
from atoll.proof.smallest import Found, Shows, Situation, fitted, forbidding, found
from atoll.proof.solver import least
from atoll.readings.terms import Terms
from atoll.table import Refusal
from atoll.telling.scene import Scene, happens
from atoll.words import Flag, every, no, some, total

USUAL = answered()
SHOWS = {asked.id: asked.shows for asked in POSSIBLE}
WITHOUT_BEADS, FOUR_BLUE = SHOWS["fiji_q_c1"], SHOWS["fiji_q_c3"]
FIRST_OF_ALL, NOBODY_AT_ALL = SHOWS["fiji_q_c6"], SHOWS["fiji_q_c8"]


def _nobody(laid_there: Rows) -> Flag:
    return no(some(laid_there.row.contest.executes))


def _behind_a_pair(laid_there: Rows) -> Flag:
    """The first seat executes the fewest of something and has two of it."""
    most, row = laid_there.cards[0].condition.most, laid_there.row
    return every([no(most), row.contest.executes[0], row.counts[0] == 2])


def offers(beads: int) -> Iterator[Beads]:
    """Every offer of so many beads from a set."""
    for pile in product(*[range(number + 1) for number in SET]):
        if sum(pile) == beads:
            yield Beads(*pile)


def first_row(seats: int, piles: Sequence[Beads], card: int) -> Scene:
    """The first row of a round by the engine, with this condition card."""
    table = bare(NAMES[:seats], USUAL)
    there = table._replace(
        conditions=(DECK.conditions[card], *CARDS.conditions[1:]),
        hands=tuple(map(Beads.minus, table.hands, piles)),
        offers=tuple(piles),
        row=1,
        stage="row",
    )
    return Scene(there)


def executors(seats: int, piles: Sequence[Beads], card: int) -> list[int]:
    step = happens("fiji", first_row(seats, piles, card))
    assert not isinstance(step, Refusal)
    return [event.facts["seat"] for event in step.events if event.what == "execute"]


def fewest_beads(seats: int, shown: Callable[[Sequence[Beads], int, list[int]], bool]) -> int:
    """The fewest beads in offers that show it, by trying all; the engine tells who executes."""
    for beads in range(seats, 4 * seats):
        for sizes in product(range(1, 5), repeat=seats):
            if sum(sizes) != beads:
                continue
            for piles in product(*map(offers, sizes)):
                for card in range(len(DECK.conditions)):
                    if shown(piles, card, executors(seats, piles, card)):
                        return beads
    raise AssertionError("nothing shows it")


def smallest(situation: Situation, shows: Shows, answers: Any) -> Found | None:
    fit = fitted(situation, shows, answers)
    return fit and found(situation, shows, answers, fit)


def _of(situation: Situation, *seats: int) -> Situation:
    return situation._replace(seats=seats)


def test_nobody_executes_with_as_few_beads_as_by_trying_all() -> None:
    fit = smallest(_of(THE_FIRST_ROW, 3), _nobody, USUAL)
    assert fit
    assert fit.seats == 3
    tried = fewest_beads(3, lambda _piles, _card, executed: not executed)
    assert sum(map(sum, fit.laid.piles.offers)) == tried == 3


def test_a_seat_behind_a_pair_has_as_few_beads_as_by_trying_all() -> None:
    fit = smallest(_of(THE_FIRST_ROW, 3), _behind_a_pair, USUAL)

    def shown(piles: Sequence[Beads], card: int, executed: list[int]) -> bool:
        condition = DECK.conditions[card]
        return not condition.most and executed == [0] and counted(condition, piles[0]) == 2

    assert fit
    assert sum(map(sum, fit.laid.piles.offers)) == fewest_beads(3, shown) == 4


def _first_executes_the_fewest(seats: int) -> bool:
    """Whether the seat with the most can, by trying all small counts."""
    tried = product(range(3), repeat=seats)
    return any(
        contest(counts, most=False).executes[0] and counts[0] > max(counts[1:]) for counts in tried
    )


def test_the_fewest_seats_come_first() -> None:
    wanted = NOBODY_AT_ALL, FIRST_OF_ALL
    seats = [fit.seats for flag in wanted if (fit := fitted(A_ROW, flag, USUAL))]
    assert seats == [2, next(n for n in (2, 3, 4, 5) if _first_executes_the_fewest(n))] == [2, 3]


def test_a_shared_place_takes_as_few_beads_as_hands_can_have() -> None:
    fit = smallest(_of(SCORING, 3), lambda there: some(there.ranking.shared), USUAL)
    assert fit
    assert [sum(hand) for hand in fit.laid.hands] == [sum(SET) - 3 * 4] * 3


def test_two_runs_find_the_same() -> None:
    runs = [fitted(A_ROW, _nobody, USUAL) for _ in range(2)]
    assert runs[0] == runs[1] is not None


def test_what_cannot_be_has_no_smallest_and_rules_against_it() -> None:
    assert smallest(OFFERING, FOUR_BLUE, USUAL) is None
    assert forbidding(OFFERING, FOUR_BLUE, USUAL) == ("fiji_1_1", "fiji_4_2", "fiji_7_1")


def test_run_out_means_behind_the_screen_as_well() -> None:
    assert WITHOUT_BEADS(Round(1, (4,), (3,), (4, 3)))
    assert not WITHOUT_BEADS(Round(1, (4, 4), (0, 0), (8, 4, 4)))


def seated(seats: int, hands_before: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The heads before the last scoring, as three rounds with so many red beads paid them."""
    reds = {
        f"round {number} hand {seat}": red
        for number, hands in enumerate(hands_before, 1)
        for seat, red in enumerate(hands, 1)
    }
    laid_there: Scoring = THE_LAST_SCORING.lay(Values(reds), seats, USUAL)
    return laid_there.owned


def test_the_rounds_before_the_last_come_in_any_order_of_seats() -> None:
    assert seated(3, [(2, 1, 0)] * 3) == (6, 3, 0)
    assert seated(3, [(2, 1, 0), (0, 1, 2), (1, 2, 0)]) == (3, 4, 2)
    owned = (3, 4, 2)
    there = smallest(_of(THE_LAST_SCORING, 3), lambda found: _same(found.owned, owned), USUAL)
    assert there
    assert there.laid.owned == owned


def _same(one: Sequence[int], other: Sequence[int]) -> Flag:
    return every(mine == theirs for mine, theirs in zip(one, other, strict=True))


def test_two_seats_set_aside_what_an_extended_set_has() -> None:
    def four_blue_aside(found: Rows) -> Flag:
        return found.piles.set_aside[0].blue == 4

    assert smallest(_of(A_ROW, 2), four_blue_aside, USUAL) is None
    assert "fiji_7_3" in forbidding(_of(A_ROW, 2), four_blue_aside, USUAL)


@pytest.mark.parametrize("rule", ["fiji_1_1", "fiji_4_2", "fiji_4_1", "fiji_7_1"])
def test_none_of_the_rules_that_forbid_can_be_left_out(rule: str) -> None:
    fits = any(_fits_without(rule, seats) for seats in OFFERING.seats)
    assert fits == (rule in forbidding(OFFERING, FOUR_BLUE, USUAL))


def _fits_without(rule: str, seats: int) -> bool:
    make = Terms()
    there = OFFERING.lay(make, seats, USUAL)
    without = [flag for flag, said_by in make.assumed if rule not in said_by]
    return least([*without, FOUR_BLUE(there)], [], make.known.values()) is not None


def test_a_row_made_rule_by_rule_is_the_row_made_at_once() -> None:
    luck = Random(7)
    for _ in range(300):
        seats = luck.choice((2, 3, 4, 5))
        values = {f"row 1 {kind}": luck.randrange(16) for kind in ("condition", "effect")}
        for seat, colour in product(range(1, seats + 1), COLOURS):
            values[f"offer {seat} {colour}"] = luck.randrange(3)
        values |= {f"supply {colour}": luck.randrange(6) for colour in COLOURS}
        values |= {"choice 1 rotates": luck.randrange(4), "choice 1 swaps with": 1}
        there = A_ROW.lay(Values(values), seats, USUAL)
        before = phases.Exchange(
            there.piles.supply, there.piles.hands, (False,) * seats, there.goals
        )
        cards, choice = there.cards[0], there.choices[0]
        whole = phases.row(
            before, there.piles.offers, cards.condition, cards.effect, choice, half_is_up=False
        )
        assert there.row == whole


def test_ints_that_do_not_show_it_are_told() -> None:
    fit = fitted(A_ROW, _nobody, USUAL)
    assert fit
    with pytest.raises(AssertionError, match="a row: ints and terms differ"):
        found(A_ROW, lambda there: some(there.row.contest.executes), USUAL, fit)


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
        patched.setattr(rows_of, "rules", _Planted(rules, nothing_taken))
        wrong = found(A_ROW, taken, USUAL, fit)
    with pytest.raises(Disagreement, match="a row, supply: the rules say"):
        scene("fiji", wrong)


class _Planted:
    """The rules with a wrong taking."""

    def __init__(self, right: object, taking: object) -> None:
        self._right, self.taking = right, taking

    def __getattr__(self, name: str) -> object:
        return getattr(self._right, name)


def test_a_fault_in_the_phases_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def scored(there: Scoring) -> Flag:
        return total(there.heads) == 10

    fit = fitted(situation := SCORING._replace(seats=(5,)), scored, USUAL)
    assert fit
    right = found(situation, scored, USUAL, fit)
    assert scene("fiji", right).table.stage == "scoring"
    monkeypatch.setattr(phases, "kept", lambda keepers, *_: tuple(not one for one in keepers))
    row = fitted(A_ROW, _nobody, USUAL)
    assert row
    with pytest.raises(Disagreement, match="keepers: the rules say"):
        scene("fiji", found(A_ROW, _nobody, USUAL, row))
