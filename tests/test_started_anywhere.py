"""No command runs a file of the folder it is started in, whatever that file is called."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from atoll.cli import app
from atoll.home import HOME

TRAPS = (
    *("random", "json", "typing", "tempfile", "threading", "html", "statistics", "secrets"),
    *("pathlib", "email", "csv", "tomllib"),
    *("numpy", "z3", "rich", "typer", "pytest", "pytest_bdd", "dask", "conftest", "atoll_steps"),
)
ATOLL = Path(sys.executable).with_name("atoll")
EXAMPLE = str(HOME / "features/fiji/1_beads.feature")
STARTED = {
    "check": [EXAMPLE],
    "explain": ["fiji_4_7"],
    "play": ["fiji", "--seats", "2", "--seed", "1"],
    "referee": ["game.jsonl"],
    "evidence": ["rps"],
    "prove": ["fiji", "--law", "the_box_holds_six_complete_sets", "--jobs", "2"],
    "possible": ["fiji", "fiji_q_c1"],
    "diff": ["rps", "tie=another_round", "--games", "0"],
    "simulate": ["fiji", "--games", "20000", "--jobs", "2"],
    "mutate": ["rps", "--sample", "2"],
    "rulings": ["fiji"],
    "schema": ["record"],
    "data": ["write", "data", "rps", "--no-laws"],
    "sources": ["show", "fiji"],
    "site": ["compared", "fiji", "xx", "4.7"],
    "forge": ["rps", "--games", "1"],
    "port": ["report", "no-run.json"],
    "new": ["game", "Reef"],  # last: from then on the folder is the home of a game
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder full of files with names that commands import; each tells that it ran."""
    root = tmp_path_factory.mktemp("traps")
    for name in TRAPS:
        (root / f"{name}.py").write_text(f"open({str(root / 'ran')!r}, 'a').write('{name} ')\n")
    (root / "game.jsonl").write_text('{"game": "fiji", "seats": ["Ana", "Ben"], "seed": 1}\n')
    return root


def ran(folder: Path, *command: str) -> str:
    """Which of the files ran while a command did, started in their folder."""
    (folder / "ran").unlink(missing_ok=True)
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    environment.pop("PYTHONSAFEPATH", None)
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return (folder / "ran").read_text() if (folder / "ran").exists() else ""


def test_every_command_is_tried() -> None:
    assert set(STARTED) == set(get_command(app).commands)  # type: ignore[attr-defined] # a group


@pytest.mark.parametrize("name", STARTED)
def test_a_command_imports_nothing_from_the_folder_it_is_started_in(
    folder: Path, name: str
) -> None:
    assert ran(folder, str(ATOLL), name, *STARTED[name]) == ""


def test_nor_does_the_module_that_is_the_command(folder: Path) -> None:
    assert ran(folder, sys.executable, "-m", "atoll", "rulings", "fiji") == ""


def test_the_file_that_a_policy_names_is_the_one_that_runs(folder: Path) -> None:
    (folder / "mine.py").write_text("import random\n\ndef first(table):\n    raise ValueError\n")
    command = ("simulate", "fiji", "--games", "4", "--jobs", "2", "--policy", "mine:first")
    assert ran(folder, str(ATOLL), *command) == ""
