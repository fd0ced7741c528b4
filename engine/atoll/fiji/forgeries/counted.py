"""Positions that no moves and no luck lead to: hands, supplies and heads that do not add up."""

from collections.abc import Iterator

from atoll.fiji.components import COLOURS
from atoll.fiji.forgeries.laid import SETS
from atoll.fiji.table import Table
from atoll.forge.forgery import Position, position, replacing

__all__: list[str] = []

_PLACES = ("fiji_5_4", "fiji_5_5", "fiji_5_6", "fiji_7_5")
"""What places, or goals, pay."""
_GAINS = ("fiji_4_10", "fiji_4_11", "fiji_4_12")
"""What a player may take."""
_PAYS = ("fiji_4_1", "fiji_4_16")
"""What a player has to pay."""
_MOST_OF_A_ROUND = 10
_SECOND, _THIRD = 2, 3  # the first round, or exchange, finds nothing that another has left


def _first_round(table: Table) -> bool:
    return table.round == 1 and table.stage in {"set aside", "offer", "choice"}


def _paid(table: Table) -> bool:
    """Whether offers of this round are paid, and new ones begin."""
    return table.exchange > 1 and table.stage == "offer" and not any(table.offers)


def _sum(*piles: dict[str, int]) -> dict[str, int]:
    return {colour: sum(pile.get(colour, 0) for pile in piles) for colour in COLOURS}


# Heads


@position("fiji_0_4", *_PLACES)
def a_head_before_the_first_scoring(table: Table, laid: Position) -> Iterator[Position]:
    """A player has a head in the first round."""
    if _first_round(table):
        yield from (replacing(laid, "heads", name, 1) for name in table.seats)


@position("fiji_0_4", *_PLACES)
def a_head_for_each_at_first(table: Table, laid: Position) -> Iterator[Position]:
    """Every player has a head in the first round."""
    if _first_round(table):
        yield {**laid, "heads": dict.fromkeys(table.seats, 1)}


@position("fiji_0_4", *_PLACES)
def a_round_paid_before_it_is_scored(table: Table, laid: Position) -> Iterator[Position]:
    """In the first round the players have what its places will pay."""
    if _first_round(table):
        yield {**laid, "heads": {name: place for place, name in enumerate(table.seats)}}


@position(*_PLACES)
def more_heads_than_a_round_pays(table: Table, laid: Position) -> Iterator[Position]:
    """A player has more heads after one round than it can pay."""
    if table.round == _SECOND and table.stage in {"set aside", "offer"}:
        more = _MOST_OF_A_ROUND + 1
        yield from (replacing(laid, "heads", name, more) for name in table.seats)


@position(*_PLACES)
def more_heads_than_two_rounds_pay(table: Table, laid: Position) -> Iterator[Position]:
    """A player has more heads after two rounds than they can pay."""
    if table.round == _THIRD and table.stage in {"set aside", "offer"}:
        more = 2 * _MOST_OF_A_ROUND + 1
        yield from (replacing(laid, "heads", name, more) for name in table.seats)


@position(*_PLACES)
def everybody_paid_as_the_first(table: Table, laid: Position) -> Iterator[Position]:
    """After one round every player has what one alone can take of it."""
    if table.round == _SECOND and table.stage in {"set aside", "offer"}:
        behind = len(table.seats) - 1
        yield {
            **laid,
            "heads": dict.fromkeys(table.seats, behind if behind > 1 else _MOST_OF_A_ROUND),
        }


# Hands


@position(*SETS)
def a_bead_in_another_hand(table: Table, laid: Position) -> Iterator[Position]:
    """Before the first payment a bead of one player lies in the hand of another."""
    one, other, *_ = table.seats
    if table.exchange == 1 and table.stage == "offer":
        for colour in laid["hands"][one]:
            given = {name: _sum(laid["hands"][name], {colour: n}) for name, n in _given(one, other)}
            yield {**laid, "hands": {**laid["hands"], **given}}


def _given(one: str, other: str) -> list[tuple[str, int]]:
    return [(one, -1), (other, 1)]


@position(*_GAINS, *_PAYS)
def the_supply_in_one_hand(table: Table, laid: Position) -> Iterator[Position]:
    """A player holds all beads of the supply besides the own ones."""
    for name, hand in laid["hands"].items() if _paid(table) else ():
        yield _moved(laid, name, _sum(hand, laid["supply"]), {})


@position(*_PAYS)
def a_hand_in_the_supply(table: Table, laid: Position) -> Iterator[Position]:
    """A player has paid the whole hand."""
    for name, hand in laid["hands"].items() if _paid(table) and table.exchange == _SECOND else ():
        yield _moved(laid, name, {}, _sum(hand, laid["supply"]))


def _moved(laid: Position, name: str, hand: dict[str, int], supply: dict[str, int]) -> Position:
    return {**replacing(laid, "hands", name, hand), "supply": supply}
