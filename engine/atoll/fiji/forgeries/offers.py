"""Offers that may not be made (chapter 4): of too many beads, of none, of others, or twice."""

from collections.abc import Iterable, Iterator
from itertools import product

from atoll.fiji.components import COLOURS, LARGEST_OFFER, Beads
from atoll.fiji.table import Table
from atoll.forge.forgery import Turn, turn

__all__ = ["held", "offering", "ready", "some_bead"]


def offering(table: Table) -> list[int]:
    """The seats whose offer is still to come."""
    return [s for s, one in enumerate(table.offers) if one is None and table.stage == "offer"]


def ready(table: Table) -> list[int]:
    """The seats that have offered, while others have not."""
    return [s for s, one in enumerate(table.offers) if one and table.stage == "offer"]


def held(table: Table, seats: Iterable[int]) -> Iterator[tuple[int, str, int]]:
    """Seat, colour and how many beads of it lie in the hand."""
    for seat, (place, colour) in product(seats, enumerate(COLOURS)):
        yield seat, colour, table.hands[seat][place]


def some_bead(table: Table, seats: Iterable[int]) -> list[Turn]:
    """An offer of one bead that the seat holds."""
    return [(seat, f"offer 1 {colour}") for seat, colour, has in held(table, seats) if has]


def _aside(table: Table, seat: int, colour: str) -> int:
    """How many beads of a colour the seat has set aside."""
    pile: Beads = table.set_aside[seat] or Beads()
    return pile[COLOURS.index(colour)]


# Fiji 4.1


@turn("fiji_4_1")
def an_empty_offer(table: Table) -> list[Turn]:
    """An offer has no bead."""
    return [(seat, "offer none") for seat in offering(table)]


@turn("fiji_4_1")
def an_offer_of_no_bead_of_a_colour(table: Table) -> list[Turn]:
    """An offer names a colour, and no bead of it."""
    return [(seat, f"offer 0 {colour}") for seat, colour, _ in held(table, offering(table))]


@turn("fiji_4_1")
def five_beads_of_a_colour(table: Table) -> list[Turn]:
    """An offer has one bead too many, all of one colour and all held."""
    five = LARGEST_OFFER + 1
    hands = held(table, offering(table))
    return [(seat, f"offer {five} {colour}") for seat, colour, has in hands if has >= five]


@turn("fiji_4_1")
def five_beads_of_several_colours(table: Table) -> Iterator[Turn]:
    """An offer has one bead too many, of several colours and all held."""
    for seat in offering(table):
        if sum(table.hands[seat]) > LARGEST_OFFER and max(table.hands[seat]) <= LARGEST_OFFER:
            yield seat, f"offer {_first(table.hands[seat], LARGEST_OFFER + 1)}"


def _first(hand: Beads, number: int) -> str:
    """So many beads of a hand, in the order of the colours."""
    beads = [colour for colour, has in zip(COLOURS, hand, strict=True) for _ in range(has)]
    some = beads[:number]
    return " ".join(f"{some.count(colour)} {colour}" for colour in dict.fromkeys(some))


@turn("fiji_4_1", "fiji_4_2")
def five_beads_that_are_not_held(table: Table) -> list[Turn]:
    """An offer has one bead too many, and more than the hand."""
    five = LARGEST_OFFER + 1
    hands = held(table, offering(table))
    return [(seat, f"offer {five} {colour}") for seat, colour, has in hands if has < five]


# Fiji 4.2


@turn("fiji_4_2")
def one_bead_more_than_held(table: Table) -> Iterator[Turn]:
    """An offer has one bead more of a colour than the hand."""
    for seat, colour, has in held(table, offering(table)):
        if 0 < has < LARGEST_OFFER and not _aside(table, seat, colour):
            yield seat, f"offer {has + 1} {colour}"


@turn("fiji_4_2")
def a_bead_of_a_colour_that_is_gone(table: Table) -> Iterator[Turn]:
    """An offer has a bead of a colour of which the hand has none left."""
    for seat, colour, has in held(table, offering(table)):
        if not has and not _aside(table, seat, colour):
            yield seat, f"offer 1 {colour}"


@turn("fiji_4_2")
def a_mixture_with_a_bead_not_held(table: Table) -> Iterator[Turn]:
    """An offer has beads that are held, and one more of another colour than the hand."""
    hands = [*held(table, offering(table))]
    for (seat, colour, has), (other_seat, other, some) in product(hands, hands):
        fits = other_seat == seat and other != colour and some and has + 2 <= LARGEST_OFFER
        if fits and not _aside(table, seat, colour):
            yield seat, f"offer {has + 1} {colour} 1 {other}"


@turn("fiji_4_2")
def beads_of_the_supply(table: Table) -> Iterator[Turn]:
    """An offer has all beads of a colour in the supply, more than the hand."""
    for seat, colour, has in held(table, offering(table)):
        lies = table.supply[COLOURS.index(colour)]
        if has < lies <= LARGEST_OFFER and has + _aside(table, seat, colour) < lies:
            yield seat, f"offer {lies} {colour}"


# Fiji 4.3


@turn("fiji_4_3")
def the_same_offer_again(table: Table) -> Iterator[Turn]:
    """An offer is made a second time."""
    for seat in ready(table):
        pairs = zip(COLOURS, table.offers[seat] or Beads(), strict=True)
        yield seat, f"offer {' '.join(f'{some} {colour}' for colour, some in pairs if some)}"


@turn("fiji_4_3")
def another_offer(table: Table) -> list[Turn]:
    """An offer is changed for another one."""
    return some_bead(table, ready(table))


@turn("fiji_4_3", "fiji_4_1")
def an_offer_taken_back(table: Table) -> list[Turn]:
    """An offer is taken back."""
    return [(seat, "offer none") for seat in ready(table)]


@turn("fiji_4_3", "fiji_4_8")
def an_offer_after_all_are_shown(table: Table) -> list[Turn]:
    """A player offers once more while the rows are analysed."""
    return some_bead(table, range(len(table.seats))) if table.stage == "choice" else []
