"""The examples of two trees by the rules of both: which end or are told otherwise."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from atoll.compare.flipped import Examples, Flip, Result, flipped, place
from atoll.compare.trees.tree import Asked, Tree, ask_all

NO_PHRASE = "no phrase says this"
REFUSED = "refused: "


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
    mine, theirs = (_texts(folder, "*.feature") for folder in folders)
    newer = [name for name, text in theirs.items() if mine.get(name) != text]
    if same and not newer and _run_by(left) == _run_by(right):
        return Flips()
    asked = [
        Asked(tree, "examples", {"folder": str(folder), "files": files})
        for folder, files in ((folders[0], None), (folders[1], newer))
        for tree in (left, right)
    ]
    ours, by_right, by_left, new = ask_all(asked)
    forth, told = _flipped(ours, by_right)
    back, more_told = _flipped(by_left, new)
    return Flips(forth, back, (*told, *more_told))


def _run_by(tree: Tree) -> Mapping[str, bytes]:
    """The phrases of the examples, and all that runs them."""
    rooms = {home / "steps" for home in tree.homes.values()}
    rooms |= {tree.path / "atoll" / "running"} if tree.whole else set()
    every = ((room, _texts(room, "*.py")) for room in rooms)
    return {f"{room.name}/{name}": text for room, texts in every for name, text in texts.items()}


def _texts(room: Path, pattern: str) -> dict[str, bytes]:
    files = sorted(room.rglob(pattern))
    return {file.relative_to(room).as_posix(): file.read_bytes() for file in files}


def _flipped(left: Sequence[Result], right: Sequence[Result]) -> tuple[Examples, tuple[Flip, ...]]:
    """The examples that end otherwise, and of these the ones that only tell it otherwise.

    Those that one side has no phrase for are left out: nobody asked it. Where one side alone
    refuses a move that both have come to, it allows less.
    """
    said, others = ([*_said(one)] for one in (left, right))
    mine, theirs = [*_beside(said, others)], [*_beside(others, said)]
    places = [{place(one): one for one in side} for side in (mine, theirs)]
    changed, alike = list[Flip](), list[Flip]()
    for flip in flipped(mine, theirs, []).changed:
        one, other = (side[flip.file, flip.line] for side in places)
        refuses = _refuses(one)
        same = refuses == _refuses(other)
        may = "" if same or one["trace"] == other["trace"] else "more" if refuses else "less"
        changed.append(flip._replace(may=flip.may or may))
        if same and one["end"] is not None and one["end"] == other["end"]:
            alike.append(changed[-1])
    return Examples(tuple(changed)), tuple(alike)


def _said(side: Sequence[Result]) -> Iterator[Result]:
    return (one for one in side if NO_PHRASE not in one["message"].lower())


def _beside(side: Iterable[Result], other: Iterable[Result]) -> Iterator[Result]:
    """The examples of a side; one that fails by what its tags claim passes beside one that stops.

    It plays on to its end, and the other one does not.
    """
    stop = {place(one) for one in other if one["failed_line"] and one["outcome"] == "failed"}
    for one in side:
        claims = one["outcome"] == "failed" and not one["failed_line"]
        yield {**one, "outcome": "passed"} if claims and place(one) in stop else one


def _refuses(one: Result) -> bool:
    """Whether a move is refused, be it one of those that lead to what the example shows."""
    return bool(one["refused"] or (one["failed_line"] and REFUSED in one["message"]))
