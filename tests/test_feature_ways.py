"""Features run in two ways, as tests of pytest and by themselves: both find the same."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from ran import ours

from atoll import fiji
from atoll.home import HOME, rooms
from atoll.running.own import named_from_home
from atoll.running.perform import perform

ROOT = Path(__file__).parent.parent
OFFERED = """\
# game: fiji
Feature: What can be wrong

    Scenario: An offer is made
      Given Ana, Ben and Cid play Fiji
      When Ana chooses to offer 1 red
      Then Ana has offered 1 red
"""


def by_pytest(
    folder: Path,
    *words: str,
    cwd: Path = ROOT,
    spread: int = 0,
    away: Mapping[str, str] = MappingProxyType({}),
) -> tuple[dict[str, Any], str]:
    """What pytest writes down of a run with the plugin, and what it prints."""
    report = folder / "report.json"
    command = [sys.executable, "-m", "pytest", "-p", "atoll.examples", "-p", "xdist", "-q"]
    usual = ["-n", str(spread), "-c", os.devnull, "--rootdir", str(cwd), "-p", "no:cacheprovider"]
    env = {**os.environ, "PYTHONPATH": str(HOME / "engine"), **away}
    asked = [*command, *usual, "--atoll-report", str(report), *words]
    ran = subprocess.run(asked, cwd=cwd, env=env, capture_output=True, check=False)
    assert ran.returncode in (0, 1), ran.stdout + ran.stderr
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found, ran.stdout.decode("utf-8", "replace")


def timeless(results: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The results, without how long each took."""
    return [{**json.loads(json.dumps(one)), "seconds": 0} for one in results]


def test_our_examples_show_the_same_both_ways(tmp_path: Path) -> None:
    """Of a chapter, of another game and of the small one; a witness is replayed first."""
    (*_, guest) = rooms("features")
    witness = min((ROOT / "features" / "fiji" / "witnesses").glob("*.feature"))
    places = [
        "features/fiji/1_beads.feature",
        "features/kaivai/faq/god.feature",
        str(guest / "rps"),
    ]
    found, said = by_pytest(tmp_path, "--noconftest", "-vv", *places, str(witness))
    named = timeless(named_from_home(found["results"]))
    files = {one["file"] for one in named}
    assert found["findings"] == []
    assert timeless(one for one in ours() if one["file"] in files) == named
    assert len(named) > 30
    assert said.index(f"{witness.name}::") < said.index("1_beads.feature::")


def test_a_checkout_that_nobody_can_write_to_ends_its_run() -> None:
    nowhere = ("-o", f"cache_dir={os.devnull}/here", "-p", "no:xdist", "-q")
    asked = [sys.executable, "-m", "pytest", *nowhere, "features/fiji/1_beads.feature"]
    ran = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, "Traceback" in ran.stdout + ran.stderr) == (0, False), ran.stderr


def test_names_beyond_the_locale_run_too(tmp_path: Path) -> None:
    text = OFFERED.replace("An offer", "\u00fcber \u2014 alles")
    (tmp_path / "mine.feature").write_text(text, "utf-8")
    plain = {"PYTHONUTF8": "0", "LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0"}
    found, _ = by_pytest(tmp_path, "mine.feature", cwd=tmp_path, away=plain)
    (result,) = found["results"]
    assert (result["name"], result["outcome"]) == ("\u00fcber \u2014 alles is made", "passed")


def test_a_table_that_cannot_be_written_down_fails_its_example_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = fiji.write_position

    def broken(table: fiji.Table) -> dict[str, Any]:
        return 1 // 0 if any(table.offers) else write(table)  # type: ignore[return-value] # the fault

    (tmp_path / "broken.feature").write_text(OFFERED, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fiji, "write_position", broken)
    shown = perform(["broken.feature"], lint=False)
    [[place, told]] = shown.failures.items()
    assert place == "broken.feature:4"
    assert told.startswith("broken.feature:4\n  Scenario  An offer is made\n")
    assert "ZeroDivisionError" in told
    assert "Traceback" not in told
    assert [(one["outcome"], one["end"]) for one in shown.results] == [("failed", None)]
