"""What the players of a told scene of Bali are called, and a table of which nothing is said."""

from collections.abc import Sequence

from atoll.bali import game
from atoll.bali.position import read_position
from atoll.bali.rulings import answered
from atoll.bali.table import Move, Table
from atoll.table import Step
from atoll.table.play import Play
from atoll.table.rulings import Answers

__all__ = ["NAMES", "bare"]

NAMES = ("Blue", "Yellow", "Green", "Red")
"""What the players of a told scene are called."""
_PLAY = Play[Table, Move](game.played, game.proceed)


def bare(seats: Sequence[str], rulings: Answers | None = None) -> Table:
    """The table at which an example seats players of whom nothing else is said."""
    there = read_position({}, seats, rulings or answered())
    return _PLAY.onward(Step(there)).table
