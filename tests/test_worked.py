"""How the lock reads: scenarios out of feature files, facts out of passages, text out of copies."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from ran import examples

from atoll.sources.copies import digest, paragraphs
from atoll.sources.features import scenarios
from atoll.sources.register import Terms
from atoll.sources.worked import facts, lacks

TERMS = Terms(
    ("Ada", "Ben"),
    {
        name: re.compile(form)
        for name, form in (("green", "grüne"), ("red", "rotes"), ("yellow", "gelben"))
    },
    re.compile("beads"),
    {"two_hands": re.compile("two hands|both hands")},
)


def test_facts_are_names_figures_and_colours() -> None:
    assert facts("Ada: 2, Ben 1st", TERMS) == (None, [["Ada", "2"], ["Ben", "1"]])
    assert facts("two reds, the first", TERMS) == (None, [])
    assert facts("- 3 Hier grüne und rotes", TERMS) == ("3", [["green"], ["red"]])
    assert facts("He may rotate it.", TERMS) == (None, [])
    assert facts("No seat, no beads, keine gelben", TERMS) == (None, [["0"], ["0", "yellow"]])


def test_examples_of_an_outline_and_doc_strings_are_read(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(
        "@a\nFeature: F\n  Given nothing is read here\n\n  @b @source:x/1 # why\n"
        "  Scenario Outline: S\n    When <seat> takes\n    @c\n    Examples:\n"
        "      | seat | beads |\n      | Ada  | 3 red |\n",
        encoding="utf-8",
    )
    (one,) = scenarios(tmp_path)
    assert (one.name, one.line, one.tags) == ("S", 6, ("@a", "@b", "@source:x/1"))
    assert one.sources == ["x/1"]
    assert one.steps == ("When <seat> takes", "| seat | beads |", "| Ada  | 3 red |")
    assert lacks("Ada has 3 red.", one, TERMS) is None


def test_a_background_belongs_to_its_rule_only(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(
        "Feature: F\n  Background:\n    Given one\n  Rule: A\n    Background:\n      Given two\n"
        "    Example: E\n      When three\n  Rule: B\n    Example: G\n      When four\n",
        encoding="utf-8",
    )
    first, second = scenarios(tmp_path)
    assert first.steps == ("Given one", "Given two", "When three")
    assert second.steps == ("Given one", "When four")


def test_normalised_text_is_the_same_for_every_typographer() -> None:
    assert paragraphs("»A« \u2013 **b**\n c\n \n\n„d“\u00ad") == ('"A" - b c', '"d"')
    assert digest("a") == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"


def test_what_is_said_in_words_must_be_said_where_it_stands() -> None:
    assert facts("Ada 2, by two hands: rotes", TERMS)[1] == [["Ada", "2"], ["two_hands"], ["red"]]
    assert facts("Null (0)", TERMS) == (None, [["0"], ["0"]])


def test_a_passage_stands_in_the_steps_or_in_the_background(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(
        "Feature: F\n  Background:\n    Given Ada has 2 rotes\n    And Ben has 3 gelben\n"
        "  Scenario: S\n    When both hands are looked at\n    Then Ben has 3 grüne\n",
        encoding="utf-8",
    )
    (one,) = scenarios(tmp_path)
    assert lacks("Ada has 2 rotes and Ben 3 gelben.", one, TERMS) is None
    assert lacks("By two hands Ben has 3 grüne.", one, TERMS) is None
    assert lacks("Ada has 2 rotes, so Ben has 3 grüne.", one, TERMS) == "`Ada`"


@pytest.mark.parametrize("name", ["exchange_example", "beispiel_tausch"])
def test_what_a_row_of_a_printed_exchange_leaves_is_what_the_next_one_finds(name: str) -> None:
    shown = examples(f"features/fiji/{name}.feature")
    thread = [one for one in shown if "erratum" not in one["tags"]]
    assert [one["outcome"] for one in thread] == ["passed"] * 6
    assert [after["start"] == before["end"] for before, after in pairwise(thread)] == [True] * 5


@pytest.mark.parametrize("name", ["ranking_example", "beispiel_wertung"])
def test_the_printed_ranking_is_told_of_one_table(name: str) -> None:
    shown = examples(f"features/fiji/{name}.feature")
    assert [one["outcome"] for one in shown] == ["passed"] * 4
    assert all(one["start"] == shown[0]["start"] for one in shown)
    assert all(one["end"] == shown[0]["end"] for one in shown)
