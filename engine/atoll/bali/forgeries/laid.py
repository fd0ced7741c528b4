"""Positions whose parts do not fit into the box or to each other (0.4 to 0.9, 10.1, 11.3)."""

from collections.abc import Iterator

from atoll.bali.components import DALANG, HOUSEHOLD
from atoll.bali.table import Table
from atoll.forge.forgery import Position, position, replacing

__all__: list[str] = []

_UNDER_WAY = ("lay", "arrive", "over")


def _one_more(table: Table, laid: Position, *cards: str) -> Iterator[Position]:
    """A card more in each hand."""
    for name in table.seats:
        hand = laid["hands"][name]
        yield from (replacing(laid, "hands", name, [*hand, card]) for card in cards)


@position("bali_0_4")
def a_household_card_too_many(table: Table, laid: Position) -> Iterator[Position]:
    """There is a card of the household more than in the box."""
    yield from _one_more(table, laid, *HOUSEHOLD)


@position("bali_0_5")
def a_dalang_card_too_many(table: Table, laid: Position) -> Iterator[Position]:
    """There is a Dalang card more than in the box."""
    yield from _one_more(table, laid, *DALANG)


@position("bali_0_4", "bali_0_5")
def a_card_missing(_: Table, laid: Position) -> Iterator[Position]:
    """A card of the draw pile is nowhere."""
    if laid["draw"]:
        yield {**laid, "draw": laid["draw"][1:]}


@position("bali_0_6")
def a_mask_too_many(_: Table, laid: Position) -> Iterator[Position]:
    """There is a mask more than in the box."""
    if laid["masks_left"]:
        yield {**laid, "masks_left": [laid["masks_left"][0], *laid["masks_left"]]}


@position("bali_0_6")
def a_mask_missing(_: Table, laid: Position) -> Iterator[Position]:
    """A mask is neither left nor taken."""
    if len(laid["masks_left"]) > 1:
        yield {**laid, "masks_left": laid["masks_left"][1:]}


@position("bali_0_6")
def masks_out_of_order(_: Table, laid: Position) -> Iterator[Position]:
    """The highest mask lies before the lowest."""
    if len({*laid["masks_left"]}) > 1:
        yield {**laid, "masks_left": laid["masks_left"][::-1]}


@position("bali_11_3")
def two_chips_of_a_kind_aside(table: Table, laid: Position) -> Iterator[Position]:
    """With three players two priests or two princes lie aside."""
    for part in ("priests", "princes") if len(table.seats) == 3 else ():
        yield {**laid, part: dict([*laid[part].items()][:2])}


@position("bali_0_9")
def a_pile_where_the_dalang_is(table: Table, laid: Position) -> Iterator[Position]:
    """A player has a pile at the active island."""
    for name in table.seats if table.stage not in _UNDER_WAY and laid["draw"] else ():
        piles = {**laid["laid"].get(name, {}), table.island: laid["draw"][:1]}
        yield replacing({**laid, "draw": laid["draw"][1:]}, "laid", name, piles)


@position("bali_10_1")
def an_end_before_the_last_mask(table: Table, laid: Position) -> Iterator[Position]:
    """The game is over while masks are left."""
    if table.stage == "turn" and laid["masks_left"]:
        yield {**laid, "stage": "over", "turn": None}
