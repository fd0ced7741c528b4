"""How the lock reads: scenarios out of feature files, facts out of passages, text out of copies."""

import re
from pathlib import Path

import pytest

from atoll.sources.copies import digest, paragraphs
from atoll.sources.features import facts, lacks, scenarios
from atoll.sources.register import Terms

COLOURS = {"green": "green|grüne", "red": "red|rotes", "yellow": "yellow|gelben"}
TERMS = Terms(
    ("Ada", "Ben", "Cid"),
    {name: re.compile(form) for name, form in COLOURS.items()},
    re.compile("beads"),
    {"two_hands": re.compile("two hands|both hands")},
)


@pytest.mark.parametrize(
    ("passage", "told"),
    [
        ("Ada: 2, Ben 1st", (None, [["Ada", "2"], ["Ben", "1"]])),
        ("two reds, the first", (None, [])),
        ("- 3 Hier grüne und rotes", ("3", [["green"], ["red"]])),
        ("He may rotate it.", (None, [])),
        ("No seat, no beads, keine gelben", (None, [["0"], ["0", "yellow"]])),
        ("Ada 2, by two hands: rotes", (None, [["Ada", "2"], ["two_hands"], ["red"]])),
        ("Null (0)", (None, [["0"], ["0"]])),
    ],
)
def test_facts_are_names_figures_and_colours(passage: str, told: object) -> None:
    assert facts(passage, TERMS) == told


FEATURE = """\
@a
Feature: F
  Given nothing is read here

  Background:
    Given Ada has 2 rotes
    And Ben has 3 gelben

  Rule: A
    Background:
      Given Cid sits down

    @b @source:x/1 # why
    Scenario Outline: S
      When both hands of <seat> are looked at in row 3
      # Ben has 9 grüne
      Then the counts are
        | Ada | Ben |
        | 2   | 1   |
      And the hands are
        |     | red | green |
        | Cid | 4   |       |
      And Ben takes nothing
      @c
      Examples:
        | seat |
        | Ada  |

  Rule: B
    Beispiel: E
      When four
"""


def test_scenarios_are_read_with_their_tags_and_what_was_before(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(FEATURE, encoding="utf-8")
    one, other = scenarios(tmp_path)
    assert (one.name, one.line, one.tags) == ("S", 14, ("a", "b", "source:x/1"))
    assert one.sources == ["x/1"]
    assert one.steps[:3] == ("Given Ada has 2 rotes", "And Ben has 3 gelben", "Given Cid sits down")
    assert one.steps[-3:] == ("And Ben takes nothing", "| seat |", "| Ada  |")
    assert other.steps == ("Given Ada has 2 rotes", "And Ben has 3 gelben", "When four")


@pytest.mark.parametrize(
    ("passage", "lacking"),
    [
        ("Ada has 2 rotes and Ben 3 gelben.", None),
        ("3 By two hands: Ada 2, Ben: 1; Cid has 4 red (5-1) and 0 green, Ben none.", None),
        ("4 By two hands: Ada 2", "`row 4`"),
        ("Ada has 2 rotes, so Ben: 1.", "`2 red` after `Ada`"),
        ("Ben 1, Ada 2", "`Ada 2` after `Ben 1`"),
        ("Ada 3", "`Ada 3`"),
        ("4 green", "`4 green`"),
        ("Ben: 9 green", "`Ben 9 green`"),
        ("Ben takes 5 beads", "`5` after `Ben`"),
    ],
)
def test_the_facts_of_a_passage_stand_in_the_steps_or_in_the_background_in_their_order(
    passage: str, lacking: str | None, tmp_path: Path
) -> None:
    (tmp_path / "a.feature").write_text(FEATURE, encoding="utf-8")
    one, _ = scenarios(tmp_path)
    assert lacks(passage, one, TERMS) == lacking


def test_normalised_text_is_the_same_for_every_typographer() -> None:
    assert paragraphs("»A« \u2013 **b**\n c\n \n\n„d“\u00ad") == ('"A" - b c', '"d"')
    assert digest("a") == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
