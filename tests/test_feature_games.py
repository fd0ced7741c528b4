"""A feature file sees the shared phrases and those of its game: a second game beside Fiji."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from atoll.home import HOME

ENGINE = '''\
"""Pebbles: who asks for more than the bowl holds gets nothing."""

from atoll.table import Event, Refused

def taken(bowl, seat, pebbles):
    if pebbles > bowl:
        raise Refused("pebble_1_2_1", f"the bowl holds {bowl}; take no more.")
    return Event("pebble_1_1", "take", {"seat": seat, "pebbles": pebbles})
'''
PHRASES = '''\
"""The phrases of Pebbles; some read as phrases of Fiji do, and the last nobody says here."""

import pytest
from pytest_bdd import given, then, when

from atoll import pebble
from atoll.table import Refused
from atoll.table.fields import SHARED
from atoll.table.phrases import Field

from atoll.running.world import Mismatch
from atoll.running.parsing import parsing

PEBBLES = Field("Pebbles, which Fiji would not read.", r"\\d+ pebbles?", lambda text: int(text[0]))
phrase = parsing(SHARED | {"Beads": PEBBLES})


class Bowl:
    """The bowl of one scenario."""

    def __init__(self):
        self.bowl = self.told = 0
        self.events, self.refusals, self.hidden, self.rulings, self.start = [], [], [], {}, {}
        self.claimed, self.moves, self.begins, self.end = [], [], None, None

    def sentence(self, event):
        return "{seat} takes {pebbles} pebbles.".format_map(event.facts)

    def compare(self):
        if self.told != self.bowl:
            raise Mismatch({"bowl": f"{self.told} pebbles"}, {"bowl": f"{self.bowl} pebbles"})


@pytest.fixture
def world():
    return Bowl()


@given(phrase("the supply is {beads:Beads}"))
def supply(world, beads):
    world.bowl = world.told = beads


@when(phrase("{seat:Seat} asks for {beads:Beads}"))
def asks(world, seat, beads):
    try:
        world.events.append(pebble.taken(world.bowl, seat, beads))
        world.bowl -= beads
    except Refused as refused:
        world.refusals.append(refused.refusal)


@then(phrase("the supply is now {beads:Beads}"))
@then(phrase("der Vorrat ist nun {beads:Beads}"))
def supply_is(world, beads):
    world.told = beads
    world.compare()


@then(phrase("{seat:Seat} takes {beads:Beads}"))
def takes(world, seat, beads):
    world.told -= beads


@then(phrase("{seat:Seat} wins"))
def wins(world, seat): ...
'''
PAGE = """\
# 1 The bowl

## 1.1 A seat takes what it asks for {#pebble_1_1}

The pebbles come from the bowl.

**Status.** inferred

**Sources.** `pebble-en/bowl`

## 1.2.1 Nobody takes more than there is {#pebble_1_2_1}

Who asks for more than the bowl holds gets nothing.

**Status.** inferred

**Sources.** `pebble-en/bowl`
"""
FEATURE = """\
Feature: Pebbles 1, the bowl

  @pebble_1_1
  Rule: A seat takes what it asks for
    There is nobody to ask.

    Scenario: Two of three are taken
      Given the supply is 3 pebbles
      When Ada asks for 2 pebbles
      Then Ada takes 2 pebbles
      And the supply is now 1 pebble
      And nothing else changes

  @pebble_1_2_1
  Rule: Nobody takes more than there is
    The bowl cannot owe.

    Scenario: Four of three are too many
      Given the supply is 3 pebbles
      When Ada asks for 4 pebbles
      Then the move is refused by pebble_1_2_1
      And nothing else changes
"""
GERMAN = """\
# language: de
# game: pebble
Funktionalität: Kiesel
  Szenario: Einer wird genommen
    Gegeben sei the supply is 3 pebbles
    Wenn Ada asks for 1 pebble
    Dann der Vorrat ist nun 2 pebbles
"""
OWN = "Feature: x\n" + FEATURE.partition("nobody to ask.\n")[2].partition("  @pebble")[0]
PLACED = {
    "by_its_head": f"# game: pebble\n{OWN}",
    "by_its_head_before_its_tag": f"#Game:pebble\n@fiji\n{OWN}",
    "by_its_tag": f"@late @pebble\n{OWN}",
    "by_its_steps": OWN,
    "by_its_steps_for_two_tags": f"@fiji @pebble\n{OWN}",
}
OURS = {file.parent.name for file in (HOME / "engine" / "atoll").glob("*/game.py")}  # no guest's
WAYS = " or ".join(f"`# game: {name}`" for name in sorted({*OURS, "pebble"}))
FIX = f"write {WAYS} above the feature."
SHARED = "Feature: x\n  Scenario: y\n    When all look away\n    Then nothing else changes\n"
UNPLACED = {
    "silent": (SHARED, 1, f"The file does not say which game it is of; {FIX}"),
    "of_two_tags": (
        f"@fiji @pebble\n{SHARED}",
        2,
        f"The file does not say which game it is of; {FIX}",
    ),
    "misspelt": (f"# game: pebbles\n{OWN}", 1, f"There is no game 'pebbles'; {FIX}"),
}
NEARER = """\
from atoll.table.fields import SHARED
from atoll.table.phrases import Field
from atoll.running.parsing import parsing
from pytest_bdd import when

