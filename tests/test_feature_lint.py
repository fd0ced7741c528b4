"""The lint of features and phrases, each check on a planted fault."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal
from unittest.mock import patch

import pytest
from _pytest.fixtures import FixtureFunctionDefinition
from pytest_bdd import parsers
from pytest_bdd.steps import StepFunctionContext

from atoll import book
from atoll.book import page
from atoll.running import games, house, lint, phrases, reading, vocabulary
from atoll.running.chapter import Chapter

SOUND = """\
@fiji
Feature: The exchange

  @fiji_4_7
  Rule: Equal counts cancel each other out
    Two seats that want the same get nothing.

    Scenario: Two fives cancel
      Given the table is laid
      When everyone offers
      Then nobody executes

    Scenario Outline: <count> beads are too many
      Given the table is laid
      When Ana offers <count> beads
      Then the move is refused

      Examples:
        | count |
        | 5     |
        | 6     |
"""


@pytest.fixture(autouse=True)
def only_rule_4_7(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book of one rule, so that the tests do not hang on ours."""
    told = ("fiji_4_7", "4.7", "Equal counts cancel each other out", "fiji_4", "They cancel.")
    rule = page.Rule(*told, (), (), (), "stated", "", (), Path("4_exchange.md"), 1)
    monkeypatch.setattr(book, "rules", lambda *_: {rule.id: rule})


def known(*texts: str) -> Any:
    """Phrases of any kind with these texts."""
    return phrases.Phrases(phrase(None, text, "toy.py", 1) for text in texts)


def phrase(kind: Literal["given"] | None, text: str, file: str, line: int) -> phrases.Phrase:
    """A phrase that does nothing."""
    parser = parsers.parse(text)
    step = StepFunctionContext(kind, lambda: None, parser)
    return phrases.Phrase(kind, text, parser, file, line, step)


def notes(folder: Path, text: str | bytes, **options: Any) -> list[str]:
    """What the lint says about a file with this text."""
    path = folder / "x.feature"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return [str(each) for each in lint.findings(reading.read(path, "x.feature"), **options)]


def test_the_german_keywords_are_known(tmp_path: Path) -> None:
    text = "# language: de\nFunktion: x\n  Szenario: y\n    Dann: z\n    Wenn a\n    Dann b\n"
    (found,) = notes(tmp_path, text)
    assert found.startswith("x.feature:4: `Dann: z` is read as description, not as a step.")


def test_a_background_counts_for_the_whens_but_not_for_the_six(tmp_path: Path) -> None:
    steps = "    Given a\n    When b\n" + "    And c\n" * 3
    text = f"Feature: x\n  Background:\n{steps}  Scenario: y\n" + "    Then d\n    And e\n" * 3
    assert notes(tmp_path, text) == []


def test_a_known_phrase_in_a_description_is_found_and_prose_is_left_alone(tmp_path: Path) -> None:
    said = known("the table is laid", "nobody wins")
    for line in ("the table is laid", "Gievn the table is laid", "Thn nobody wins"):
        text = f"Feature: x\n  Scenario: y\n    {line}\n    When a\n    Then b\n"
        (found,) = notes(tmp_path, text, phrases=said)
        assert found.startswith(f"x.feature:3: `{line}` is read as description")
    for prose in (
        "When two counts are equal, they cancel.",
        "then it may cancel too, and so on.",
        "Give and take; given names only.",
    ):
        text = SOUND.replace("Two seats that want the same get nothing.", prose)
        assert notes(tmp_path, text, phrases=said, ours=True, house=True) == []


def test_house_rules_do_not_bind_a_users_file(tmp_path: Path) -> None:
    text = SOUND.replace("  @fiji_4_7\n", "").replace(
        "    Two seats that want the same get nothing.\n", ""
    )
    assert notes(tmp_path, text) == []
    both = "".join(notes(tmp_path, text, ours=True, house=True))
    assert "no tag of a rule" in both
    assert "say why" in both


