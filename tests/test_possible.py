"""What can happen at all: the prover and the FAQ say the same, in every game.

Whether a thing can happen is asked of every question; which rules forbid it, of those of one game.
`make soak` asks it of all.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from printed import as_json, printed, valid

from atoll import fiji
from atoll.bali import possible as of_bali
from atoll.bali import situations
from atoll.bali.components import BOX
from atoll.book.faq import asked_title
from atoll.cli.prove import as_dict, replied
from atoll.fiji.components import Beads
from atoll.fiji.possible import POSSIBLE
from atoll.fiji.rulings import answered
from atoll.fiji.situations import OFFERING
from atoll.fiji.telling import NAMES, seated
from atoll.home import HOME
from atoll.mutate.parting import passing
from atoll.proof import possible
from atoll.proof.possible import UnknownQuestion, forbidding, questions, replies, reply
from atoll.proof.solver import Question
from atoll.proof.solver import answered as solved
from atoll.readings.terms import Terms
from atoll.table import cite
from atoll.telling.scene import Scene
from atoll.telling.told import Untold, told
from atoll.telling.witness import Witness, keep

ENTRY = re.compile(
    r"@(?P<id>[a-z]+_q_[cn]\d+) @proved (?P<tags>@\S.*)\n"
    r"  Scenario(?: Outline)?: (?P<question>.*)\n"
    r"    (?P<says>Yes|Never)\b"
)
ASKING = {"fiji": 20, "kaivai": 12, "bali": 10}
"""So many questions at least a game asks."""
OF_MASKS = "With the working masks, "
FILES = ("possible", "possible_masks", "possible_three", "possible_villages")


def can_happen(game: str) -> dict[str, bool]:
    """Of every question of a game whether it can happen, as the prover says."""
    return {name: reply(game, name).with_seats is not None for name in questions(game)}


proved = cache(can_happen)


@cache
def faq(game: str) -> Mapping[str, re.Match[str]]:
    """What the FAQ of a game says of every question."""
    files = sorted((HOME / "features" / game / "faq").glob("possible*.feature"))
    return {one["id"]: one for file in files for one in ENTRY.finditer(file.read_text("utf-8"))}


@pytest.mark.parametrize("game", ASKING)
def test_the_faq_says_of_every_question_what_the_prover_says(game: str) -> None:
    asked, says = questions(game), {True: "Yes", False: "Never"}
    told = {name: (asked[name].question, says[can]) for name, can in proved(game).items()}
    said = {name: (asked_title(one["question"]), one["says"]) for name, one in faq(game).items()}
    assert said == told
    assert {*proved(game).values()} == {True, False}
    assert len(told) >= ASKING[game]


def test_a_yes_has_its_example_and_a_never_rules_that_forbid_it() -> None:
    shown("kaivai")


def shown(game: str) -> None:
    """Each reply of a game beside the FAQ."""
    every = [*replies(game)]
    for one in every:
        assert (one.with_seats in one.tried) == (not one.rules)
        tags = {*faq(game)[one.id]["tags"].split()}
        assert not one.rules or tags <= {f"@{rule}" for rule in one.rules}, one.id
    told = as_dict(game, every)
    valid(json.dumps(told), "possible")
    files = {re.sub(r":\d+$", "", one["shown"]) for one in told["questions"]}
    assert files <= {f"features/{game}/faq/{one}.feature" for one in FILES}
    yes = sum(one.with_seats is not None for one in every)
    said = "\n".join(printed(replied(every)))
    assert f": {yes} can happen, {len(every) - yes} never can;" in said
    cited = re.findall(r"^  (\S+ [\d.]+)  ", said, re.MULTILINE)
    assert cited == [cite(rule) for one in every for rule in one.rules]


def test_only_the_questions_asked_are_answered() -> None:
    with pytest.raises(UnknownQuestion, match="fiji has no question fiji_q_z9; it has fiji_q_c1"):
        next(replies("fiji", ["fiji_q_z9"]))
    (one,) = replies("fiji", ["fiji_q_c3"], jobs=1)
    forbidding = ("fiji_1_1", "fiji_4_2", "fiji_7_1")
    assert (one.id, one.with_seats, one.rules) == ("fiji_q_c3", None, forbidding)
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


USUAL = answered()
FOUR_BLUE = next(asked.shows for asked in POSSIBLE if asked.id == "fiji_q_c3")


@pytest.mark.parametrize("rule", ["fiji_1_1", "fiji_4_2", "fiji_4_1", "fiji_7_1"])
def test_none_of_the_rules_that_forbid_can_be_left_out(rule: str) -> None:
    fits = list[bool]()
    for seats in OFFERING.seats:
        make = Terms()
        there = OFFERING.lay(make, seats, USUAL)
        without = [flag for flag, said_by in make.assumed if rule not in said_by]
        fits.append(solved(Question.of([*without, FOUR_BLUE(there)])) == "sat")
    assert any(fits) == (rule in forbidding(OFFERING, FOUR_BLUE, USUAL))


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
    assert half["witness"]["name"]
    kept = (tmp_path / "fiji" / "witnesses.feature").read_text("utf-8")
    assert re.findall("Found by `(.*)`", kept) == ["atoll diff fiji half=down half=up"]
