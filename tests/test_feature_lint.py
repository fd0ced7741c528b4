"""What the lint asks of our own features and of phrases, each check on a planted fault."""

from pathlib import Path
from types import ModuleType

import pytest
from pytest_bdd import parsers
from pytest_bdd.steps import StepFunctionContext
from test_feature_wrong import SOUND

from atoll.running import games, house, lint, phrases, reading, vocabulary
from atoll.running.chapter import Chapter


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
        both = map(parsers.parse, (first, "row 1 is {how}"))
        steps = (StepFunctionContext(None, lambda: None, one) for one in both)
        found = "".join(notes(tmp_path, SOUND, *phrases.defined(steps).known))
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
from pytest_bdd import given, then, when
parse = parsing(SHARED)
@given(parse("c"))
def c(): ...

@when("b {seat}")
def b(): ...

@then(parse("a"))
def a(): ...
"""


def test_our_phrases_are_typed_and_used_where_all_our_features_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever way leads to them."""
    games.phrases(None)  # what is kept of ours knows nothing of these rooms
    ways = {name: tmp_path / name for name in ("steps", "features")}
    for name, way in ways.items():
        (tmp_path / f"{name} here").mkdir()
        way.symlink_to(f"{name} here")
    for module in (house, vocabulary):
        monkeypatch.setattr(module, "rooms", lambda name: [ways[name]])
    feature = ways["features"] / "x.feature"
    feature.write_text("Feature: x\n  Scenario: y\n    When b {seat}\n    Then a\n", "utf-8")
    module, file = ModuleType("toy"), tmp_path / "steps here" / "toy.py"
    file.write_text(PHRASES, "utf-8")
    exec(compile(PHRASES, str(file), "exec"), vars(module))
    said = phrases.defined(games.steps_in(module))
    chapter = Chapter(feature, reading.read(feature, "x.feature"), said)
    unused, untyped = sorted(str(one) for one in vocabulary.of_ours([chapter], tmp_path))
    assert untyped.startswith("steps here/toy.py:8: `b {seat}` has no typed fields; ")
    assert unused.startswith("steps here/toy.py:5: No feature says the phrase `c`; ")
    assert [*vocabulary.of_ours([], tmp_path)] == []


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