def test_a_step_of_two_phrases_is_found(tmp_path: Path) -> None:
    found = notes(tmp_path, SOUND, phrases=known("the {what} is laid", "the table is {how}"))
    means = "The step may mean `the {what} is laid` and `the table is {how}`;"
    assert found[0].startswith(f"x.feature:9: {means}")
    assert notes(tmp_path, SOUND, phrases=known("the table is laid", "the table is {how}")) == []


@pytest.mark.parametrize(
    ("content", "place", "words"),
    [
        (b"", ":1:", "Feature: name"),
        (b"Feature: a\x00b", ":1:", "U+0000"),
        (b"Feature: a\n  \x1b[31mred", ":2:", "U+001B"),
        (b"Feature: a\n  Scenario: f\xfcnf", ":2:", "save the file as UTF-8"),
        (b"x" * 1_000_000, ":1:", "larger than"),
        (b"Feature: x\n" + b"y" * 2_000, ":2:", "2,000 characters"),
        (b"Funktion: x\n", ":1:", "`# language: de`"),
        (b"# language: xx\nFeature: x\n", ":1:", "Language not supported: xx"),
        (b"Feature: x\nScenario: y\nGiven z\nGvien z\n", ":4:", "Write `Given"),
        (b"Feature: x\nScenario: y\nGiven z\n|a|b|\n|c|\n", ":5:", "as many cells"),
        (b'Feature: x\nScenario: y\nGiven z\n"""\nabc\n', ":6:", "Close the text block"),
        (b"Feature: x\n@a b\nScenario: y\n", ":2:", "@one @two"),
        (b"Feature: x\nScenario: y\nGiven z\nBackground:\n", ":4:", "before the first scenario"),
        (b"Feature: x\nScenario: y\nGiven z\nFeature: y\n", ":4:", "one feature to a file"),
    ],
)
def test_an_unreadable_file_is_told_with_line_and_fix(
    tmp_path: Path, content: bytes, place: str, words: str
) -> None:
    assert any(place in note and words in note for note in notes(tmp_path, content))


def test_ten_thousand_lines_are_read_in_a_moment(tmp_path: Path) -> None:
    deep = "Feature: x\n" + "Rule: y\n" * 10_000
    assert "no scenario" in notes(tmp_path, deep)[0]


PHRASES = """\
from atoll.running.parsing import parsing
from atoll.table.fields import SHARED
from atoll.telling import phrases
from pytest_bdd import given, parsers, then, when
parse = parsing(SHARED)
@given(parse("a {seat:Seat}"))
def a(): ...

@given("c")
@given("a in German")
def c(): ...

@when("b")
def b(): ...

@then("a")
def d(): ...

@then(parse(phrases.WINS))
def e(): ...
"""


def toy(path: Path, text: str) -> tuple[ModuleType, phrases.Phrases]:
    """A module of steps that lies there, and the phrases of its steps."""
    module = ModuleType("atoll.toy.toy")
    path.write_text(text, "utf-8")
    exec(compile(text, str(path), "exec"), vars(module))
    every = vars(module).values()
    steps = (games.made(one) for one in every if isinstance(one, FixtureFunctionDefinition))
    return module, phrases.defined(phrases.contexts(steps))


def phrase_notes(folder: Path, text: str) -> list[tuple[int, str]]:
    """What the lint says of a module of steps, and of the phrases that it gives a name."""
    path = folder / "toy.py"
    module, said = toy(path, text)
    with patch.dict(sys.modules, {f"atoll.{folder.name}.toy": module}):
        found = *vocabulary.ill_written(said.known), *vocabulary.unsorted(path)
    return [(line, message) for _, line, message in found]


TOLD = """\
from atoll.telling.phrases import WINS, say

MORE = say("a", de="b")
TAKES = say("{seat:Seat} takes {seats:Seats}")
"""


