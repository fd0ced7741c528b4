"""What players of Kaivai ask most, answered by the rules for every case: the tables of the site."""

from atoll.kaivai.decisions.actions import costs, reaches
from atoll.kaivai.decisions.majorities import gains
from atoll.kaivai.decisions.payments import pays, price, worth
from atoll.table.decisions import Decision

__all__ = ["decisions"]


def decisions() -> tuple[Decision, ...]:
    """Huts and their payment, deliveries, villages, voyages, and what an action costs."""
    return price(), pays(), worth(), gains(), reaches(), costs()
