"""What a position of Bali is worth to players who think ahead.

What chips and cards may bring is measured, and rounded: in 136 games of four greedy players, what
each was followed by in points more than the others have made, where half of the masks are left.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from atoll.bali.components import DALANG, ISLANDS, MASKS, pair_of
from atoll.bali.rules import scoring, standing, taken_up
from atoll.bali.sides import chips_of, pile
from atoll.bali.table import Table

AHEAD = 4
"""What the others answer to a card."""
WORK = 1000
_AWAY, _HERE, _BOTH, _SEALED = 2.7, 1.6, -1.0, -1.0
"""A chip, where the Dalang may come and where it is; both of an island bring less than twice one,
and with its seal, which counts already, less still."""
_ACTIVE, _PASSIVE = 0.19, 0.13
"""A way to an own chip, of the next mask's value: who is active may go at once."""
_CONTEST, _DALANG, _CARD, _PILED = 0.33, 0.4, 0.15, 0.25
"""A card of the hand: a priest or prince, a Dalang that is no way, any other; and one on a pile."""
_TRAVELS = ("lay", "arrive")


def worths(table: Table) -> tuple[float, ...]:
    """The points of each player, those that are coming, and what may bring more.

    That is worth the less, the fewer masks are left.
    """
    coming, left = dict(_coming(table)), 2 * len(table.masks_left) / MASKS
    return tuple(
        standing(table.masks[seat], [*table.seals.values()].count(seat))
        + coming.get(seat, 0)
        + left * (_chips(table, seat) + _hand(table, seat) + _PILED * _piled(table, seat))
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


def _dalang(table: Table) -> str:
    """Where the Dalang is, or will be once all hands are laid down."""
    return table.goal if table.goal and table.stage in _TRAVELS else table.island


def _chips(table: Table, seat: int) -> float:
    """Each may bring masks, most of all where the Dalang is not."""
    found, here = 0.0, _dalang(table)
    for island in ISLANDS:
        chips = chips_of(table, seat, island)
        found += chips * (_HERE if island == here else _AWAY)
        if chips > 1:
            found += _BOTH + (_SEALED if table.seals.get(island) == seat else 0.0)
    return found


def _hand(table: Table, seat: int) -> float:
    """A way to an own chip, and what the cards are good for beside it."""
    hand = table.hands[seat]
    way = _ways(table, seat, hand)
    share = _ACTIVE if table.active == seat and table.stage not in _TRAVELS else _PASSIVE
    dalang = sum(card in DALANG for card in hand)
    contest = hand.count("priest") + hand.count("prince")
    rest = len(hand) - dalang - contest
    return (
        share * way * min(table.masks_left, default=0)
        + _DALANG * (dalang - way)
        + _CONTEST * contest
        + _CARD * rest
    )


def _ways(table: Table, seat: int, hand: Sequence[str]) -> bool:
    """Whether a card leads to another island with an own chip."""
    goals = chain.from_iterable(map(pair_of, hand))
    return any(chips_of(table, seat, goal) for goal in goals if goal != _dalang(table))


def _piled(table: Table, seat: int) -> int:
    """The cards on piles that would be taken up before a scoring."""
    return sum(taken_up(len(pile(table, seat, island)), limited=True) for island in ISLANDS)
