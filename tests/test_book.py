"""The numbered text: what it says, how a malformed page is refused, and how sure a sentence is."""

import ast
import json
import re
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from in_git import git, laid, replaced
from test_malformed import PAGE
from test_site import facts

from atoll.book import BookError, chapter, chapters, games, rule, rules
from atoll.book.answers import SURENESS
from atoll.book.changes import between, git_told
from atoll.book.explain import explain
from atoll.book.faq import under
from atoll.book.glossary import errata
from atoll.book.page import Sentence
from atoll.data.exporting import rulebook
from atoll.home import HOME, file_of
from atoll.sources.features import Scenario, scenarios
from atoll.sources.register import register
from atoll.table import cite
from atoll.table.games import game as rules_of
from atoll.table.games import points


def book(tmp_path: Path, page: str = PAGE) -> Path:
    """A home whose book has one game, toy, of one page."""
    return laid(tmp_path, {"docs/toy/4_exchange.md": page})


def test_a_page_is_read_whole(tmp_path: Path) -> None:
    (page,) = chapters("toy", book(tmp_path))
    assert (page.id, page.number, page.title) == ("toy_4", "4", "The exchange")
    assert page.intro == "How beads change hands."
    first, second = page.rules
    assert first.statement.split("\n\n") == [
        "An offer is one bead or two.\nIt is never empty.",
        "- one bead;\n- two beads.",
    ]
    assert first.sentences == (
        Sentence("An offer is one bead or two.", "confirmed", ""),
        Sentence("It is never empty.", "inferred", ""),
        Sentence("one bead;", "confirmed", ""),
        Sentence("two beads.", "open", "some take three"),
    )
    assert (first.apart, second.apart) == (("inferred", "open"), ())
    assert first.notes == ("People offer none.", "The German text\nsays so too.")
    assert first.rulings == (("size", "Two beads (`two`) or three (`three`)."),)
    assert (first.status, first.reason) == ("confirmed", "by the example")
    assert first.sources == ("toy-en/a", "toy-de/b-1")
    assert (first.chapter, first.number, first.line) == ("toy_4", "4.1", 5)
    assert (second.id, second.rulings, second.reason) == ("toy_4_2", (), "")


def test_the_number_of_a_rule_may_have_three_parts(tmp_path: Path) -> None:
    page = PAGE.replace("## 4.2 An offer is secret {#toy_4_2}", "## 4.1.1 Why {#toy_4_1_1}")
    assert cite(rule("4.1.1", home=book(tmp_path, page)).id) == "Toy 4.1.1"


def test_the_only_game_of_the_book_need_not_be_said(tmp_path: Path) -> None:
    home = book(tmp_path)
    assert rule("4.2", home=home).title == "An offer is secret"
    laid(tmp_path, {"docs/zoo/0_start.md": "# 0 Start\n"})
    assert games(home) == ("toy", "zoo")
    with pytest.raises(BookError, match=r"does not say which game; write toy 4\.2 or zoo 4\.2"):
        rule("4.2", home=home)


@pytest.mark.parametrize(
    ("name", "fix"),
    [
        ("toy 4.9", "the nearest are 4.1 to 4.2"),
        ("zoo 4.1", "it has toy"),
        ("four", "write it like fiji 4.7"),
        ("toy 4.1.2", "the nearest are 4.1 to 4.2"),
    ],
)
def test_an_unknown_rule_is_answered_with_the_fix(tmp_path: Path, name: str, fix: str) -> None:
    with pytest.raises(BookError, match=re.escape(fix)):
        rule(name, home=book(tmp_path))


@pytest.mark.parametrize("game", games())
def test_every_ruling_stands_with_its_rules_and_nowhere_else(game: str) -> None:
    told = {(point.name, one.id) for one in rules(game).values() for point in one.rulings}
    known = [(one.name, rule) for one in rules_of(game).RULINGS.values() for rule in one.rules]
    assert told == {*known}


NUMBERS = re.compile(r"\((?:[A-Z]\w+ )?(\d+\.\d+(?:(?:\.|, | [a-z]+ |, [a-z]+ )\d+(?:\.\d+)*)*)\)")


