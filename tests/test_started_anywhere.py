"""A command runs no file of the folder it is started in, and ends whatever it is to read."""

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from printed import atoll
from record_lines import written

from atoll import home
from atoll.data.exporting import FORMAT
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


# Whatever a file is, a command that reads it ends, and says what is wrong and the fix


READERS = {
    "a record": ("referee", "{}.jsonl"),
    "a log": ("referee", "--by", "log:told", "{}.json"),
    "a deck": ("play", "fiji", "--own", "{}.toml"),
    "a board": ("play", "kaivai", "--own", "{}.toml"),
    "an index": ("data", "verify", "{}.json"),
    "a feature": ("check", "{}.feature"),
    "an example": ("explain", "{}.feature:3"),
}
MADE: dict[str, Callable[[Path], object]] = {
    "a device": lambda file: file.symlink_to("/dev/zero"),
    "a pipe": os.mkfifo,
    "a folder": Path.mkdir,
}

MAY_BE_A_FOLDER = {("a folder", one) for one in ("check", "data", "explain")}


def said(*words: str) -> str:
    """What a command that refuses says; it ends by itself, and not in a traceback."""
    result = atoll(*words, env={"COLUMNS": "300"})
    assert result.exit_code in (1, 2), result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("words", READERS.values(), ids=[*READERS])
def test_no_reader_takes_what_is_no_file(
    words: tuple[str, ...], made: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "log.py").write_text("def told(log): yield from log", "utf-8")
    MADE[made](tmp_path / words[-1].format("evil").partition(":")[0])
    told = said(*(word.format("evil") for word in words))
    assert "it is no regular file" in told or (made, words[0]) in MAY_BE_A_FOLDER


def test_what_unpacks_without_end_is_read_up_to_a_bound(tmp_path: Path) -> None:
    blank = tmp_path / "blank.jsonl.gz"
    with gzip.open(blank, "wb", 1) as file:
        file.write(b"\n" * 300_000)
    assert "it holds more than 20,000,000 bytes or 200,000 lines" in said("referee", str(blank))


@pytest.mark.parametrize(
    ("held", "why"),
    [
        (f"{'a.' * 30_000}a = 1", "line 1 has more than 1000 dots"),
        ("\n# \0", "0000 in line 2"),
        (f"#{'x' * 1_000_000}", "it is larger than 1,000,000 bytes"),
        (f"a = {'[' * 20_000}", "too deep"),
    ],
)
def test_toml_that_is_no_settings_and_no_deck_is_told_so(
    held: str, why: str, tmp_path: Path
) -> None:
    file = tmp_path / "evil.toml"
    file.write_text(held, "utf-8")
    assert why in said("play", "fiji", "--own", str(file))
    with pytest.raises(home.BadGuest, match="too deep|recursion" if why == "too deep" else why):
        home.said(file, "tool", "atoll")


def test_a_letter_with_marks_without_end_is_read_as_it_is(tmp_path: Path) -> None:
    name = "a" + "\u0316\u0301" * 80_000
    line = {"game": "fiji", "seats": [name, "Ben"], "seed": 1}
    assert "is no name" in said("referee", str(written(tmp_path, line)))


def test_a_path_of_data_that_is_no_name_of_a_file_is_a_finding(tmp_path: Path) -> None:
    file = {"path": "a\0b.json", "schema": None, "bytes": 1, "sha256": "0" * 64, "lines": 1}
    index = {"format": FORMAT, "games": ["fiji"], "files": [file]}
    (tmp_path / "index.json").write_text(json.dumps(index), "utf-8")
    assert "it cannot be read" in said("data", "verify", str(tmp_path))
