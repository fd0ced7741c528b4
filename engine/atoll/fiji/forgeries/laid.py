"""Positions that no table can have: too many beads, cards twice, offers and choices that are none.

What only counting can tell of hands and heads stands in `counted`.
"""

from collections.abc import Iterator

from atoll.fiji.components import (
    BOX,
    COLOURS,
    FEWEST_SEATS,
    LARGEST_OFFER,
    MOST_SEATS,
    ROUNDS,
    SET_ASIDE,
)
from atoll.fiji.table import Table
from atoll.forge.forgery import Position, position, replacing

__all__ = ["SETS"]

SETS = ("fiji_1_1", "fiji_1_2", "fiji_1_4", "fiji_7_1", "fiji_7_2")
"""Which beads are in play."""


def _alone(laid: Position) -> Position:
    """The position without the cards of later rounds."""
    return {part: value for part, value in laid.items() if part != "deal"}


# Fiji 0.1


@position("fiji_0_1")
def a_supply_of_more_than_the_box(_: Table, laid: Position) -> Iterator[Position]:
    """The supply has all beads of a colour, and players have some of them."""
    for colour, number in zip(COLOURS, BOX, strict=True):
        if any(hand.get(colour) for hand in laid["hands"].values()):
            yield replacing(laid, "supply", colour, number)


@position("fiji_0_1")
def a_hand_of_more_than_the_box(_: Table, laid: Position) -> Iterator[Position]:
    """A hand has all beads of a colour, and the supply has some of them."""
    for name, hand in laid["hands"].items():
        for colour, number in zip(COLOURS, BOX, strict=True):
            if laid["supply"].get(colour):
                yield replacing(laid, "hands", name, {**hand, colour: number})


@position("fiji_0_1")
def no_bead_in_the_box(table: Table, laid: Position) -> Iterator[Position]:
    """The supply has what five players need, and one bead more lies in a hand."""
    for name, hand in laid["hands"].items() if len(table.seats) < MOST_SEATS else ():
        more = replacing(laid, "hands", name, {**hand, "blue": hand.get("blue", 0) + 1})
        held = sum(
            one.get("blue", 0)
            for part in ("hands", "offers", "set_aside")
            for one in more.get(part, {}).values()
        )
        yield replacing(more, "supply", "blue", BOX.blue - held + 1)


# Which beads are in play


@position(*SETS)
def a_bead_too_many(table: Table, laid: Position) -> Iterator[Position]:
    """A bead lies in the supply that belongs into the box."""
    for colour in COLOURS if len(table.seats) < MOST_SEATS else ():
        more = replacing(laid, "supply", colour, laid["supply"].get(colour, 0) + 1)
        yield from (more, _alone(more))


@position(*SETS)
def a_bead_too_few(_: Table, laid: Position) -> Iterator[Position]:
    """A bead is gone from the supply."""
    for colour, number in laid["supply"].items():
        fewer = replacing(laid, "supply", colour, number - 1)
        yield from (fewer, _alone(fewer))


@position(*SETS)
def a_bead_of_another_colour(table: Table, laid: Position) -> Iterator[Position]:
    """A bead of the supply is changed for one of another colour out of the box."""
    for colour, number in laid["supply"].items() if len(table.seats) < MOST_SEATS else ():
        fewer = replacing(laid, "supply", colour, number - 1)
        other = next(one for one in COLOURS if one != colour)
        yield _alone(replacing(fewer, "supply", other, laid["supply"].get(other, 0) + 1))


# Cards


@position("fiji_0_3", "fiji_2_3")
def a_condition_twice(_: Table, laid: Position) -> Iterator[Position]:
    """Two rows have the same condition."""
    _, *rest = laid["conditions"]
    if "chooser" not in laid:
        yield {**laid, "conditions": [rest[0], *rest]}


@position("fiji_0_3", "fiji_2_3")
def an_effect_twice(_: Table, laid: Position) -> Iterator[Position]:
    """Two rows have the same effect."""
    *rest, _ = laid["effects"]
    if "chooser" not in laid:
        yield {**laid, "effects": [*rest, rest[0]]}


@position("fiji_0_3", "fiji_2_3")
def a_card_of_this_round_in_a_later_one(_: Table, laid: Position) -> Iterator[Position]:
    """A condition or an effect of this round comes up again in a later one."""
    for cards in ("conditions", "effects") if laid.get("deal") else ():
        first, *later = laid["deal"]
        again = {**first, cards: [laid[cards][0], *first[cards][1:]]}
        yield {**laid, "deal": [again, *later]}


@position("fiji_6_1")
def a_fifth_round(table: Table, laid: Position) -> Iterator[Position]:
    """Cards wait for a fifth round."""
    now = {key: laid[key] for key in ("conditions", "effects", "goals")}
    rounds = ROUNDS - table.round + 1
    yield {**laid, "deal": [*laid.get("deal", []), *[now] * rounds][:rounds]}


# Offers, choices, beads set aside


def _to_offer(table: Table) -> list[str]:
    pairs = zip(table.seats, table.offers, strict=True)
    return [name for name, offer in pairs if offer is None and table.stage == "offer"]


@position("fiji_4_1")
def an_offer_of_five_on_the_table(table: Table, laid: Position) -> Iterator[Position]:
    """A player has offered one bead too many."""
    five = LARGEST_OFFER + 1
    for name in _to_offer(table):
        for colour, has in laid["hands"][name].items():
            if has >= five:
                offered = replacing(laid, "offers", name, {colour: five})
                hand = {**laid["hands"][name], colour: has - five}
                yield replacing(offered, "hands", name, hand)


@position("fiji_4_1")
def an_empty_offer_on_the_table(table: Table, laid: Position) -> Iterator[Position]:
    """A player has offered no bead."""
    yield from (replacing(laid, "offers", name, {}) for name in _to_offer(table))


@position("fiji_4_8", "fiji_4_9")
def another_player_executes(table: Table, laid: Position) -> Iterator[Position]:
    """The choice is with a player who does not execute."""
    if table.stage == "choice":
        others = (name for name in table.seats if name != laid["chooser"])
        yield from ({**laid, "chooser": name} for name in others)


@position("fiji_4_13")
def a_keeper_who_has_not_executed(table: Table, laid: Position) -> Iterator[Position]:
    """A player keeps the offer, and no row above has the keep card."""
    above = table.effects[: max(table.row - 1, 0)]
    if table.stage == "choice" and not any(effect.keeps for effect in above):
        yield from ({**laid, "keepers": [name]} for name in table.seats)


@position("fiji_7_3")
def three_beads_lie_aside(_: Table, laid: Position) -> Iterator[Position]:
    """A player has taken one of the beads set aside back into the hand."""
    for name, pile in laid.get("set_aside", {}).items():
        colour, hand = next(iter(pile)), laid["hands"][name]
        fewer = replacing(laid, "set_aside", name, {**pile, colour: pile[colour] - 1})
        yield replacing(fewer, "hands", name, {**hand, colour: hand.get(colour, 0) + 1})


@position("fiji_7_3")
def beads_lie_aside_of_three_or_more(table: Table, laid: Position) -> Iterator[Position]:
    """A player has set beads aside in the game for three or more."""
    for name, hand in laid["hands"].items() if len(table.seats) > FEWEST_SEATS else ():
        for colour, has in hand.items():
            if has >= SET_ASIDE:
                aside = replacing(laid, "set_aside", name, {colour: SET_ASIDE})
                yield replacing(aside, "hands", name, {**hand, colour: has - SET_ASIDE})
