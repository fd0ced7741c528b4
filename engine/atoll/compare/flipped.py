"""Examples that end otherwise by other answers, or by the rules of another tree."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll.compare.trees.tree import Tree, ask_all
from atoll.table import cite
from atoll.table.rulings import Ruling

Result = Mapping[str, Any]


class Flip(NamedTuple):
    """An example, where it stands, and how it ends under both.

    What happens there on one side alone is told in sentences. `may` is `more` where the left alone
    refuses a move, `less` where the right alone does. It is `worded` where only sentences differ.
    """

    name: str
    file: str
    line: int
    left: str
    right: str
    left_told: tuple[str, ...] = ()
    right_told: tuple[str, ...] = ()
    may: str = ""
    worded: bool = False


def plain(value: Any) -> Any:
    """What has named parts, in JSON terms, or in its own; so too all that lies in it."""
    if hasattr(value, "as_json"):
        return value.as_json()
    if isinstance(value, tuple):
        names = getattr(value, "_fields", ())
        parts = [plain(one) for one in value]
        return dict(zip(names, parts, strict=True)) if names else parts
    return {name: plain(one) for name, one in value.items()} if isinstance(value, dict) else value


def flipped(left: Iterable[Result], right: Iterable[Result]) -> tuple[Flip, ...]:
    """Of the same examples, run by both, those that end otherwise."""
    others = {place(result): result for result in right}
    pairs = [(one, others[place(one)]) for one in left if place(one) in others]
    return tuple(_flip(*pair) for pair in pairs if pair[0]["outcome"] != pair[1]["outcome"])


def place(result: Result) -> tuple[str, int]:
    """Where an example stands: its file and its line, or that of its row."""
    return result["file"], result["row"] or result["line"]


def _flip(left: Result, right: Result) -> Flip:
    mine, theirs = [*_happens(left)], [*_happens(right)]
    told = tuple(one for one in mine if one not in theirs)
    told_there = tuple(one for one in theirs if one not in mine)
    ends = left["outcome"], right["outcome"]
    may = "more" if left["refused"] else "less"
    one_refuses = bool(left["refused"]) != bool(right["refused"])
    may = may if one_refuses and told and told_there and "error" not in ends else ""
    return Flip(left["name"], *place(left), *ends, told, told_there, may)


def _happens(result: Result) -> Iterator[str]:
    """What happens in an example, in sentences."""
    for step in result["trace"]:
        told = (event["sentence"] for event in step["events"])
        yield from (f"{one[:1].upper()}{one[1:]}" for one in told)
    for rule in result["refused"]:
        yield f"The move is refused by {cite(rule)}."


def concerns(result: Result, ruling: Ruling) -> bool:
    """Whether a ruling can matter to an example: its answer was asked for, or its rules are here.

    Where nobody listened who asks, it can.
    """
    asked = result["asked"]
    at_work = {*result["fired"], *result["refused"], *result["hidden"], *result["tags"]}
    return asked is None or ruling.name in asked or bool(at_work & {*ruling.rules})


# By the rules of two trees

NO_PHRASE = "no phrase says this"
REFUSED = "refused: "


def flips(
    game: str, left: Tree, right: Tree, *, same: bool
) -> tuple[tuple[Flip, ...], tuple[Flip, ...]]:
    """The left's examples, and the right's that are new or in other words.

    There are none where all is the same.
    `same` says that the code is. Errors: NotAnswered.
    """
    trees = left, right
    folders = [tree.folder("features", game) for tree in trees]
    mine, theirs = (_texts(folder, "*.feature") for folder in folders)
    newer = [name for name, text in theirs.items() if mine.get(name) != text]
    if same and not newer and _run_by(left) == _run_by(right):
        return (), ()
    asked = [
        (tree, "examples", {"folder": str(folder), "files": files})
        for folder, files in ((folders[0], None), (folders[1], newer))
        for tree in trees
    ]
    ours, by_right, by_left, new = ask_all(asked)
    return (*_by_both(ours, by_right),), (*_by_both(by_left, new),)


def _run_by(tree: Tree) -> list[tuple[str, Mapping[str, bytes]]]:
    """The phrases of the examples, and all that runs them."""
    rooms = {home / "steps" for home in tree.homes.values()}
    rooms |= {tree.path / "atoll" / "running"} if tree.whole else set()
    return [(room.name, _texts(room, "*.py")) for room in sorted(rooms)]


def _texts(room: Path, pattern: str) -> dict[str, bytes]:
    """The files of a folder, by their places in it."""
    files = sorted(room.rglob(pattern))
    return {file.relative_to(room).as_posix(): file.read_bytes() for file in files}


def _by_both(left: Sequence[Result], right: Sequence[Result]) -> Iterator[Flip]:
    """The examples that end otherwise, or are only told otherwise.

    Those that one side has no phrase for are left out: nobody asked it. Where one side alone
    refuses a move that both have come to, it allows less.
    """
    sides = [
        {place(one): one for one in side if NO_PHRASE not in one["message"].lower()}
        for side in (left, right)
    ]
    for flip in flipped(*(side.values() for side in sides)):
        one, other = (side[flip.file, flip.line] for side in sides)
        refuses = _refuses(one)
        same = refuses == _refuses(other)
        may = "" if same or one["trace"] == other["trace"] else "more" if refuses else "less"
        told = same and one["end"] is not None and one["end"] == other["end"]
        yield flip._replace(may=flip.may or may, worded=told)


def _refuses(one: Result) -> bool:
    """Whether a move is refused, be it one of those that lead to what the example shows."""
    return bool(one["refused"] or (one["failed_line"] and REFUSED in one["message"]))
