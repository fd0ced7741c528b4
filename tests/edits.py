"""Edits with a known answer (edits.toml), each compared as `atoll diff` does."""

import shutil
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from atoll.compare.trees.change import Change, Wanted, change
from atoll.compare.trees.tree import Tree, opened

ROOT = Path(__file__).resolve().parent.parent
EDITS: list[Mapping[str, Any]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text("utf-8")
)["edit"]
ROOMS = ("engine", "features", "docs", "steps")


@contextmanager
def trees(edit: Mapping[str, Any]) -> Iterator[tuple[Tree, Tree]]:
    """The tree before an edit and the one after it."""
    commit = edit.get("commit")
    with TemporaryDirectory() as folder:
        sides = (f"{commit}~1", commit) if commit else (ROOT, edited(edit, Path(folder)))
        with opened(str(sides[0]), ROOT) as left, opened(str(sides[1]), ROOT) as right:
            yield left, right


def edited(edit: Mapping[str, Any], to: Path) -> Path:
    """A copy of the rules with the edit in it."""
    for room in ROOMS:
        shutil.copytree(ROOT / room, to / room, ignore=shutil.ignore_patterns("__pycache__"))
    file = to / edit["file"]
    text = file.read_text("utf-8")
    if text.count(edit["old"]) != 1:
        raise ValueError(f"{edit['file']}: {edit['old']!r} does not stand there once; quote anew.")
    file.write_text(text.replace(edit["old"], edit["new"]), "utf-8")
    return to


def compared(edit: Mapping[str, Any], wanted: Wanted) -> Change:
    with trees(edit) as (left, right):
        return change(edit["game"], left, right, wanted)
