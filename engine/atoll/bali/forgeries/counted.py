"""Positions that no game comes to (1.2 to 1.6, 2.5, 6.6, 7.1, 8.1, 9.4, 10.5)."""

from collections.abc import Iterator

from atoll.bali.components import ISLANDS
from atoll.bali.forgeries.ground import elsewhere
from atoll.bali.table import Table
from atoll.forge.forgery import Position, position, replacing

__all__: list[str] = []


@position("bali_1_5")
def a_start_card_twice(table: Table, laid: Position) -> Iterator[Position]:
    """Two players have the same start card."""
    if laid.get("start_cards"):
        one, other, *_ = table.seats
        yield replacing(laid, "start_cards", one, laid["start_cards"][other])


@position("bali_1_2")
def four_cards_as_they_were_dealt(_: Table, laid: Position) -> Iterator[Position]:
    """A pile has four cards that were dealt."""
    draw = laid["draw"]
    for name, piles in laid.get("dealt", {}).items() if draw else ():
        full = [island for island, cards in piles.items() if len(cards) == 3]
        for island in full:
            four = {**piles, island: [*piles[island], draw[0]]}
            yield replacing({**laid, "draw": draw[1:]}, "dealt", name, four)


@position("bali_2_5")
def a_turn_that_was_ended_before(table: Table, laid: Position) -> Iterator[Position]:
    """Somebody has ended a turn in which no card is answered."""
    if table.stage == "turn":
        yield from ({**laid, "forced": [name]} for name in table.seats)


@position("bali_6_6")
def cards_shown_in_no_contest(table: Table, laid: Position) -> Iterator[Position]:
    """Cards are shown though no contest goes on."""
    if table.stage == "turn":
        yield from ({**laid, "shown": {name: 1}} for name in table.seats)


@position("bali_8_1")
def a_goal_in_no_change(table: Table, laid: Position) -> Iterator[Position]:
    """The Dalang has a goal though no Dalang card is answered."""
    if table.stage == "turn":
        yield from ({**laid, "goal": island} for island in elsewhere(table))


@position("bali_3_1")
def somebody_spared_in_no_challenge(table: Table, laid: Position) -> Iterator[Position]:
    """Somebody is spared though no warrior is answered."""
    if table.stage == "turn":
        names = [name for seat, name in enumerate(table.seats) if seat != table.active]
        yield from ({**laid, "spared": name} for name in names)


@position("bali_7_1", "bali_6_1")
def both_chips_without_the_seal(_: Table, laid: Position) -> Iterator[Position]:
    """A player has both chips of an island and not its seal."""
    seals = laid["seals"]
    for island in ISLANDS if not laid.get("dealt") else ():
        owner = laid["priests"].get(island)
        if owner and island in laid["princes"] and seals.get(island) != owner:
            yield replacing(laid, "princes", island, owner)


@position("bali_9_4")
def a_high_mask_before_a_low_one(table: Table, laid: Position) -> Iterator[Position]:
    """A mask is taken while a lower one is left."""
    left = laid["masks_left"]
    if table.stage == "turn" and len({*left}) > 1 and not laid.get("dealt"):
        for name in table.seats:
            more = [*laid["masks"].get(name, []), left[-1]]
            yield replacing({**laid, "masks_left": left[:-1]}, "masks", name, more)


@position("bali_10_5")
def an_end_that_was_caused_before(table: Table, laid: Position) -> Iterator[Position]:
    """Somebody has caused the end though masks are left."""
    if table.stage == "turn":
        yield from ({**laid, "ender": name} for name in table.seats)
