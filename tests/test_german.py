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
from atoll.site.page import Page
from atoll.site.pages import translated_questions as question_pages
from atoll.site.pages.asked import entries
from atoll.site.tongue import tongues
from atoll.site.tongues import linked
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
        ("[[toy_q_a]]", "[[toy_q_b]]", 3, "toy_q_b is no question; remove it."),
        ('["Nein: Niemand passt."]', '["Nein.", "Ja."]', 3, "toy_q_a has 1 answers, not 2"),
        ('says = ["', 'say = ["', 3, "every answer, says"),
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


@pytest.mark.parametrize(
    ("english", "german"),
    [
        (
            "Ana and Ben come after the shared place: place 3.",
            "Ana und Ben kommen nach dem geteilten Platz: Platz 3.",
        ),
        (
            "Ana comes after the shared place: place 3.",
            "Ana kommt nach dem geteilten Platz: Platz 3.",
        ),
        (
            "Row 1: most red and green | take half of the blue.",
            "Reihe 1: meiste rote und grüne | nimm die Hälfte der blauen.",
        ),
        (
            "From the supply, 1 blue each to Ben and Cid.",
            "Aus dem Vorrat nehmen Ben und Cid je 1 blauen.",
        ),
        ("Ana offers 0 beads; offer 1 to 4.", "Ana bietet 0 Glassteine; biete 1 bis 4."),
    ],
)
def test_an_event_in_german(english: str, german: str) -> None:
    assert of_fiji().event(english) == german


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


def test_a_question_has_a_page_in_german_that_english_leads_to() -> None:
    every = {one.path: one for one in question_pages.pages(KNOWN) if isinstance(one, Page)}
    page = every["fiji/de/q/fiji_q_r5/index.md"]
    assert "lang: de\ntongues:\n  en: q/fiji_q_r5/index.html\n" in page.markdown
    first = page.text.partition('id="answer">')[2]
    assert first.startswith("Der Spieler mit der nächstbesten Anzahl, die niemand teilt.</p>")
    assert "[Fiji 4.7 Gleiche Anzahlen patten sich aus](../../4_exchange/index.md#fiji_4_7)" in (
        page.text
    )
    english, _ = linked([Page("q/fiji_q_r5/index.md", "", ""), page])
    assert isinstance(english, Page)
    assert english.tongues == (("de", page.path),)


def test_a_question_in_german_leads_to_what_another_answer_changes() -> None:
    half = result(
        "Which way is half of an odd number rounded? (ruling half=down)",
        file="features/fiji/faq/effects.feature",
        tags=["faq", "fiji_q_r14", "disputed", "fiji_4_11"],
        description="Down, say the English and the condensed text: half of five is two.",
    )
    every = question_pages.pages(facts(half))
    (page,) = [one.text for one in every if isinstance(one, Page) and "/de/q/" in one.path]
    assert "](../../../../rulings/fiji/half/index.md){: hreflang=" in page
    assert "/rulings/fiji/half/" not in page.partition('id="answer">')[0]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("Wer fängt an?", "fiji_q_x20"),
        ("darf ich passen", "fiji_q_d29"),
        ("Hälfte aufrunden", "fiji_q_r14"),
        ("gleich viele, wer führt aus", "fiji_q_r5"),
        ("kann man zu zweit spielen", "fiji_q_x10"),
        ("Gebot behalten und trotzdem bezahlen", "fiji_q_d19"),
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
