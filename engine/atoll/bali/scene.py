"""What the players of a told scene of Bali are called, and a table of which nothing is said."""

from collections.abc import Sequence

from atoll.bali.position import read_position
from atoll.bali.rulings import answered
from atoll.bali.table import Table
from atoll.table.rulings import Answers
from atoll.telling.scene import onward

NAMES: Sequence[str] = ("Blue", "Yellow", "Green", "Red")
"""What the players of a told scene are called, as in the printed examples: clockwise from Blue."""


def bare(seats: Sequence[str], rulings: Answers | None = None) -> Table:
    """The table at which an example seats players of whom nothing else is said."""
    table: Table = onward("bali", read_position({}, seats, rulings or answered())).table
    return table
