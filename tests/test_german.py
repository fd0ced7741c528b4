"""Fiji in German: its questions kept in step, what its examples tell, its search and its pages."""

import re
from pathlib import Path

import pytest
from test_site import facts, result

from atoll.book import BookError
from atoll.book.asked import asked
from atoll.book.indexed import Index
from atoll.book.ranking import rank
from atoll.book.searchable import searchable
from atoll.book.told_in import Telling, telling
from atoll.book.translated_questions import compared_questions, translated_questions
from atoll.fiji.events import KINDS
from atoll.home import HOME
from atoll.site.pages.asked import entries
from atoll.site.tongue import tongues
from atoll.sources.features import scenarios

FEATURE = """\
Feature: Toy

  @faq @toy_q_a @toy_4_1 @stated
  Scenario: May I offer nothing?
    No: nobody passes.
    Given a table
"""
GERMAN = """\
topics.a = "Gebote"

[[toy_q_a]]
asks = "Darf ich nichts bieten?"
says = ["Nein: Niemand passt."]
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A home with one question, and the same in German."""
    for file, text in (("features/toy/a.feature", FEATURE), ("docs/toy/de/questions.toml", GERMAN)):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def flag(home: Path) -> str:
    return translated_questions("toy", "de", home).questions["toy_q_a"][0].flag


def test_a_question_is_flagged_until_it_is_compared_and_when_a_word_changes(toy: Path) -> None:
    assert flag(toy) == "both"
    compared_questions("toy", "de", ["toy_q_a"], toy)
    assert flag(toy) == ""
    file = toy / "features/toy/a.feature"
    file.write_text(FEATURE.replace("nobody passes", "no one passes"), encoding="utf-8")
    assert flag(toy) == "original"
    file.write_text(FEATURE, encoding="utf-8")
    own = toy / "docs/toy/de/questions.toml"
    own.write_text(GERMAN.replace("Niemand", "Keiner"), encoding="utf-8")
    assert flag(toy) == "translation"


@pytest.mark.parametrize(
    ("old", "new", "line", "fix"),
    [
        ('["Nein: Niemand passt."]', '["Nein.", "Ja."]', 3, "toy_q_a has 1 answers, not 2"),
        ("topics.a", "topics.b", 1, "[topics] a ="),
        (GERMAN[GERMAN.index("[[") :], "", 2, "write [[toy_q_a]] 1 times, for: May I offer"),
    ],
)
def test_a_malformed_question_is_refused(
    toy: Path, old: str, new: str, line: int, fix: str
) -> None:
    file = toy / "docs/toy/de/questions.toml"
    assert old in GERMAN
    file.write_text(GERMAN.replace(old, new), encoding="utf-8")
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        translated_questions("toy", "de", toy)
    assert f"questions.toml:{line}: " in str(refused.value)


def test_every_question_of_fiji_says_the_same_in_german() -> None:
    found = translated_questions("fiji", "de").questions
    assert {*found} == {one.id for one in asked() if one.id.startswith("fiji_q_")}
    assert [one.id for ways in found.values() for one in ways if one.flag] == []


GERMANLY = telling("fiji", "de")


def of_fiji() -> Telling:
    assert GERMANLY
    return GERMANLY


def test_every_kind_of_event_is_told_in_german_and_no_other() -> None:
    assert {*of_fiji().sentences["events"]} == {phrase.text for phrase in KINDS.values()}


def test_every_step_of_the_questions_is_told_in_german() -> None:
    told = set()
    for one in scenarios(HOME / "features" / "fiji" / "faq"):
        for step in one.steps:
            text = step.partition(" ")[2]
            if "<" not in text and not step.startswith("|"):
                told.add(of_fiji().step(text.removesuffix(":")))
    assert "Ana nimmt 3 rote" in told


def test_a_sentence_or_a_word_that_is_missing_is_named() -> None:
    with pytest.raises(BookError, match="nothing tells 'Ana sings'"):
        of_fiji().step("Ana sings")
    with pytest.raises(BookError, match="no word for 'pebble' in '3 pebble'"):
        of_fiji().step("Ana takes 3 pebble")


KNOWN = facts(
    result(
        "We tie for most. Who executes?",
        file="features/fiji/faq/ties.feature",
        tags=["faq", "fiji_q_r5", "stated", "fiji_4_7"],
        description="The player with the next best count that nobody shares.",
    )
)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("Wer fängt an?", "fiji_q_x20"),
        ("gleich viele, wer führt aus", "fiji_q_r5"),
        ("kann man zu zweit spielen", "fiji_q_x10"),
    ],
)
def test_german_words_find_german_questions(words: str, first: str) -> None:
    hits = rank(words, german(), ["fiji"])
    assert hits[0].entry.name == first
    assert hits[0].entry.asks[0] != searchable().questions[first][0].question


def german() -> Index:
    """What the search of the German pages knows, as Python ranks it."""
    within = searchable()
    [tongue] = [one for one in tongues(KNOWN) if one.game.name == "fiji"]
    return Index(entries(tongue, within.index.entries), {"fiji": within.index.terms["fiji"]})
