"""What a position of Bali is worth to players who think ahead."""

from collections.abc import Iterator

from atoll.bali.components import ISLANDS, MASKS
from atoll.bali.rules import scoring, standing, taken_up
from atoll.bali.sides import chips_of, pile
from atoll.bali.table import Table

AHEAD = 4
"""What the others answer to a card."""
WORK = 1000
_CHIP, _CARD = 2.0, 0.25
"""What each may bring, in points, while half of the masks are left: by guess, not measured."""
_TRAVELS = ("lay", "arrive")


def worths(table: Table) -> tuple[float, ...]:
    """The points of each player, those that are coming, and what may bring more.

    That is worth the less, the fewer masks are left.
    """
    coming, left = dict(_coming(table)), 2 * len(table.masks_left) / MASKS
    return tuple(
        standing(table.masks[seat], [*table.seals.values()].count(seat))
        + coming.get(seat, 0)
        + left * _hopes(table, seat)
        for seat in range(len(table.seats))
    )


def _coming(table: Table) -> Iterator[tuple[int, int]]:
    """Who takes which mask once all hands are laid down and the Dalang is on its goal."""
    if table.goal is None or table.stage not in _TRAVELS:
        return
    held = [chips_of(table, seat, table.goal) for seat in range(len(table.seats))]
    others = [seat for seat, chips in enumerate(held) if chips and seat != table.active]
    due = scoring(held[table.active], len(table.masks_left), there=bool(others))
    takers = [table.active] * due.active + others[:1] * due.other
    yield from zip(takers, table.masks_left, strict=False)


def _hopes(table: Table, seat: int) -> float:
    """Of chips and cards: those in the hand, and on piles as many as would be taken up."""
    chips = sum(chips_of(table, seat, island) for island in ISLANDS)
    piles = (len(pile(table, seat, island)) for island in ISLANDS)
    cards: int = sum(taken_up(number, limited=True) for number in piles)
    return _CHIP * chips + _CARD * (len(table.hands[seat]) + cards)
