"""What is kept stays as it was where it cannot be written anew: on a full disk, after a kill."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from errno import ENOSPC
from functools import partial
from pathlib import Path
from resource import RLIMIT_FSIZE, setrlimit
from shutil import copytree
from threading import Thread
from unittest.mock import Mock

import pytest
from record_lines import ALL_READY, START

from atoll.record import RecordWriter, referee
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


# A record can be read at any time


def test_a_record_is_whole_after_every_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("the old game\n", encoding="utf-8")
    record = RecordWriter(path, START)
    for number, line in enumerate(ALL_READY, start=2):
        record.add(line)
        assert referee(path).legal
        assert len(path.read_text("utf-8").splitlines()) == number
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_that_cannot_be_begun_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("the old game\n", encoding="utf-8")
    with pytest.raises(TypeError):
        RecordWriter(path, {"game": object()})
    assert path.read_text("utf-8") == "the old game\n"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(OSError, match=r"is no file; name a file"):
        RecordWriter(tmp_path, START)
    with pytest.raises(FileNotFoundError) as told:
        RecordWriter(tmp_path / "nowhere" / "game.jsonl", START)
    assert told.value.filename == str(tmp_path / "nowhere" / "game.jsonl")


def test_after_a_line_that_found_no_room_the_last_that_was_written_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    record = RecordWriter(path, START)
    begun = path.read_text("utf-8")
    record.add(ALL_READY[0])
    whole = path.read_text("utf-8")
    with monkeypatch.context() as short:
        short.setattr(os, "fsync", Mock(side_effect=OSError(ENOSPC, "full")))
        with pytest.raises(OSError, match=path.name):
            record.add(ALL_READY[1])
    assert path.read_text("utf-8") == whole
    record.take_back()
    assert path.read_text("utf-8") == begun
