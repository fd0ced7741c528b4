"""Edits with a known answer (edits.toml); the soak compares each as `atoll diff` does."""

import shutil
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import in_git

from atoll.compare.trees.change import Change, Wanted, change
from atoll.compare.trees.tree import Tree, opened
from atoll.home import HOME

EDITS: list[Mapping[str, Any]] = tomllib.loads(
    Path(__file__).with_name("edits.toml").read_text("utf-8")
)["edit"]


@contextmanager
def trees(edit: Mapping[str, Any]) -> Iterator[tuple[Tree, Tree]]:
    """The tree before an edit and the one after it."""
    commit = edit.get("commit")
    with TemporaryDirectory() as folder:
        sides = (f"{commit}~1", commit) if commit else (HOME, edited(edit, Path(folder)))
        with opened(str(sides[0]), HOME) as left, opened(str(sides[1]), HOME) as right:
            yield left, right


def edited(edit: Mapping[str, Any], to: Path) -> Path:
    """A copy of the rules with the edit in it."""
    for room in ("engine", "features", "docs", "steps"):
        shutil.copytree(HOME / room, to / room)
    in_git.edited(to / edit["file"], edit["old"], edit["new"])
    return to


def compared(edit: Mapping[str, Any], wanted: Wanted) -> Change:
    with trees(edit) as (left, right):
        return change(edit["game"], left, right, wanted)


def test_thirty_edits_of_three_kinds_are_kept_and_each_can_still_be_planted() -> None:
    planted = [edit for edit in EDITS if "file" in edit]
    gone = [
        edit["name"]
        for edit in planted
        if (HOME / edit["file"]).read_text("utf-8").count(edit["old"]) != 1
    ]
    assert (len(EDITS), gone) == (30, [])
    assert {edit["kind"] for edit in EDITS} == {"patch", "minor", "major"}
