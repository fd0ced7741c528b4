"""What can happen at all: the prover, the FAQ and the tables kept say the same, in every game.

Whether a thing can happen is asked of every question; which table is the smallest that shows it,
and which rules forbid it, of those of one game. `make soak` asks it of all.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import z3
from in_git import laid
from printed import as_json, printed, valid

from atoll.bali import possible as of_bali
from atoll.bali import situations
from atoll.bali.components import BOX
from atoll.book.faq import asked_title
from atoll.cli.prove import as_dict, replied
from atoll.fiji import rules
from atoll.fiji.components import Beads
from atoll.fiji.possible import POSSIBLE
from atoll.fiji.rules import Taking
from atoll.fiji.rulings import answered
from atoll.fiji.situations import OFFERING
from atoll.fiji.situations import rows as rows_of
from atoll.fiji.situations.rows import A_ROW, THE_FIRST_ROW, Rows
from atoll.home import HOME
from atoll.proof import possible
from atoll.proof.possible import UnknownQuestion, answer, questions, replies
from atoll.proof.replaying import Disagreement, scene
from atoll.proof.smallest import Found, Shows, Situation, fitted, forbidding, found
from atoll.proof.solver import least
from atoll.readings.terms import Terms
from atoll.table import cite
from atoll.telling.witness import keep
from atoll.words import Flag, no, some, total

ENTRY = re.compile(
    r"@(?P<id>[a-z]+_q_[cn]\d+) @proved (?P<tags>@\S.*)\n"
    r"  Scenario(?: Outline)?: (?P<question>.*)\n"
    r"    (?P<says>Yes|Never)\b"
)
ASKING = {"fiji": 20, "kaivai": 12, "bali": 10}
"""So many questions at least a game asks."""
OF_MASKS = "With the working masks, "


def can_happen(game: str) -> dict[str, bool]:
    """Of every question of a game whether it can happen, as the prover says."""
    return {name: answer(game, name).with_seats is not None for name in questions(game)}


proved = cache(can_happen)


@cache
def faq(game: str) -> Mapping[str, re.Match[str]]:
    """What the FAQ of a game says of every question."""
    files = sorted((HOME / "features" / game / "faq").glob("possible*.feature"))
    return {one["id"]: one for file in files for one in ENTRY.finditer(file.read_text("utf-8"))}


def lying(game: str) -> str:
    """The tables that are kept for a yes, among others."""
    return (HOME / "features" / game / "witnesses.feature").read_text("utf-8")


@pytest.mark.parametrize("game", ASKING)
def test_the_faq_says_of_every_question_what_the_prover_says(game: str) -> None:
    """Each yes has a table that is kept, and examples that play it."""
    asked, says = questions(game), {True: "Yes", False: "Never"}
    told = {name: (asked[name].question, says[can]) for name, can in proved(game).items()}
    said = {name: (asked_title(one["question"]), one["says"]) for name, one in faq(game).items()}
    assert said == told
    assert {*proved(game).values()} == {True, False}
    assert len(told) >= ASKING[game]
    titles = {*re.findall(r"^  @possible\n  Rule: (.*) Yes\.$", lying(game), re.MULTILINE)}
    assert titles == {asked[name].question for name, can in proved(game).items() if can}


def test_a_yes_has_its_smallest_table_and_a_never_rules_that_forbid_it(tmp_path: Path) -> None:
    shown("kaivai", tmp_path)


def shown(game: str, tmp_path: Path) -> None:
    """Each reply of a game beside the FAQ and the tables that are kept."""
    every = [*replies(game)]
    for one in every:
        assert one.possible == (one.scenario is not None) == (not one.rules)
        tags = {*faq(game)[one.id]["tags"].split()}
        assert one.possible or tags <= {f"@{rule}" for rule in one.rules}, one.id
        asked = questions(game)[one.id].situation.seats
        assert one.seats == asked or (one.possible and {*one.seats} < {*asked}), one.id
    valid(json.dumps(as_dict(game, every)), "possible")
    yes = sum(one.possible for one in every)
    said = "\n".join(printed(replied(every, 1)))
    assert f": {yes} can happen, {len(every) - yes} never can;" in said
    cited = re.findall(r"^  (\S+ [\d.]+)  ", said, re.MULTILINE)
    assert cited == [cite(rule) for one in every for rule in one.rules]
    witnesses = [one for of in every for one in of.witnesses(game)]
    laid(tmp_path, {f"{game}/witnesses.feature": lying(game)})
    paths = {keep(one, tmp_path).read_text("utf-8") for one in witnesses}
    assert paths == {lying(game)}, f"atoll possible {game} --keep"


def test_only_the_questions_asked_are_answered() -> None:
    with pytest.raises(UnknownQuestion, match="fiji has no question fiji_q_z9; it has fiji_q_c1"):
        next(replies("fiji", ["fiji_q_z9"]))
    (one,) = replies("fiji", ["fiji_q_c3"], jobs=1)
    forbidding = ("fiji_1_1", "fiji_4_2", "fiji_7_1")
    assert (one.id, one.possible, one.rules) == ("fiji_q_c3", False, forbidding)
    told = as_json("possible", "possible", "fiji", "fiji_q_c3", "--jobs", "1")
    assert [asked["id"] for asked in told["questions"]] == ["fiji_q_c3"]


def test_a_question_that_breaks_off_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    one = questions("fiji")["fiji_q_c3"]._replace(shows=lambda laid: laid.nobody)
    monkeypatch.setattr(possible, "questions", lambda _: {"fiji_q_c3": one})
    with pytest.raises(possible.NoQuestion, match=r"fiji_q_c3 breaks off: .*nobody"):
        next(replies("fiji", ["fiji_q_c3"], jobs=1))


def test_a_question_that_the_values_of_masks_decide_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By masks that are worth 1 each other than one of 100, some answers change: only theirs."""
    usual = proved("bali")
    monkeypatch.setattr(situations, "BOX", BOX._replace(masks=(1,) * 15 + (100,)))
    monkeypatch.setattr(situations, "_VALUES", (1, 100))
    monkeypatch.setattr(situations, "_EACH", (15, 1))
    changed = {name for name, can in can_happen("bali").items() if can != usual[name]}
    of_masks = {one.id for one in of_bali.POSSIBLE if one.question.startswith(OF_MASKS)}
    assert set() != changed <= of_masks


