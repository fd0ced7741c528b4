"""A run as Cucumber Messages: valid by Cucumber's schema, and the same from pytest."""

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from cucumber import html, schema, version
from typer.testing import CliRunner

from atoll.cli import app
from atoll.home import HOME
from atoll.running.messages import PROTOCOL

pytestmark = pytest.mark.usefixtures("away")
MINE = """\
# language: en
Feature: An evening of ours

  Background:
    Given Ana, Ben and Cleo play Fiji

  @fiji_4_1
  Rule: An offer is one to four beads

    Scenario: It is refused
      When Ana chooses to offer 5 green
      Then the move is refused by fiji_4_1
      And nothing else changes

    Scenario: It is refused by another rule
      When Ana chooses to offer 5 green
      Then the move is refused by fiji_4_2
      And nothing else changes

    Scenario: Nobody says so
      When Ana eats 5 green
      Then the move is refused by fiji_4_1

    @fiji_4_7
    Scenario: It claims too much
      When Ana chooses to offer 5 green
      Then the move is refused by fiji_4_1

    Scenario Outline: <number> are too many
      When Ana chooses to offer <number> green
      Then the move is refused by fiji_4_1

      Examples:
        | number |
        | 5      |
        | 6      |
"""
WRONG = (
    "Feature: Nothing is closed\n  Scenario: x\n    Given Ana, Ben and Cid play Fiji\n  nonsense\n"
)


def told(*arguments: str, status: int) -> list[dict[str, Any]]:
    """The messages of a run of the command."""
    ran = CliRunner().invoke(app, ["check", *arguments, "--messages", "told.ndjson"])
    assert ran.exit_code == status, ran.output
    return read(Path("told.ndjson"))


def read(file: Path) -> list[dict[str, Any]]:
    lines = file.read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def of_kind(messages: list[dict[str, Any]], kind: str) -> list[Any]:
    return [message[kind] for message in messages if kind in message]


def statuses(messages: list[dict[str, Any]]) -> dict[str, str]:
    """How the steps of each scenario went, by its name: a letter for each."""
    names = {one["id"]: one["name"] for one in of_kind(messages, "pickle")}
    cases = {one["id"]: names[one["pickleId"]] for one in of_kind(messages, "testCase")}
    begun = {one["id"]: cases[one["testCaseId"]] for one in of_kind(messages, "testCaseStarted")}
    found = dict.fromkeys(cases.values(), "")
    for one in of_kind(messages, "testStepFinished"):
        found[begun[one["testCaseStartedId"]]] += one["testStepResult"]["status"][0]
    return found


def test_what_a_run_shows_is_valid_and_tells_how_each_step_went() -> None:
    Path("mine.feature").write_text(MINE, "utf-8")
    messages = told("mine.feature", status=1)
    valid = jsonschema.Draft202012Validator(schema())
    for message in messages:
        valid.validate(message)
    assert PROTOCOL == version() == messages[0]["meta"]["protocolVersion"]
    assert statuses(messages) == {
        "It is refused": "PPPPP",
        "It is refused by another rule": "PPFSS",
        "Nobody says so": "PUSS",
        "It claims too much": "PPPF",
        "5 are too many": "PPPP",
        "6 are too many": "PPPP",
    }
    assert not of_kind(messages, "testRunFinished")[0]["success"]


def test_what_happened_because_of_a_step_is_attached_to_it() -> None:
    Path("mine.feature").write_text(MINE, "utf-8")
    messages = told("mine.feature:10", status=0)
    [attached] = of_kind(messages, "attachment")
    assert attached["body"] == "Fiji 4.1: Ana offers 5 beads; offer 1 to 4."
    [case] = of_kind(messages, "testCase")
    step = next(one for one in case["testSteps"] if one["id"] == attached["testStepId"])
    phrases = {one["id"]: one["pattern"]["source"] for one in of_kind(messages, "stepDefinition")}
    assert [phrases[one] for one in step["stepDefinitionIds"]] == [
        "{seat:Seat} chooses to {move:Move}"
    ]
    assert of_kind(messages, "testRunFinished")[0]["success"]


def test_every_id_stands_for_one_thing_and_leads_to_it() -> None:
    messages = told(str(HOME / "features" / "fiji" / "4_exchange.feature"), status=0)
    made = Counter(re.findall(r'"id":"(\d+)"', Path("told.ndjson").read_text("utf-8")))
    assert set(made.values()) == {1}
    ends = r'"(?:pickleId|pickleStepId|testCaseId|testStepId|testCaseStartedId|hookId)":"(\d+)"'
    assert {*re.findall(ends, Path("told.ndjson").read_text("utf-8"))} <= made.keys()
    assert len(of_kind(messages, "testCase")) == len(of_kind(messages, "pickle")) > 20
    assert {one for went in statuses(messages).values() for one in went} == {"P"}


def test_what_the_lint_finds_and_what_is_no_gherkin_is_told_with_its_line() -> None:
    Path("wrong.feature").write_text(WRONG, "utf-8")
    messages = told("wrong.feature", status=1)
    valid = jsonschema.Draft202012Validator(schema())
    for message in messages:
        valid.validate(message)
    [error] = of_kind(messages, "parseError")
    assert error["source"] == {"uri": "wrong.feature", "location": {"line": 4}}
    assert "nonsense" in error["message"]
    assert of_kind(messages, "source")[0]["data"] == WRONG


def test_pytest_tells_the_same() -> None:
    Path("mine.feature").write_text(MINE, "utf-8")
    here = told("mine.feature", status=1)
    command = [sys.executable, "-m", "pytest", "-p", "atoll.examples", "-p", "no:xdist", "-q"]
    asked = [*command, "--atoll-messages", "pytest.ndjson", "mine.feature"]
    subprocess.run(asked, capture_output=True, check=False)
    assert timeless(read(Path("pytest.ndjson"))) == timeless(here)


def timeless(messages: list[dict[str, Any]]) -> list[Any]:
    """Messages without the times in them."""
    text = json.dumps(messages)
    return [json.loads(re.sub(r'\{"seconds": \d+, "nanos": \d+\}', "0", text))]


def test_cucumbers_html_report_shows_scenarios_steps_and_what_happened() -> None:
    Path("mine.feature").write_text(MINE, "utf-8")
    told("mine.feature", status=1)
    shown = in_a_browser(html(Path("told.ndjson")))
    for words in (
        *("An evening of ours", "It is refused by another rule", "(3 / 6) passed"),
        *("Fiji 4.1: Ana offers 6 beads; offer 1 to 4.", "No step definition found."),
    ):
        assert words in shown


def in_a_browser(page: Path) -> str:
    """The text that a page shows once its scripts have run."""
    if not (chromium := shutil.which("chromium")):
        pytest.skip("chromium is not installed; on Debian and Ubuntu: apt-get install chromium")
    quiet = ("--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=9000")
    command = [chromium, *quiet, f"--user-data-dir={page.parent.absolute()}/of-chromium"]
    asked = [*command, "--dump-dom", page.absolute().as_uri()]
    done = subprocess.run(asked, capture_output=True, encoding="utf-8", check=True)
    return re.sub(r"<(script|style)\b.*?</\1>|<[^>]*>", "", done.stdout, flags=re.DOTALL)


def test_a_file_that_cannot_be_written_is_told() -> None:
    Path("mine.feature").write_text(MINE, "utf-8")
    asked = ["check", "mine.feature", "--messages", "nowhere/told.ndjson"]
    ran = CliRunner().invoke(app, asked)
    assert ran.exit_code == 2
    assert "nowhere" in ran.output
