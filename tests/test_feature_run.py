"""How features are collected, run, recorded and reported, on a toy vocabulary."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from atoll import book, home

pytest_plugins = "pytester"
RULE = book.rule("fiji_4_10")

TOY = """
import atoll.examples
import pytest
from atoll.table import Event, Refusal
from atoll.running.world import Mismatch
from pytest_bdd import given, parsers, then, when

pytest_plugins = ["atoll.running.plugin"]

class Toy:
    def __init__(self):
        self.supply, self.events, self.refusals, self.hidden = 0, [], [], []
        self.claimed = []
        self.start = {"supply": {"red": 5}}
        self.begins = {"game": "toy", "seats": ["Anna", "Mary"], "position": self.start}
        self.moves = []
        self.rulings = {"half": "up"}
    @property
    def end(self):
        return {"supply": {"red": self.supply}}
    def sentence(self, event):
        return f"{event.what} of red"

@pytest.fixture
def world():
    return Toy()

@given(parsers.parse("the supply holds {count:d} red"))
def supply(world, count):
    world.supply = count

@when(parsers.parse("{seat:w} takes {count:d} red"))
def takes(world, seat, count):
    world.moves.append({"seat": seat, "move": f"take {count} red"})
    if count > world.supply:
        world.refusals.append(Refusal("fiji_4_2", f"{seat} takes more than there is."))
        return
    world.supply -= count
    world.events.append(Event("fiji_4_10", "taking"))

@when("it breaks")
def it_breaks(world):
    return 1 // 0

def between_lines():
    raise KeyError("gone")
between_lines.__code__ = between_lines.__code__.replace(co_linetable=b"\\xff" * 9)

@when("it stops between lines")
def it_stops(world):
    between_lines()

@then(parsers.parse("the supply holds {count:d} red"))
def holds(world, count):
    if world.supply != count:
        hands = {f"hand of {seat}": "no beads" for seat in ("Anna", "Mary")}
        raise Mismatch(
            {"supply": f"{count} red", **hands},
            {"supply": f"{world.supply} red", **hands},
            world.events[0] if world.events else None,
        )

@then(parsers.parse("it is refused"))
def refused(world):
    world.claimed.append(world.refusals[-1])
"""

GOOD = """
  Scenario: A red is taken
    Given the supply holds 3 red
    When Anna takes 1 red
    Then the supply holds 2 red
"""


class Catch:
    """A plugin that keeps the run of the features, as `atoll check` does."""

    run: Any

    def pytest_configure(self, config: pytest.Config) -> None:
        """Keep it."""
        self.run = config.pluginmanager.get_plugin("atoll-run")


class Shown:
    """A result, its keys as attributes."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.told = told

    def __getattr__(self, name: str) -> Any:
        found = self.told[name]
        return tuple(map(Shown, found)) if name in ("trace", "events") else found


class Toys:
    """A folder of toy features, and pytest on it."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        self.path = pytester.path
        self.write("toy.py", TOY)
        pytester.syspathinsert()

    def write(self, name: str, text: str | bytes) -> Path:
        """A file in the folder."""
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def feature(self, body: str, name: str = "x.feature") -> None:
        """A feature file with this body."""
        self.write(name, "Feature: Toys\n" + body)

    def check(self, *arguments: str) -> tuple[Any, str, Any]:
        """The run, what was printed, and pytest's own account."""
        catch = Catch()
        plugins = ("-p", "pytest-bdd", "-p", "toy", "-p", "no:cacheprovider")
        fixed = (*plugins, "--assert=plain", "--strict-markers", "-ra")
        account = self.pytester.runpytest_inprocess(*fixed, *arguments, plugins=[catch])
        run = SimpleNamespace(results=[*map(Shown, catch.run.results)], as_dict=catch.run.as_dict)
        run.findings, run.problems = catch.run.findings, catch.run.problems
        return run, account.stdout.str() + account.stderr.str(), account


