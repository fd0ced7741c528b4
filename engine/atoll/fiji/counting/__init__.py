"""Whether a game can come to a table of Fiji, as far as counting can tell.

Every check follows from rules and from what lies on the table: where it refuses, no moves and no
luck lead there. What no check refuses may still be out of reach; docs/records.md says how far
they go.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from atoll.fiji.components import DECK, Deck
from atoll.fiji.counting.cards import out_of_the_deck
from atoll.fiji.counting.first_exchange import first_exchange
from atoll.fiji.counting.hands import beads_held
from atoll.fiji.counting.heads import heads_paid
from atoll.fiji.counting.moment import setting_aside
from atoll.fiji.counting.piles import all_beads
from atoll.fiji.counting.rows import keepers, shown
from atoll.fiji.counting.supply import beads_laid
from atoll.fiji.table import Table
from atoll.table import Refusal

__all__ = ["why_impossible"]


def why_impossible(table: Table, *, deck: Deck | None = None) -> Refusal | None:
    """Why no game with this deck (the inferred one) comes to a sound table, by counting.

    None where nothing speaks against it.
    """
    checks = (check(table) for check in _OF_THE_TABLE)
    return next(chain(out_of_the_deck(table, deck or DECK), *checks), None)


def _offered(table: Table) -> Iterator[Refusal]:
    """What speaks against the table as it was before the first row that has been analysed."""
    first = [next(_of_the_offers(before), None) for before in shown(table)]
    if not first:
        reason = f"the rows above row {table.row} cannot leave this supply and these hands."
        yield Refusal("fiji_4_4", reason)
    yield from (first[:1] if None not in first else ())  # type: ignore[misc] # no None is left


def _of_the_offers(table: Table) -> Iterator[Refusal]:
    yield from beads_held(table)
    yield from beads_laid(table)
    yield from first_exchange(table)


_OF_THE_TABLE: Sequence[Callable[[Table], Iterator[Refusal]]] = (
    setting_aside,
    all_beads,
    keepers,
    _offered,
    heads_paid,
)
