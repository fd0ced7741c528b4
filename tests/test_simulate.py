"""Simulations: the figures, the chunks, the processes, the picture and the command."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from printed import as_json, atoll, misuse, printed, valid
from ran import until
from typer.testing import Result

from atoll import __version__, book, fiji
from atoll.cli import simulated as told_of
from atoll.home import HOME
from atoll.processes import in_order
from atoll.simulate import cluster
from atoll.simulate.chunks import Run, Setting, simulated
from atoll.simulate.cluster import NoCluster, done_by_cluster
from atoll.simulate.figures import Figure, Mean, Measure, Share
from atoll.table import Refused, cite

pytestmark = pytest.mark.usefixtures("away")
FIVE = Setting("fiji", 5, fiji.answered(), 200, seed=3)
HERE = partial(in_order, jobs=1)


def measured(number: Share | Mean) -> Measure:
    found = number.measure()
    assert found is not None
    return found


def test_a_share_has_the_interval_of_wilson_over_the_games() -> None:
    """What is alike in a game makes no share surer; of nothing there is none."""
    for hits, of, low, high in ((8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775)):
        found = measured(Share(hits, of))
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert measured(Share(480, 4800, alike=48)) == measured(Share(10, 100))
    assert Share(0, 0).measure() is None
    assert Figure("Effects", "take 1 blue", Share(0, 0)).told == "never tried"


def test_every_figure_is_sound_and_told_with_its_words() -> None:
    """No name twice in a section, no share beyond 1, and every rule is told."""
    told = Run(FIVE, simulated(FIVE, HERE)[0], 1.0)
    figures = [*told.figures()]
    assert len({figure[:2] for figure in figures}) == len(figures)
    for section, name, number in figures:
        found = measured(number)
        assert found.low <= found.value <= found.high, (section, name)
        assert isinstance(number, Mean) or 0 <= found.low <= found.high <= 1, (section, name)
    names = {figure.name for figure in figures}
    assert {name for name in names if name.startswith("Fiji")} == {
        cite(rule) for rule in book.rules("fiji") if cite(rule) in names
    }
    assert cite("fiji_4_7") in names
    words = " ".join(" ".join(printed([*told_of.told(told)])).split())
    assert "200 games of Fiji, 5 players, uniform: " in words
    worth = [*filter(told_of._varies, figures)]
    alike = [figure for figure in figures if figure not in worth]
    assert {figure.section.partition(":")[0] for figure in alike} == {"Rules"}
    assert [one for one in worth if one.told not in words or one.name not in words] == []


# The command


def simulate(*arguments: str) -> Result:
    return atoll("simulate", "fiji", *arguments)


def runs(*arguments: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = as_json("simulate", "simulate", "fiji", *arguments)["runs"]
    return told


def test_the_same_arguments_give_the_same_bytes() -> None:
    """Forty thousand games are more than a chunk."""
    asked = ("--games", "40000", "--seats", "3", "--json")
    told = [simulate(*asked, "--jobs", jobs).stdout for jobs in "12"]
    one, two = (re.sub(r'"took": {[^}]*}', "", text) for text in told)
    assert one == two != told[1]


def test_the_games_are_of_so_many_seats_by_the_answers_that_are_asked_for() -> None:
    played = ("--edition", "fiji-de-2005", "--ruling", "final_tie=nobody")
    (one,) = runs("--games", "60", "--seats", "5", *played)
    assert (one["seats"], one["games"], one["wanted"]) == (5, 60, 60)
    assert (one["answers"]["half"], one["answers"]["final_tie"]) == ("up", "nobody")


def test_the_tables_tell_what_the_json_tells() -> None:
    asked = ("--games", "200", "--seats", "3")
    said = simulate(*asked).stdout
    wins = next(one for one in runs(*asked)[0]["figures"] if one["section"] == "Wins")
    told = Figure("", "", Share(wins["hits"], wins["of"])).told
    assert re.search(rf"^seat 1 +{re.escape(told)} +█", said, re.MULTILINE)
    assert max(map(len, said.splitlines())) <= 100


MINE = {
    "bad": "def bad(view, moves, luck):\n    return view.beads\n",
    "illegal": "from atoll.fiji import components, table\n"
    "def illegal(*_):\n    return table.Offer(components.Beads(9))\n",
    "shapeless": "def shapeless(view, moves, luck):\n    return 3.5\n",
    "unreadable": "def unreadable(seen luck):\n",
    "lacking": "import no_such_library\n",
}


@pytest.fixture
def policies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Policies in the folder one works in; they are forgotten again."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name, text in MINE.items():
        (tmp_path / f"our_{name}.py").write_text(text, encoding="utf-8")
    yield
    for name in MINE:
        sys.modules.pop(f"our_{name}", None)


def test_each_seat_may_have_its_policy() -> None:
    party = [*("--policy", "greedy"), *("--policy", "uniform") * 2]
    (one,) = runs("--games", "1500", "--seats", "3", *party)
    wins = [measured(Share(one["counts"][f"wins seat {seat}"], 1500)) for seat in (1, 2, 3)]
    assert wins[0].low > max(wins[1].high, wins[2].high)


@pytest.mark.usefixtures("policies")
@pytest.mark.parametrize(
    ("policy", "said"),
    [
        ("our_none:mine", "there is no module our_none here; write our_none.py"),
        ("our_bad:bad", "AttributeError: 'View' object has no attribute 'beads'"),
        ("our_illegal:illegal", "Fiji 4.1: "),
        ("our_shapeless:shapeless", "seat 1 answers 3.5: that is no move; answer one"),
        ("our_unreadable:unreadable", "SyntaxError: "),
        ("our_lacking:f", "ModuleNotFoundError: No module named 'no_such_library'"),
    ],
)
def test_a_policy_that_cannot_be_asked_is_told_with_the_fix(policy: str, said: str) -> None:
    assert said in misuse("simulate", "fiji", "--games", "30", "--policy", policy)


MARKING = """\
import os
def marking(view, moves, luck):
    open(f"mark {os.getpid()}", "a").close()
    return luck.choice(moves)
