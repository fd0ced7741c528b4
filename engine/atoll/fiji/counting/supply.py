"""What lies in the supply, counted against the exchanges paid."""

from collections.abc import Iterator

from atoll.fiji import rules
from atoll.fiji.counting.gains import left_over
from atoll.fiji.counting.moment import exchanges_paid
from atoll.fiji.notation import write_beads
from atoll.fiji.table import Table
from atoll.table import Refusal, counted

__all__ = ["beads_laid"]


def beads_laid(table: Table) -> Iterator[Refusal]:
    """The supply holds what the effects cannot have taken, and the last offers that were paid."""
    least, size = left_over(table, exchanges_paid(table))
    there = f"the supply holds {write_beads(table.supply)}"
    if not rules.held(least, table.supply):
        yield Refusal("fiji_4_10", f"{there}; the cards leave at least {write_beads(least)}.")
    if sum(table.supply) < size:
        reason = (
            f"{there}; with the offers that were paid it holds {counted(size, 'bead')} at least."
        )
        yield Refusal("fiji_4_16", reason)
