"""Features run in two ways, as tests of pytest and by themselves: both find the same."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from ran import ours

from atoll import fiji
from atoll.home import rooms
from atoll.running.own import named_from_home
from atoll.running.perform import Performance, perform

ROOT = Path(__file__).parent.parent
WRONG = """\
# game: fiji
@fiji
Feature: What can be wrong

  @fiji_4_1
  Rule: An offer is one to four beads

    Scenario: It passes
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 5 red
      Then the move is refused by fiji_4_1

    Scenario: Nobody says the refusal
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 5 red

    Scenario: The rule of the tag does not fire
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 1 red
      Then Ana has offered 1 red

    Scenario: The table shows something else
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 1 red
      Then Ana has offered 2 red

    Scenario: What was not told has changed
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 1 red
      Then Ana has offered 1 red
      And nothing else changes

    Scenario: No phrase says it
      Given Ana, Ben and Cid play Fiji
      When Ana dances

    Scenario: A field is none
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 1 purple

    Scenario: Nobody sits there
      When Ana chooses to offer 1 red

    Scenario: A table is missing
      Given Ana, Ben and Cid play Fiji
      And the hands are

    Scenario: Nothing happens in it

    Scenario Outline: <name> sits at the table
      Given Ana, Ben and Cid play Fiji
      Then it is up to <name>

      Examples:
        | name             |
        | Ana              |
        | Ana, Ben and Cid |
"""

OFFERED = """\
    Scenario: An offer is made
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 1 red
      Then Ana has offered 1 red
"""


def by_pytest(folder: Path, *words: str) -> tuple[dict[str, Any], str]:
    """What pytest writes down of a run with the plugin, and what it prints."""
    report = folder / "report.json"
    command = [sys.executable, "-m", "pytest", "-p", "atoll.examples", "-p", "no:xdist", "-q"]
    away = ["-c", "/dev/null", "--noconftest", "--rootdir", str(ROOT)]
    asked = [*command, *away, "--atoll-report", str(report), *words]
    ran = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found, ran.stdout


def by_itself(monkeypatch: pytest.MonkeyPatch, path: Path) -> Performance:
    """What the same files show without pytest."""
    monkeypatch.chdir(ROOT)
    return perform([str(path)])


def timeless(results: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The results, without how long each took."""
    return [{**json.loads(json.dumps(one)), "seconds": 0} for one in results]


def test_our_examples_show_the_same_both_ways(tmp_path: Path) -> None:
    """Those of a chapter, of the questions of another game, and of the small one."""
    (*_, guest) = rooms("features")
    places = ["features/fiji/4_exchange.feature", "features/kaivai/faq", str(guest / "rps")]
    found, _ = by_pytest(tmp_path, *places)
    named = timeless(named_from_home(found["results"]))
    files = {one["file"] for one in named}
    assert found["findings"] == []
    assert timeless(one for one in ours() if one["file"] in files) == named
    assert len(named) > 50


def test_what_is_wrong_is_told_alike_both_ways(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "wrong.feature"
    path.write_text(WRONG, encoding="utf-8")
    found, said = by_pytest(tmp_path, str(path))
    shown = by_itself(monkeypatch, path)
    assert timeless(shown.results) == timeless(found["results"])
    assert shown.findings == found["findings"]
    outcomes = [one["outcome"] for one in shown.results]
    assert (outcomes.count("passed"), outcomes.count("failed")) == (2, 10)
    assert [text for text in shown.failures.values() if text not in said] == []


STILL = """\
# game: rps
@rps
Feature: What is still so

  @rps_2_1
  Rule: Of two signs the better one scores

    Scenario: The points
      Given Ana and Ben play Rock-paper-scissors
      When the seats show Ana rock and Ben scissors
      Then the points are {now} Ana 1 and Ben 0
"""


def test_a_checkout_that_nobody_can_write_to_ends_its_run() -> None:
    nowhere = ("-o", f"cache_dir={os.devnull}/here", "-p", "no:xdist", "-q")
    asked = [sys.executable, "-m", "pytest", *nowhere, "features/fiji/1_beads.feature"]
    ran = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, "Traceback" in ran.stdout + ran.stderr) == (0, False), ran.stderr


def test_a_table_that_cannot_be_written_down_fails_its_example_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = fiji.write_position

    def broken(table: fiji.Table) -> dict[str, Any]:
        return 1 // 0 if any(table.offers) else write(table)  # type: ignore[return-value] # the fault

    file = tmp_path / "broken.feature"
    file.write_text(WRONG.partition("    Scenario: It passes")[0] + OFFERED, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fiji, "write_position", broken)
    shown = perform([str(file)], lint=False)
    [[place, told]] = shown.failures.items()
    assert place == "broken.feature:8"
    assert told.startswith("broken.feature:8\n  Scenario  An offer is made\n")
    assert "ZeroDivisionError" in told
    assert "Traceback" not in told
    assert [(one["outcome"], one["end"]) for one in shown.results] == [("failed", None)]
