"""Laws about totals and who wins."""

from collections.abc import Sequence

from atoll.bali.rules import Flags, Numbers, ranked, standing
from atoll.proof.law import Breach, Claim, law
from atoll.proof.speech import implies, same
from atoll.words import Flag, Number, every, no, some, total


@law("bali_10_3", "bali_7_3", breach=Breach("SEAL = 3", "SEAL = 2"))
def all_totals_together_are_the_masks_and_three_for_each_seal(
    gained: Sequence[Numbers], sealed: Numbers
) -> Flag:
    """Whatever the values of masks and whoever has them, nothing else counts."""
    totals = [standing(*own) for own in zip(gained, sealed, strict=True)]
    masks = total([total(own) for own in gained])
    return total(totals) == masks + 3 * total(sealed)


@law("bali_7_3", seats=(), breach=Breach("SEAL = 3", "SEAL = 4"))
def one_seal_outweighs_no_more_than_three_points_of_masks(mask: Number, seals_held: Number) -> Flag:
    """A mask of three or more is as good as a seal more, and one of less than three is not."""
    with_mask, with_seal = standing([mask], seals_held), standing([], seals_held + 1)
    return (with_mask >= with_seal) == (mask >= 3)


@law("bali_10_4", breach=Breach("first = [one == most", "first = [one > most"))
def a_game_has_a_winner_and_nobody_has_a_higher_total(totals: Numbers, enders: Flags) -> Flag:
    """Somebody wins, whoever caused the end, and who is surpassed does not."""
    wins = ranked(totals, enders)
    best = [every([own >= other for other in totals]) for own in totals]
    return every([some(wins), *[implies(*pair) for pair in zip(wins, best, strict=True)]])


@law("bali_10_5", breach=Breach("some([no(decides), ends])", "some([decides, ends])"))
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


@law("bali_10_5", breach=Breach("some([no(decides), ends])", "ends"))
def where_who_caused_the_end_is_behind_all_leaders_win(totals: Numbers, enders: Flags) -> Claim:
    """Then the victory is shared by exactly those whom nobody surpasses."""
    best = [every([own >= other for other in totals]) for own in totals]
    leads = [every(pair) for pair in zip(best, enders, strict=True)]
    return Claim(no(some(leads)), same(ranked(totals, enders), best))
