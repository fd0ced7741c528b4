"""Edits with a known answer (edits.toml), each compared as `atoll diff` does: `python edits.py`.

Words of names choose some, a number says how many moves of games are played on each side, where
6,000 are too many to wait for: `python tests/edits.py kaivai shells 1500`.
"""

import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
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


def chosen(words: Sequence[str]) -> list[Mapping[str, Any]]:
    return [edit for edit in EDITS if all(word in edit["name"] for word in words)]


def found(edit: Mapping[str, Any], moves: int) -> str:
    """The kind of release, and how it is known; laws are asked where nothing else shows anything.

    What examples and games show, laws do not take back.
    """
    try:
        of = compared(edit, Wanted(moves=moves, laws=False))
        if not of.ways and not of.code.same:
            of = of._replace(laws=compared(edit, Wanted(games=0, examples=False)).laws)
    except ValueError as error:
        return f"cannot be compared: {error}"
    return f"{of.release} ({of.known}; {', '.join(sorted(of.ways))})"


def main(words: Sequence[str]) -> int:
    numbers = [int(word) for word in words if word.isdigit()]
    some = chosen([word for word in words if not word.isdigit()])
    wrong = 0
    for edit in some:
        begun = monotonic()
        said = found(edit, *(numbers or [Wanted().moves]))
        right = said.partition(" ")[0] == edit["kind"]
        wrong += not right
        mark = f"{'right' if right else 'WRONG'}  {edit['kind']:<6}{said:<40}"
        sys.stdout.write(f"{mark}{monotonic() - begun:5.0f} s  {edit['name']}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{len(some) - wrong} of {len(some)} are classed right.\n")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
