"""No command runs a file of the folder it is started in, whatever that file is called."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from atoll.home import HOME

TRAPS = (
    *("random", "json", "typing", "tempfile", "threading", "html", "statistics", "secrets"),
    *("pathlib", "email", "csv", "tomllib", "colorsys"),
    *("numpy", "z3", "rich", "typer", "pytest", "pytest_bdd", "dask", "conftest", "atoll_steps"),
)
ATOLL = Path(sys.executable).with_name("atoll")
COMMANDS = (
    (ATOLL, "check", HOME / "features/fiji/1_beads.feature"),
    (ATOLL, "prove", "fiji", "--law", "the_box_holds_six_complete_sets", "--jobs", "2"),
    (ATOLL, "simulate", "fiji", "--games", "20", "--jobs", "2", "--policy", "mine:first"),
    (ATOLL, "mutate", "rps", "--sample", "1"),
    (sys.executable, "-m", "atoll", "rulings", "fiji"),
    (ATOLL, "new", "game", "Reef"),  # last: from then on the folder is the home of a game
)
"""What begins other processes, loads what somebody names, or is started in another way."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder full of files with names that commands import; each tells that it ran."""
    root = tmp_path_factory.mktemp("traps")
    for name in TRAPS:
        (root / f"{name}.py").write_text(f"open({str(root / 'ran')!r}, 'a').write('{name} ')\n")
    (root / "mine.py").write_text(
        "import colorsys\n\ndef first(luck, moves, view):\n    return moves[0]\n"
    )
    return root


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[1])
def test_a_command_runs_nothing_of_the_folder_it_is_started_in(
    folder: Path, command: Sequence[str | Path]
) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    environment.pop("PYTHONSAFEPATH", None)
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert not (folder / "ran").exists(), (folder / "ran").read_text()
