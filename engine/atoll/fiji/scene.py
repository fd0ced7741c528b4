"""The tables of Fiji of which scenarios say nothing more, and what their players are called."""

from collections.abc import Sequence

from atoll.fiji import game
from atoll.fiji.components import DECK
from atoll.fiji.notation import parse_goal
from atoll.fiji.round import opened
from atoll.fiji.table import Deal, Table
from atoll.table.rulings import Answers

NAMES: Sequence[str] = ("Ana", "Ben", "Cid", "Dora", "Eli", "Fay")
"""What the seats of a told scene are called; the sixth is there to be refused."""

CARDS = Deal(
    tuple(DECK.conditions[c] for c in (8, 6, 14, 15)),
    tuple(DECK.effects[e] for e in (1, 13, 11, 2)),
    tuple(parse_goal(g) for g in ("most red", "fewest blue", "most green", "most yellow")),
)
"""The cards on a table for which a scenario names none: those of the printed example."""


def bare(seats: Sequence[str], rulings: Answers) -> Table:
    """A table of which nothing more is said: the first round, dealt from CARDS."""
    return game.onward(opened(seats, [CARDS], rulings)).table
