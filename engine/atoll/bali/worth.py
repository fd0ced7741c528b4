"""What a position of Bali is worth to players who think ahead."""

from collections.abc import Iterator
from itertools import chain

from atoll.bali.components import DALANG, ISLANDS, pair_of
from atoll.bali.rules import scoring, standing
from atoll.bali.sides import chips_of
from atoll.bali.table import Table

__all__ = ["AHEAD", "WORK", "worths"]

AHEAD = 4
"""What the others answer to a card."""
WORK = 1000
_TRAVELS = ("lay", "arrive")
_CHIP, _BOTH, _WAY, _CONTEST, _CARD = 1.0, 1.0, 0.8, 0.2, 0.1


def worths(table: Table) -> tuple[float, ...]:
    """The points of each player, and what may bring more: chips, ways to them, cards."""
    hopes, coming = 0.0 if table.stage == "over" else 1.0, dict(_coming(table))
    return tuple(
        standing(table.masks[seat], [*table.seals.values()].count(seat))
        + coming.get(seat, 0)
        + hopes * (_chips(table, seat) + _hand(table, seat) + _CARD * _cards(table, seat))
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


def _chips(table: Table, seat: int) -> float:
    """Each may bring a mask; who has both of an island shares no scoring there."""
    held = [chips_of(table, seat, island) for island in ISLANDS]
    return _CHIP * sum(held) + _BOTH * held.count(2)


def _hand(table: Table, seat: int) -> float:
    """Cards for contests, and the best way to an own chip."""
    hand = table.hands[seat]
    goals = chain.from_iterable(pair_of(card) for card in hand if card in DALANG)
    ways = [chips_of(table, seat, goal) for goal in goals if goal != table.island]
    return _CONTEST * sum(map(hand.count, ("priest", "prince"))) + _WAY * max(ways, default=0)


def _cards(table: Table, seat: int) -> int:
    """All cards of a player, those on piles too."""
    piles = (table.dealt[seat], table.laid[seat], table.under[seat])
    return len(table.hands[seat]) + sum(map(len, chain.from_iterable(p.values() for p in piles)))
