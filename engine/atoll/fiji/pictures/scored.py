"""A scored round: who is compared on which goal, the places and the heads.

All of it is read off the events of the engine, which scores the round.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import dropwhile, takewhile
from types import MappingProxyType
from typing import NamedTuple

from atoll.drawing.plates import fitted, length
from atoll.drawing.printing import Block, Mark, box
from atoll.fiji.components import Beads, Goal
from atoll.fiji.events import sentence
from atoll.fiji.game import onward
from atoll.fiji.pictures.beads import number
from atoll.fiji.pictures.between import is_scored
from atoll.fiji.pictures.cards import goal_card, indicator
from atoll.fiji.scoring import score
from atoll.fiji.table import Table
from atoll.table import Event, Step

Counts = Sequence[tuple[int, ...]]
_PLACES = {"place", "share"}
_COLUMNS = (94, 140, 186, 232)
_COLUMN = 44
_HEADS = 286


def scoring(start: Table, end: Table) -> tuple[Event, ...]:
    """What happened when the round was scored between the two; nothing where none was.

    Errors: ValueError where the end has other heads than the rulings of the start give.
    """
    step = _score(start, end)
    if step.events and step.table.heads != end.heads:
        raise ValueError("the end has other heads; give the rulings that the round was scored by")
    return step.events


def _score(start: Table, end: Table) -> Step[Table]:
    """The scoring of a table that shows the hands, else of what follows from the start."""
    if is_scored(start) or not (is_scored(end) or end.round > start.round):
        return Step(end, ())
    if start.stage == "scoring":
        return score(start)
    if is_scored(end):
        return score(end._replace(stage="scoring", heads=start.heads))
    step = onward(Step(start, ()))
    followed = dropwhile(lambda event: event.what != "show", step.events)
    return Step(step.table, tuple(takewhile(lambda event: event.what != "clear", followed)))


class Line(NamedTuple):
    """A seat as it is scored: the goals it was compared on, those that settled it, the heads.

    `won` are the heads for each goal, where every goal pays for itself.
    """

    place: str
    name: str
    counts: tuple[int, ...]
    compared: Collection[int]
    settled: Collection[int]
    heads: int
    won: Mapping[int, int] = MappingProxyType({})


def scored(
    goals: Sequence[Goal], seats: tuple[str, ...], events: Sequence[Event]
) -> Iterator[Block]:
    """The goals, and a line for each seat below them; told in the sentences of the events."""
    hands: tuple[Beads, ...] = events[0].facts["hands"]
    counts = [tuple(hand[goal.colour] for goal in goals) for hand in hands]
    by_place = any(event.what in _PLACES for event in events)
    lines = (_by_place if by_place else _by_goal)(goals, seats, counts, events)
    yield _header(goals)._replace(told=" ".join(sentence(event, seats) for event in events))
    yield from map(_drawn, lines)


# Lines


def _by_place(
    _: Sequence[Goal], seats: Sequence[str], counts: Counts, events: Sequence[Event]
) -> Iterator[Line]:
    """Three seats and more: each is compared from goal to goal, until it is tied no longer."""
    ties = [seat for event in events if event.what == "tie" for seat in event.facts["seats"]]
    for event in events:
        for seat in event.facts["seats"] if event.what in _PLACES else ():
            yield _placed(event, seats[seat], counts[seat], ties.count(seat))


def _placed(event: Event, name: str, counts: tuple[int, ...], ties: int) -> Line:
    """A seat in its place; a shared one is compared on every goal, and nothing settles it."""
    place, heads = event.facts["place"], event.facts["heads"]
    if event.what == "share":
        return Line(f"{place}=", name, counts, range(len(counts)), (), heads)
    return Line(str(place), name, counts, range(ties + 1), (ties,), heads)


def _by_goal(
    goals: Sequence[Goal], seats: Sequence[str], counts: Counts, events: Sequence[Event]
) -> Iterator[Line]:
    """Two seats: every goal is a comparison of its own."""
    wins = [event.facts for event in events if event.what == "win goal"]
    for seat, name in enumerate(seats):
        won = {goals.index(win["goal"]): win["heads"] for win in wins if win["seat"] == seat}
        yield Line("", name, counts[seat], won, won, sum(won.values()), won)


# Drawing


def _header(goals: Sequence[Goal]) -> Block:
    marks = [indicator(74, 29), Mark("label", 280, 52, "heads")]
    for x, goal in zip(_COLUMNS, goals, strict=True):
        marks += goal_card(goal, x, _COLUMN)
    return Block(64, tuple(marks))


def _drawn(line: Line) -> Block:
    name = Mark("name", 27, 20, fitted(line.name, "name", 63))
    marks = [number("number", 4, 15, line.place), name, _heads(line.heads, _HEADS, 15)]
    for goal in range(len(line.counts)):
        marks += _count(line, goal)
    return Block(48 if line.won else 34, tuple(marks))


def _heads(heads: int, x: float, y: float) -> Mark:
    return number("gain", x, y, f"+{heads}") if heads else number("quiet", x + 8, y, "0")


def _count(line: Line, goal: int) -> Iterator[Mark]:
    """The count of one goal; a bar runs below those that were compared, as far as the last."""
    x, count = _COLUMNS[goal], str(line.counts[goal])
    plate = "deciding" if goal in line.settled else "number"
    if goal in line.compared:
        runs_on = goal + 1 in line.compared and not line.won
        yield Mark("changed", x, 1, box(_COLUMN + 12 * runs_on, 43 if line.won else 29))
    yield _centred(plate if goal in line.compared else "quiet", x, 15, count)
    if goal in line.won:
        yield _centred("gain", x, 33, f"+{line.won[goal]}")


def _centred(plate: str, column: float, y: float, written: str) -> Mark:
    return number(plate, column + (_COLUMN - length(written, plate)) / 2, y, written)
