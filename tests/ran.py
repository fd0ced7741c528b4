"""What our own examples showed: run once, by the command or in here, for all tests that ask."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from atoll.home import rooms
from atoll.running.perform import Performance, perform

__all__ = ["examples", "ours"]

ROOT = Path(__file__).parent.parent


@cache
def examples(*paths: str) -> Sequence[Mapping[str, Any]]:
    """The scenarios in some folders or files of the checkout, with what each showed."""
    command = [sys.executable, "-m", "atoll", "check", "--json", *paths]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return tuple(json.loads(done.stdout)["scenarios"])


def ours(temporary: pytest.TempPathFactory) -> Performance:
    """What all our examples show without pytest: in one run of the tests, one process runs them."""
    base = temporary.getbasetemp()
    kept = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "ours.json"
    if not kept.exists():
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(ROOT)
            shown = perform([*map(str, rooms("features"))])
        fresh = kept.with_suffix(f".{os.getpid()}")
        fresh.write_text(json.dumps(asdict(shown)), encoding="utf-8")
        fresh.replace(kept)
    return Performance(**json.loads(kept.read_text(encoding="utf-8")))
