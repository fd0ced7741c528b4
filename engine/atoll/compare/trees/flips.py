"""The examples of two trees by the rules of both: which end or are told otherwise."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll.compare.flipped import Examples, Flip, flipped, place
from atoll.compare.trees.asking import Asked, ask_all
from atoll.compare.trees.tree import Tree

NO_PHRASE = "no phrase says this"
REFUSED = "refused: "
Result = Mapping[str, Any]


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


def _flipped(left: Sequence[Result], right: Sequence[Result]) -> tuple[Examples, tuple[Flip, ...]]:
    """The examples that end otherwise, and of these the ones that only tell it otherwise.

    Those that one side has no phrase for are left out: nobody asked it.
    """
    said, others = ([*_said(one)] for one in (left, right))
    mine, theirs = [*_beside(said, others)], [*_beside(others, said)]
    found = flipped(mine, theirs, [])
    places = [{place(one): one for one in side} for side in (mine, theirs)]
    changed, alike = [], []
    for flip in found.changed:
        one, other = (side[flip.file, flip.line] for side in places)
        changed.append(flip._replace(may=flip.may or _may(one, other)))
        alike += [changed[-1]] if _told_only(one, other) else []
    return Examples(tuple(changed)), tuple(alike)


def _beside(side: Iterable[Result], other: Iterable[Result]) -> Iterator[Result]:
    """The examples of a side; one that fails by what its tags claim passes beside one that stops.

    It plays on to its end, and the other one does not.
    """
    stop = {place(one) for one in other if one["failed_line"] and one["outcome"] == "failed"}
    for one in side:
        claims = one["outcome"] == "failed" and not one["failed_line"]
        yield {**one, "outcome": "passed"} if claims and place(one) in stop else one


def _may(left: Result, right: Result) -> str:
    """Whether one side alone refuses a move that both have come to."""
    if _refuses(left) == _refuses(right) or left["trace"] == right["trace"]:
        return ""
    return "more" if _refuses(left) else "less"


def _refuses(one: Result) -> bool:
    """Whether a move is refused, be it one of those that lead to what the example shows."""
    return bool(one["refused"] or (one["failed_line"] and REFUSED in one["message"]))


def _said(side: Sequence[Result]) -> Iterator[Result]:
    return (one for one in side if NO_PHRASE not in one["message"].lower())


def _told_only(left: Result, right: Result) -> bool:
    """Whether something is refused by both or by neither, and the same lies there in the end."""
    alike = _refuses(left) == _refuses(right)
    return alike and left["end"] is not None and left["end"] == right["end"]
