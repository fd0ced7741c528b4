"""Laws about a whole exchange, and what goes on from round to round."""

from collections.abc import Sequence

from atoll.fiji.components import BOX, EXCHANGES, NO_BEADS, SET, Beads, Condition, Effect
from atoll.fiji.laws.speech import (
    EACH_COLOUR,
    GOALS_FOR_MOST,
    AnExchange,
    AnyRow,
    Choices,
    Hands,
    Numbers,
    Rows,
    all_piles,
    conserved,
    nothing_negative,
    offered_from,
    unchanged,
)
from atoll.fiji.phases import Choice, Exchange, cleared, complete_set, exchanged, in_play, paid, row
from atoll.fiji.rules import counted, held, pooled, supply_laid
from atoll.proof.law import Checked, Claim, breach, law
from atoll.proof.speech import all_same, same, within
from atoll.words import Flag, choose, count, every, no, some

_ABOUT_ROWS = (
    "a_row_conserves_every_colour",
    "a_row_neither_fills_the_supply_nor_takes_from_a_hand",
    "nothing_is_negative_after_a_row",
    "the_goals_stay_one_of_each_colour",
)


@law("fiji_4_16", "fiji_4_17", lemmas=_ABOUT_ROWS)
@breach("_together(analysed.hands, found.kept)", "_together(analysed.hands, offers)", "phases")
def an_exchange_conserves_every_colour(
    an_exchange: AnExchange, half_is_up: Flag, any_row: AnyRow
) -> Flag:
    """Supply and hands together have the same beads after an exchange as before the offers."""
    before, offers, *_ = an_exchange
    after, _ = exchanged(*an_exchange, half_is_up=half_is_up, row=any_row)
    return conserved(offered_from(before, offers), after)


@law("fiji_4_17", lemmas=_ABOUT_ROWS)
@breach(
    "_together(analysed.hands, found.kept)",
    "tuple(map(Beads.minus, analysed.hands, found.paid))",
    "phases",
)
def nothing_is_negative_after_an_exchange(
    an_exchange: AnExchange, half_is_up: Flag, any_row: AnyRow
) -> Flag:
    """Neither the supply nor a hand can fall below no beads."""
    after, _ = exchanged(*an_exchange, half_is_up=half_is_up, row=any_row)
    return nothing_negative(after)


@law("fiji_4_13", "fiji_4_16", lemmas=_ABOUT_ROWS)
@breach("kept = [choose(keeps, offer, NO_BEADS)", "kept = [choose(keeps, NO_BEADS, NO_BEADS)")
def an_exchange_costs_a_hand_its_offer_at_most(
    an_exchange: AnExchange, half_is_up: Flag, any_row: AnyRow
) -> Flag:
    """A hand loses at most its offer of every colour, and nothing if it keeps the offer."""
    before, offers, *_ = an_exchange
    after, found = exchanged(*an_exchange, half_is_up=half_is_up, row=any_row)
    kept = zip(found[-1].after.keepers, offers, before.hands, strict=True)
    least = [pooled(hand, [choose(keeps, offer, NO_BEADS)]) for keeps, offer, hand in kept]
    return every([within(*pair) for pair in zip(least, after.hands, strict=True)])


@law("fiji_4_4")
@breach("row(now, offers", "row(before, offers", "phases")
def a_row_begins_with_what_the_row_above_has_left(
    an_exchange: AnExchange, half_is_up: Flag
) -> Flag:
    """Each row finds supply, hands, keepers and goals as the row above has left them.

    The payment finds them as the last row has.
    """
    before, offers, rows, choices = an_exchange
    after, found = exchanged(*an_exchange, half_is_up=half_is_up)
    left = [before, *[analysed.after for analysed in found]]
    here = zip(left, rows, choices, strict=False)
    alone = [row(now, offers, *its, choice, half_is_up=half_is_up) for now, its, choice in here]
    begin = [unchanged(one.after, then) for one, then in zip(alone, left[1:], strict=True)]
    return every([*begin, unchanged(paid(left[-1], offers), after)])


@law("fiji_4_9", "fiji_4_16", "fiji_4_17")
@breach("scores[r] for r in seats if r != s]) for s", "scores[r] for r in seats if r < s]) for s")
def equal_offers_cancel_everything_and_are_paid(
    before: Exchange, offer: Beads, rows: Rows, choices: Choices, half_is_up: Flag
) -> Claim:
    """If all players offer the same, nobody executes a row; hands and goals stay as they were."""
    offers = [offer for _ in before.hands]
    after, found = exchanged(before, offers, rows, choices, half_is_up=half_is_up)
    executed = [some(analysed.contest.executes) for analysed in found]
    expected = Exchange(pooled(before.supply, offers), before.hands, before.keepers, before.goals)
    nobody_keeps = no(some(before.keepers))
    return Claim(nobody_keeps, every([no(some(executed)), unchanged(expected, after)]))


