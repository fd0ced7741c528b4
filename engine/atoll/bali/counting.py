"""Whether a game can come to a table of Bali, as far as counting can tell.

Every check follows from rules and from what lies on the table: where it refuses, no moves and no
luck lead there. That all cards and masks of the box are there is held of any table.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from atoll.bali.components import ISLANDS
from atoll.bali.starting import DEALT
from atoll.bali.table import Table
from atoll.table import Refusal
from atoll.table.stating import rule

__all__ = ["why_impossible"]

Fault = tuple[str, str]
"""The rule by which a table is out of reach, and the fix."""


def why_impossible(table: Table, **_own: object) -> Refusal | None:
    """Why no game comes to a sound table, by counting; None where nothing speaks against it.

    A box of one's own is a part of the table already.
    """
    faults = (fault for check in _CHECKS for fault in check(table))
    return next((Refusal(*fault) for fault in faults), None)


@rule("bali_7_1")
def _both_chips(table: Table) -> Iterator[Fault]:
    """Nobody begins with both chips of an island, and who wins the second takes the seal."""
    for island in ISLANDS:
        owner, other = table.priests.get(island), table.princes.get(island)
        if owner is not None and owner == other and table.seals.get(island) != owner:
            name = table.seats[owner]
            yield "bali_7_1", f"{name} has both chips of {island} without its seal; give it too."
        if island in table.seals and None in (owner, other):
            yield "bali_7_1", f"a chip of {island} has never come, but its seal has; leave it out."


@rule("bali_9_2", "bali_9_4")
def _lowest_first(table: Table) -> Iterator[Fault]:
    """The masks that are taken are the lowest ones."""
    taken = max(chain.from_iterable(table.masks), default=0)
    if table.masks_left and taken > table.masks_left[0]:
        low = table.masks_left[0]
        yield "bali_9_4", f"a mask of {taken} is taken and one of {low} left; take the lowest."


@rule("bali_1_5")
def _start_cards(table: Table) -> Iterator[Fault]:
    """Of each start card there is one."""
    there = [card for card in table.start_cards if card]
    if len({*there}) < len(there):
        yield "bali_1_5", "two players have the same start card; give each another one."


@rule("bali_1_2")
def _dealt(table: Table) -> Iterator[Fault]:
    """Three cards are dealt to each pile, and none is ever dealt again."""
    for name, piles in zip(table.seats, table.dealt, strict=True):
        for island, cards in piles.items():
            if len(cards) > DEALT:
                many = f"{name} has {len(cards)} dealt cards at {island}"
                yield "bali_1_2", f"{many}; more than {DEALT} are laid there by players."


_CHECKS: Sequence[Callable[[Table], Iterator[Fault]]] = (
    _both_chips,
    _lowest_first,
    _start_cards,
    _dealt,
)
