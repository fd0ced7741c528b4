"""Laws about offers."""

from atoll.fiji.components import (
    EXCHANGES,
    EXTENDED_SET,
    LARGEST_OFFER,
    SET,
    SET_ASIDE,
    SMALLEST_OFFER,
    Beads,
)
from atoll.fiji.laws.speech import all_piles, same
from atoll.fiji.rules import (
    held,
    size_allowed,
)
from atoll.law import Breach, Claim, law
from atoll.words import Flag, Number, count, every, smaller, total

__all__: list[str] = []


@law(
    "fiji_4_1",
    "fiji_4_2",
    seats=(),
    breach=Breach("size >= SMALLEST_OFFER", "size > SMALLEST_OFFER"),
)
def sixty_nine_offers_are_possible_and_sixty_three_from_a_fresh_hand() -> list[Flag]:
    """Of all 625 piles 69 are offers, 63 of them from a complete set, 68 from an extended set."""
    piles = all_piles()
    offers = [size_allowed(pile) for pile in piles]
    fresh, extended = [
        count([every([size_allowed(pile), held(pile, hand)]) for pile in piles])
        for hand in (SET, EXTENDED_SET)
    ]
    return [len(piles) == 625, count(offers) == 69, fresh == 63, extended == 68]


@law(
    "fiji_4_1",
    "fiji_4_17",
    seats=(),
    lemmas=("an_exchange_costs_a_hand_its_offer_at_most",),
    breach=Breach("LARGEST_OFFER = 1, 4", "LARGEST_OFFER = 1, 5", "components"),
)
def at_least_ten_six_and_two_beads_are_left_after_the_exchanges() -> list[Flag]:
    """14 beads less one, two and three offers of four; two seats begin with 18 less 4.

    Who offers one bead in each exchange and gains nothing ends with 11.
    """
    left = [total(SET) - n * LARGEST_OFFER for n in (1, 2, 3)]
    of_two = total(EXTENDED_SET) - SET_ASIDE
    most_left = total(SET) - EXCHANGES * SMALLEST_OFFER
    return [EXCHANGES == 3, same(left, (10, 6, 2)), of_two == total(SET), most_left == 11]


@law(
    "fiji_4_1",
    "fiji_4_2",
    seats=(),
    lemmas=("at_least_ten_six_and_two_beads_are_left_after_the_exchanges",),
    breach=Breach("every([size >= SMALLEST_OFFER, size <= LARGEST_OFFER])", "size > LARGEST_OFFER"),
)
def an_offer_of_any_size_is_possible_in_every_exchange(hand: Beads) -> Claim:
    """With the six beads left after two exchanges, one, two, three and four can be offered."""
    sizes = range(SMALLEST_OFFER, LARGEST_OFFER + 1)
    possible = [_possible(_first_beads(hand, size), hand, size) for size in sizes]
    return Claim(total(hand) >= total(SET) - 2 * LARGEST_OFFER, every([len(sizes) == 4, *possible]))


def _first_beads(hand: Beads, size: int) -> Beads:
    """So many beads of a hand, colour by colour."""
    found: list[Number] = []
    for beads in hand:
        found = [*found, smaller(beads, size - total(found))]
    return Beads(*found)


def _possible(offer: Beads, hand: Beads, size: int) -> Flag:
    return every([size_allowed(offer), held(offer, hand), total(offer) == size])
