"""What players of Bali ask most, answered by the rules for every case: the tables of the site."""

from atoll.bali.decisions.masks import scores
from atoll.bali.decisions.shows import wins
from atoll.bali.decisions.totals import total, victory
from atoll.table.decisions import Decision

__all__ = ["decisions"]


def decisions() -> tuple[Decision, ...]:
    """Contests, scorings, totals, and who wins."""
    return wins(), scores(), total(), victory()
