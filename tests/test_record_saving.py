"""A record is saved so that it can be read at any time, also when its writer is killed."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from resource import RLIMIT_FSIZE, getrlimit, setrlimit

import pytest
from record_lines import ALL_READY, START, written

from atoll.record import RecordWriter, move_line, referee


def test_a_record_is_whole_after_every_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("the old game\n", encoding="utf-8")
    with RecordWriter(path, START) as record:
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


@contextmanager
def longest(size: int) -> Iterator[None]:
    """No file may be longer, as on a disk that is full."""
    usual = getrlimit(RLIMIT_FSIZE)
    setrlimit(RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        setrlimit(RLIMIT_FSIZE, usual)


@pytest.mark.parametrize("room", [7])
def test_after_a_line_that_found_no_room_the_last_that_was_written_is_taken_back(
    tmp_path: Path, room: int
) -> None:
    path = tmp_path / "game.jsonl"
    with RecordWriter(path, START) as record:
        begun = path.read_text("utf-8")
        record.add(ALL_READY[0])
        whole = path.read_text("utf-8")
        with longest(len(whole.encode()) + room), pytest.raises(OSError, match=path.name):
            record.add(ALL_READY[1])
        assert path.read_text("utf-8") == whole
        record.take_back()
        assert path.read_text("utf-8") == begun


WRITES_FOR_EVER = """
import sys
from itertools import count
from atoll.record import RecordWriter, Start, move_line
print("ready", flush=True)
for seed in count():
    start = Start("fiji", ["Ana", "Ben", "Cid"], seed=seed)
    with RecordWriter(sys.argv[1], start.line()) as record:
        for seat in ("Ana", "Ben", "Cid"):
            record.add(move_line(seat, "offer 1 green"))
"""


def _killed(path: Path, seconds: float) -> None:
    child = subprocess.Popen([sys.executable, "-c", WRITES_FOR_EVER, path], stdout=subprocess.PIPE)
    with child:
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(seconds)
        child.kill()


@pytest.mark.parametrize("after", [0.0, 0.0005, *(Random(1).uniform(0, 0.03) for _ in range(3))])
def test_a_killed_process_leaves_the_old_record_or_a_legal_beginning(
    tmp_path: Path, after: float
) -> None:
    old = {"game": "fiji", "seats": ["Old", "Older"], "seed": 1}
    path = written(tmp_path, old)
    _killed(path, after)
    verdict = referee(path)
    assert verdict.legal, verdict
    first, *moves = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    if first != old:
        assert first["seats"] == ["Ana", "Ben", "Cid"]
        assert moves == [move_line(seat, "offer 1 green") for seat in first["seats"]][: len(moves)]
