"""What is kept stays as it was where it cannot be written anew: on a full disk, after a kill."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from resource import RLIMIT_FSIZE, setrlimit
from shutil import copytree
from threading import Thread

import pytest

from atoll.written import alone, beside, write

ATOLL = (sys.executable, "-m", "atoll")
ROOM = 500  # bytes of the largest file that can be written
WRITERS = {
    "a law": ("prove", "fiji", "--law", "at_most_one_player_executes_a_row", "--save", "{}"),
    "forgeries": ("forge", "rps", "--games", "1", "--into", "{}/new"),
}
MORE = {
    "data": ("data", "write", "{}/new", "fiji", "--no-laws"),
}
"""`make soak` tries these too, which ask every example."""


@pytest.mark.parametrize("words", WRITERS.values(), ids=[*WRITERS])
def test_on_a_full_disk_what_was_kept_stays(words: Sequence[str], tmp_path: Path) -> None:
    stays(words, tmp_path)


def stays(words: Sequence[str], tmp_path: Path) -> None:
    """A command finds no room for what it keeps, says so, and leaves nothing but the old."""
    kept = tmp_path / "kept"
    kept.write_text("old", "utf-8")
    ran = subprocess.run(
        [*ATOLL, *(word.format(tmp_path) for word in words)],
        preexec_fn=lambda: setrlimit(RLIMIT_FSIZE, (ROOM, ROOM)),
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},  # what is compiled finds no room either
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2, ran.stderr
    assert "Traceback" not in ran.stderr
    assert "File too large" in ran.stderr
    assert kept.read_text("utf-8") == "old"
    assert {one.name for one in tmp_path.iterdir()} <= {"kept", "new"}
    assert not [*tmp_path.glob("new/*")]


@pytest.mark.parametrize("folder", [False, True], ids=["a file", "a folder"])
def test_who_is_killed_while_writing_leaves_what_was_there(folder: bool, tmp_path: Path) -> None:  # noqa: FBT001 # one of two
    place = tmp_path / "kept"
    old = place / "old" if folder else place
    old.parent.mkdir(exist_ok=True)
    write(old, "old")
    if child := os.fork():
        _, status = os.waitpid(child, 0)
        assert os.WTERMSIG(status) == signal.SIGKILL
    else:
        with beside(place, folder=folder) as fresh:
            if folder:
                copytree(place, fresh)
                (fresh / "old").write_text("new", "utf-8")
            else:
                fresh.write_text("new", "utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
    assert old.read_text("utf-8") == "old"


def test_a_folder_that_is_whole_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    for what in ("one", "other"):
        with beside(tmp_path / "kept", folder=True) as fresh:
            fresh.mkdir()
            (fresh / what).write_text(what, "utf-8")
    assert [one.name for one in (tmp_path / "kept").iterdir()] == ["other"]
    assert [one.name for one in tmp_path.iterdir()] == ["kept"]


def test_what_cannot_be_replaced_is_told_before_anything_is_written(tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    for place in (pipe, tmp_path, tmp_path / ("a" * 256)):
        with pytest.raises(OSError, match=re.escape(str(place))):
            write(place, "nothing")
    with begun(tmp_path / "new") as fresh:
        fresh.mkdir()
        write(fresh / "kept", "in the new one")
    with pytest.raises(OSError, match="it is there and not empty"), begun(tmp_path / "new"):
        raise AssertionError("it is told before anything is written")


begun = partial(beside, folder=True, new=True)


def test_who_waits_for_another_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    waits = Thread(target=lambda: alone(tmp_path).__enter__())
    with alone(tmp_path):
        waits.start()
        waits.join(1.5)
        assert f"Waiting for another that writes in {tmp_path}" in caplog.text
    waits.join()


def test_what_only_its_owner_may_read_stays_so(tmp_path: Path) -> None:
    for place in (tmp_path / "file", tmp_path / "folder"):
        for bits in (None, 0):
            with beside(place, folder=place.name == "folder") as fresh:
                fresh.mkdir() if place.name == "folder" else fresh.touch()
            assert bits in (None, place.stat().st_mode & 0o77)
            place.chmod(0o700)
