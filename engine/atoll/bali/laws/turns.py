"""Laws about cards that are drawn, saved, exchanged and taken up."""

from atoll.bali.components import ISLANDS
from atoll.bali.rules import Flags, due, exchanged, saved, taken_up
from atoll.proof.law import Breach, Claim, law
from atoll.words import Flag, Number, choose, every, smaller, total


@law("bali_2_1", breach=Breach("choose(active, 2, 1)", "choose(active, 1, 2)"))
def a_start_of_a_turn_draws_a_card_for_each_player_and_one_more(actives: Flags) -> Flag:
    """Whoever is active, all players together draw one card more than there are players."""
    return total([due(active=one) for one in actives]) == len(actives) + 1


@law(
    "bali_3_3",
    seats=(),
    under=("flee_keep=three",),
    breach=Breach("choose(four, LIMIT, THREE)", "choose(four, THREE, LIMIT)"),
)
def fleeing_saves_three_cards_or_as_many_as_there_are(hand: Number, one_each: Flag) -> Flag:
    """Of any hand three are saved, or all if there are fewer, on one pile or one on each."""
    others = len(ISLANDS) - 1
    found = saved(hand, others, four=False, one_each=one_each)
    return found == smaller(hand, 3)


@law(
    "bali_5_1",
    seats=(),
    breach=Breach("smaller(there, THREE))", "there)"),
)
def nobody_swaps_more_than_three_cards(hand: Number) -> Flag:
    """Where a limit holds it is three, and never more than the hand has."""
    found = exchanged(hand, any_number=False)
    return every([found <= 3, found <= hand])


@law(
    "bali_4_3",
    seats=(),
    breach=Breach("smaller(there, THREE))", "THREE)"),
)
def a_scholar_takes_no_more_cards_than_lie_there(pile: Number, free: Flag) -> Flag:
    """Three are taken where three lie, else as many as lie there, by any answer."""
    found = exchanged(pile, any_number=free)
    return every([found <= pile, found >= smaller(pile, 3)])


@law(
    "bali_8_8",
    seats=(),
    under=("limit_always=always",),
    breach=Breach("choose(limited, smaller(pile, LIMIT), pile)", "pile"),
)
def nobody_takes_up_more_than_four_cards(pile: Number) -> Flag:
    """Of a pile of any size four cards at most become the hand."""
    return taken_up(pile, limited=True) <= 4


@law("bali_8_8", seats=(), breach=Breach("LIMIT = 4", "LIMIT = 3"))
def of_a_pile_of_four_or_fewer_all_is_taken_up(pile: Number, limited: Flag) -> Claim:
    """A pile of four loses nothing, and without the limit no pile does."""
    kept = choose(limited, pile <= 4, pile >= 0)
    return Claim(kept, taken_up(pile, limited=limited) == pile)