# The smallest table


USUAL = answered()
SHOWS = {asked.id: asked.shows for asked in POSSIBLE}
FOUR_BLUE = SHOWS["fiji_q_c3"]


def smallest(situation: Situation, shows: Shows, answers: Any) -> Found | None:
    fit = fitted(situation, shows, answers)
    return fit and found(situation, shows, answers, fit)


def test_nobody_executes_with_as_few_beads_as_can_be() -> None:
    row = THE_FIRST_ROW._replace(seats=(3,))
    fit = smallest(row, lambda laid: no(some(laid.row.contest.executes)), USUAL)
    assert fit
    assert (fit.seats, sum(map(sum, fit.laid.piles.offers))) == (3, 3)


@pytest.mark.parametrize("rule", ["fiji_1_1", "fiji_4_2", "fiji_4_1", "fiji_7_1"])
def test_none_of_the_rules_that_forbid_can_be_left_out(rule: str) -> None:
    fits = list[bool]()
    for seats in OFFERING.seats:
        make = Terms()
        there = OFFERING.lay(make, seats, USUAL)
        without = [flag for flag, said_by in make.assumed if rule not in said_by]
        fits.append(least([*without, FOUR_BLUE(there)], [], make.known.values()) is not None)
    assert any(fits) == (rule in forbidding(OFFERING, FOUR_BLUE, USUAL))


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


def test_what_the_sizes_leave_open_is_smallest_in_its_order() -> None:
    one, other = z3.Ints("one other")
    for order, fewest in (((one, other), (0, 3)), ((other, one), (1, 2))):
        found = least([one >= 0, other >= 0, one + 2 * other > 4], [one + other], order)
        assert found == dict(zip(("one", "other"), fewest, strict=True))
