"""A record is saved so that it can be read at any time, also when its writer is killed."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

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


@pytest.mark.parametrize("after", [0.0, 0.0005, *(Random(1).uniform(0, 0.03) for _ in range(6))])
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
