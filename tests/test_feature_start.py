"""What a feature of Fiji may begin with, and how it is told where it may not."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from atoll.home import HOME

PLAY = "    Given Henry, Chris and Anna play Fiji\n"
END = "    When the round is scored\n    Then nothing else changes\n"


def table(step: str, *rows: str) -> str:
    """A step with a table below it."""
    return "\n".join([f"    And {step}", *(f"      | {row} |" for row in rows)]) + "\n"


CASES = {
    "a cell that is no number": (
        table("the offers are", "seat | red", "Henry | x"),
        "offers of Henry, red: 'x' is no number; write digits, or leave it blank",
    ),
    "a hand of 99": (
        table("the hands are", "seat | red", "Henry | 99"),
        "hands of Henry, red: 99 is not a whole number from 0 to 84",
    ),
    "a colour twice": (
        table("the hands are", "seat | red | red", "Henry | 1 | 2"),
        "hands, columns: red stands twice; write it once",
    ),
    "a column that is no colour": (
        table("the hands are", "seat | purple", "Henry | 1"),
        "hands, columns: 'purple' is no colour; the columns are a name, then green,",
    ),
    "somebody who does not sit there": (
        table("the hands are", "seat | red", "Zoe | 1"),
        "hands: 'Zoe' is not one of: Henry, Chris, Anna",
    ),
    "an offer the hand does not hold": (
        table("the offers are", "seat | red", "Henry | 1", "Anna | 9", "Chris | 1"),
        "offer of Anna  beads out of",
    ),
    "no table below": ("    And the offers are\n", "The step needs a table below it;"),
    "rows under other headers": (
        table("the rows are", "a | b", *["most red | take 3 red"] * 4),
        "rows: write the columns | condition | effect |",
    ),
    "80 green": (
        "    And the supply is 80 green\n",
        "the given table: Fiji 0.1: 65 green more than the box holds; take them off.",
    ),
    "a row without offers": (
        "    When row 1 is analysed\n",
        "the given table: stage: an analysis needs all offers, and the row from 1 to 4",
    ),
    "a ruling's unknown answer": (
        "    And the ruling half=sideways holds\n",
        "no answer to half 'sideways'; choose one of: down, up",
    ),
    "no move": (
        "    When Anna chooses to dance\n",
        "<move> cannot be 'dance'; write for example 'offer 1 green 2 red'.",
    ),
    "a refusal nobody claims": (
        "    When Chris chooses to offer 9 red\n",
        "refused: Fiji 4.1: Chris offers 9 beads; offer 1 to 4.",
    ),
}


def checked(folder: Path, path: str, **environment: str) -> Any:
    """What a run of the feature files in a folder reports."""
    report = folder / "run.json"
    options = ("-c", os.devnull, "-p", "no:cacheprovider", "-p", "atoll.examples", "-q")
    away = {"PYTHONPATH": str(HOME / "engine"), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, f"--atoll-report={report}", path],
        cwd=folder,
        env={**os.environ, **away},
        check=False,
        capture_output=True,
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return json.loads(report.read_text("utf-8"))


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """How each case is told."""
    folder = tmp_path_factory.mktemp("mine")
    scenarios = (f"  Scenario: {name}\n{PLAY}{steps}{END}" for name, (steps, _) in CASES.items())
    text = "# game: fiji\nFeature: Mine\n" + "".join(scenarios)
    (folder / "mine.feature").write_text(text, "utf-8")
    results = checked(folder, "mine.feature")["results"]
    return {result["name"]: result["message"] for result in results}


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_be_is_told_in_words(told: dict[str, str], case: str) -> None:
    words = CASES[case][1]
    assert " ".join(words.split()) in " ".join(told[case].split())
    assert ".py:" not in told[case]


def test_offers_come_out_of_the_hands_that_are_not_given(tmp_path: Path) -> None:
    rows = ["seat | red", "Henry | 2", "Chris | 1", "Anna | 1"]
    offers = table("the offers are", *rows)
    hands = table("the hands are", "seat | red", "Henry | 4")
    again = table("the offers are", *rows[:1], "Henry | 1", *rows[2:])
    orders = {"before": hands + offers, "after": offers + hands, "anew": hands + offers + again}
    end = "    When the offers are shown\n    Then Henry still holds 4 red\n"
    text = "".join(f"  Scenario: {name}\n{PLAY}{steps}{end}" for name, steps in orders.items())
    (tmp_path / "mine.feature").write_text(f"# game: fiji\nFeature: Mine\n{text}", "utf-8")
    for result in checked(tmp_path, "mine.feature")["results"]:
        assert result["outcome"] == "passed", result["message"]
        assert result["start"]["hands"]["Chris"]["red"] == 3


def test_names_beyond_the_locale_run_too(tmp_path: Path) -> None:
    text = f"# game: fiji\nFeature: Mine\n  Scenario: \u00fcber \u2014 alles\n{PLAY}{END}"
    (tmp_path / "mine.feature").write_text(text, "utf-8")
    plain = {"PYTHONUTF8": "0", "LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0"}
    (result,) = checked(tmp_path, "mine.feature", **plain)["results"]
    assert result["name"] == "\u00fcber \u2014 alles"
    assert result["outcome"] == "failed"
