"""Games on a real Dask cluster: a scheduler and its workers, each a process of its own.

One of the workers is killed while it plays; what it had is played again, and the total is exact.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
from printed import atoll, misuse
from ran import until

from atoll import __version__, fiji
from atoll.home import HOME
from atoll.simulate import cluster
from atoll.simulate.chunks import Setting, never, on_this_machine, simulated
from atoll.simulate.cluster import NoCluster, done_by_cluster
from atoll.table import Refused

GAMES, SIZE = 1_000, 40
SETTING = Setting("fiji", 3, fiji.answered(), GAMES, seed=7, size=SIZE)
PATIENCE = 300


def dask(*arguments: str) -> "subprocess.Popen[bytes]":
    """A process of the cluster, that finds the engine and says nothing."""
    env = os.environ | {"PYTHONPATH": str(HOME / "engine")}
    command = [sys.executable, "-m", "dask", *arguments]
    return subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def worker(address: str, folder: Path) -> "subprocess.Popen[bytes]":
    """A worker without a nurse: to kill the process is to kill the worker."""
    alone = ("--no-nanny", "--no-dashboard", "--local-directory", str(folder))
    return dask("worker", address, "--nthreads", "2", *alone)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A scheduler with one worker."""
    folder = tmp_path_factory.mktemp("cluster")
    told = folder / "scheduler.json"
    local = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")
    processes = [dask("scheduler", *local, "--scheduler-file", str(told))]
    try:
        until(lambda: told.exists() and told.read_text("utf-8").endswith("}"))
        found: str = json.loads(told.read_text("utf-8"))["address"]
        processes.append(worker(found, folder))
        yield found
    finally:
        end(*processes)


def end(*processes: "subprocess.Popen[bytes]") -> None:
    for process in processes:
        process.kill()
        process.wait()


def test_a_worker_that_is_killed_costs_no_game(address: str, tmp_path: Path) -> None:
    victim, seen = worker(address, tmp_path), list[int]()
    try:
        client_of = import_module("distributed").Client  # no file that is collected pays for it
        with client_of(address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=PATIENCE)

            def kill_it(games: int) -> None:
                seen.append(games)
                if len(seen) == 3:
                    at_work.update(client.processing())
                    victim.kill()

            at_work: dict[str, object] = {}
            by = partial(done_by_cluster, address=address, stopped=never)
            total = simulated(SETTING, by, each=kill_it)
    finally:
        end(victim)
    assert victim.returncode == -signal.SIGKILL
    assert [bool(chunks) for chunks in at_work.values()] == [True, True]
    assert len(seen) == GAMES // SIZE
    assert total == simulated(SETTING, on_this_machine(jobs=1))


def test_any_game_is_played_there_by_its_verbs(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a policy that only this machine has."""
    monkeypatch.chdir(tmp_path)
    text = "def last(view, moves, luck):\n    return moves[-1 - view.seat]\n"
    Path("policy_by_verbs.py").write_text(text, encoding="utf-8")
    asked = ("simulate", "rps", "--games", "120", "--json", "--policy", "policy_by_verbs:last")
    there, here = (atoll(*asked, *where) for where in (("--dask", address), ("--jobs", "1")))
    assert there.exit_code == 0, there.output
    (one,), (other,) = json.loads(there.stdout)["runs"], json.loads(here.stdout)["runs"]
    assert one.pop("took") != other.pop("took")
    assert one == other
    assert one["counts"]["wins seat 1"] == 120


def test_no_scheduler_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    told = misuse("simulate", "fiji", "--dask", "tcp://127.0.0.1:1")
    assert "no Dask scheduler with workers answers at tcp://127.0.0.1:1; start one with" in told


def test_what_the_rules_refuse_there_is_heard_here_and_once_stopped_it_is_left(
    address: str,
) -> None:
    two = Setting("fiji", 2, fiji.answered("fiji-condensed"), GAMES, size=SIZE)
    with pytest.raises(Refused, match=r"Fiji 0\.2: "):
        simulated(two, partial(done_by_cluster, address=address, stopped=never))
    seen: list[int] = []
    by = partial(done_by_cluster, address=address, stopped=lambda: len(seen) >= 2)
    (total,) = simulated(SETTING._replace(games=10**12), by, each=seen.append)
    assert (len(seen) < GAMES, total["games"]) == (
        True,
        len(seen) * SIZE,
    )  # and what is done by then


def test_other_rules_elsewhere_are_refused() -> None:
    assert cluster._done_there(__version__, abs, -1) == 1
    with pytest.raises(NoCluster, match=r"has Atoll .*, and here is 0\.0\.0; install the same"):
        cluster._done_there("0.0.0", abs, -1)
