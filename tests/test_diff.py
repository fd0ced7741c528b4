"""Two texts compared: the classes, the witnesses, what changes, and what the command says."""

import importlib
import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from printed import printed
from typer.testing import CliRunner, Result

from atoll.cli import app, diff_told
from atoll.cli.markdown import written
from atoll.compare import apart
from atoll.compare.difference import Shift, witness
from atoll.compare.flipped import Examples, flipped
from atoll.compare.judged import Comparison, compared, differing, together
from atoll.compare.shifts import shifts
from atoll.compare.sides import Side, side
from atoll.compare.stakes import Match, stakes
from atoll.fiji.rulings import EDITIONS, RULINGS, answered
from atoll.home import HOME
from atoll.running.perform import perform
from atoll.table.rulings import Answers
from atoll.telling.witness import keep

SCHEMA = json.loads((HOME / "engine/atoll/schemas/diff.schema.json").read_text("utf-8"))
PAIRS = list(combinations(EDITIONS, 2))
USUAL = answered()
CLASSES = {
    "half=up": ("same sampled", "looser proved"),
    "shared_place=lowest_place": ("same sampled", "stricter proved"),
    "after_shared=next": ("same sampled", "looser proved"),
    "keep_offer=may": ("looser sampled", "looser sampled"),
    "swap=neighbours": ("stricter sampled", "stricter sampled"),
    "final_tie=nobody": ("same sampled", "stricter proved"),
    "supply_laid=each_round": ("same sampled", "same proved"),
    "seats=three_to_five": ("stricter sampled", "stricter sampled"),
    "set_aside=shown": ("looser sampled", "same sampled"),
}


compared_once, together_once = cache(compared), cache(together)


def against_the_default(text: str) -> Comparison:
    name, _, answer = text.partition("=")
    return compared_once("fiji", name, USUAL, USUAL.but(**{name: answer}))


