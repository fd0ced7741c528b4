"""A rule recorded once, to be played on many games at once."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from atoll.readings.compiled.cells import cell
from atoll.readings.compiled.plan import Plan, Player, planned
from atoll.readings.compiled.sheet import FLAG, Column, Line, Sheet

__all__ = ["Recording", "record"]


@dataclass(frozen=True)
class Recording:
    """What a rule does: its lines, what the first of them take in, and which ones it finds."""

    lines: tuple[Line, ...]
    inputs: tuple[type, ...]
    finding: tuple[Any, ...]

    @cached_property
    def plan(self) -> "Plan":
        """Which lines are played, on which arrays."""
        return planned(self.lines, self.inputs, self.finding)

    def on(self, games: int, work: list[Column] | None = None) -> "Player":
        """The recording made ready for so many games; recordings can share what they work on."""
        return Player(self.plan, games, [] if work is None else work)


def record(rule: Callable[..., Any], *inputs: Any, **plain: Any) -> Recording:
    """What the rule does with inputs whose leaves are FLAG, a range of numbers, or plain values.

    A plain value is the same in all games, and what only depends on such values is not recorded.
    Errors: OverflowError for a number that may not fit.

    >>> import numpy as np
    >>> spare = record(lambda one, other: one + other < 9, range(9), range(9))
    >>> spare.on(3)([np.array([1, 5, 8], np.int8), np.array([1, 4, 0], np.int8)])
    [array([ True, False,  True])]
    """
    sheet: Sheet = {}
    cells = [_with_cells(sheet, part) for part in inputs]
    kinds = tuple([line.makes for line in sheet])
    finding = tuple(_leaves(rule(*cells, **plain)))
    return Recording(tuple(sheet), kinds, finding)


def _with_cells(sheet: Sheet, value: Any) -> Any:
    """The same piles and sequences with a cell in each place for an input."""
    if isinstance(value, tuple):
        parts = [_with_cells(sheet, part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return cell(sheet, value) if value is FLAG or isinstance(value, range) else value


def _leaves(finding: Any) -> Iterator[Any]:
    if isinstance(finding, (tuple, list)):
        for part in finding:
            yield from _leaves(part)
    else:
        yield finding
