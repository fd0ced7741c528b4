"""Laws about the box and the cards."""

from collections.abc import Sequence
from typing import Any

from atoll.fiji.components import BOX, DECK, EXCHANGES, SET
from atoll.fiji.laws.speech import EACH_COLOUR, NUMBERS_OF_SEATS, no_fewer
from atoll.fiji.phases import dealt, in_play
from atoll.proof.law import Breach, Checked, law
from atoll.proof.speech import same
from atoll.words import Flag, count, no, some, total


@law(
    "fiji_0_1",
    "fiji_1_2",
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
    breach=Breach("MOST_SEATS = 2, 5", "MOST_SEATS = 2, 6", "components"),
)
def the_beads_suffice_for_two_to_five_players() -> Checked:
    """After the sets and the supply 34, 28, 14 and 0 beads stay in the box for 2 to 5 players."""
    laid = [in_play(seats) for seats in NUMBERS_OF_SEATS]
    left = [total(BOX) - total(beads) for beads in laid]
    enough = [no_fewer(BOX, beads) for beads in laid]
    flags = [*enough, len(laid) == 4, same(left[:4], (34, 28, 14, 0))]
    return Checked(len(laid), flags)


@law(
    "fiji_0_3",
    "fiji_2_1",
    "fiji_2_2",
    "fiji_2_3",
    "fiji_4_17",
    "fiji_6_1",
    breach=Breach("EXCHANGES = 3", "EXCHANGES = 4", "components"),
)
def each_card_of_the_deck_lies_in_one_row_of_one_round() -> Checked:
    """Four rows in each of four rounds use up 16 conditions and 16 effects.

    With three exchanges a round these are 48 rows to analyse.
    """
    rows = [place for a_round in dealt(range(16)) for place in a_round]
    once = [count([place == card for place in rows]) == 1 for card in range(16)]
    cards = (len(DECK.conditions), len(DECK.effects), len(rows))
    flags = [*once, same(cards, (16, 16, 16)), EXCHANGES * len(rows) == 48]
    return Checked(len(once), flags)


@law(
    "fiji_0_3",
    "fiji_4_5",
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


@law(
    "fiji_0_3",
    breach=Breach("Card(half(RED)", "Card(half(BLUE)", "components"),
)
def the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour() -> Checked:
    """The five take cards take a complete set; half and others-take come once for each colour.

    Keeping the offer, rotating and swapping come once each, and no card does two things.
    """
    effects = DECK.effects
    takes = [total(e.takes) > 0 for e in effects]
    kinds = [[total(e.others) > 0, some(e.halves), e.keeps, e.rotates, e.swaps] for e in effects]
    one_thing = [count([taking, *its]) == 1 for taking, its in zip(takes, kinds, strict=True)]
    flags = [
        *[total([e.takes[c] for e in effects]) == SET[c] for c in EACH_COLOUR],
        *[count([e.halves[c] for e in effects]) == 1 for c in EACH_COLOUR],
        *[total([e.others[c] for e in effects]) == 1 for c in EACH_COLOUR],
        count(takes) == 5,
        count([e.keeps for e in effects]) == 1,
        count([e.rotates for e in effects]) == 1,
        count([e.swaps for e in effects]) == 1,
        *one_thing,
    ]
    return Checked(len(effects), flags)