"""


def heard() -> None:
    """Ctrl-C, which a process in the background leaves to others."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(("told", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_control_c_keeps_what_was_done_and_who_is_told_to_end_ends(
    tmp_path: Path, told: signal.Signals, status: int
) -> None:
    """The whole group of processes hears of it, as it does at a terminal.

    Three ask the policy: ours, for one game, and its workers.
    """
    Path("our_marks.py").write_text(MARKING, encoding="utf-8")
    asked = "--games 900000000 --jobs 2 --policy our_marks:marking --json"
    process = subprocess.Popen(
        [sys.executable, "-m", "atoll", "simulate", "fiji", *asked.split()],
        env=os.environ | {"PYTHONPATH": str(HOME / "engine")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heard,  # noqa: PLW1509 # no thread here
    )
    try:
        until(lambda: len([*tmp_path.glob("mark *")]) >= 3 or process.poll() is not None)
        assert process.poll() is None
        time.sleep(0.5)
        os.killpg(process.pid, told)
        said, complained = process.communicate(timeout=300)
    finally:
        process.kill()
    assert process.returncode == status
    if status == 130:
        (one,) = valid(said, "simulate")["runs"]
        assert one["wanted"] == 900_000_000 > one["games"] == one["counts"]["games"] > 0
        assert complained == f"atoll: Stopped after {one['games']:,} of 900,000,000 games.\n"


# A cluster may play the games: only numbers travel, and a worker that dies costs nothing


GAMES = 60
SETTING = Setting("fiji", 3, fiji.answered(), GAMES, seed=7, by_verbs=True)
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
            by = partial(done_by_cluster, address=address)
            total = simulated(SETTING, by, each=kill_it)
    finally:
        end(victim)
    assert victim.returncode == -signal.SIGKILL
    assert [bool(chunks) for chunks in at_work.values()] == [True, True]
    assert seen == [1] * GAMES
    assert total == simulated(SETTING, HERE)


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
    assert "no Dask scheduler with workers answers at 'tcp://127.0.0.1:1'; start one with" in told


def test_what_the_rules_refuse_there_is_heard_here_and_once_stopped_it_is_left(
    address: str,
) -> None:
    def stop(games: int) -> None:
        seen.append(games)
        if len(seen) == 2:
            raise KeyboardInterrupt

    two = Setting("fiji", 2, fiji.answered("fiji-condensed"), GAMES)
    with pytest.raises(Refused, match=r"Fiji 0\.2: "):
        simulated(two, partial(done_by_cluster, address=address))
    seen: list[int] = []
    by, many = partial(done_by_cluster, address=address), SETTING._replace(games=10**12)
    (total,) = simulated(many, by, each=stop, stopped=(KeyboardInterrupt,))
    assert (seen, total["games"]) == ([1, 1], 2)


def test_other_rules_elsewhere_are_refused() -> None:
    assert cluster._done_there(__version__, lambda begin: [{"games": begin}], 1) == [{"games": 1}]
    with pytest.raises(NoCluster, match=r"has Atoll .*, and here is 0\.0\.0; install the same"):
        cluster._done_there("0.0.0", lambda _: [], 1)
