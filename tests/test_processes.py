"""Work side by side: in order, in fresh processes that tell what is wrong and never stay behind."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from atoll.home import HOME
from atoll.processes import WorkersDied, in_order
from atoll.table import Refused
from atoll.table.kinds import Missing

CHANGED_HERE: list[int] = []


def _slower_first(number: int) -> int:
    time.sleep(0.2 if number == 0 else 0)
    return number


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


def _asleep(number: int) -> int:
    time.sleep(number)
    return number


def test_what_is_asked_first_comes_first() -> None:
    assert [*in_order(_slower_first, range(5), jobs=2)] == [0, 1, 2, 3, 4]


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


def test_who_leaves_early_leaves_no_process_behind() -> None:
    coming = in_order(_asleep, (0, 60, 60), jobs=2)
    assert next(coming) == 0
    coming.close()  # type: ignore[attr-defined] # a generator
    assert active_children() == []


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C is heard, also where pytest itself runs in the background and does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_all_processes() -> None:
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        next(in_order(_asleep, (60, 60), jobs=2))
    assert active_children() == []


SLEEPING = """
import os, time
from atoll.processes import pool
with pool(1) as workers:
    print(workers.submit(os.getpid).result(), flush=True)
    workers.submit(time.sleep, 3600).result()
"""


@pytest.mark.skipif(os.name == "nt", reason="signals are not POSIX here")
@pytest.mark.usefixtures("interruptible")  # who is started inherits that Ctrl-C is not heard
@pytest.mark.parametrize("signalled", [signal.SIGKILL, signal.SIGINT])
def test_a_process_ends_in_silence_with_the_one_that_it_works_for(
    signalled: signal.Signals, tmp_path: Path
) -> None:
    """As at a terminal, the whole group hears Ctrl-C; nobody hears of a process that is killed."""
    script = tmp_path / "sleeping.py"
    script.write_text(f"if __name__ == '__main__':\n    exec({SLEEPING!r})\n", encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(script)],
        env=os.environ | {"PYTHONPATH": str(HOME / "engine")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as parent:
        worker = int(parent.stdout.readline()) if parent.stdout else 0
        (os.killpg if signalled == signal.SIGINT else os.kill)(parent.pid, signalled)
        _, complained = parent.communicate(timeout=300)
    assert complained.count("Traceback") == (signalled == signal.SIGINT), "the parent's own"
    ended(worker)


def ended(process: int) -> None:
    """Wait until it is there no more."""
    latest = time.monotonic() + 300
    while Path(f"/proc/{process}").exists() if Path("/proc").exists() else alive(process):
        assert time.monotonic() < latest, "it runs on by itself"
        time.sleep(0.05)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
