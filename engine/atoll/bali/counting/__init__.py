"""Whether a game can come to a table of Bali, as far as counting can tell.

Every check follows from rules and from what lies on the table: where it refuses, no moves and no
luck lead there. That all cards and masks of the box are there is held of any table.
"""

from collections.abc import Callable, Iterator, Sequence

from atoll.bali.counting.answers import ended, goal, on_the_pile, prevented, spared
from atoll.bali.counting.beginning import begun, cards_dealt, start_cards, unmoved
from atoll.bali.counting.changes import arriving, cut, laying
from atoll.bali.counting.chosen import chosen
from atoll.bali.counting.contests import held, in_turn, raised, shown_nowhere
from atoll.bali.counting.past import Fault
from atoll.bali.counting.scorings import both_chips, choosing, finished, lowest_first
from atoll.bali.table import Table
from atoll.table import Refusal

__all__ = ["why_impossible"]


def why_impossible(table: Table, **_own: object) -> Refusal | None:
    """Why no game comes to a sound table, by counting; None where nothing speaks against it.

    A box of one's own is a part of the table already.
    """
    faults = (fault for check in _CHECKS for fault in check(table))
    return next((Refusal(*fault) for fault in faults), None)


_CHECKS: Sequence[Callable[[Table], Iterator[Fault]]] = (
    start_cards,
    cards_dealt,
    unmoved,
    begun,
    spared,
    ended,
    goal,
    prevented,
    on_the_pile,
    chosen,
    shown_nowhere,
    in_turn,
    held,
    raised,
    laying,
    arriving,
    cut,
    both_chips,
    lowest_first,
    choosing,
    finished,
)
"""In this order: each may lean on those before it, which have found nothing."""
