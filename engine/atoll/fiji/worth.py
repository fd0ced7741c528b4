"""What a position of Fiji is worth to players who think ahead."""

from atoll.fiji.scoring import score
from atoll.fiji.table import Table

AHEAD = 6
"""The offers of the others, and what is chosen in the rows."""
WORK = 1500
_OVER = ("no cards", "over")


def worths(table: Table) -> tuple[float, ...]:
    """The heads of each player, with those of the round as if it were scored now."""
    return table.heads if table.stage in _OVER else score(table).table.heads
