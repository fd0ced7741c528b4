"""Work side by side: in order, in fresh processes that never stay behind; modules read anew."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path

import pytest
from in_git import laid
from ran import interrupted, until

from atoll.home import HOME
from atoll.processes import WorkersDied, in_order
from atoll.rereading import reread
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
    begun = time.monotonic()
    with interrupted(0.5):
        next(in_order(_asleep, (300, 300), jobs=2))
    assert time.monotonic() - begun < 300, "they were waited for"
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
    until(lambda: not Path(f"/proc/{worker}").exists())


# Modules read from other texts: fresh copies that read each other, and nobody else meets them


FILES = {
    "__init__": "from toy.leaves import leaves\n",
    "leaves": "def leaves() -> int:\n    return 3\n",
    "trees": "from toy.leaves import leaves\n\ndef trees() -> int:\n    return 10 * leaves()\n",
    "wood/__init__": "",
    "wood/old": "from toy import trees\n\ndef old() -> int:\n    return trees.trees()\n",
}
NAMES = ("toy.trees", "toy.wood", "toy.wood.old", "toy.leaves")


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """The texts of a package; one of its names is a verb and a module."""
    laid(tmp_path / "toy", {f"{name}.py": text for name, text in FILES.items()})
    monkeypatch.syspath_prepend(tmp_path)
    yield {name: FILES.get(name[4:].replace(".", "/"), "") for name in NAMES}
    for name in [one for one in sys.modules if one.startswith("toy")]:
        del sys.modules[name]


def test_the_copies_read_each_other_in_whatever_order(texts: dict[str, str]) -> None:
    texts["toy.leaves"] = texts["toy.leaves"].replace("3", "4")
    fresh = reread(texts)
    assert [*fresh] == [*NAMES]
    assert (fresh["toy.leaves"].leaves(), fresh["toy.wood.old"].old()) == (4, 40)


def test_nobody_else_meets_them(texts: dict[str, str]) -> None:
    before, found = {name: import_module(name) for name in NAMES}, [*sys.meta_path]
    fresh = reread(texts)
    assert all(import_module(name) is before[name] is not fresh[name] for name in NAMES)
    toy = import_module("toy")
    assert (toy.leaves(), toy.wood.old, toy.trees.trees()) == (3, before["toy.wood.old"], 30)
    assert sys.meta_path == found


def test_a_text_that_does_not_run_leaves_all_as_it_was(texts: dict[str, str]) -> None:
    before = {name: import_module(name) for name in NAMES}
    with pytest.raises(ZeroDivisionError):
        reread(texts | {"toy.leaves": "1 / 0"})
    assert all(import_module(name) is before[name] for name in NAMES)
    assert (import_module("toy").leaves(), sys.modules["toy.wood"].old.old()) == (3, 30)


SERVED = """
import sys
from atoll.rereading import serve
sys.path.insert(0, sys.argv[1])
serve({"toy.leaves": "def leaves():\\n    return 5\\n"})
from toy import trees
print(trees.trees())
"""


@pytest.mark.usefixtures("texts")
def test_what_is_served_is_never_written(tmp_path: Path) -> None:
    for _ in range(2):
        asked = [sys.executable, "-c", SERVED, str(tmp_path)]
        done = subprocess.run(asked, cwd=HOME / "engine", capture_output=True, check=True)
        assert done.stdout.split() == [b"50"]
    assert not [*tmp_path.rglob("leaves.*.pyc")]
