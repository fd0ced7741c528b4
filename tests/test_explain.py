"""A rule explained, from the book of this project and from a small one."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from atoll import book
from atoll.book import last_run
from atoll.book.explain import explain
from atoll.book.search import search
from atoll.book.searchable import Searchable, searchable
from atoll.home import HOME
from atoll.sources.features import scenarios
from atoll.table import games
from atoll.table.games import GAMES
from atoll.table.rulings import UnknownRuling

SCHEMA = HOME / "engine" / "atoll" / "schemas" / "explain.schema.json"

CHAPTER = """\
# 4 The exchange

## 4.1 An offer is one to four beads {#fiji_4_1}

Offer beads.

**Status.** stated

**Sources.** `fiji-en-2006/4a`

## 4.11 Half is rounded {#fiji_4_11}

Half of the beads.

**Note.** People get it wrong.

**Ruling.** `half`: Which way is open.

**Status.** open, for the texts differ

**Sources.** `fiji-en-2006/effects-3`
"""
FEATURE = """\
Feature: Offers

  @fiji_4_1
  Rule: An offer is small
    It must fit a fist.

    Scenario: One is enough
      When Ana chooses to offer 1 green

    @fiji_4_11
    Scenario: Two are enough
      When Ana chooses to offer 2 green
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A book of one chapter with one feature."""
    for folder in ("docs/fiji", "features/fiji", "steps"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/fiji/4_exchange.md").write_text(CHAPTER, encoding="utf-8")
    (tmp_path / "features/fiji/4_exchange.feature").write_text(FEATURE, encoding="utf-8")
    return tmp_path


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def result(line: int, outcome: str = "passed", **rules: list[str]) -> dict[str, Any]:
    none: dict[str, list[str]] = {"fired": [], "refused": [], "hidden": [], "tags": []}
    place = {"file": "features/fiji/4_exchange.feature", "line": line, "row": None}
    return {**place, "outcome": outcome, **none, **rules}


def test_every_rule_of_the_book_is_explained_to_the_letter_of_the_schema() -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    run = last_run.last() or ()
    for game in book.games():
        for rule in book.rules(game):
            validator.validate(json.loads(json.dumps(asdict(explain(rule, results=run)))))


def test_a_ruling_comes_with_its_answers_and_who_gives_them(home: Path) -> None:
    (half,) = explain("4.11", home).rulings
    down, up = half.answers
    assert (down.name, down.default, up.said_by) == ("down", True, ("fiji-de-2005",))
    assert up.editions == ("fiji-de-2005",)


def test_examples_are_found_by_their_tag_and_that_of_their_rule(home: Path) -> None:
    named = [(one.name, one.line) for one in explain("4.1", home).examples]
    assert named == [("One is enough", 7), ("Two are enough", 11)]
    assert [one.name for one in explain("4.11", home).examples] == ["Two are enough"]


def test_the_last_run_is_told_until_anything_changes(home: Path) -> None:
    run = [result(7, fired=["fiji_4_1"]), result(11, "failed", refused=["fiji_4_1"])]
    last_run.keep(run, last_run.digest(home))
    found = explain("4.1", home)
    assert found.evidence is not None
    assert (found.evidence.applies, found.evidence.refuses, found.evidence.failing) == (1, 0, 1)
    assert [one.outcome for one in found.examples] == ["passed", "failed"]
    (home / "steps/fiji.py").write_text("# changed", encoding="utf-8")
    assert explain("4.1", home).evidence is None


@pytest.mark.parametrize("spoilt", ["{", "[]", "null"])
def test_a_spoilt_cache_is_no_run(home: Path, spoilt: str) -> None:
    last_run.keep([], last_run.digest(home))
    (file,) = (home / "cache" / "atoll").iterdir()
    file.write_text(spoilt, encoding="utf-8")
    assert last_run.last(home) is None


QUESTIONS = """\
@faq
Feature: Questions

  @fiji_4_1
  Scenario: May I offer nothing?
    No: one bead at least.
    It must fit a fist.

    When Ana chooses to offer none

  @fiji_4_11
  Scenario: Is half rounded? (ruling half=down)
    When Ana chooses to offer 1 green

  @fiji_4_11
  Scenario: Is half rounded? (ruling half=up)
    Up, say some.

    When Ana chooses to offer 1 green
"""


@pytest.fixture(scope="module")
def ours() -> Searchable:
    """Our own book, read once."""
    return searchable()


@pytest.fixture
def asked(home: Path) -> Path:
    """The small book, with questions."""
    (home / "features/fiji/faq").mkdir()
    (home / "features/fiji/faq/offers.feature").write_text(QUESTIONS, encoding="utf-8")
    return home


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("half", ["fiji_4_11"]),  # in the title
        ("beads", ["fiji_4_1", "fiji_4_11"]),  # in a title, in a statement
        ("people wrong", ["fiji_4_11"]),  # in a note
        ("nothing", ["fiji_4_1"]),  # in a question
        ("fist", []),  # below the first sentence of an answer
        ("whales", []),
    ],
)
def test_rules_are_found_by_words(asked: Path, words: str, rules: list[str]) -> None:
    assert [one.rule for one in search(words, searchable(asked)).rules] == rules


def test_a_question_is_found_with_the_first_sentence_of_its_answer(asked: Path) -> None:
    (found,) = search("nothing", searchable(asked)).questions
    assert (found.question, found.told) == ("May I offer nothing?", "No: one bead at least.")
    assert (found.rules, found.line) == (("fiji_4_1",), 5)
    assert (asked / found.file).read_text("utf-8") == QUESTIONS


def test_a_question_is_listed_once_though_each_answer_to_its_ruling_has_an_example(
    asked: Path,
) -> None:
    assert [one.question for one in search("rounded", searchable(asked)).questions] == [
        "Is half rounded?"
    ]


OF_EDITIONS = [(game, name) for game in GAMES for name in games.game(game).EDITIONS]


@pytest.mark.parametrize(("game", "name"), OF_EDITIONS)
def test_an_edition_answers_every_question_by_its_own_text(
    game: str, name: str, ours: Searchable
) -> None:
    edition = games.game(game).EDITIONS[name]
    for one in scenarios(HOME / "features" / game):
        if "(ruling " in one.name and "@faq" in one.tags:
            title = one.name.partition(" (ruling")[0]
            found = next(
                q for q in search(title, ours, edition=name).questions if q.question == title
            )
            ruling = one.name.rpartition("(ruling ")[2].partition("=")[0]
            told = [answer.behind.name for answer in found.answers if answer.behind]
            played = [edition.choices[ruling]] if ruling in edition.choices else []
            assert told == played, title


def test_a_rule_is_answered_by_an_edition() -> None:
    (ruling,) = explain("fiji 4.11", edition="fiji-de-2005").rulings
    assert [one.name for one in ruling.answers] == ["up"]
    with pytest.raises(UnknownRuling, match="fiji-de-2005"):
        explain("fiji 4.11", edition="fiji-de")
