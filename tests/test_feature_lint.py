"""What the lint asks of our own features and of phrases, each check on a planted fault."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Literal

import pytest
from pytest_bdd import parsers
from pytest_bdd.steps import StepFunctionContext
from test_feature_wrong import SOUND

from atoll.running import games, house, lint, phrases, reading, vocabulary
from atoll.running.chapter import Chapter


def phrase(kind: Literal["given"] | None, text: str, file: str, line: int) -> phrases.Phrase:
    """A phrase that does nothing."""
    parser = parsers.parse(text)
    step = StepFunctionContext(kind, lambda: None, parser)
    return phrases.Phrase(kind, text, parser, file, line, step)


def notes(folder: Path, text: str, *said: phrases.Phrase, name: str = "x.feature") -> list[str]:
    """What the lint says about a file with this text, by these phrases."""
    (path := folder / name).parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    chapter = Chapter(path, reading.read(path, "x.feature"), phrases.Phrases(said))
    return [str(each) for each in lint.findings(chapter)]


@pytest.fixture(autouse=True)
def of_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file here is of no game."""
    monkeypatch.setattr("atoll.running.chapter.games", lambda: ())


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of features that is taken for ours."""
    monkeypatch.setattr(house, "rooms", lambda _: [tmp_path])
    return tmp_path


def test_a_step_of_two_phrases_is_found(tmp_path: Path) -> None:
    for first, told in (("row {n} is analysed", 2), ("row 1 is analysed", 0)):
        both = (phrase(None, one, "toy.py", 1) for one in (first, "row 1 is {how}"))
        found = "".join(notes(tmp_path, SOUND, *both))
        means = f"x.feature:26: The step may mean `{first}` and `row 1 is {{how}}`;"
        assert found.startswith(means) == bool(told), found


def test_a_background_counts_for_the_whens_but_not_for_the_six(tmp_path: Path) -> None:
    steps = "    Given a\n    When b\n" + "    And c\n" * 3
    text = f"Feature: x\n  Background:\n{steps}  Scenario: y\n" + "    Then d\n    And e\n" * 3
    assert notes(tmp_path, text) == []


def test_ten_thousand_lines_are_read_in_a_moment(tmp_path: Path) -> None:
    assert "no scenario" in notes(tmp_path, "Feature: x\n" + "Rule: y\n" * 10_000)[0]


PHRASES = """\
from atoll.running.parsing import parsing
from atoll.table.fields import SHARED
from atoll.telling import phrases
from pytest_bdd import given, parsers, then, when
parse = parsing(SHARED)
@given(parse("a {seat:Seat}"))
def a(): ...

@given(parse("c"))
@given(parse("a in German"))
def c(): ...

@when(parse("b"))
def b(): ...

@then(parse("a"))
def d(): ...

@then(parse(phrases.WINS))
def e(): ...
"""


def toy(path: Path, text: str) -> tuple[ModuleType, phrases.Phrases]:
    """A module of steps that lies there, and the phrases of its steps."""
    module = ModuleType("atoll.toy.toy")
    path.write_text(text, "utf-8")
    exec(compile(text, str(path), "exec"), vars(module))
    return module, phrases.defined(games.steps_in(module))


def phrase_notes(folder: Path, text: str) -> list[tuple[int, str]]:
    """What the lint says of a module of steps, and of the phrases that it gives a name."""
    path = folder / "toy.py"
    module, said = toy(path, text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, f"atoll.{folder.name}.toy", module)
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
        (PHRASES, ('parse("b")', '"b {seat}"'), 13, "`b {seat}` has no typed fields"),
        (PHRASES, ('parse("b")', 'parsers.re(r"b (?P<x>.)")'), 13, "has no typed fields"),
        (TOLD, ('"a", de="b"', '"{seats:Seats}"'), 4, "takes {seats:Seats}` stands after"),
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
    for name in games.games():
        games.phrases(name)  # what is kept of ours knows nothing of these rooms
    ways = {name: tmp_path / name for name in ("steps", "features")}
    for name, way in ways.items():
        (tmp_path / f"{name} here").mkdir()
        way.symlink_to(f"{name} here")
    for module in (house, vocabulary):
        monkeypatch.setattr(module, "rooms", lambda name: [ways[name]])
    feature = ways["features"] / "x.feature"
    feature.write_text("Feature: x\n  Scenario: y\n    When b\n    Then a\n", "utf-8")
    _, said = toy(tmp_path / "steps here" / "toy.py", PHRASES.replace('parse("b")', '"b {seat}"'))
    chapter = Chapter(feature, reading.read(feature, "x.feature"), said)
    found = [str(one) for one in vocabulary.of_ours([chapter], tmp_path)]
    assert found[0].startswith("steps here/toy.py:13: `b {seat}` has no typed fields; ")
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
    ours: Path, tag: str, steps: int, told: str
) -> None:
    more = "".join(f"      And it is {n}\n" for n in range(steps - 3))
    long = SOUND.replace("offer 5 green\n", f"offer 5 green\n{more}")
    tagged = long.replace("    Scenario: Five", f"    {tag}\n    Scenario: Five")
    found = notes(ours, tagged)
    assert ("x.feature:11" in "".join(found), told in "".join(found)) == (bool(told), True)


def test_a_rule_of_our_chapters_names_its_rule_and_says_why(ours: Path) -> None:
    untagged = SOUND.replace("  @fiji_4_7\n", "")
    why, tag, _ = notes(ours, untagged, name="fiji/x.feature")
    assert ("no tag of a rule" in tag, "does not say why" in why) == (True, True)