@pytest.fixture
def toys(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Toys:
    for name in ("CI", "GITHUB_ACTIONS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # only ours, and quick
    monkeypatch.setenv("PYTHONPATH", str(pytester.path))  # for processes of their own
    monkeypatch.setattr(home, "HOME", pytester.path)  # where there is no game but the toys
    monkeypatch.setattr(home, "GUESTS", ())
    return Toys(pytester)


def test_a_feature_is_found_run_and_recorded(toys: Toys) -> None:
    toys.write(
        "chapter.feature",
        """\
@edition
Feature: Taking
  @fiji_4_10
  Rule: A card gives all its beads
    @R1 @source:fiji-en-2006/exchange-1
    Scenario: A red is taken
      It was the last but two.

      Given the supply holds 3 red
      When Anna takes 1 red
      Then the supply holds 2 red
""",
    )
    run, printed, account = toys.check("-v")
    account.assert_outcomes(passed=1)
    assert "chapter.feature::A red is taken PASSED" in printed
    [result] = run.results
    assert (result.file, result.line, result.row) == ("chapter.feature", 6, None)
    assert (result.name, result.language) == ("A red is taken", "en")
    assert result.description == "It was the last but two."
    assert result.tags == ("edition", "fiji_4_10", "R1", "source:fiji-en-2006/exchange-1")
    assert result.rule == "A card gives all its beads"
    assert (result.outcome, result.message, result.failed_line) == ("passed", "", None)
    assert (result.fired, result.refused, result.hidden) == (("fiji_4_10",), (), ())
    assert result.start == {"supply": {"red": 5}}
    assert result.begins == {
        "game": "toy",
        "seats": ["Anna", "Mary"],
        "position": {"supply": {"red": 5}},
    }
    assert result.moves == ({"seat": "Anna", "move": "take 1 red"},)
    assert result.end == {"supply": {"red": 2}}
    assert result.seconds > 0
    told = [(step.keyword, step.text, step.line, step.events) for step in result.trace]
    assert [(keyword, line) for keyword, _, line, _ in told] == [
        ("Given", 9),
        ("When", 10),
        ("Then", 11),
    ]
    assert [(each.rule, each.sentence) for each in told[1][3]] == [("fiji_4_10", "taking of red")]


def test_the_witnesses_are_replayed_first(toys: Toys) -> None:
    for name in ("features/toy/a", "features/toy/witnesses/z", "features/toy/b", "witnesses/y"):
        (toys.path / name).parent.mkdir(parents=True, exist_ok=True)
        toys.feature(GOOD, f"{name}.feature")
    run, _, account = toys.check()
    account.assert_outcomes(passed=4)
    order = [Path(each.file).stem for each in run.results]
    assert order[0] == "z"
    assert order[1:] == sorted(order[1:])


@pytest.mark.parametrize("content", [bytes(range(256)) * 9, b"Rule: Rule: Rule:" * 900])
def test_an_unreadable_file_fails_alone_and_in_words(toys: Toys, content: bytes) -> None:
    toys.feature(GOOD, "good.feature")
    toys.write("broken.feature", content)
    run, printed, account = toys.check()
    assert account.ret == pytest.ExitCode.TESTS_FAILED
    assert [result.outcome for result in run.results] == ["passed"]
    assert {finding.file for finding in run.findings} == {"broken.feature"}
    assert str(run.findings[0]) in printed
    assert "Traceback" not in printed


def test_a_mismatch_is_told_side_by_side(toys: Toys) -> None:
    toys.feature("  @fiji_4_10" + GOOD.replace("2 red", "3 red"))
    run, printed, _ = toys.check()
    assert (
        "x.feature:6\n  Scenario  A red is taken\n  Step      Then the supply holds 3 red"
        in printed
    )
    assert f"  Fiji 4.10  {RULE.title}\n  {RULE.statement[:60]}" in printed
    assert (
        "          expected  actual\n"
        "  supply  3 red     2 red\n"
        "  2 more as expected\n\n"
        "  First event that differs\n"
        "  taking of red (Fiji 4.10)\n"
    ) in printed
    assert "pytest_bdd" not in printed
    assert run.results[0].failed_line == 6
    assert run.results[0].message.startswith("x.feature:6\n")
    assert run.results[0].fired == ("fiji_4_10",)


@pytest.mark.parametrize(
    ("steps", "outcome"),
    [
        ("When Anna takes 1 red", "failed"),
        ("When Anna takes 4 red", "passed"),
        ("When nothing", "failed"),
    ],
)
def test_a_rule_tag_is_a_claim(toys: Toys, steps: str, outcome: str) -> None:
    toys.feature(f"""
  @fiji_4_2
  Rule: One has what one offers
    Scenario: y
      Given the supply holds 3 red
      {steps}
      Then {"the supply holds 2 red" if "1" in steps else "it is refused"}
""")
    run, printed, _ = toys.check()
    assert run.results[0].outcome == outcome
    told = "The tags claim Fiji 4.2, which did not fire; what fired: Fiji 4.10."
    assert (told in printed) == ("1 red" in steps)


@pytest.mark.parametrize(
    ("tags", "asked", "outcome"),
    [
        ("@faq @fiji_4_2", "Why?", "passed"),
        ("@faq @fiji_4_11", "Why?", "failed"),
        ("@faq @fiji_4_11", "Why? (ruling half=up)", "passed"),
        ("@faq @fiji_4_11", "Why? (ruling swap=others)", "failed"),
        ("@fiji_4_2", "Why?", "failed"),
    ],
)
def test_a_question_may_cite_its_rule_instead(
    toys: Toys, tags: str, asked: str, outcome: str
) -> None:
    toys.feature(f"""
  {tags}
  Scenario: {asked}
    So it is (Fiji 4.2).

    Given the supply holds 3 red
    When Anna takes 1 red
    Then the supply holds 2 red
""")
    run, _, _ = toys.check()
    assert run.results[0].outcome == outcome


@pytest.mark.parametrize(
    ("step", "fix"),
    [
        ("Anna takse 1 rde", "When <seat> takes <count> red"),
        ("the supply holds 3 red", "No When says this; it is a Given."),
    ],
)
def test_an_undefined_step_is_told_with_the_nearest_phrase(toys: Toys, step: str, fix: str) -> None:
    toys.feature(GOOD.replace("Anna takes 1 red", step))
    run, printed, _ = toys.check()
    assert f"x.feature:5\n  Scenario  A red is taken\n  Step      When {step}" in printed
    assert fix in printed
    assert run.results[0].failed_line == 5
    assert "pytest_bdd" not in printed


def test_a_bug_in_a_step_shows_our_own_lines_only(toys: Toys) -> None:
    toys.feature(GOOD.replace("Anna takes 1 red", "it breaks"))
    _, printed, _ = toys.check()
    assert "ZeroDivisionError" in printed
    line = TOY.split("\n").index("    return 1 // 0") + 1
    assert f"  toy.py:{line} in it_breaks\n    return 1 // 0\n" in printed
    assert "scenario.py" not in printed
    assert "collect.py" not in printed


def test_a_failure_where_the_text_has_no_line_is_told_by_the_line_that_led_there(
    toys: Toys,
) -> None:
    toys.feature(GOOD.replace("Anna takes 1 red", "it stops between lines"))
    _, printed, _ = toys.check()
    assert "KeyError: 'gone'" in printed
    line = TOY.split("\n").index("    between_lines()") + 1
    assert f"  toy.py:{line} in it_stops\n    between_lines()\n" in printed


def test_in_ci_each_failure_stands_beside_its_line(
    toys: Toys, monkeypatch: pytest.MonkeyPatch
) -> None:
    toys.feature(GOOD.replace("2 red", "3 red").replace("A red is", "100%, so: a red is"))
    toys.feature(GOOD.replace("    Then the supply holds 2 red\n", ""), "sub/y.feature")
    assert "::error" not in toys.check()[1]
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    _, printed, _ = toys.check()
    lines = [line for line in printed.splitlines() if line.startswith("::error ")]
    assert lines[0].startswith("::error file=sub/y.feature,line=3,title=feature lint::The scenario")
    assert lines[1].startswith(
        "::error file=x.feature,line=6,title=100%25%2C so%3A a red is taken::x.feature:6%0A"
    )
    assert len(lines) == 2


ROWS = """
  Scenario: One
    Given the supply holds 3 red
    When Anna takes 1 red
    Then the supply holds 2 red

  @fiji_4_10
  Rule: y
    why

    Scenario Outline: Two
      Given the supply holds <n> red
      When Anna takes 1 red
      Then the supply holds 2 red

      Examples:
        | n |
        | 3 |
        | 4 |

    @late
    Scenario: Three
      Given the supply holds 3 red
      When Anna takes 1 red
      Then the supply holds 2 red
"""


@pytest.mark.parametrize(
    ("lines", "chosen"),
    [
        ([5], ["One"]),
        ([9], ["Two", "Two", "Three"]),
        ([19], ["Two"]),
        ([3, 99], ["One", "Three"]),
    ],
)
def test_a_line_chooses_what_stands_there(toys: Toys, lines: list[int], chosen: list[str]) -> None:
    toys.feature(ROWS)
    run, _, _ = toys.check(*(f"x.feature:{line}" for line in lines))
    assert [result.name for result in run.results] == chosen
    assert run.problems == []


@pytest.mark.parametrize("asked", ["a::b [c:::d]", "a: :b [c: : :d]"])
def test_a_scenario_is_chosen_by_its_name_whatever_that_is(toys: Toys, asked: str) -> None:
    toys.feature(GOOD.replace("A red is taken", "a::b [c:::d]") + GOOD)
    run, printed, _ = toys.check("-v", f"x.feature::{asked}")
    assert [result.name for result in run.results] == ["a::b [c:::d]"]
    assert "x.feature::a: :b [c: : :d] PASSED" in printed


def test_a_missing_file_is_misuse_and_no_traceback(toys: Toys) -> None:
    _, printed, account = toys.check("gone.feature:3")
    assert account.ret == pytest.ExitCode.USAGE_ERROR
    assert "file or directory not found: gone.feature" in printed
    assert "Traceback" not in printed


def test_a_file_that_pytest_skips_fails_the_run(toys: Toys) -> None:
    toys.feature(GOOD)
    toys.feature(GOOD, "build/y.feature")
    toys.feature(GOOD, ".hidden/z.feature")
    run, printed, account = toys.check()
    assert account.ret == pytest.ExitCode.TESTS_FAILED
    assert len(run.problems) == 1
    assert "build/y.feature was never collected" in printed
    assert toys.check("--ignore", "build")[2].ret == pytest.ExitCode.OK


def test_a_scenario_that_is_never_reported_fails_the_run(toys: Toys) -> None:
    toys.feature(GOOD + GOOD.replace("A red", "Another red"))
    toys.write("conftest.py", "def pytest_collection_modifyitems(items): items.pop()")
    run, printed, account = toys.check()
    assert account.ret == pytest.ExitCode.TESTS_FAILED
    assert run.problems == ["x.feature:8: the scenario was read but never reported; run it again."]
    assert run.problems[0] in printed


SPREAD = ("-p", "xdist", "-n", "2")


def apart(toys: Toys, *arguments: str) -> tuple[dict[str, Any], str, int]:
    """The report, what was printed and the exit code of pytest in processes of its own."""
    fixed = ("-p", "pytest-bdd", "-p", "toy", "-p", "no:cacheprovider", "--strict-markers")
    kept = toys.path / "report.json"
    account = toys.pytester.runpytest_subprocess(*fixed, "--atoll-report", kept, *arguments)
    return json.loads(kept.read_text("utf-8")), account.stdout.str(), account.ret


def test_two_processes_report_what_one_does(toys: Toys) -> None:
    toys.feature(ROWS)
    toys.feature(GOOD, "y.feature")
    alone, together = (apart(toys, *by)[0] for by in ((), SPREAD))
    for result in alone["results"] + together["results"]:
        result["seconds"] = 0
    assert together == alone
    assert len(alone["results"]) == 5


def test_what_two_processes_lose_fails_their_run_once(toys: Toys) -> None:
    toys.feature(GOOD)
    toys.feature(GOOD + GOOD.replace("A red", "Another red"), "y.feature")
    toys.feature(GOOD, "build/z.feature")
    toys.write("conftest.py", "def pytest_collection_modifyitems(items): items.pop()")
    report, printed, code = apart(toys, *SPREAD)
    assert code == pytest.ExitCode.TESTS_FAILED
    assert [problem.partition(" ")[0] for problem in report["problems"]] == [
        "build/z.feature",
        "y.feature:8:",
    ]
    assert all(problem in printed for problem in report["problems"])
    assert apart(toys, *SPREAD, "-k", "Another")[0]["problems"] == []


def test_all_our_features_together_leave_no_phrase_unused(
    toys: Toys, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = "from pytest_bdd import given\n@given('used')\n@given('unused')\ndef a(): ...\n"
    toys.write("steps/toy_phrases.py", steps + "@given('a')\ndef b(): ...\n")
    monkeypatch.syspath_prepend(toys.path / "steps")
    given = GOOD.replace("When", "And used\n    And a\n    When")
    toys.feature(given, "features/toy/1_one.feature")
    toys.feature(given, "features/toy/2_two.feature")
    run, _, _ = toys.check("-p", "toy_phrases", "features")
    told = [(each.file, each.line, each.message.partition(";")[0]) for each in run.findings]
    assert sorted(told) == [
        ("steps/toy_phrases.py", 2, "No feature says the phrase `unused`"),
        ("steps/toy_phrases.py", 5, "`a` stands after `used`"),
    ]
    few = toys.check("-p", "toy_phrases", "features/toy/1_one.feature")[0].findings
    assert few == []
