"""What a position of Bali is worth to each player: points, and chips that may bring some."""

from collections.abc import Sequence

from atoll.bali.rules import standing
from atoll.bali.table import Table

__all__ = ["AHEAD", "worths"]

AHEAD = 4
_CHIP, _CARD = 1.0, 0.1


def worths(table: Table) -> Sequence[float]:
    """The points, a point for a chip, and a tenth for a card in the hand or on a pile."""
    return tuple(_worth(table, seat) for seat in range(len(table.seats)))


def _worth(table: Table, seat: int) -> float:
    points = standing(table.masks[seat], [*table.seals.values()].count(seat))
    chips = [*table.priests.values(), *table.princes.values()].count(seat)
    piles = (table.dealt[seat], table.laid[seat], table.under[seat])
    cards = len(table.hands[seat]) + sum(len(c) for one in piles for c in one.values())
    return float(points) + _CHIP * chips + _CARD * cards
