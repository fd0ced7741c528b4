"""An editor knows our phrases: Cucumber's language service, as npm has it, finds every one."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from editor import GAMES, ROOT, SETTINGS, phrases, written

from atoll.running import stubs

Told = dict[str, list[str]]
GLUE = [(f"steps/phrases/{one}.py", stubs.written(one)) for one in GAMES]
FEATURES = sorted((ROOT / "features").rglob("*.feature"))


def service(features: list[tuple[str, str]]) -> Told:
    """What the language service says of our phrases and of some features."""
    npm = Path(os.environ.get("ATOLL_NPM") or ROOT / "node_modules")
    if not (npm / "@cucumber" / "language-service").is_dir():
        pytest.skip("Cucumber's language service is not installed; run make browser")
    known = json.loads(SETTINGS.read_text("utf-8"))["cucumber.parameterTypes"]
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


def test_it_finds_every_phrase_and_knows_every_step_of_ours() -> None:
    told = service([(one.relative_to(ROOT).as_posix(), one.read_text("utf-8")) for one in FEATURES])
    assert told["errors"] == []
    # several games may say the same
    assert {*told["phrases"]} == {phrase.name for phrase in phrases()}
    assert len(told["phrases"]) > 100
    assert told["amiss"] == []
