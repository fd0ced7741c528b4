"""Examples that end otherwise by other answers or rules, and those that name their own answer."""

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
    refuses a move, `less` where the right alone does.
    """

    name: str
    file: str
    line: int
    left: str
    right: str
    left_told: tuple[str, ...] = ()
    right_told: tuple[str, ...] = ()
    may: str = ""


class Examples(NamedTuple):
    """The examples that end otherwise, and those about it that name their own answer."""

    changed: tuple[Flip, ...] = ()
    own: tuple[Flip, ...] = ()

    @property
    def may(self) -> frozenset[str]:
        """Whether some of them allow `more` on the right, some `less`."""
        return frozenset(flip.may for flip in self.changed if flip.may)


def plain(value: Any) -> Any:
    """What has named parts, in JSON terms, or in its own; so too all that lies in it."""
    if hasattr(value, "as_json"):
        return value.as_json()
    if isinstance(value, tuple):
        names = getattr(value, "_fields", ())
        parts = [plain(one) for one in value]
        return dict(zip(names, parts, strict=True)) if names else parts
    return {name: plain(one) for name, one in value.items()} if isinstance(value, dict) else value


def flipped(left: Iterable[Result], right: Iterable[Result], rulings: Sequence[Ruling]) -> Examples:
    """The same examples run under both; one that names its answer plays it under both."""
    others = {place(result): result for result in right}
    pairs = [(one, others[place(one)]) for one in left if place(one) in others]
    changed = [_flip(*pair) for pair in pairs if pair[0]["outcome"] != pair[1]["outcome"]]
    own = [_flip(*pair) for pair in pairs if any(_names(*pair, ruling) for ruling in rulings)]
    return Examples(tuple(changed), tuple(one for one in own if one not in changed))


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
    return asked is None or ruling.name in asked or bool(_at_work(result) & {*ruling.rules})


def _at_work(result: Result) -> set[str]:
    return {*result["fired"], *result["refused"], *result["hidden"], *result["tags"]}


def _names(left: Result, right: Result, ruling: Ruling) -> bool:
    """Whether an example rests on a ruling's rules and plays one answer whatever it is told."""
    mine, theirs = ((one["rulings"] or {}).get(ruling.name) for one in (left, right))
    return mine is not None and mine == theirs and bool(_at_work(left) & {*ruling.rules})


# By the rules of two trees

NO_PHRASE = "no phrase says this"
REFUSED = "refused: "


def flips(
    game: str, left: Tree, right: Tree, *, same: bool
) -> tuple[Examples, Examples, tuple[Flip, ...]]:
    """The left's examples, the right's that are new or in other words, and those told otherwise.

    There are none where all is the same.
    `same` says that the code is. Errors: NotAnswered.
    """
    folders = [tree.folder("features", game) for tree in (left, right)]
    mine, theirs = (_texts(folder, "*.feature") for folder in folders)
    newer = [name for name, text in theirs.items() if mine.get(name) != text]
    if same and not newer and _run_by(left) == _run_by(right):
        return Examples(), Examples(), ()
    asked = [
        (tree, "examples", {"folder": str(folder), "files": files})
        for folder, files in ((folders[0], None), (folders[1], newer))
        for tree in (left, right)
    ]
    ours, by_right, by_left, new = ask_all(asked)
    forth, told = _by_both(ours, by_right)
    back, more_told = _by_both(by_left, new)
    return forth, back, (*told, *more_told)


def _run_by(tree: Tree) -> Mapping[str, bytes]:
    """The phrases of the examples, and all that runs them."""
    rooms = {home / "steps" for home in tree.homes.values()}
    rooms |= {tree.path / "atoll" / "running"} if tree.whole else set()
    every = ((room, _texts(room, "*.py")) for room in rooms)
    return {f"{room.name}/{name}": text for room, texts in every for name, text in texts.items()}


def _texts(room: Path, pattern: str) -> dict[str, bytes]:
    files = sorted(room.rglob(pattern))
    return {file.relative_to(room).as_posix(): file.read_bytes() for file in files}


def _by_both(left: Sequence[Result], right: Sequence[Result]) -> tuple[Examples, tuple[Flip, ...]]:
    """The examples that end otherwise, and of these the ones that only tell it otherwise.

    Those that one side has no phrase for are left out: nobody asked it. Where one side alone
    refuses a move that both have come to, it allows less.
    """
    said, others = (
        [one for one in side if NO_PHRASE not in one["message"].lower()] for side in (left, right)
    )
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
