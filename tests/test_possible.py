"""What can happen at all: the prover, the FAQ and the tables kept say the same, in every game.

Whether a thing can happen is asked of every question; which table is the smallest that shows it,
and which rules forbid it, of those of one game. `make soak` asks it of all.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import z3
from in_git import laid
from printed import as_json, printed, valid

from atoll import fiji
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
from atoll.fiji.telling import NAMES, seated
from atoll.home import HOME
from atoll.mutate.parting import passing
from atoll.proof import possible
from atoll.proof.possible import UnknownQuestion, answer, questions, replies
from atoll.proof.replaying import Disagreement, OnTable, scene, there
from atoll.proof.smallest import Found, Possible, Shows, Situation, fitted, forbidding, found
from atoll.proof.solver import least
from atoll.readings.terms import Terms
from atoll.table import cite, games
from atoll.telling.contract import tells
from atoll.telling.scene import Scene
from atoll.telling.told import Untold, told
from atoll.telling.witness import Witness, keep
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
    said = "\n".join(printed(replied(every)))
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


# What was found is told as scenarios: each differs from the others, is kept once, and passes


FOUR = seated(NAMES[:4], fiji.answered())
EQUAL = FOUR._replace(hands=(Beads(1, 1),) * 3 + (Beads(1),), round=4, exchange=3, stage="scoring")


@pytest.mark.parametrize(
    ("scene", "rules", "words"),
    [
        (Scene(FOUR._replace(supply=Beads(31), stage="scoring")), [], "more than the box holds"),
        (Scene(FOUR._replace(stage="row", row=1)), [], "needs all offers"),
        (Scene(EQUAL), ["fiji_4_7"], "fiji_4_7 did not fire here"),
    ],
)
def test_what_cannot_be_told_is_refused_with_the_reason(
    scene: Scene, rules: list[str], words: str
) -> None:
    with pytest.raises(Untold, match=words):
        told("fiji", scene, rules=rules)


def test_a_witness_is_kept_once_among_those_of_its_game_and_passes(tmp_path: Path) -> None:
    command = "atoll diff fiji half=down half=up"
    found = Witness("fiji", "differs", "A scoring", command, (told("fiji", Scene(EQUAL)),))
    path = keep(found, tmp_path)
    kept = path.read_text("utf-8")
    tags, title, _, _, *rule = kept.splitlines()
    assert (path, tags) == (tmp_path / "fiji" / "witnesses.feature", "@fiji @witness")
    assert title == "Feature: Fiji witnesses"
    assert rule[:3] == ["  @differs", "  Rule: A scoring", f"    Found by `{command}`."]
    assert passing("fiji", found.scenarios) == [True]
    assert (keep(found, tmp_path), path.read_text("utf-8")) == (path, kept)
    by_hand = "\n    Scenario: By hand (7)\n      Given Ana and Ben play Fiji\n"
    path.write_text(kept + by_hand, "utf-8")
    other = found._replace(about="Something else")
    keep(other, tmp_path)
    titles = re.findall("Scenario: (.*)", path.read_text("utf-8"))
    assert titles == [titles[0], "By hand (7)", f"{titles[0]} (2)"]


@pytest.mark.parametrize("words", [["diff", "fiji", "half=up", "--games", "20", "--no-examples"]])
def test_where_two_answers_part_is_kept_by_its_command(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.telling.witness.keep", lambda one, _: keep(one, tmp_path))
    [half] = as_json("diff", *words, "--keep")["rulings"]
    assert half["witness"]["smallest"]
    kept = (tmp_path / "fiji" / "witnesses.feature").read_text("utf-8")
    assert re.findall("Found by `(.*)`", kept) == ["atoll diff fiji half=down half=up"]


# What the rules say of a situation is played at the table, and has to be so


def asked(name: str) -> Iterator[Possible]:
    """The first question of each situation that is laid on a table."""
    first = {one.situation.name: one for one in reversed(questions(name).values())}
    yield from first.values()


@pytest.mark.parametrize("name", [name for name in games.GAMES if tells.there(name)])
def test_nothing_that_the_rules_say_of_a_situation_goes_unchecked(name: str) -> None:
    telling, usual = tells(name), games.game(name).answered(None, None)
    checked = 0
    for one in asked(name):
        fit = fitted(one.situation, one.shows, usual)
        if fit is None:
            continue
        right = found(one.situation, one.shows, usual, fit)
        if not there(name, right.laid):
            continue
        seated = telling.seated(telling.NAMES[: right.seats], right.answers)
        laid: OnTable = right.laid.on_table(seated)
        assert laid.says, f"{one.situation.name} says nothing of what comes of it"
        for part in laid.says:
            wrong: Any = laid._replace(says={**laid.says, part: "otherwise"})
            spoiled = right._replace(laid=SimpleNamespace(on_table=lambda _, it=wrong: it))
            with pytest.raises(Disagreement, match=f"{one.situation.name}, {part}: the rules say"):
                scene(name, spoiled)
            checked += 1
    assert checked >= 3
