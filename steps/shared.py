"""The phrases that every game shares."""

from typing import Any

from pytest_bdd import then

from .runner.world import Mismatch
from .types import phrases

parse = phrases()


@then(parse("nothing else changes"))
@then(parse("sonst ändert sich nichts"))
def nothing_else_changes(world: Any) -> None:
    """Whatever no Then of the scenario has told is as it was before the When."""
    world.compare()


@then(parse("the move is refused by {rule:Rule}"))
@then(parse("wird der Zug nach {rule:Rule} abgelehnt"))
def refused_by(world: Any, rule: str) -> None:
    """The rules refuse what was tried, and this rule is the one they name."""
    if not world.refusals:
        raise Mismatch(f"refused by {rule}", "the move was allowed", next(iter(world.latest), None))
    if world.refusals[-1].rule != rule:
        raise Mismatch(f"refused by {rule}", str(world.refusals[-1]))
    world.claimed.append(world.refusals[-1])
