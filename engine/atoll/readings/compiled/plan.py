"""How a recording is played: one call of numpy for each line that something asks for."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from atoll.readings.compiled.cells import Cell, FlagCell
from atoll.readings.compiled.sheet import BYTE, FLAG, Column, Line, Plain

__all__ = ["Plan", "Player", "planned"]

View = tuple[Any, type]
"""What a line makes, or a plain number, seen as numbers or as flags."""
Step = tuple[Callable[..., Any], int, int, int]
"""What is done, the places of both arrays that it is done to, and that of what it makes."""


class Plan(NamedTuple):
    """How a recording is played.

    Every view of an array has a place: first come those that are worked on, then the plain
    numbers, the inputs, and what is found.
    """

    inputs: tuple[type, ...]
    workplaces: int
    work: tuple[tuple[int, type], ...]
    plain: tuple[tuple[int, type], ...]
    found: tuple[type, ...]
    steps: tuple[Step, ...]
    finding: tuple[Any, ...]


def planned(lines: Sequence[Line], inputs: Sequence[type], finding: Sequence[Any]) -> Plan:
    """How these lines are played to find these leaves; the first lines are the inputs."""
    given, wanted = range(len(inputs)), {leaf.line for leaf in finding if isinstance(leaf, Cell)}
    played = _asked(lines, given, wanted)
    at = _workplaces(lines, played, wanted)
    found = [line for line in played if line in wanted]
    work, plain = _views(lines, at), _plain(lines, played)
    views = [*work, *plain, *_views(lines, given), *_views(lines, found)]
    places = {view: place for place, view in enumerate(views)}
    return Plan(
        inputs=tuple(inputs),
        workplaces=max(at.values(), default=-1) + 1,
        work=tuple((at[line], kind) for line, kind in work),
        plain=tuple((number.value, kind) for number, kind in plain),
        found=tuple(lines[line].makes for line in found),
        steps=tuple(_step(places, line, lines[line]) for line in played),
        finding=tuple(_leaf(places, leaf) for leaf in finding),
    )


def _asked(lines: Sequence[Line], given: Container[int], wanted: set[int]) -> list[int]:
    """The lines that those wanted need, themselves included, in order, but for the inputs."""
    asked: set[Any] = set(wanted)
    for line in reversed(range(len(lines))):
        if line in asked and line not in given:
            asked |= {lines[line].one, lines[line].other}
    return [line for line in range(len(lines)) if line in asked and line not in given]


def _workplaces(
    lines: Sequence[Line], played: Sequence[int], wanted: Container[int]
) -> dict[int, int]:
    """On which array each line on the way works; it is free after the last line that reads it."""
    last = {part: line for line in played for part in (lines[line].one, lines[line].other)}
    free: list[int] = []
    at: dict[int, int] = {}
    for line in played:
        if line not in wanted:
            at[line] = free.pop() if free else len(set(at.values()))
        read = {lines[line].one, lines[line].other} & at.keys()
        free += [at[part] for part in sorted(read) if last[part] == line]
    return at


def _views(lines: Sequence[Line], which: Iterable[int]) -> list[View]:
    """What these lines make, seen as numbers; and as flags, where it is flags."""
    return [
        (line, kind) for line in which for kind in (BYTE, FLAG) if kind in (BYTE, lines[line].makes)
    ]


def _plain(lines: Sequence[Line], played: Iterable[int]) -> list[View]:
    views = [(part, lines[n].reads) for n in played for part in (lines[n].one, lines[n].other)]
    return list(dict.fromkeys(view for view in views if isinstance(view[0], Plain)))


def _step(places: Mapping[View, int], place: int, line: Line) -> Step:
    one, other = places[line.one, line.reads], places[line.other, line.reads]
    return line.does, one, other, places[place, line.makes]


def _leaf(places: Mapping[View, int], leaf: Any) -> Any:
    if not isinstance(leaf, Cell):
        return Plain(leaf)
    return places[leaf.line, FLAG if isinstance(leaf, FlagCell) else BYTE]


class Player:
    """A plan with the arrays it works on, and leaves in disorder: for one thread."""

    def __init__(self, plan: Plan, games: int, work: list[Column]) -> None:
        """The arrays, for so many games: those of others, and as many more as it needs."""
        work += [np.empty(games, BYTE) for _ in range(plan.workplaces - len(work))]
        self._arrays: list[Column] = [work[at].view(kind) for at, kind in plan.work]
        self._arrays += [np.array(value, kind) for value, kind in plan.plain]
        self.plan, self.games = plan, games

    def __call__(self, columns: Iterable[Column]) -> list[Any]:
        """What the rule finds, leaf by leaf, with the inputs given leaf by leaf."""
        arrays = self._arrays.copy()
        for column, kind in zip(columns, self.plan.inputs, strict=True):
            if column.dtype != kind:
                raise TypeError(f"a column of {column.dtype} was given for one of {kind.__name__}")
            arrays += (column.view(BYTE), column) if kind is FLAG else (column,)
        fresh = np.empty((len(self.plan.found), self.games), BYTE)
        for column, kind in zip(fresh, self.plan.found, strict=True):
            arrays += (column, column.view(FLAG)) if kind is FLAG else (column,)
        for does, one, other, into in self.plan.steps:
            does(arrays[one], arrays[other], arrays[into])
        return [at.value if isinstance(at, Plain) else arrays[at] for at in self.plan.finding]