@pytest.mark.parametrize(
    ("text", "fault", "line", "words"),
    [
        (PHRASES, ('"c"', '"A"'), 9, "`A` stands after `a {seat:Seat}`"),
        (PHRASES, ('parse("a {seat:Seat}")', '"a {seat}"'), 6, "{seat} has no type"),
        (PHRASES, ('"b"', '"b {seat}"'), 13, "{seat} has no type"),
        (PHRASES, ('"b"', 'parsers.re(r"b (?P<x>.)")'), 13, "regular expression"),
        (PHRASES, ('"b"', 'f"b {parse.__name__}"'), 13, "put together"),
        (PHRASES, ('"b"', '"b "\n"c"'), 13, "put together"),
        (PHRASES, ('"b"', "__name__"), 13, "put together"),
        (TOLD, ('"a", de="b"', '"{seats:Seats}"'), 4, "takes {seats:Seats}` stands after"),
        (TOLD, ('de="b"', 'de="b" "c"'), 3, "put together"),
    ],
)
def test_a_planted_fault_in_a_phrase_is_found(
    tmp_path: Path, text: str, fault: tuple[str, str], line: int, words: str
) -> None:
    assert phrase_notes(tmp_path, text) == []
    [(found, message)] = phrase_notes(tmp_path, text.replace(*fault, 1))
    assert found == line
    assert words in message


def test_our_steps_are_read_where_all_our_features_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever way leads to them."""
    ways = {name: tmp_path / name for name in ("steps", "features")}
    for name, way in ways.items():
        (tmp_path / f"{name} here").mkdir()
        way.symlink_to(f"{name} here")
    for module in (house, vocabulary):
        monkeypatch.setattr(module, "rooms", lambda name: [ways[name]])
    feature = ways["features"] / "x.feature"
    feature.write_text("Feature: x\n  Scenario: y\n    When b\n    Then a\n", "utf-8")
    _, said = toy(tmp_path / "steps here" / "toy.py", PHRASES.replace('"b"', '"b {seat}"'))
    chapter = Chapter(feature, reading.read(feature, "x.feature"), said)
    found = [str(one) for one in vocabulary.of_ours([chapter], tmp_path)]
    assert "steps here/toy.py:13: {seat} has no type; write one, as {seat:Seat}." in found
    assert [*vocabulary.of_ours([], tmp_path)] == []


def test_an_unused_phrase_is_found(tmp_path: Path) -> None:
    here, there = str(tmp_path / "a.py"), "/elsewhere/b.py"
    mine = [
        phrase("given", text, file, 7)
        for text, file in (("the {n:d} beads", here), ("no beads", here), ("foreign", there))
    ]
    said = [(phrases.Phrases(mine), [("given", "the 3 beads")]), (phrases.Phrases(mine[:1]), [])]
    unused = list(vocabulary.unused(said, folders=[tmp_path]))
    assert unused == [
        (tmp_path / "a.py", 7, "No feature says the phrase `no beads`; use it or drop it.")
    ]


@pytest.mark.parametrize(
    ("tag", "steps", "told"),
    [
        ("", 7, "7 steps"),
        ("@source:fiji-de-2005/exchange-1", 7, ""),
        ("", 16, "16 steps"),
        ("@witness", 16, ""),
        ("@witness", 17, "17 steps; split it or tell it in 16"),
    ],
)
def test_an_example_of_ours_is_short_unless_it_is_printed_or_found(
    tmp_path: Path, tag: str, steps: int, told: str
) -> None:
    more = "".join(f"\n      And it is {n}" for n in range(steps - 3))
    long = SOUND.replace("Then nobody executes", f"Then nobody executes{more}")
    tagged = long.replace("    Scenario: Two", f"    {tag}\n    Scenario: Two", 1)
    assert notes(tmp_path, tagged) == []
    assert told in "".join(notes(tmp_path, tagged, ours=True))
    assert bool(told) == bool(notes(tmp_path, tagged, ours=True))
