"""Trees asked, each in a process of its own that has its engine and leaves nothing behind."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from atoll.compare.trees.tree import Tree

_ANSWERING = Path(__file__).resolve().with_name("answering.py")
_NO_TRACE = ("-B", "-P")  # no compiled files in the tree; nothing from the folder of the script


class NotAnswered(ValueError):
    """A tree whose rules do not run, or whose engine does not know what is asked."""


class Asked(NamedTuple):
    """A question of `answering.py`, of whom, and what is given with it."""

    of: Tree
    question: str
    given: dict[str, Any]


def ask_all(questions: Sequence[Asked]) -> list[Any]:
    """The answers to several questions, asked side by side. Errors: NotAnswered."""
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as asking:
        return [*asking.map(ask, questions)]


def ask(one: Asked) -> Any:
    """The answer to a question. Errors: NotAnswered."""
    with TemporaryDirectory(prefix="atoll-") as folder:
        asked, answer = (Path(folder) / name for name in ("asked.json", "answer.json"))
        asked.write_text(json.dumps(one.given), encoding="utf-8")
        words = [_ANSWERING, one.question, asked, answer]
        done = subprocess.run(  # noqa: S603 # Python itself, with files of ours
            [sys.executable, *_NO_TRACE, *map(str, words)],
            cwd=folder,
            env={**os.environ, **one.of.around()},
            capture_output=True,
            check=False,
        )
        told = json.loads(answer.read_text("utf-8")) if answer.is_file() else {}
    if "answer" not in told:
        said = told.get("error") or _last(done.stderr) or f"it ended with {done.returncode}"
        raise NotAnswered(f"{one.of.text}: its rules cannot be asked ({one.question}): {said}")
    return told["answer"]


def _last(said: bytes) -> str:
    return (said.decode(errors="replace").strip().splitlines() or [""])[-1]
