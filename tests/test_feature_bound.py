"""pytest-bdd as its users know it, in a project of theirs: our phrases are seen from there too."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from atoll.home import HOME

FEATURE = """\
Feature: Our Friday

  @fiji_4_1
  Rule: One to four
    Why.

    Scenario: Five beads are too many
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 5 green
      Then the move is refused by fiji_4_1

    Scenario Outline: <many> beads are too many
      Given Ana, Ben and Cid play Fiji
      And we drink coffee
      When Ana chooses to offer <many> green
      Then the move is refused by fiji_4_1

      Examples:
        | many |
        | 6    |
        | 7    |
"""
OWN = """\
from pytest_bdd import given

@given("we drink coffee")
def coffee(): ...
"""
FILES = {
    "conftest.py": 'pytest_plugins = ["atoll.examples"]\n',
    "features/friday/offers.feature": FEATURE,
    "features/friday/conftest.py": OWN,
    "test_bound.py": f'{OWN}from pytest_bdd import scenarios\nscenarios("features")\n',
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with features, steps of its own beside them, and a test file that binds them."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def ran(project: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """What pytest says there."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    env = os.environ | {"PYTHONPATH": str(HOME / "engine"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=project, env=env, capture_output=True, text=True, check=False
    )


def test_a_bound_scenario_that_is_wrong_fails(project: Path) -> None:
    wrong = FEATURE.replace("refused by fiji_4_1", "refused by fiji_4_2", 1)
    (project / "features/friday/offers.feature").write_text(wrong, encoding="utf-8")
    done = ran(project, "test_bound.py")
    assert "1 failed, 2 passed" in done.stdout, done.stdout


@pytest.mark.parametrize("target", ["features", "test_bound.py"])
def test_cucumber_json_has_whole_names_and_the_tags_of_rules(project: Path, target: str) -> None:
    done = ran(project, "--cucumberjson=told.json", target)
    assert "3 passed" in done.stdout, done.stdout
    [feature] = json.loads((project / "told.json").read_text("utf-8"))
    assert feature["uri"] == "features/friday/offers.feature"
    tags = [[tag["name"] for tag in one["tags"]] for one in feature["elements"]]
    assert tags == [["fiji_4_1"]] * 3


@pytest.mark.parametrize("target", ["features", "test_bound.py"])
def test_what_is_missing_is_what_no_phrase_says(project: Path, target: str) -> None:
    words = ("--generate-missing", "--feature", "features/friday", target)
    done = ran(project, *words)
    assert (done.returncode, "No step is missing." in done.stdout) == (0, True), done.stdout
    for name in ("features/friday/conftest.py", "test_bound.py"):
        text = (project / name).read_text("utf-8").replace("coffee", "tea")
        (project / name).write_text(text, encoding="utf-8")
    done = ran(project, *words)
    assert (done.returncode, done.stdout.count("@given(")) == (100, 1), done.stdout
    assert "@given('we drink coffee')" in done.stdout
    assert not [word for word in ("@when", "is not bound") if word in done.stdout]


def test_a_phrase_of_a_conftest_goes_before_an_equal_one_of_the_game(project: Path) -> None:
    equal = (
        '\n@then("the move is refused by fiji_4_1")\ndef refused():\n    raise KeyError("ours")\n'
    )
    own = OWN.replace("import given", "import given, then") + equal
    (project / "features/friday/conftest.py").write_text(own, encoding="utf-8")
    done = ran(project, "features")
    assert "3 failed" in done.stdout, done.stdout
    assert "KeyError: 'ours'" in done.stdout
