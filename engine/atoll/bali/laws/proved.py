"""Laws about turns, contests, scorings and the end, of any cards, chips and totals."""

from collections.abc import Sequence

from atoll.bali.components import ISLANDS, MASKS
from atoll.bali.rules import (
    Flags,
    Numbers,
    Scoring,
    beats,
    contest,
    exchanged,
    ranked,
    saved,
    scoring,
    standing,
    taken_up,
)
from atoll.proof.law import Claim, breach, law, seatless
from atoll.proof.speech import implies, same
from atoll.words import Flag, Number, choose, count, every, no, smaller, some, total

# Cards that are drawn, saved, exchanged and taken up


@seatless("bali_3_3", under=("flee_keep=three",))
@breach("choose(four, LIMIT, THREE)", "choose(four, THREE, LIMIT)")
def fleeing_saves_three_cards_or_as_many_as_there_are(hand: Number, one_each: Flag) -> Flag:
    """Of any hand three are saved, or all if there are fewer, on one pile or one on each."""
    others = len(ISLANDS) - 1
    found = saved(hand, others, four=False, one_each=one_each)
    return found == smaller(hand, 3)


@seatless("bali_5_1")
@breach("smaller(there, THREE))", "there)")
def nobody_swaps_more_than_three_cards(hand: Number) -> Flag:
    """Where a limit holds it is three, and never more than the hand has."""
    found = exchanged(hand, any_number=False)
    return every([found <= 3, found <= hand])


@seatless("bali_4_3")
@breach("smaller(there, THREE))", "THREE)")
def a_scholar_takes_no_more_cards_than_lie_there(pile: Number, free: Flag) -> Flag:
    """Three are taken where three lie, else as many as lie there, by any answer."""
    found = exchanged(pile, any_number=free)
    return every([found <= pile, found >= smaller(pile, 3)])


@seatless("bali_8_8", under=("limit_always=always",))
@breach("choose(limited, smaller(pile, LIMIT), pile)", "pile")
def nobody_takes_up_more_than_four_cards(pile: Number) -> Flag:
    """Of a pile of any size four cards at most become the hand."""
    return taken_up(pile, limited=True) <= 4


@seatless("bali_8_8")
@breach("LIMIT = 4", "LIMIT = 3")
def of_a_pile_of_four_or_fewer_all_is_taken_up(pile: Number, limited: Flag) -> Claim:
    """A pile of four loses nothing, and without the limit no pile does."""
    kept = choose(limited, pile <= 4, pile >= 0)
    return Claim(kept, taken_up(pile, limited=limited) == pile)


# Contests for a chip, and who has both


@law("bali_6_5")
@breach("for earlier in shown[:place]]", "for earlier in shown[place + 1 :]]")
def of_equals_the_first_in_order_wins_the_contest(shows: Numbers, stays: Flag) -> Flag:
    """Who wins has shown more than all before, and no fewer than all after."""
    places = range(len(shows))
    before = [every([shows[s] > shows[r] for r in places if r < s]) for s in places]
    after = [every([shows[s] >= shows[r] for r in places if r > s]) for s in places]
    best = [every(pair) for pair in zip(before, after, strict=True)]
    return same(contest(shows, stays=stays).wins, best)


@law("bali_6_5", "bali_11_3")
@breach("some([most > 0, no(stays)])", "some([most > 1, no(stays)])")
def where_nobody_shows_a_card_a_passive_player_never_wins(shows: Numbers, stays: Flag) -> Flag:
    """Then the active player wins or the chip stays; if a card is shown, the chip comes."""
    found = contest(shows, stays=stays)
    nothing = every([one == 0 for one in shows])
    passive = some(found.wins[1:])
    comes = implies(no(nothing), found.comes)
    return every([no(every([nothing, passive])), comes, implies(nothing, found.comes == no(stays))])


@law("bali_6_3")
@breach("number > one for one in shown", "number >= one for one in shown")
def shows_that_may_be_made_grow(shows: Numbers) -> Claim:
    """If each player shows what is allowed, the last has shown most and wins the contest."""
    allowed = [beats(one, [0, *shows[:place]]) for place, one in enumerate(shows)]
    grows = [shows[s - 1] < shows[s] for s in range(1, len(shows))]
    return Claim(every(allowed), every([*grows, contest(shows, stays=False).wins[-1]]))


# Who takes a mask, and how many scorings a game has


def _taken(found: Scoring) -> Number:
    return count([found.active, found.other])


@seatless("bali_9_2", "bali_9_3")
@breach("every([happens, left > 0])", "left > 1")
def a_scoring_hands_out_one_mask_or_two(chips: Number, masks_there: Number, there: Flag) -> Claim:
    """While masks are left a scoring brings the active player one, and nobody else without it."""
    found = scoring(chips, masks_there, there=there)
    taken = _taken(found)
    holds = every([found.active, taken >= 1, taken <= 2])
    return Claim(every([found.happens, masks_there > 0]), holds)


