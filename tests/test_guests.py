"""A game is found where its home is named: in a pyproject.toml, by an entry point, for one run."""

import json
import shutil
from pathlib import Path

import pytest
from in_git import laid
from printed import process

from atoll.home import HOME, BadGuest, guests

FIXTURE = HOME / "tests" / "fixture"
PLAY = ("play", "rps", "--seed", "7", "--seats", "2")
WON = "Ana won (Rock-paper-scissors 3.1): Ana 3, Ben 1."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody works, below a folder with a pyproject.toml to be written."""
    here = tmp_path / "work" / "here"
    here.mkdir(parents=True)
    return here


def settings(folder: Path, text: str) -> None:
    (folder.parent / "pyproject.toml").write_text(text, "utf-8", "surrogateescape")


def listed(*homes: Path | str) -> str:
    return f"[tool.atoll]\ngames = {json.dumps([*map(str, homes)])}\n"


def atoll(folder: Path, *words: str, status: int = 0, **more: str) -> str:
    """What the command says, started in a folder where no game is named by a variable."""
    done = process("atoll", *words, cwd=folder, **{"ATOLL_GAMES": "", **more})
    said = done.stdout + done.stderr
    assert (done.returncode, "Traceback" in said) == (status, False), said
    return said


def installed(folder: Path, package: str = "atoll_rps") -> Path:
    """A place for packages with one that names its home as an entry point."""
    about = {
        "METADATA": "Metadata-Version: 2.1\nName: atoll-rps\nVersion: 1\n",
        "entry_points.txt": f"[atoll.games]\nrps = {package}\n",
    }
    laid(folder / "packages" / "atoll_rps-1.dist-info", about)
    shutil.copytree(FIXTURE, folder / "packages" / "atoll_rps")
    return folder / "packages"


def test_the_nearest_pyproject_names_homes_from_its_own_folder(folder: Path) -> None:
    """One that is named twice is one; two of a name are told."""
    settings(folder, listed(FIXTURE, f"{FIXTURE}/"))
    assert WON in atoll(folder, *PLAY, ATOLL_GAMES=str(FIXTURE))
    there = shutil.copytree(FIXTURE, folder.parents[1] / "rps" / "home")
    settings(folder, listed("../rps/home"))
    assert WON in atoll(folder, *PLAY)
    settings(folder, listed(there, FIXTURE))
    assert "the name of the game rps in" in atoll(folder, *PLAY, status=2)
    (folder / "pyproject.toml").write_text("[project]\nname = 'mine'\n")
    ours = ", ".join(sorted(file.parent.name for file in HOME.glob("engine/atoll/*/game.py")))
    assert f"choose one of: {ours}." in atoll(folder, *PLAY, status=2)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[tool.atoll\n", "pyproject.toml: this is not TOML: Expected ']'"),
        ("[tool]\natoll = false\n", 'list folders in [tool.atoll], as games = ["my_game"].'),
        ("[tool.atoll]\ngame = []\n", "[tool.atoll] has `games` only; take out game."),
        (listed("nowhere"), "work/nowhere; correct its name."),
        (listed("here"), "there is no game in"),
        (listed(HOME), "is taken by Atoll's own; name one of the two only, or rename one."),
    ],
)
def test_a_pyproject_that_cannot_be_used_is_told_with_the_fix(
    folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    settings(folder, text)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("ATOLL_GAMES", "")
    with pytest.raises(BadGuest) as told:
        guests()
    assert str(told.value).startswith(f"{folder.parent / 'pyproject.toml'}: ")
    assert said in str(told.value)


def test_a_home_whose_own_pyproject_cannot_be_read_is_told(folder: Path, tmp_path: Path) -> None:
    home = shutil.copytree(FIXTURE, tmp_path / "home")
    (home / "pyproject.toml").write_text("a = " + "[" * 5000, encoding="utf-8")
    said = atoll(folder, *PLAY, *("--save", "game.jsonl"), status=2, ATOLL_GAMES=str(home))
    assert said.startswith(f"atoll: {home / 'pyproject.toml'}: ")
    assert said.count("\n") == 1


def test_a_game_whose_name_cannot_be_imported_is_told(folder: Path) -> None:
    laid(folder, {"engine/atoll/my-game/game.py": ""})
    said = atoll(folder, "rulings", status=2, ATOLL_GAMES=".")
    assert (
        said
        == f"atoll: ATOLL_GAMES: my-game in {folder} can be no name in Python; rename the game.\n"
    )


def test_an_entry_point_that_leads_nowhere_is_told(folder: Path) -> None:
    place = installed(folder, package="atoll_rock")
    told = atoll(folder, "rulings", "fiji", status=2, PYTHONPATH=str(place))
    assert told.startswith("atoll: atoll.games of atoll-rps: ")
    assert "there is no package atoll_rock; install the game anew." in told


def test_an_entry_point_is_named_as_its_game(folder: Path) -> None:
    place = installed(folder)
    (place / "atoll_rps" / "engine/atoll/rps").rename(place / "atoll_rps" / "engine/atoll/rock")
    told = atoll(folder, "rulings", "fiji", status=2, PYTHONPATH=str(place))
    assert "has no engine/atoll/rps/game.py; name the entry point as its game is named." in told


def test_help_and_version_need_no_game(folder: Path) -> None:
    settings(folder, "[tool.atoll\n")
    assert "play" in atoll(folder, "--help")
    assert atoll(folder, "--version")