def pointed_at(file: Path) -> set[str]:
    """The numbers in brackets of a text, such as (4.7, 4.8); of code those of its sentences."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        every = (one.value for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Constant))
        text = "\n".join(one for one in every if isinstance(one, str))
    return {one for found in NUMBERS.findall(text) for one in re.findall(r"\d+(?:\.\d+)+", found)}


@pytest.mark.parametrize("game", games())
def test_a_rule_that_a_text_of_a_game_points_at_exists(game: str) -> None:
    rooms = ("docs", "features", "engine/atoll")
    files = [
        file
        for room in rooms
        for file in file_of(f"{room}/{game}").rglob("*.*")
        if file.suffix in {".md", ".toml", ".feature", ".py"}
    ]
    known = {one.number for one in rules(game).values()}
    assert files
    assert {file: dead for file in files if (dead := pointed_at(file) - known)} == {}


# The status of each sentence, and where a reader meets it: command, data and site


KNOWN = facts()


@pytest.mark.parametrize("name", games())
def test_whatever_is_confirmed_says_by_what(name: str) -> None:
    every = rules(name).values()
    of_rules = [one for one in every if one.status == "confirmed" and not one.reason]
    marked = [one for rule in every for one in rule.sentences if rule.status != one.status]
    assert of_rules == []
    assert [one for one in marked if one.status == "confirmed" and not one.reason] == []


@pytest.mark.parametrize("name", games())
def test_whatever_an_erratum_cites_is_registered(name: str) -> None:
    assert {passage for one in errata(name) for passage in one.passages} <= {*register().passages}


UNDECIDED = {"open", "disputed"}
ANSWERS = [
    (game, one) for game in KNOWN.games for one in scenarios(HOME / "features" / game.name / "faq")
]


def sureness(one: Scenario) -> str:
    """How sure the answer is, by its tag."""
    return next(word for word in SURENESS if word in one.tags)


def test_an_answer_to_a_ruling_is_as_sure_as_the_ruling() -> None:
    """And a question that is open or disputed is about a rule of which something is."""
    for known, one in ANSWERS:
        named = under(one.name).partition("=")[0]
        assert named or "=" not in one.name, f"{one.name}: write (ruling NAME=ANSWER)"
        if named in known.rulings:
            assert sureness(one) == known.rulings[named].status, one.name
        elif sureness(one) in UNDECIDED:
            about = [known.rules[tag] for tag in one.tags if tag in known.rules]
            stands = {sentence.status for rule in about for sentence in rule.sentences}
            assert named or stands & {*UNDECIDED} or any(rule.rulings for rule in about), one.name


def test_the_data_and_the_command_tell_it_of_every_sentence_in_both_languages() -> None:
    told: Any = rulebook("fiji", HOME)
    one = next(rule for rule in told["rules"] if rule["id"] == "fiji_1_3")
    expected = ["stated", "stated", "inferred", "open"]
    for sentences in (one["sentences"], one["translations"]["de"]["sentences"]):
        assert [s["status"] for s in sentences] == expected
    assert "*(" not in one["statement"]
    explained = json.loads(json.dumps(asdict(explain("fiji 1.3"))))
    assert explained["sentences"] == one["sentences"]


@pytest.mark.parametrize("name", games())
def test_what_is_open_or_disputed_has_a_ruling_or_an_open_point(name: str) -> None:
    ruled = {rule for point in points(name).values() for rule in point.rules}
    unsure = {
        rule.id
        for rule in rules(name).values()
        if any(one.status in {"open", "disputed"} for one in rule.sentences)
    }
    assert unsure <= ruled


HYPOTHETICAL = {"edge", "passed_again", "reshuffle_later"}
"""Points that matter under another answer than the usual one alone: no sentence is played so."""


@pytest.mark.parametrize("name", games())
def test_each_point_that_no_text_decides_has_an_open_sentence_of_its_own(name: str) -> None:
    """It stands in the first rule of the point; no other sentence there can be surer than it."""
    of, asked = rules(name), Counter[str]()
    for one in points(name).values():
        played = next(answer for answer in one.answers if answer.name == one.default)
        asked[one.rules[0]] += not played.said_by and one.name not in HYPOTHETICAL
    open_ = {rule: sum(one.status == "open" for one in of[rule].sentences) for rule in asked}
    assert {
        rule: (number, open_[rule]) for rule, number in asked.items() if open_[rule] < number
    } == {}


# What changes in the rules from one book to another; git, which other rooms ask


JUDGING, WINNING = "2_judging.md", "3_winning.md"
RENUMBERED = [
    f"## 3.{at} Players who get there together share the victory {{#rps_3_{at}}}" for at in (2, 3)
]
NOTE = "**Note.** With all three shown, every sign is beaten by another.\n\n"


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        (JUDGING, "Rock beats scissors", "Rock beats paper", [("rps_2_1", "statement")]),
        (JUDGING, "beats rock.\nIf exactly", "beats rock. If\nexactly", []),
        (JUDGING, NOTE, "", [("rps_2_2", "note")]),
        (WINNING, "or two (`two`)", "or one (`two`)", [("rps_3_1", "ruling")]),
        (WINNING, *RENUMBERED, [("rps_3_2", "withdrawn"), ("rps_3_3", "added")]),
    ],
)
def test_every_part_of_a_rule_is_watched(
    name: str, old: str, new: str, told: list[tuple[str, str]]
) -> None:
    page = Path(__file__).parent / "fixture/docs/rps" / name
    text = page.read_text("utf-8")
    before, after = (
        {one.id: one for one in chapter("rps", page, said).rules}
        for said in (text, replaced(text, old, new))
    )
    assert [*between(before, after)] == told


def test_git_is_asked_about_this_checkout_and_may_be_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Even in a hook of another checkout."""
    git(tmp_path, "init", "-q", "-b", "here")
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "elsewhere"))
    assert git_told(tmp_path, "symbolic-ref", "--short", "HEAD") == "here"
    monkeypatch.setenv("PATH", "")
    assert git_told(tmp_path, "symbolic-ref", "--short", "HEAD") == ""
