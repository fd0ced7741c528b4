"""What the checks of counting speak with: a fault, and who has answered by now."""

from atoll.bali.sides import in_order
from atoll.bali.table import Table

__all__ = ["Fault", "answered"]

Fault = tuple[str, str]
"""The rule by which a table is out of reach, and the fix."""


def answered(table: Table) -> list[int]:
    """The passive players who have answered: those before the one who is asked."""
    others = in_order(table)[1:]
    return others[: others.index(table.turn)] if table.turn in others else []
