"""Work side by side: in order, in fresh processes that tell what is wrong and never stay behind."""

import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from atoll.home import HOME
from atoll.processes import WorkersDied, in_order
from atoll.table import Refused
from atoll.table.kinds import Missing

CHANGED_HERE: list[int] = []


def _process(_: int) -> int:
    return os.getpid()


def _changed(_: int) -> list[int]:
    return CHANGED_HERE


def _refused(_: int) -> None:
    raise Refused("game_4_1", "Offer 1 to 4.")


def _impossible(_: int) -> None:
    raise Missing("hand", ["one of Ana"])


def _killed(number: int) -> None:
    if number:
        os.kill(os.getpid(), signal.SIGKILL)


def _asleep(number: float) -> float:
    time.sleep(number)
    return number


def test_one_job_or_one_piece_of_work_is_done_here() -> None:
    assert [*in_order(_process, range(2), jobs=1)] == [os.getpid()] * 2
    assert [*in_order(_process, range(1), jobs=2)] == [os.getpid()]
    assert os.getpid() not in in_order(_process, range(2), jobs=2)


def test_a_process_knows_nothing_of_what_was_changed_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.CHANGED_HERE", [1])
    assert [*in_order(_changed, range(2), jobs=2)] == [[], []]


def test_what_the_work_raises_is_raised_here_with_its_own_text() -> None:
    with pytest.raises(Refused, match=r"^Game 4\.1: Offer 1 to 4\.$"):
        [*in_order(_refused, range(2), jobs=2)]
    with pytest.raises(Missing, match=r"^hand: the one of Ana is missing; give it too$"):
        [*in_order(_impossible, range(2), jobs=2)]


@pytest.mark.skipif(os.name == "nt", reason="signals are not POSIX here")
def test_a_process_that_is_killed_is_told_with_the_fix() -> None:
    with pytest.raises(WorkersDied, match=r"before its work was done; .* \(--jobs 1\)"):
        [*in_order(_killed, range(2), jobs=2)]
    assert active_children() == []


def test_the_first_asked_comes_first_and_who_leaves_early_leaves_no_process_behind() -> None:
    coming = in_order(_asleep, (0.2, 0, 60, 60), jobs=2)
    assert [next(coming), next(coming)] == [0.2, 0]
    coming.close()  # type: ignore[attr-defined] # a generator
    assert active_children() == []


def test_ctrl_c_ends_all_processes() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    begun = time.monotonic()
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        next(in_order(_asleep, (300, 300), jobs=2))
    assert time.monotonic() - begun < 300, "they were waited for"
    signal.signal(signal.SIGINT, before)
    assert active_children() == []


SLEEPING = """
import os, time
from atoll.processes import pool
if __name__ == "__main__":
    with pool(1) as workers:
        print(workers.submit(os.getpid).result(), flush=True)
        workers.submit(time.sleep, 3600).result()
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up there")
def test_a_process_ends_with_the_one_that_it_works_for(tmp_path: Path) -> None:
    """Nobody hears of a process that is killed."""
    (script := tmp_path / "sleeping.py").write_text(SLEEPING, encoding="utf-8")
    around = os.environ | {"PYTHONPATH": str(HOME / "engine")}
    asked = [sys.executable, str(script)]
    with subprocess.Popen(asked, env=around, stdout=subprocess.PIPE, text=True) as parent:
        worker = int(parent.stdout.readline()) if parent.stdout else 0
        parent.kill()
    latest = time.monotonic() + 300
    while Path(f"/proc/{worker}").exists():
        assert time.monotonic() < latest, "it runs on by itself"
        time.sleep(0.05)
