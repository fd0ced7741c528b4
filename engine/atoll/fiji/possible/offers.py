"""What can happen to offers and hands in Fiji: a flag over a table for each question."""

from atoll.fiji.components import LARGEST_OFFER
from atoll.fiji.situations import Offering, Round
from atoll.words import Flag, every, some

__all__ = [
    "four_blue",
    "too_few_to_offer",
    "without_beads",
]


def without_beads(found: Round) -> Flag:
    """Nothing is left at the end, or behind the screen while the offers lie open."""
    offered = enumerate(zip(found.left[:-1], found.offered, strict=True))
    empty = [every([n < found.exchanges, left == offer]) for n, (left, offer) in offered]
    return some([found.left[-1] == 0, *empty])


def too_few_to_offer(found: Round) -> Flag:
    """Before some exchange fewer than four beads are left."""
    exchanges = enumerate(found.left[:-1])
    return some([every([n < found.exchanges, left < LARGEST_OFFER]) for n, left in exchanges])


def four_blue(found: Offering) -> Flag:
    """Four blue are offered, and the rules allow it."""
    return every([found.size_allowed, found.held, found.offer.blue == 4])
