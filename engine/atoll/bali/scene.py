"""A table of Bali and the one thing that happens at it, with all that follows by itself."""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.bali import game
from atoll.bali.position import read_position
from atoll.bali.rulings import answered
from atoll.bali.table import Move, Table
from atoll.table import Refusal, Refused, Step, games
from atoll.table.play import Play
from atoll.table.rulings import Answers

__all__ = [
    "NAMES",
    "Past",
    "Scene",
    "at_table",
    "bare",
    "happens",
    "happens_at",
    "moved",
    "onward",
    "proceeding",
    "started",
]

NAMES = ("Blue", "Yellow", "Green", "Red")
"""What the players of a told scene are called."""
_SEED = 1
"""That of a game which an example begins."""
_PLAY = Play[Table, Move](game.played, game.proceed)


Past = tuple[tuple[int, Move], ...]


class Scene(NamedTuple):
    """A table and the move of a seat there; without a move the next thing happens by itself.

    `start` is a new game; at a `look` the seat sees what it may see, and nothing happens. The moves
    of `past`, each by a seat, have been made there before.
    """

    table: Table
    seat: int = 0
    move: Move | None = None
    start: bool = False
    look: bool = False
    past: Past = ()


def moved(table: Table, seat: int, move: Move) -> Scene:
    """A move of a seat, and what follows from it."""
    return Scene(table, seat, move)


def proceeding(table: Table) -> Scene:
    """What follows next that nobody decides."""
    return Scene(table)


def started(seats: Sequence[str], rulings: Answers) -> Scene:
    """A game that begins. Errors: Refused, where so many cannot play."""
    return Scene(bare(seats, rulings), start=True)


def bare(seats: Sequence[str], rulings: Answers | None = None) -> Table:
    """The table at which an example seats players of whom nothing else is said."""
    there = read_position({}, seats, rulings or answered())
    return _PLAY.onward(Step(there)).table


def onward(table: Table) -> Step[Table]:
    """All that nobody decides, up to the next decision.

    Errors: ValueError, where somebody has to decide.
    """
    if step := game.proceed(table):
        return _PLAY.onward(step)
    raise ValueError(f"somebody has to decide at stage {table.stage!r}; give the scene a move")


def at_table(scene: Scene) -> Table:
    """The table when it happens: after the moves that have been made. Errors: Refused."""
    table = scene.table
    for seat, move in scene.past:
        table = _PLAY.after(table, seat, move).table
    return table


def happens_at(table: Table, scene: Scene) -> Step[Table] | Refusal:
    """What a scene leads to at this table, or why the rules refuse it.

    Errors: ValueError, where nothing can happen that nobody decides.
    """
    if scene.start:
        rulings = table.rulings.as_dict()
        return games.game("bali").opening(table.seats, _SEED, rulings, edition=None)
    if scene.look:
        return Step(table)
    if scene.move is None:
        return onward(table)
    try:
        return _PLAY.after(table, scene.seat, scene.move)
    except Refused as refused:
        return refused.refusal


def happens(scene: Scene) -> Step[Table] | Refusal:
    """What a scene leads to, or why the rules refuse it.

    Errors: as `happens_at`; Refused, by a move made before.
    """
    return happens_at(at_table(scene), scene)
