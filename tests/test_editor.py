"""An editor knows our phrases: Cucumber's language service, as npm has it, finds every one."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from editor import GAMES, ROOT, SETTINGS, phrases, written

from atoll.running import games, stubs

Told = dict[str, list[str]]
GLUE = [(f"steps/phrases/{one}.py", stubs.written(one)) for one in GAMES]
FEATURES = sorted((ROOT / "features").rglob("*.feature"))
WRONG = """\
Feature: A slip
  Scenario: One word is wrong
    Given Ana, Ben and Cid play Figi
    When row 1 is analysed
"""


def read(files: list[Path]) -> list[tuple[str, str]]:
    return [(file.relative_to(ROOT).as_posix(), file.read_text("utf-8")) for file in files]


def service(features: list[tuple[str, str]], types: list[dict[str, str]] | None = None) -> Told:
    """What the language service says of our phrases and of some features."""
    npm = Path(os.environ.get("ATOLL_NPM") or ROOT / "node_modules")
    if not (npm / "@cucumber" / "language-service").is_dir():
        pytest.skip("Cucumber's language service is not installed; run make browser")
    settings = json.loads(SETTINGS.read_text("utf-8"))
    known = settings["cucumber.parameterTypes"] if types is None else types
    asked = {"npm": str(npm), "glue": GLUE, "features": features, "types": known}
    node = shutil.which("node") or "node"
    command = [node, str(ROOT / "tests" / "editor.mjs")]
    done = subprocess.run(
        command, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    told: Told = json.loads(done.stdout)
    return told


def test_the_settings_know_every_field_of_every_phrase() -> None:
    assert SETTINGS.read_text("utf-8") == written(), "write them anew: make phrases"


def test_what_is_written_is_a_phrase_and_what_its_step_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wins = {"wins": games.steps_of("shared")["pytestbdd_stepdef_then_{seat:Seat} wins"]}
    monkeypatch.setattr(games, "steps_of", lambda _: wins)
    text = stubs.written("shared")
    assert '@then(parse("{seat:Seat} wins"))\n' in text
    assert "one player has won it." in text


def test_it_finds_every_phrase_and_knows_every_step_of_ours() -> None:
    told = service(read(FEATURES))
    assert told["errors"] == []
    # several games may say the same
    assert {*told["phrases"]} == {phrase.name for phrase in phrases()}
    assert len(told["phrases"]) > 100
    assert told["amiss"] == []


def test_it_underlines_a_step_that_no_phrase_says() -> None:
    told: Any = service([("mine.feature", WRONG)])
    [line] = told["amiss"]
    assert line.startswith("mine.feature:3: Undefined step")


def test_without_the_settings_it_knows_no_phrase_with_a_field() -> None:
    told = service([], types=[])
    assert [phrase for phrase in told["phrases"] if "{" in phrase] == []
    assert len(told["errors"]) > 50
