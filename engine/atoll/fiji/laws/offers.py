"""Laws about offers."""

from collections.abc import Sequence

from atoll.fiji.components import (
    EXCHANGES,
    EXTENDED_SET,
    FEWEST_SEATS,
    LARGEST_OFFER,
    SET,
    SMALLEST_OFFER,
    Beads,
)
from atoll.fiji.laws.speech import Hands, all_piles
from atoll.fiji.phases import Exchange, complete_set
from atoll.fiji.rules import held, pooled, set_aside_allowed, size_allowed
from atoll.proof.law import Breach, Checked, Claim, law, seatless
from atoll.proof.speech import implies, same
from atoll.words import Flag, Number, choose, count, every, smaller, total


@law(
    "fiji_4_1",
    "fiji_4_2",
    breach=Breach("size >= SMALLEST_OFFER", "size > SMALLEST_OFFER"),
)
def sixty_nine_offers_are_possible_and_sixty_three_from_a_fresh_hand() -> Checked:
    """Of all 625 piles 69 are offers, 63 of them from a complete set, 68 from an extended set."""
    piles = all_piles()
    offers = [size_allowed(pile) for pile in piles]
    fresh, extended = [
        count([every([size_allowed(pile), held(pile, hand)]) for pile in piles])
        for hand in (SET, EXTENDED_SET)
    ]
    flags = [len(piles) == 625, count(offers) == 69, fresh == 63, extended == 68]
    return Checked(len(piles), flags)


@law(
    "fiji_4_1",
    "fiji_4_17",
    "fiji_7_3",
    lemmas=("an_exchange_costs_a_hand_its_offer_at_most",),
    breach=Breach("LARGEST_OFFER = 1, 4", "LARGEST_OFFER = 1, 5", "components"),
)
def at_least_ten_six_and_two_beads_are_left_after_the_exchanges(
    tables: Sequence[Exchange], set_aside: Hands
) -> Claim:
    """From 14 beads on, or 18 less 4 set aside, if an exchange costs a hand four at most.

    If it costs one at most, a hand ends with 11 at least.
    """
    begin = [
        _begins(*pair, len(set_aside)) for pair in zip(tables[0].hands, set_aside, strict=True)
    ]
    sizes = [[total(table.hands[s]) for table in tables] for s in range(len(set_aside))]
    given = every([*begin, *[_costs(LARGEST_OFFER, its) for its in sizes]])
    return Claim(given, every([_as_told(its) for its in sizes]))


def _begins(hand: Beads, set_aside: Beads, seats: int) -> Flag:
    """Whether a round begins so: with a set, or for two with what is not set aside."""
    its = complete_set(seats)
    of_two = every([set_aside_allowed(set_aside), same(pooled(hand, [set_aside]), its)])
    return choose(seats == FEWEST_SEATS, of_two, same(hand, its))


def _costs(at_most: int, sizes: Sequence[Number]) -> Flag:
    """Whether each exchange costs so many beads at most."""
    return every([sizes[n + 1] >= sizes[n] - at_most for n in range(EXCHANGES)])


def _as_told(sizes: Sequence[Number]) -> Flag:
    """Whether a hand has at least what the law says, after each of the exchanges."""
    least = [left >= told for left, told in zip(sizes[1:], (10, 6, 2), strict=False)]
    frugal = implies(_costs(SMALLEST_OFFER, sizes), sizes[-1] >= 11)
    return every([EXCHANGES == 3, *least, frugal])


@seatless(
    "fiji_4_1",
    "fiji_4_2",
    lemmas=("at_least_ten_six_and_two_beads_are_left_after_the_exchanges",),
    breach=Breach("size <= LARGEST_OFFER", "size < LARGEST_OFFER"),
)
def an_offer_of_any_size_is_possible_in_every_exchange(hand: Beads) -> Claim:
    """With the six beads left after two exchanges, one, two, three and four can be offered."""
    sizes = range(SMALLEST_OFFER, LARGEST_OFFER + 1)
    possible = [_possible(_first_beads(hand, size), hand, size) for size in sizes]
    return Claim(total(hand) >= total(SET) - 2 * LARGEST_OFFER, every([len(sizes) == 4, *possible]))


@seatless(
    "fiji_4_1",
    "fiji_4_2",
    breach=Breach("size >= SMALLEST_OFFER, ", "size >= LARGEST_OFFER, "),
)
def a_hand_with_a_bead_has_an_offer(hand: Beads) -> Claim:
    """Whoever holds one bead or more, of whatever colours, can offer one of them."""
    one = _first_beads(hand, 1)
    return Claim(total(hand) >= 1, every([size_allowed(one), held(one, hand)]))


def _first_beads(hand: Beads, size: int) -> Beads:
    """So many beads of a hand, colour by colour."""
    found: list[Number] = []
    for beads in hand:
        found = [*found, smaller(beads, size - total(found))]
    return Beads(*found)


def _possible(offer: Beads, hand: Beads, size: int) -> Flag:
    return every([size_allowed(offer), held(offer, hand), total(offer) == size])
