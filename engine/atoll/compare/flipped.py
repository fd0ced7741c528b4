"""The examples that end otherwise under other answers, and those that name their own."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.table.rulings import Ruling

__all__ = ["Examples", "Flip", "concerns", "flipped"]

Result = Mapping[str, Any]


class Flip(NamedTuple):
    """An example, where it stands, and how it ends under both."""

    name: str
    file: str
    line: int
    left: str
    right: str


class Examples(NamedTuple):
    """The examples that end otherwise, and those about it that name their own answer."""

    changed: tuple[Flip, ...] = ()
    own: tuple[Flip, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Both in JSON terms."""
        return {name: [flip._asdict() for flip in flips] for name, flips in self._asdict().items()}


def flipped(left: Iterable[Result], right: Iterable[Result], rulings: Sequence[Ruling]) -> Examples:
    """The same examples run under both; one that names its answer plays it under both."""
    others = {_place(result): result for result in right}
    pairs = [(one, others[_place(one)]) for one in left if _place(one) in others]
    changed = [_flip(*pair) for pair in pairs if pair[0]["outcome"] != pair[1]["outcome"]]
    own = [_flip(*pair) for pair in pairs if any(_names(*pair, ruling) for ruling in rulings)]
    return Examples(tuple(changed), tuple(one for one in own if one not in changed))


def _place(result: Result) -> tuple[str, int]:
    return result["file"], result["row"] or result["line"]


def _flip(left: Result, right: Result) -> Flip:
    return Flip(left["name"], *_place(left), left["outcome"], right["outcome"])


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
