"""Beads of two players that may not be set aside, or not be offered then (chapter 7)."""

from collections.abc import Iterator

from atoll.fiji.components import COLOURS, FEWEST_SEATS, LARGEST_OFFER, SET_ASIDE, Beads
from atoll.fiji.forgeries.offers import held, offering, some_bead
from atoll.fiji.table import Table
from atoll.forge.forgery import Turn, turn

__all__ = ["setting_aside"]

_FOUR = f"set aside {SET_ASIDE} green"


def setting_aside(table: Table) -> list[int]:
    """The seats that have beads to set aside."""
    piles = enumerate(table.set_aside)
    return [seat for seat, pile in piles if pile is None and table.stage == "set aside"]


def _done(table: Table) -> list[int]:
    """The seats that have set beads aside, while the other has not."""
    piles = enumerate(table.set_aside)
    return [seat for seat, pile in piles if pile and table.stage == "set aside"]


# Fiji 7.3


@turn("fiji_7_3")
def three_beads_set_aside(table: Table) -> list[Turn]:
    """A player sets one bead too few aside."""
    return [(seat, f"set aside {SET_ASIDE - 1} green") for seat in setting_aside(table)]


@turn("fiji_7_3")
def five_beads_set_aside(table: Table) -> list[Turn]:
    """A player sets one bead too many aside."""
    return [(seat, f"set aside {SET_ASIDE} green 1 red") for seat in setting_aside(table)]


@turn("fiji_7_3")
def no_beads_set_aside(table: Table) -> list[Turn]:
    """A player sets nothing aside."""
    return [(seat, "set aside none") for seat in setting_aside(table)]


@turn("fiji_7_3")
def beads_set_aside_that_are_not_held(table: Table) -> list[Turn]:
    """A player sets more beads of a colour aside than the hand has."""
    hands = held(table, setting_aside(table))
    few = [(seat, colour) for seat, colour, has in hands if has < SET_ASIDE]
    return [(seat, f"set aside {SET_ASIDE} {colour}") for seat, colour in few]


@turn("fiji_7_3")
def beads_set_aside_again(table: Table) -> list[Turn]:
    """A player sets beads aside a second time."""
    return [(seat, _FOUR) for seat in _done(table)]


@turn("fiji_7_3")
def an_offer_before_beads_are_set_aside(table: Table) -> list[Turn]:
    """A player offers without having set beads aside."""
    return some_bead(table, setting_aside(table))


@turn("fiji_7_3")
def an_offer_before_the_other_sets_aside(table: Table) -> list[Turn]:
    """A player offers while the other has beads to set aside."""
    return some_bead(table, _done(table))


@turn("fiji_7_3")
def beads_set_aside_among_the_offers(table: Table) -> list[Turn]:
    """A player sets beads aside after the first offers of the round have begun."""
    two = len(table.seats) == FEWEST_SEATS
    return [(seat, _FOUR) for seat in offering(table)] if two else []


@turn("fiji_7_3")
def beads_set_aside_by_three_or_more(table: Table) -> list[Turn]:
    """A player sets beads aside in the game for three or more."""
    more = len(table.seats) > FEWEST_SEATS
    return [(seat, _FOUR) for seat in offering(table)] if more else []


# Fiji 7.4


def _hidden(table: Table) -> Iterator[tuple[int, str, int, int]]:
    """Seat, colour, beads of it in the hand, and beads of it set aside."""
    for seat, colour, has in held(table, offering(table)):
        pile = table.set_aside[seat] or Beads()
        yield seat, colour, has, pile[COLOURS.index(colour)]


@turn("fiji_7_4")
def an_offer_of_beads_set_aside(table: Table) -> Iterator[Turn]:
    """An offer has a bead of a colour of which all that is left is set aside."""
    for seat, colour, has, aside in _hidden(table):
        if not has and aside:
            yield seat, f"offer 1 {colour}"


@turn("fiji_7_4")
def an_offer_of_one_bead_set_aside(table: Table) -> Iterator[Turn]:
    """An offer has the beads of a colour that are held, and one that is set aside."""
    for seat, colour, has, aside in _hidden(table):
        if 0 < has < LARGEST_OFFER and aside:
            yield seat, f"offer {has + 1} {colour}"


@turn("fiji_7_4")
def a_mixture_with_a_bead_set_aside(table: Table) -> Iterator[Turn]:
    """An offer has a bead that is held, and of another colour one that is set aside."""
    for seat, colour, has, aside in _hidden(table):
        others = [other for s, other, some in held(table, [seat]) if some and other != colour]
        if has + 2 <= LARGEST_OFFER and aside and others:
            yield seat, f"offer 1 {others[0]} {has + 1} {colour}"


@turn("fiji_7_4", "fiji_4_2")
def an_offer_of_more_than_hand_and_aside(table: Table) -> Iterator[Turn]:
    """An offer has more beads of a colour than are held and set aside together."""
    for seat, colour, has, aside in _hidden(table):
        if aside and has + aside < LARGEST_OFFER:
            yield seat, f"offer {has + aside + 1} {colour}"
