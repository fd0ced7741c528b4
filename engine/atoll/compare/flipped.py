"""The examples that end otherwise under other answers, and those that name their own."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

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
    """What has named parts, in JSON terms; so too all that lies in it."""
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
    told = (_only(mine, theirs), _only(theirs, mine))
    ends = left["outcome"], right["outcome"]
    may = _may(left, right) if all(told) and "error" not in ends else ""
    return Flip(left["name"], *place(left), *ends, *told, may)


def _may(left: Result, right: Result) -> str:
    """Whether the right allows a move that the left refuses, or the other way round."""
    if bool(left["refused"]) == bool(right["refused"]):
        return ""
    return "more" if left["refused"] else "less"


def _happens(result: Result) -> Iterator[str]:
    """What happens in an example, in sentences."""
    for step in result["trace"]:
        told = (event["sentence"] for event in step["events"])
        yield from (f"{one[:1].upper()}{one[1:]}" for one in told)
    for rule in result["refused"]:
        yield f"The move is refused by {cite(rule)}."


def _only(mine: Sequence[str], theirs: Sequence[str]) -> tuple[str, ...]:
    """What happens on one side alone."""
    return tuple(one for one in mine if one not in theirs)


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
