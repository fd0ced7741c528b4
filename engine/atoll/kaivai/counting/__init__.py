"""Whether a game can come to a table of Kaivai, as far as counting can tell.

Every check follows from rules and from what lies on the table: where it refuses, no moves and no
luck lead there. What no check refuses may still be out of reach; docs/records.md says how far
they go.
"""

from collections.abc import Callable, Iterator, Sequence

from atoll.kaivai.counting.displays import (
    fish_aged,
    influence_earned,
    shells_aged,
    untouched,
)
from atoll.kaivai.counting.glory import glory_earned, movement_increased
from atoll.kaivai.counting.land import bases, cult_brought, god_there
from atoll.kaivai.counting.orders import bidders, choosers, turns
from atoll.kaivai.counting.past import Fault
from atoll.kaivai.counting.phases import between_rounds, stages
from atoll.kaivai.counting.settlers import canoes_built, huts_built, starting_huts, ways_out
from atoll.kaivai.counting.spaces import acted, spaces
from atoll.kaivai.table import Table
from atoll.table import Refusal

__all__ = ["why_impossible"]


def why_impossible(table: Table) -> Refusal | None:
    """Why no game comes to a sound table, by counting; None where nothing speaks against it."""
    faults = (fault for check in _CHECKS for fault in check(table))
    return next((Refusal(*fault) for fault in faults), None)


_CHECKS: Sequence[Callable[[Table], Iterator[Fault]]] = (
    stages,
    between_rounds,
    bases,
    cult_brought,
    god_there,
    starting_huts,
    huts_built,
    canoes_built,
    ways_out,
    bidders,
    spaces,
    acted,
    turns,
    choosers,
    untouched,
    shells_aged,
    fish_aged,
    influence_earned,
    glory_earned,
    movement_increased,
)
"""In this order: each may lean on those before it, which have found nothing."""
