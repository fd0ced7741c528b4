"""Positions after exchanges whose cards give three beads, with hands that hold too much.

Two of the cards give no bead, so it can be said what is the most that anybody holds then.
"""

from collections.abc import Iterator, Mapping

from atoll.fiji.table import Table
from atoll.forge.forgery import Position, position

__all__: list[str] = []

_SET = {"green": 5, "red": 4, "yellow": 3, "blue": 2}
_EFFECTS = ["rotate a goal", "swap two goals", "take 1 blue", "take 2 yellow"]
_GIVEN = {"yellow": 2, "blue": 1}
_A_BEAD = {"green": -1}
_FEWEST, _SECOND, _THIRD = 3, 2, 3
Pile = Mapping[str, int]


def _pile(*piles: Pile) -> dict[str, int]:
    return {colour: sum(pile.get(colour, 0) for pile in piles) for colour in _SET}


def _held(
    table: Table, laid: Position, exchange: int, one: Pile, others: Pile
) -> Iterator[Position]:
    """One player holds a set and so much more, each other one a set and that; the rest is supply.

    It is so in the first round, before the offers of an exchange.
    """
    if (table.round, table.stage, table.exchange) != (1, "offer", exchange) or any(table.offers):
        return
    seats = table.seats if len(table.seats) >= _FEWEST else ()
    for owner in seats:
        hands = {name: _pile(_SET, one if name == owner else others) for name in seats}
        sets = {colour: number * (len(seats) + 1) for colour, number in _SET.items()}
        supply = {c: sets[c] - sum(hand[c] for hand in hands.values()) for c in _SET}
        kept = {part: value for part, value in laid.items() if part != "deal"}
        yield {**kept, "effects": _EFFECTS, "hands": hands, "supply": supply}


# Fiji 4.10


@position("fiji_4_10")
def a_bead_that_no_card_gives(table: Table, laid: Position) -> Iterator[Position]:
    """A player holds a bead more than a set of a colour that no card gives."""
    yield from _held(table, laid, _SECOND, {"green": 1, "red": -2}, _A_BEAD)


@position("fiji_4_10")
def a_pile_that_was_taken_twice(table: Table, laid: Position) -> Iterator[Position]:
    """A player has taken more beads in one exchange than the one card for them gives."""
    yield from _held(table, laid, _SECOND, {"blue": 2, "red": -2}, _A_BEAD)


# Fiji 4.16


@position("fiji_4_16")
def nothing_paid_in_an_exchange(table: Table, laid: Position) -> Iterator[Position]:
    """A player holds a set and all that the cards give, and has paid nothing."""
    yield from _held(table, laid, _SECOND, _GIVEN, _A_BEAD)


@position("fiji_4_16")
def one_bead_paid_in_two_exchanges(table: Table, laid: Position) -> Iterator[Position]:
    """A player holds a set and all that the cards give twice, but for one bead."""
    one, others = _pile(_GIVEN, _GIVEN, _A_BEAD), _pile(_A_BEAD, {"yellow": -1})
    yield from _held(table, laid, _THIRD, one, others)


@position("fiji_4_16")
def offers_that_are_not_in_the_supply(table: Table, laid: Position) -> Iterator[Position]:
    """Nobody holds less than a set, so that the offers are not in the supply."""
    yield from _held(table, laid, _SECOND, {"blue": 1}, {})
