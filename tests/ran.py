"""What our own examples showed: run once in a gate, by `make check` or the first that asks.

And how tests wait for what runs beside them, and interrupt what they run.
"""

import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest
from filelock import FileLock
from printed import process

from atoll.book import last_run
from atoll.home import HOME
from atoll.running import own

CACHE = os.environ.get("XDG_CACHE_HOME", "")
Results = Sequence[Mapping[str, Any]]


def examples(*paths: str) -> Results:
    """The scenarios in some folders or files of the checkout, with what each showed."""
    return [one for one in ours() if any(f"{one['file']}/".startswith(f"{p}/") for p in paths)]


@cache
def ours() -> Results:
    """All examples that there are, ours and those of the small game, their files named from home.

    Ours are as they showed when they passed last with exactly these rules; else they run now.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", CACHE)
        with FileLock(Path(gettempdir()) / f"atoll-{last_run.digest()[:16]}.lock"):
            if last_run.whole() is None:
                _run()
        return own.shown().results


def _run() -> None:
    done = process("atoll", "check", "--json", cwd=HOME)
    if done.returncode not in {0, 1}:
        pytest.fail(done.stderr)
    shown = json.loads(done.stdout)
    failed = [one for one in shown["scenarios"] if one["outcome"] != "passed"]
    wrong = (
        f"{one['file']}:{one['line']}: {one['message']}" for one in (*failed, *shown["findings"])
    )
    if told := "\n".join([*wrong, *shown["problems"]]):
        pytest.fail(told)


def once(temporary: pytest.TempPathFactory, name: str, made: Callable[[Path], object]) -> Path:
    """A file or a folder that one process makes in one run of the tests: others wait for it."""
    base = temporary.getbasetemp()
    kept = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / name
    with FileLock(kept.with_suffix(".lock")):
        if not kept.exists():
            made(fresh := kept.with_suffix(".fresh"))
            fresh.rename(kept)
    return kept


def result(name: str = "An example", **of: Any) -> dict[str, Any]:
    """What an example showed, as a run tells it."""
    told = {"file": "features/fiji/4_exchange.feature", "line": 3, "message": ""}
    lists: dict[str, Any] = {
        key: [] for key in ("tags", "fired", "refused", "hidden", "trace", "moves")
    }
    none = ("row", "rule", "start", "end", "begins", "rulings", "impossible")
    said = {"name": name, "description": "", "language": "en", "outcome": "passed", "seconds": 0.0}
    return {**told, **lists, **dict.fromkeys(none), **said, **of}


def until(so: Callable[[], object], seconds: float = 300) -> None:
    """Wait until something is so."""
    latest = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < latest, "it never comes"
        time.sleep(0.05)


@contextmanager
def interrupted(seconds: float) -> Iterator[None]:
    """Somebody presses Ctrl-C after so many seconds, and nothing here goes on after that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGINT, before)
