"""What players of Fiji ask most, answered by the rules for every case: the tables of the site."""

from atoll.fiji.decisions.contests import executes
from atoll.fiji.decisions.halves import half
from atoll.fiji.decisions.payments import pays
from atoll.table.decisions import Decision

__all__ = ["decisions"]


def decisions() -> tuple[Decision, ...]:
    """Who executes a row, what each place pays, and how much half is."""
    return executes(), pays(), half()
