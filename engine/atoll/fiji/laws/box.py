"""Laws about the box and the cards."""

from collections.abc import Sequence
from typing import Any

from atoll.fiji.components import (
    BOX,
    DECK,
    EXCHANGES,
    EXTENDED_SET,
    ROUNDS,
    ROWS,
    SET,
)
from atoll.fiji.laws.speech import EACH_COLOUR, NUMBERS_OF_SEATS, no_fewer, same
from atoll.fiji.rules import (
    pooled,
)
from atoll.law import Breach, Checked, law
from atoll.words import Flag, count, every, no, total

__all__: list[str] = []


@law(
    "fiji_0_1",
    "fiji_1_2",
    seats=(),
    breach=Breach("BOX = Beads(30, 24, 18, 12)", "BOX = Beads(30, 24, 18, 10)", "components"),
)
def the_box_holds_six_complete_sets() -> Checked:
    """Of each colour there are six times as many as in a complete set: 84 beads in all."""
    six_times = [BOX[c] == 6 * SET[c] for c in EACH_COLOUR]
    return Checked(len(six_times), [*six_times, total(BOX) == 84])


@law(
    "fiji_0_2",
    "fiji_1_1",
    "fiji_1_2",
    "fiji_1_4",
    "fiji_7_1",
    "fiji_7_2",
    seats=(),
    breach=Breach("MOST_SEATS = 2, 5", "MOST_SEATS = 2, 6", "components"),
)
def the_beads_suffice_for_two_to_five_seats() -> Checked:
    """After the sets and the supply 34, 28, 14 and 0 beads stay in the box for 2 to 5 seats."""
    sets = [(EXTENDED_SET,) * 2, *[(SET,) * seats for seats in NUMBERS_OF_SEATS[1:]]]
    laid = [pooled(SET, of_a_game) for of_a_game in sets]
    left = [total(BOX) - total(in_play) for in_play in laid]
    enough = [no_fewer(BOX, in_play) for in_play in laid]
    return Checked(len(laid), [*enough, len(laid) == 4, same(left[:4], (34, 28, 14, 0))])


@law(
    "fiji_0_3",
    "fiji_2_1",
    "fiji_2_2",
    "fiji_2_3",
    "fiji_4_17",
    "fiji_6_1",
    seats=(),
    breach=Breach("EXCHANGES = 3", "EXCHANGES = 4", "components"),
)
def each_card_lies_in_one_round_and_is_analysed_three_times() -> Checked:
    """Four rows in each of four rounds use up 16 conditions and 16 effects, in 48 analyses."""
    places = [(n, r) for n in range(ROUNDS) for r in range(ROWS)]
    analyses = [(place, n) for place in places for n in range(EXCHANGES)]
    cards = [len(DECK.conditions), len(DECK.effects)]
    return Checked(
        len(analyses),
        [*[n == len(places) for n in cards], same(cards, (16, 16)), len(analyses) == 48],
    )


@law(
    "fiji_0_3",
    "fiji_4_5",
    seats=(),
    breach=Breach("Card(most(RED, BLUE)", "Card(most(RED, GREEN)", "components"),
)
def the_conditions_of_the_deck_ask_for_one_two_or_all_colours_in_different_ways() -> Checked:
    """No two of the 16 conditions are alike: 8 ask for one colour, 6 for most of two, 2 for all."""
    faces = [(*face.colours, face.most) for face in DECK.conditions]
    places = range(len(faces))
    different = [no(same(faces[n], faces[m])) for n in places for m in places if m < n]
    kinds = [(count(face.colours), face.most) for face in DECK.conditions]
    expected = [*[(1, True), (1, False)] * 4, *[(2, True)] * 6, (4, True), (4, False)]
    as_often = [_as_often(kind, kinds, expected) for kind in expected]
    return Checked(len(faces), [*different, *as_often])


def _as_often(kind: Any, one: Sequence[Any], other: Sequence[Any]) -> Flag:
    return count([its == kind for its in one]) == count([its == kind for its in other])


@law("fiji_0_3", seats=(), breach=Breach("Card(half(RED)", "Card(half(BLUE)", "components"))
def the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour() -> Checked:
    """The five take cards take a complete set; half and others-take come once for each colour.

    Keeping the offer, rotating and swapping come once each.
    """
    effects = DECK.effects
    special = [every([e.keeps, no(e.rotates), no(e.swaps)]) for e in effects]
    flags = [
        *[total([e.takes[c] for e in effects]) == SET[c] for c in EACH_COLOUR],
        *[count([e.halves[c] for e in effects]) == 1 for c in EACH_COLOUR],
        *[total([e.others[c] for e in effects]) == 1 for c in EACH_COLOUR],
        count(special) == 1,
        count([e.rotates for e in effects]) == 1,
        count([e.swaps for e in effects]) == 1,
    ]
    return Checked(len(effects), flags)
