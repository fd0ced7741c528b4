"""The examples of two trees by the rules of both: which end or are told otherwise."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll.compare.flipped import Examples, Flip, flipped
from atoll.compare.trees.asking import Asked, ask_all
from atoll.compare.trees.tree import Tree

__all__ = ["Flips", "flips"]

NO_PHRASE = "no phrase says this"


class Flips(NamedTuple):
    """The left's examples by both rules, the right's newer ones, and those told otherwise only."""

    left: Examples = Examples()
    newer: Examples = Examples()
    worded: tuple[Flip, ...] = ()


def flips(game: str, left: Tree, right: Tree, *, same: bool) -> Flips:
    """The left's examples, and the right's that are new or in other words; none where all is same.

    `same` says that the code is. Errors: NotAnswered.
    """
    folders = [tree.folder("features", game) for tree in (left, right)]
    newer = [*_rewritten(*folders)]
    if same and not newer and _alike(left, right):
        return Flips()
    asked = [_examples(tree, folders[0]) for tree in (left, right)]
    asked += [_examples(tree, folders[1], newer) for tree in (left, right)]
    ours, by_right, by_left, theirs = ask_all(asked)
    forth, told = _flipped(ours, by_right)
    back, more_told = _flipped(by_left, theirs)
    return Flips(forth, back, (*told, *more_told))


def _examples(of: Tree, folder: Path, files: Sequence[str] | None = None) -> Asked:
    return Asked(of, "examples", {"folder": str(folder), "files": files})


def _rewritten(left: Path, right: Path) -> Iterator[str]:
    """The feature files of the right that the left has not, or with another text."""
    for file in sorted(right.rglob("*.feature")):
        name = file.relative_to(right)
        if not (left / name).is_file() or (left / name).read_bytes() != file.read_bytes():
            yield name.as_posix()


def _alike(left: Tree, right: Tree) -> bool:
    """Whether the phrases of the examples are the same, and all that runs them."""
    both = ({name: file.read_bytes() for name, file in _run_by(tree)} for tree in (left, right))
    return next(both) == next(both)


def _run_by(tree: Tree) -> Iterator[tuple[str, Path]]:
    rooms = {home / "steps" for home in tree.homes.values()}
    rooms |= {tree.path / "atoll" / "running"} if tree.whole else set()
    for room in sorted(rooms):
        yield from ((f.relative_to(room.parent).as_posix(), f) for f in sorted(room.rglob("*.py")))


def _flipped(
    left: Mapping[str, Any], right: Mapping[str, Any]
) -> tuple[Examples, tuple[Flip, ...]]:
    """The examples that end otherwise, and of these the ones that only tell it otherwise.

    Those that one side has no phrase for are left out: nobody asked it.
    """
    mine, theirs = ([*_said(one)] for one in (left, right))
    found = flipped(mine, theirs, [])
    places = [
        {(one["file"], one["row"] or one["line"]): one for one in side} for side in (mine, theirs)
    ]
    changed, alike = [], []
    for flip in found.changed:
        one, other = (side[flip.file, flip.line] for side in places)
        changed.append(flip._replace(may=flip.may or _may(one, other)))
        alike += [changed[-1]] if _told_only(one, other) else []
    return Examples(tuple(changed)), tuple(alike)


def _may(left: Mapping[str, Any], right: Mapping[str, Any]) -> str:
    """Whether one side alone refuses a move that both have come to."""
    if bool(left["refused"]) == bool(right["refused"]):
        return ""
    steps = [one["trace"] for one in (left, right)]
    apart = next(
        (n for n, pair in enumerate(zip(*steps, strict=False)) if pair[0] != pair[1]), None
    )
    if apart is None:
        return ""
    return "more" if left["refused"] else "less"


def _said(side: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    return (one for one in side["results"] if NO_PHRASE not in one["message"].lower())


def _told_only(left: Mapping[str, Any], right: Mapping[str, Any]) -> bool:
    """Whether something is refused by both or by neither, and the same lies there in the end."""
    alike = bool(left["refused"]) == bool(right["refused"])
    return alike and left["end"] is not None and left["end"] == right["end"]