@law("fiji_4_4", "fiji_4_5", "fiji_4_9", "fiji_4_12", "fiji_4_16")
@breach("enough = held(asked, supply)", "enough = True")
def five_sets_of_offers_fit_the_printed_exchange_and_none_from_a_fresh_hand() -> Checked:
    """The counts printed for four players leave 18 sets of offers, the printed supply five of them.

    One player offers four blue beads in all of them, and a complete set has two.
    """
    sets_of_offers = _offers_of_the_printed_exchange()
    fit = [same(_printed_exchange(offers), (7, 4, 2, 6)) for offers in sets_of_offers]
    from_a_hand = [every([held(offer, SET) for offer in offers]) for offers in sets_of_offers]
    ways = [count([_counts(pile, printed) for pile in all_piles()]) for printed in _PRINTED_COUNTS]
    pairs = [[*zip(its, _PRINTED_COUNTS, strict=True)] for its in sets_of_offers]
    as_printed = [every([_counts(*pair) for pair in its]) for its in pairs]
    numbers = [len(fit), count(fit), count(from_a_hand)]
    flags = [*as_printed, same(numbers, (18, 5, 0)), same(ways, (3, 3, 2, 1))]
    return Checked(len(fit), flags)


_RED_AND_GREEN, _YELLOW = (True, True, False, False), (False, False, True, False)
_ALL_COLOURS = (True, True, True, True)
_PRINTED_ROWS: Rows = (
    (Condition(_RED_AND_GREEN, most=True), Effect(takes=Beads(red=3))),
    (Condition(_YELLOW, most=False), Effect(keeps=True)),
    (Condition(_ALL_COLOURS, most=True), Effect(others=Beads(yellow=1))),
    (Condition(_ALL_COLOURS, most=False), Effect(takes=Beads(yellow=2))),
)
_PRINTED_COUNTS = ((2, 1, 3), (2, 0, 2), (1, 1, 2), (0, 0, 4))


def _offers_of_the_printed_exchange() -> list[list[Beads]]:
    """What four seats can have offered: red and green, yellow and all beads are known of each."""
    return [
        [Beads(h, 2 - h, 1, 0), Beads(c, 2 - c, 0, 0), Beads(a, 1 - a, 1, 0), Beads(0, 0, 0, 4)]
        for h in range(3)
        for c in range(3)
        for a in range(2)
    ]


def _counts(pile: Beads, printed: Numbers) -> Flag:
    """Whether the first three rows count so many beads of the pile."""
    return same([counted(condition, pile) for condition, _ in _PRINTED_ROWS[:3]], printed)


def _printed_exchange(offers: Hands) -> Beads:
    """The supply after it."""
    hands = tuple([NO_BEADS for _ in offers])
    before = Exchange(SET, hands, tuple([False for _ in offers]), GOALS_FOR_MOST)
    choices = [Choice(0, 0, 1, pays=False) for _ in _PRINTED_ROWS]
    after, _ = exchanged(before, offers, _PRINTED_ROWS, choices, half_is_up=False)
    return after.supply


# From round to round


@law("fiji_5_8", "fiji_7_7", "fiji_1_2")
@breach("pooled(supply, piles), sets", "pooled(supply, piles[: len(sets)]), sets", "phases")
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
)
@breach("tuple(kept), pooled(supply, paid)", "tuple(kept), pooled(supply, [*paid, *paid])")
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
    from_box = within(pooled(before.supply, [*before.hands, *offers, *set_aside]), BOX)
    return Claim(
        from_box, every([within(its, BOX) for its in [*piles, *left, *offers, *set_aside]])
    )


@law("fiji_1_2", "fiji_7_2", "fiji_5_8")
@breach("pool[c] - total([a_set[c] for a_set in sets])", "pool[c] - sets[0][c]")
def a_supply_laid_once_and_one_laid_in_each_round_are_the_same(
    supply: Beads, hands: Hands, set_aside: Hands, sets: Hands, once: Flag
) -> Claim:
    """With a set in the supply and the sets of all players in play, both wordings lay a set."""
    piles = [*hands, *set_aside]
    in_play = same(pooled(supply, piles), pooled(SET, sets))
    return Claim(in_play, same(cleared(supply, piles, sets, once=once), SET))


@law("fiji_7_1", "fiji_7_2", over=lambda: EACH_COLOUR)
@breach("EXTENDED_SET = Beads(6, 5, 4, 3)", "EXTENDED_SET = Beads(6, 5, 4, 2)", "components")
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
)
@breach("a_set[c] for a_set in sets", "SET[c] for a_set in sets")
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
