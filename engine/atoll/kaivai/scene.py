"""A table of Kaivai and the one thing that happens at it, after moves that have been made there."""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.kaivai import game
from atoll.kaivai.position import read_position
from atoll.kaivai.rulings import answered
from atoll.kaivai.table import Move, Table
from atoll.table import Refusal, Refused, Step, games
from atoll.table.rulings import Answers

__all__ = [
    "AT_ONCE",
    "NAMES",
    "Scene",
    "at_table",
    "bare",
    "happens",
    "happens_at",
    "moved",
    "proceeding",
    "started",
]

NAMES = ("Red", "Blue", "Green", "Yellow")
"""What the players of a told scene are called."""
AT_ONCE = ("god", "influence")
"""Stages at which something may follow from a move by itself, without an end of a round."""


class Scene(NamedTuple):
    """A table, moves that have been made there, each by a seat, and the move of a seat.

    Without a move the next thing happens that nobody decides; `start` is a new game.
    """

    table: Table
    past: tuple[tuple[int, Move], ...] = ()
    seat: int = 0
    move: Move | None = None
    start: bool = False


def moved(table: Table, seat: int, move: Move) -> Scene:
    """A move of a seat, and nothing that follows from it."""
    return Scene(table, (), seat, move)


def proceeding(table: Table) -> Scene:
    """The next thing that nobody decides."""
    return Scene(table)


def started(seats: Sequence[str], rulings: Answers) -> Scene:
    """A game that begins. Errors: Refused, where so many cannot play."""
    return Scene(read_position({}, seats, rulings), start=True)


def bare(seats: int, rulings: Answers | None = None) -> Table:
    """A table of which nothing is said."""
    return read_position({}, NAMES[:seats], rulings or answered())


def at_table(scene: Scene) -> Table:
    """The table when it happens: after the moves that have been made. Errors: Refused."""
    table = scene.table
    for seat, move in scene.past:
        table = _step(table, seat, move).table
    return table


def happens_at(table: Table, scene: Scene) -> Step[Table] | Refusal:
    """What a scene leads to at this table, or why the rules refuse it.

    Errors: ValueError, where nothing can happen that nobody decides.
    """
    if scene.start:
        rulings = table.rulings.as_dict()
        return games.game("kaivai").opening(table.seats, 1, rulings, edition=None)
    if scene.move is None:
        if step := game.proceed(table):
            return step
        raise ValueError(f"somebody has to decide at stage {table.stage!r}; give the scene a move")
    try:
        return _step(table, scene.seat, scene.move)
    except Refused as refused:
        return refused.refusal


def happens(scene: Scene) -> Step[Table] | Refusal:
    """What a scene leads to, or why the rules refuse it. Errors: Refused, by a move made before."""
    return happens_at(at_table(scene), scene)


def _step(table: Table, seat: int, move: Move) -> Step[Table]:
    """A move, and what follows from it at once."""
    step = game.played(table, seat, move)
    at_once = game.proceed(step.table) if step.table.stage in AT_ONCE else None
    return step.then(at_once) if at_once else step
