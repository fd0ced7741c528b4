"""Laws about what goes on from round to round."""

from collections.abc import Sequence

from atoll.fiji.components import BOX, EXCHANGES, SET, Beads
from atoll.fiji.laws.speech import EACH_COLOUR, AnExchange, AnyRow, Hands, conserved, no_fewer
from atoll.fiji.phases import Exchange, cleared, complete_set, exchanged, in_play
from atoll.fiji.rules import pooled, supply_laid
from atoll.proof.law import Breach, Claim, law
from atoll.proof.speech import all_same, same
from atoll.words import Flag, every


@law(
    "fiji_5_8",
    "fiji_7_7",
    "fiji_1_2",
    breach=Breach(
        "pooled(supply, piles), sets", "pooled(supply, piles[: len(sets)]), sets", "phases"
    ),
)
def clearing_away_and_dealing_conserve_every_colour(
    supply: Beads, hands: Hands, set_aside: Hands, sets: Hands
) -> Flag:
    """Supply, hands and beads set aside make the new sets and what is left as the new supply.

    A supply laid anew in each round is the same, as another law shows.
    """
    piles = [*hands, *set_aside]
    left = cleared(supply, piles, sets, once=True)
    return same(pooled(left, sets), pooled(supply, piles))


@law(
    "fiji_0_1",
    "fiji_1_4",
    lemmas=(
        "the_beads_suffice_for_two_to_five_players",
        "every_round_begins_with_the_same_beads",
        "an_exchange_conserves_every_colour",
    ),
    breach=Breach(
        "tuple(kept), pooled(supply, paid)", "tuple(kept), pooled(supply, [*paid, *paid])"
    ),
)
def no_pile_ever_has_more_beads_than_the_box(
    an_exchange: AnExchange, set_aside: Hands, sets: Hands, half_is_up: Flag, any_row: AnyRow
) -> Claim:
    """As all beads come from the box, no supply, hand, offer or pile set aside outgrows it.

    No row changes that, nor do the payment and the clearing away.
    """
    before, offers, *_ = an_exchange
    after, found = exchanged(*an_exchange, half_is_up=half_is_up, row=any_row)
    tables = [before, *[analysed.after for analysed in found], after]
    left = [
        cleared(after.supply, [*after.hands, *set_aside], sets, once=once) for once in (True, False)
    ]
    piles = [pile for table in tables for pile in (table.supply, *table.hands)]
    from_box = no_fewer(BOX, pooled(before.supply, [*before.hands, *offers, *set_aside]))
    return Claim(
        from_box, every([no_fewer(BOX, its) for its in [*piles, *left, *offers, *set_aside]])
    )


@law(
    "fiji_1_2",
    "fiji_7_2",
    "fiji_5_8",
    breach=Breach("pool[c] - total([a_set[c] for a_set in sets])", "pool[c] - sets[0][c]"),
)
def a_supply_laid_once_and_one_laid_in_each_round_are_the_same(
    supply: Beads, hands: Hands, set_aside: Hands, sets: Hands, once: Flag
) -> Claim:
    """With a set in the supply and the sets of all players in play, both wordings lay a set."""
    piles = [*hands, *set_aside]
    in_play = same(pooled(supply, piles), pooled(SET, sets))
    return Claim(in_play, same(cleared(supply, piles, sets, once=once), SET))


@law(
    "fiji_7_1",
    "fiji_7_2",
    over=lambda: EACH_COLOUR,
    breach=Breach(
        "EXTENDED_SET = Beads(6, 5, 4, 3)", "EXTENDED_SET = Beads(6, 5, 4, 2)", "components"
    ),
)
def two_players_play_with_fifty_beads_and_a_supply_of_a_set(c: int) -> Flag:
    """There are 17 green, 14 red, 11 yellow and 8 blue beads; two extended sets leave a set."""
    there = in_play(2)
    left = supply_laid(there, [complete_set(2) for _ in range(2)], once=True)
    return every([there[c] == (17, 14, 11, 8)[c], left[c] == (5, 4, 3, 2)[c]])


@law(
    "fiji_4_17",
    "fiji_5_8",
    "fiji_7_4",
    "fiji_7_7",
    lemmas=(
        "an_exchange_conserves_every_colour",
        "clearing_away_and_dealing_conserve_every_colour",
    ),
    breach=Breach("a_set[c] for a_set in sets", "SET[c] for a_set in sets"),
)
def every_round_begins_with_the_same_beads(
    tables: Sequence[Exchange], set_aside: Hands, sets: Hands, once: Flag
) -> Claim:
    """A round that began with a set as the supply leaves a set for the next one, whatever happened.

    So the beads of a whole game are those of its first round.
    """
    begins, *_, ends = tables
    pairs = [(tables[n], tables[n + 1]) for n in range(EXCHANGES)]
    dealt = [pooled(hand, [its]) for hand, its in zip(begins.hands, set_aside, strict=True)]
    given = [same(begins.supply, SET), all_same(dealt, sets), *[conserved(*p) for p in pairs]]
    left = cleared(ends.supply, [*ends.hands, *set_aside], sets, once=once)
    return Claim(every(given), same(left, SET))