PEBBLES = Field("Pebbles.", r"\\d+ pebbles?")

@when(parsing(SHARED | {"Beads": PEBBLES})("{seat:Seat} asks for {beads:Beads}"))
def asks(world):
    world.bowl -= 2
"""
SLIP = f"# game: pebble\n{OWN.replace('takes 2', 'takse 2')}"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with Pebbles in it: one folder in each room, and one step module."""
    root = tmp_path_factory.mktemp("two_games")
    for room in ("engine/atoll", "docs", "features", "steps"):
        shutil.copytree(HOME / room, root / room)  # with what Python has compiled of it
    files = {
        "engine/atoll/pebble/__init__.py": ENGINE,
        "docs/pebble/1_bowl.md": PAGE,
        "features/pebble/1_bowl.feature": FEATURE,
        "features/pebble/kiesel.feature": GERMAN,
        "steps/pebble.py": PHRASES,
        "mine/slip.feature": SLIP,
        "mine/nearer/conftest.py": NEARER,
        "mine/nearer/x.feature": PLACED["by_its_tag"].replace("asks for 2", "asks for 9"),
        **{f"mine/{name}.feature": text for name, text in PLACED.items()},
        **{f"mine/{name}.feature": text for name, (text, _, _) in UNPLACED.items()},
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def checked(tree: Path, path: str) -> Any:
    """What a run of the feature files below a path reports."""
    options = ("-c", os.devnull, "-p", "no:cacheprovider", "-p", "atoll.examples", "-q")
    away = {"PYTHONPATH": "engine", "PYTHONDONTWRITEBYTECODE": "1", "ATOLL_GAMES": ""}
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            *options,
            "--rootdir=.",
            f"--atoll-report={path}.run",
            path,
        ],
        cwd=tree,
        env={**os.environ, **away},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    return json.loads((tree / f"{path}.run").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def ours(tree: Path) -> Any:
    """All examples there, by the command: pytest runs all of ours beside a further game anyway."""
    command = [sys.executable, "-m", "atoll", "check", "--json", "features"]
    away = {**os.environ, "PYTHONPATH": "engine", "ATOLL_GAMES": ""}
    done = subprocess.run(command, cwd=tree, env=away, check=False, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout + done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def mine(tree: Path) -> Any:
    return checked(tree, "mine")


def outcomes(run: Any, name: str) -> list[str]:
    return [each["outcome"] for each in run["results"] if each["file"] == f"mine/{name}.feature"]


def told(run: Any, file: str) -> list[tuple[int, str]]:
    return [(each["line"], each["message"]) for each in run["findings"] if each["file"] == file]


def test_a_second_game_lives_beside_fiji(ours: Any) -> None:
    assert [each["message"] for each in ours["scenarios"] if each["outcome"] != "passed"] == []
    games = Counter(each["file"].split("/")[1] for each in ours["scenarios"])
    assert games["pebble"] == 3
    assert games["fiji"] > 300
    assert ours["problems"] == []
    rules = {rule for each in ours["scenarios"] for rule in (*each["fired"], *each["refused"])}
    assert {"pebble_1_1", "pebble_1_2_1", "fiji_4_7"} <= rules


def test_a_phrase_that_only_another_game_says_is_unused(ours: Any) -> None:
    message = "No feature says the phrase `{seat:Seat} wins`; use it or drop it."
    assert told(ours, "steps/pebble.py") == [(len(PHRASES.splitlines()) - 1, message)]
    assert len(ours["findings"]) == 1


@pytest.mark.parametrize("name", PLACED)
def test_a_file_elsewhere_says_its_game(mine: Any, name: str) -> None:
    assert outcomes(mine, name) == ["passed"]
    assert told(mine, f"mine/{name}.feature") == []


@pytest.mark.parametrize("name", UNPLACED)
def test_a_file_of_no_clear_game_is_one_finding(mine: Any, name: str) -> None:
    _, line, message = UNPLACED[name]
    assert told(mine, f"mine/{name}.feature") == [(line, message)]
    assert outcomes(mine, name) == []
    assert mine["problems"] == []


def test_a_phrase_of_a_conftest_goes_before_an_equal_one_of_the_game(mine: Any) -> None:
    assert outcomes(mine, "nearer/x") == ["passed"]


def test_the_nearest_phrases_are_of_the_game(mine: Any) -> None:
    (slip,) = (each for each in mine["results"] if each["file"] == "mine/slip.feature")
    assert "Then <seat> takes <beads>" in slip["message"]
    assert "heads" not in slip["message"]
