"""Laws about the box and the cards."""

from collections.abc import Sequence

from atoll.fiji.components import BOX, DECK, EXCHANGES, NO_BEADS, SET, Effect
from atoll.fiji.laws.speech import EACH_COLOUR, NUMBERS_OF_SEATS, no_fewer
from atoll.fiji.phases import dealt, in_play
from atoll.fiji.rules import pooled
from atoll.proof.law import Breach, law
from atoll.proof.speech import same
from atoll.words import Flag, choose, count, every, some, total


@law(
    "fiji_0_1",
    "fiji_1_2",
    over=lambda: EACH_COLOUR,
    breach=Breach("BOX = Beads(30, 24, 18, 12)", "BOX = Beads(30, 24, 18, 10)", "components"),
)
def the_box_holds_six_complete_sets(c: int) -> Flag:
    """Of each colour there are six times as many as in a complete set: 84 beads in all."""
    return every([BOX[c] == 6 * SET[c], BOX[c] == (30, 24, 18, 12)[c]])


@law(
    "fiji_0_2",
    "fiji_1_1",
    "fiji_1_2",
    "fiji_1_4",
    "fiji_7_1",
    "fiji_7_2",
    over=lambda: NUMBERS_OF_SEATS,
    many=4,
    breach=Breach("MOST_SEATS = 2, 5", "MOST_SEATS = 2, 6", "components"),
)
def the_beads_suffice_for_two_to_five_players(seats: int) -> Flag:
    """After the sets and the supply 34, 28, 14 and 0 beads stay in the box for 2 to 5 players."""
    laid = in_play(seats)
    left = {2: 34, 3: 28, 4: 14, 5: 0}.get(seats)
    return every([no_fewer(BOX, laid), total(BOX) - total(laid) == left])


@law(
    "fiji_0_3",
    "fiji_2_1",
    "fiji_2_2",
    "fiji_2_3",
    "fiji_4_17",
    "fiji_6_1",
    over=lambda: range(16),
    breach=Breach("EXCHANGES = 3", "EXCHANGES = 4", "components"),
)
def each_card_of_the_deck_lies_in_one_row_of_one_round(card: int) -> Flag:
    """Four rows in each of four rounds use up 16 conditions and 16 effects.

    With three exchanges a round these are 48 rows to analyse.
    """
    rows = [place for a_round in dealt(range(16)) for place in a_round]
    once = count([place == card for place in rows]) == 1
    cards = (len(DECK.conditions), len(DECK.effects), len(rows))
    return every([once, same(cards, (16, 16, 16)), EXCHANGES * len(rows) == 48])


@law(
    "fiji_0_3",
    "fiji_4_5",
    over=lambda: DECK.conditions,
    many=16,
    breach=Breach("Card(most(RED, BLUE)", "Card(most(RED, GREEN)", "components"),
)
def the_conditions_of_the_deck_ask_for_one_two_or_all_colours_in_different_ways(
    colours: Sequence[Flag], most: Flag
) -> Flag:
    """No two of the 16 conditions are alike: 8 ask for one colour, 6 for most of two, 2 for all."""
    kind = (count(colours), most)
    kinds = [(count(face.colours), face.most) for face in DECK.conditions]
    alike = count([every([same(colours, c), most == m]) for c, m in DECK.conditions])
    often = {(1, True): 4, (1, False): 4, (2, True): 6, (4, True): 1, (4, False): 1}
    return every([alike == 1, kinds.count(kind) == often.get(kind)])


@law(
    "fiji_0_3",
    over=lambda: DECK.effects,
    many=16,
    breach=Breach("Card(half(RED)", "Card(half(BLUE)", "components"),
)
def the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour(
    effect: Effect,
) -> Flag:
    """The five take cards take a complete set; half and others-take come once for each colour.

    Keeping the offer, rotating and swapping come once each, and no card does two things.
    """
    takes, halves, others, *rest = effect
    one_thing = count([total(takes) > 0, some(halves), total(others) > 0, *rest]) == 1
    taken = [e.takes for e in DECK.effects if total(e.takes) > 0]
    a_set = every([len(taken) == 5, same(pooled(NO_BEADS, taken), SET)])
    once = every([count(halves) <= 1, total(others) <= 1, DECK.effects.count(effect) == 1])
    return every([one_thing, choose(total(takes) > 0, a_set, once)])