@seatless("bali_9_1")
@breach("happens = chips > 0", "happens = chips > 1")
def there_is_a_scoring_exactly_where_the_active_player_has_a_chip(
    chips: Number, masks_there: Number, there: Flag
) -> Flag:
    """With no chip there is none, whoever has the others, and nobody takes a mask."""
    found = scoring(chips, masks_there, there=there)
    nothing = implies(chips == 0, _taken(found) == 0)
    return every([found.happens == (chips >= 1), nothing])


@seatless("bali_9_2", "bali_9_3", "bali_10_2", "bali_11_5")
@breach("chips == 1, there, left > 1", "chips == 1, there")
def a_second_mask_goes_to_the_holder_of_the_other_chip_alone(
    chips: Number, masks_there: Number, there: Flag
) -> Flag:
    """It is handed out where the other chip is another player's and two masks are left."""
    found = scoring(chips, masks_there, there=there)
    return found.other == every([chips == 1, there, masks_there >= 2])


@seatless("bali_10_2")
@breach("there, left > 1])", "there])")
def never_are_more_masks_handed_out_than_are_left(
    chips: Number, masks_there: Number, there: Flag
) -> Flag:
    """The last mask goes to one player, and where none is left nobody takes one."""
    return _taken(scoring(chips, masks_there, there=there)) <= masks_there


@seatless("bali_0_6", "bali_10_1")
@breach("DALANG_CARDS, MASKS = 24, 16", "DALANG_CARDS, MASKS = 24, 14", "components")
def sixteen_masks_last_for_eight_to_sixteen_scorings(owned: Numbers, present: Flags) -> Flag:
    """Whatever chips the active players have, a mask is left after seven and none after sixteen."""
    left = [MASKS]
    for chips, there in zip(owned, present, strict=True):
        left = [*left, left[-1] - _taken(scoring(chips, left[-1], there=there))]
    return every([left[0] == 16, left[7] > 0, left[16] == 0])


# Totals and who wins


@law("bali_10_3", "bali_7_3")
@breach("SEAL = 3", "SEAL = 2")
def all_totals_together_are_the_masks_and_three_for_each_seal(
    gained: Sequence[Numbers], sealed: Numbers
) -> Flag:
    """Whatever the values of masks and whoever has them, nothing else counts."""
    totals = [standing(*own) for own in zip(gained, sealed, strict=True)]
    masks = total([total(own) for own in gained])
    return total(totals) == masks + 3 * total(sealed)


@seatless("bali_7_3")
@breach("SEAL = 3", "SEAL = 4")
def one_seal_outweighs_no_more_than_three_points_of_masks(mask: Number, seals_held: Number) -> Flag:
    """A mask of three or more is as good as a seal more, and one of less than three is not."""
    with_mask, with_seal = standing([mask], seals_held), standing([], seals_held + 1)
    return (with_mask >= with_seal) == (mask >= 3)


@law("bali_10_4")
@breach("first = [one == most", "first = [one > most")
def a_game_has_a_winner_and_nobody_has_a_higher_total(totals: Numbers, enders: Flags) -> Flag:
    """Somebody wins, whoever caused the end, and who is surpassed does not."""
    wins = ranked(totals, enders)
    best = [every([own >= other for other in totals]) for own in totals]
    return every([some(wins), *[implies(*pair) for pair in zip(wins, best, strict=True)]])


@law("bali_10_5")
@breach("some([no(decides), ends])", "some([decides, ends])")
def who_caused_the_end_wins_alone_if_nobody_has_more(totals: Numbers, enders: Flags) -> Flag:
    """Of a tie that one wins; one who leads alone wins whoever caused the end."""
    best = [every([own >= other for other in totals]) for own in totals]
    leads = [every(pair) for pair in zip(best, enders, strict=True)]
    wins = ranked(totals, enders)
    alone = [
        every([own > other for other in [*totals[:s], *totals[s + 1 :]]])
        for s, own in enumerate(totals)
    ]
    return every([implies(some(leads), same(wins, leads)), implies(some(alone), same(wins, alone))])


@law("bali_10_5")
@breach("some([no(decides), ends])", "ends")
def where_who_caused_the_end_is_behind_all_leaders_win(totals: Numbers, enders: Flags) -> Claim:
    """Then the victory is shared by exactly those whom nobody surpasses."""
    best = [every([own >= other for other in totals]) for own in totals]
    leads = [every(pair) for pair in zip(best, enders, strict=True)]
    return Claim(no(some(leads)), same(ranked(totals, enders), best))
