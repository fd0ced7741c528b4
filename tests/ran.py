"""What our own examples showed: run once, by the command or in here, for all tests that ask."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from atoll.home import rooms
from atoll.running.perform import Performance, perform

__all__ = ["examples", "once", "ours"]

ROOT = Path(__file__).parent.parent


@cache
def examples(*paths: str) -> Sequence[Mapping[str, Any]]:
    """The scenarios in some folders or files of the checkout, with what each showed."""
    command = [sys.executable, "-m", "atoll", "check", "--json", *paths]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return tuple(json.loads(done.stdout)["scenarios"])


def ours(temporary: pytest.TempPathFactory) -> Performance:
    """What all our examples show without pytest."""

    def shown(into: Path) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(ROOT)
            found = perform([*map(str, rooms("features"))])
        into.write_text(json.dumps(asdict(found)), encoding="utf-8")

    return Performance(**json.loads(once(temporary, "ours", shown).read_text(encoding="utf-8")))


def once(temporary: pytest.TempPathFactory, name: str, made: Callable[[Path], object]) -> Path:
    """A file or a folder that one process makes in one run of the tests: others wait for it."""
    base = temporary.getbasetemp()
    kept = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / name
    with FileLock(kept.with_suffix(".lock")):
        if not kept.exists():
            made(fresh := kept.with_suffix(".fresh"))
            fresh.rename(kept)
    return kept
