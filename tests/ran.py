"""What our own examples showed: run once, by the command, for all tests that ask."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["examples"]

ROOT = Path(__file__).parent.parent


@cache
def examples(*paths: str) -> Sequence[Mapping[str, Any]]:
    """The scenarios in some folders or files of the checkout, with what each showed."""
    command = [sys.executable, "-m", "atoll", "check", "--json", *paths]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return tuple(json.loads(done.stdout)["scenarios"])