@pytest.fixture(autouse=True)
def _once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was compared once is not compared again."""
    monkeypatch.setattr(apart, "compared", compared_once)
    monkeypatch.setattr(apart, "together", together_once)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["diff", "fiji", *words])


def quick(*words: str) -> Result:
    return run(*words, "--games", "0", "--no-examples")


# Classes


@pytest.mark.parametrize("text", CLASSES)
def test_a_ruling_has_its_class_for_what_a_seat_may_do_and_for_what_it_receives(text: str) -> None:
    found = against_the_default(text)
    judged = tuple(f"{one.kind} {one.known}" for one in (found.may, found.receives))
    assert judged == CLASSES[text]
    assert bool(found.scenarios) is not found.same


def test_rulings_that_pull_both_ways_are_different_together() -> None:
    may, receives = together_once("fiji", USUAL, answered("fiji-de-2005", {"keep_offer": "must"}))
    assert (may.kind, may.known) == ("same", "sampled")
    assert (receives.kind, receives.known) == ("different", "proved")


# Witnesses


def parted() -> Iterator[tuple[Comparison, Answers]]:
    """Every ruling on which two editions part, and every other answer against the default."""
    for text in CLASSES:
        yield against_the_default(text), USUAL
    for one, other in PAIRS:
        left, right = answered(one), answered(other)
        for name in differing(left, right) if left != USUAL else ():
            yield compared_once("fiji", name, left, right), left


def test_witnesses_of_every_pair_of_editions_replay(tmp_path: Path) -> None:
    found = [witness("fiji", one, left) for one, left in parted()]
    kept = {keep(one, tmp_path) for one in found if one}
    assert {path.parent.parent.parent for path in kept} == {tmp_path}
    ran = perform([str(tmp_path)])
    assert (ran.passed, ran.findings, ran.problems, ran.failures) == (True, [], [], {})
    assert len(ran.results) >= 2 * len(kept)
    assert len(kept) >= len(CLASSES) - 1


# What follows


def result(name: str, outcome: str, **rulings: str) -> dict[str, Any]:
    lists: dict[str, list[str]] = {"fired": ["fiji_4_11"], "refused": [], "hidden": [], "tags": []}
    lists["trace"] = []
    place = {"file": "features/fiji/x.feature", "line": 7, "row": None}
    return {"name": name, "outcome": outcome, "rulings": rulings, **place, **lists}


def told(outcome: str, sentence: str, *refused: str) -> dict[str, Any]:
    events = [{"sentence": sentence}] if sentence else []
    return result("a", outcome) | {"refused": [*refused], "trace": [{"events": events}]}


def test_an_example_that_flips_says_what_each_answer_allows_and_brings() -> None:
    half, by_both = [RULINGS["half"]], ("A sinks.", "That costs 4.")
    left, right = told("passed", "it costs 6.", "fiji_4_11"), told("failed", by_both[0])
    (flip,) = flipped([left], [right], half).changed
    assert flip.left_told == ("It costs 6.", "The move is refused by Fiji 4.11.")
    assert (flip.right_told, flip.may) == (("A sinks.",), "more")
    (back,) = flipped([right], [left], half).changed
    assert back.may == "less"
    (unreached,) = flipped([left], [told("error", "")], half).changed
    assert unreached.may == ""


def test_an_example_that_plays_one_answer_either_way_names_it() -> None:
    half = [RULINGS["half"]]
    flips = flipped([result("a", "passed", half="down")], [result("a", "failed", half="up")], half)
    assert [one.name for one in flips.changed] == ["a"]
    assert flips.own == ()
    own = flipped([result("b", "passed", half="up")], [result("b", "passed", half="up")], half)
    assert [one.name for one in own.own] == ["b"]
    assert own.changed == ()
    still = flipped([result("c", "passed", half="down")], [result("c", "passed", half="up")], half)
    assert still == Examples()


def test_a_law_that_is_claimed_for_an_answer_changes_with_it() -> None:
    found = shifts("fiji", USUAL, USUAL.but(final_tie="nobody"))
    assert found == [Shift("somebody_wins_where_a_victory_can_be_shared", "proved", "refuted")]
    assert shifts("fiji", USUAL, USUAL.but(half="up")) == []


def test_seats_that_one_side_alone_lets_play_are_told() -> None:
    found = stakes(Match("fiji", USUAL, {"few": USUAL.but(seats="three_to_five")}, games=50))
    assert [(one.seats, one.refused_by) for one in found["few"] if not one.figures] == [
        (2, "right")
    ]
    assert [one.seats for one in found["few"] if one.figures] == [3, 4, 5]


# The command


def told_in_json(*words: str) -> dict[str, Any]:
    """What the command prints as JSON, once it fits the schema."""
    ran = run(*words, "--json")
    assert ran.exit_code == 0
    found: dict[str, Any] = json.loads(ran.stdout)
    jsonschema.Draft202012Validator(SCHEMA).validate(found)
    return found


def test_the_json_is_the_same_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "compared", compared)
    words = ("half=up", "--games", "20", "--no-examples")
    first, second = told_in_json(*words), told_in_json(*words)
    parts = {"rulings", "laws", "games", "examples"}
    assert {*first.pop("took")} == {*second.pop("took")} == parts
    assert json.dumps(first) == json.dumps(second)
    assert [one["ruling"] for one in first["rulings"]] == ["half"]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("supply_laid=each_round",), 0),
        (("fiji-en-2006",), 0),
        (("fiji-condensed", "seats=three_to_five"), 0),
        (("half=up",), 1),
        (("fiji-de-2005", "fiji-de-2005,keep_offer=must"), 1),
    ],
)
def test_what_is_expected_to_be_the_same_decides_the_exit_status(
    words: Sequence[str], status: int
) -> None:
    assert quick(*words, "--expect", "same").exit_code == status
    assert quick(*words).exit_code == 0


def sentences(value: object) -> Iterator[str]:
    """Every sentence of a report, however deep it lies; styles are of two words at most."""
    if isinstance(value, str) and value.count(" ") > 1:
        yield value
    for part in value if isinstance(value, list | tuple) else ():
        yield from sentences(part)


def test_both_forms_say_every_sentence() -> None:
    def ran(_game: str, way: Side, _only: apart.Shown | None) -> apart.Shown:
        lists: dict[str, Any] = {"tags": [], "fired": ["fiji_4_11"], "asked": None, "rulings": {}}
        lists |= {"refused": [], "trace": []}
        one = {"file": "one.feature", "line": 3, "row": None, "name": "One that flips"}
        return [{**lists, **one, "outcome": "passed" if way == half else "failed"}]

    half, up = side("fiji", "half=down"), side("fiji", "half=up")
    found = apart.difference("fiji", half, up, games=20, run=ran)
    report = [*diff_told.told(found)]
    markdown, text = "\n".join(written(report)), "\n".join(printed(report))
    for one in sentences(report):
        assert one.strip() in markdown, one
        assert one.strip() in text, one


def test_witnesses_are_kept_where_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.home.HOME", tmp_path)
    for _ in range(2):
        assert quick("half=up", "--keep").exit_code == 0
    (kept,) = (tmp_path / "features" / "fiji" / "witnesses").glob("*.feature")
    assert "atoll diff fiji half=down half=up" in kept.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("fiji-de",), "fiji-en-2006, fiji-de-2005, fiji-condensed"),
        (("half",), "half is a ruling; write half=down or half=up"),
        (("half=upp",), "down, up"),
        (("half=up,half=up",), "each ruling once"),
        (("fiji-de-2005,fiji-en-2006",), "name one edition"),
        (("half=up", "--games", "few"), "--games few"),
        (("half=up", "--expect", "other"), "--expect same"),
        (("half=up", "--json", "--markdown"), "choose one"),
    ],
)
def test_what_cannot_be_compared_is_told(words: Sequence[str], says: str) -> None:
    ran = run(*words)
    assert ran.exit_code == 2
    assert says in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.parametrize(("missing", "extra"), [("z3", "proof"), ("numpy", "batch")])
def test_a_missing_library_names_its_extra(
    missing: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == missing else find(name)
    )
    ran = run("half=up", "--no-examples")
    assert (ran.exit_code, f"atoll-rules[{extra}]" in ran.stderr) == (2, True)
