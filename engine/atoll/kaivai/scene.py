"""What the players of a told scene of Kaivai are called, and a table of which nothing is said."""

from collections.abc import Sequence

from atoll.kaivai.position import read_position
from atoll.kaivai.rulings import answered
from atoll.kaivai.table import Table
from atoll.table.rulings import Answers

NAMES: Sequence[str] = ("Red", "Blue", "Green", "Yellow")
"""What the players of a told scene are called."""


def bare(seats: int, rulings: Answers | None = None) -> Table:
    """A table of which nothing is said."""
    return read_position({}, NAMES[:seats], rulings or answered())
