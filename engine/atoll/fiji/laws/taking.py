"""Laws about what a row takes and gives."""

from atoll.fiji.components import DECK, NO_BEADS, SET, Beads, Condition, Effect
from atoll.fiji.laws.speech import (
    EACH_COLOUR,
    GOALS_FOR_MOST,
    NUMBERS_OF_SEATS,
    ARow,
    Flags,
    Hands,
    conserved,
    nothing_negative,
    only_given,
    unchanged,
)
from atoll.fiji.phases import Choice, Exchange, Row, row
from atoll.fiji.rules import payment, pooled, taking
from atoll.proof.law import Claim, breach, law
from atoll.proof.speech import all_same, same, within
from atoll.words import Flag, choose, count, every, no, some


@law(
    "fiji_4_10",
    "fiji_4_11",
    "fiji_4_12",
    "fiji_4_13",
    "fiji_4_14",
    "fiji_4_15",
    lemmas=("at_most_one_player_executes_a_row",),
)
@breach("len(executes) - 1", "len(executes)")
def a_row_conserves_every_colour(a_row: ARow, half_is_up: Flag) -> Flag:
    """What a row takes from the supply is behind the screens afterwards, bead for bead."""
    before, *_ = a_row
    found = row(*a_row, half_is_up=half_is_up)
    return conserved(before, found.after)


@law("fiji_4_10", "fiji_4_11", "fiji_4_12")
@breach(
    "choose(happens, effect.others, NO_BEADS)",
    "choose(happens, NO_BEADS.minus(effect.others), NO_BEADS)",
)
def a_row_neither_fills_the_supply_nor_takes_from_a_hand(a_row: ARow, half_is_up: Flag) -> Flag:
    """Effects move beads from the supply to the hands and never back."""
    before, *_ = a_row
    found = row(*a_row, half_is_up=half_is_up)
    return only_given(before, found.after)


@law("fiji_4_10", "fiji_4_11", "fiji_4_12")
@breach("happens = every([enough, some(executes)])", "happens = some(executes)")
def nothing_is_negative_after_a_row(a_row: ARow, half_is_up: Flag) -> Flag:
    """No effect takes a bead that is not there."""
    found = row(*a_row, half_is_up=half_is_up)
    return nothing_negative(found.after)


@law("fiji_4_9", "fiji_4_17")
@breach("happens = every([enough, some(executes)])", "happens = enough")
def a_row_that_nobody_executes_changes_nothing(a_row: ARow, half_is_up: Flag) -> Claim:
    """Supply, hands, keepers and goals stay as they were."""
    before, *_ = a_row
    found = row(*a_row, half_is_up=half_is_up)
    return Claim(no(some(found.contest.executes)), unchanged(before, found.after))


@law("fiji_4_10", "fiji_4_12")
@breach("enough = held(asked, supply)", "enough = held(due, supply)")
def a_row_gives_all_that_it_asks_for_or_nothing(
    effect: Effect, supply: Beads, executes: Flags, half_is_up: Flag
) -> Flag:
    """All who are due beads take them if the supply has them all; otherwise nobody takes any."""
    found = taking(effect, supply, executes, half_is_up=half_is_up)
    due = [choose(executing, found.due, effect.others) for executing in executes]
    there = within(pooled(NO_BEADS, due), supply)
    nothing = [NO_BEADS for _ in executes]
    happens = every([some(executes), there])
    return choose(happens, all_same(found.taken, due), all_same(found.taken, nothing))


@law("fiji_4_10")
@breach("enough = held(asked, supply)", "enough = some([a <= b for a, b in zip(asked, supply)])")
def a_take_card_gives_or_lacks_and_never_both(
    take: Effect, supply: Beads, executes: Flags, half_is_up: Flag
) -> Claim:
    """Either the executor takes what the card shows, or a colour is short and nothing moves."""
    found = taking(take, supply, executes, half_is_up=half_is_up)
    pairs = zip(found.taken, executes, strict=True)
    takes = [same(taken, choose(its, take.takes, NO_BEADS)) for taken, its in pairs]
    left = Beads(*[supply[c] - take.takes[c] for c in EACH_COLOUR])
    gives = every([*takes, same(found.supply, left), within(NO_BEADS, left)])
    lacks = every([same(found.supply, supply), some([beads < 0 for beads in left])])
    return Claim(some(executes), count([gives, lacks]) == 1)


@law("fiji_4_12")
@breach("choose(executing, executor_takes, each_other_takes)", "each_other_takes")
def the_executor_of_others_take_takes_nothing_and_all_others_the_same(
    a_row: ARow, half_is_up: Flag
) -> Claim:
    """Every other player takes what the card shows, cancelled or not, or none of them does."""
    before, _, _, effect, _ = a_row
    found = row(*a_row, half_is_up=half_is_up)
    executes, hands = found.contest.executes, before.hands
    pairs = zip(hands, executes, strict=True)
    served = [pooled(hand, [choose(its, NO_BEADS, effect.others)]) for hand, its in pairs]
    card = every([no(some(effect.halves)), same(effect.takes, NO_BEADS)])
    all_or_none = some([all_same(found.after.hands, either) for either in (served, hands)])
    return Claim(every([card, some(executes)]), all_or_none)


@law("fiji_4_11")
@breach(
    "choose(effect.halves[c], halves[c], 0)",
    "choose(effect.halves[c], choose(halves[c] == 0, 1, halves[c]), 0)",
)
def half_of_a_colour_is_always_there(
    take_half: Effect, supply: Beads, executes: Flags, half_is_up: Flag
) -> Flag:
    """A half card never fails for lack of beads, not even where the supply has none."""
    found = taking(take_half, supply, executes, half_is_up=half_is_up)
    return every([found.enough, within(NO_BEADS, found.supply), within(found.supply, supply)])


@law("fiji_4_11")
@breach(
    "choose(up, half_up(beads), half_down(beads))", "choose(up, half_down(beads), half_up(beads))"
)
def half_rounded_up_takes_one_bead_more_of_an_odd_number_only(
    take_half: Effect, supply: Beads, executes: Flags
) -> Claim:
    """Half rounded down and half rounded up make the whole; they differ by one bead or by none."""
    down, up = [
        pooled(NO_BEADS, taking(take_half, supply, executes, half_is_up=flag).taken)
        for flag in (False, True)
    ]
    whole = [choose(take_half.halves[c], supply[c], 0) for c in EACH_COLOUR]
    makes_whole = [down[c] + up[c] == whole[c] for c in EACH_COLOUR]
    apart = [some([up[c] == down[c], up[c] == down[c] + 1]) for c in EACH_COLOUR]
    return Claim(some(executes), every([*makes_whole, *apart]))


def _executed(card: Effect, supply: Beads, seats: int, *, half_is_up: Flag = False) -> Row:
    """A row that the first seat executes: it offers one bead of each colour, the others a green."""
    hands = tuple([NO_BEADS for _ in range(seats)])
    before = Exchange(supply, hands, tuple([False for _ in hands]), GOALS_FOR_MOST)
    offers = [Beads(1, 1, 1, 1), *[Beads(green=1) for _ in hands[1:]]]
    most_beads = Condition((True, True, True, True), most=True)
    pays = Choice(0, 0, 1, pays=True)
    return row(before, offers, most_beads, card, pays, half_is_up=half_is_up)


def _served() -> list[tuple[int, Beads, Beads]]:
    """Each take card by its place, with a supply that served all before it, and what it leaves."""
    found: list[tuple[int, Beads, Beads]] = []
    left = SET
    for n, card in enumerate(DECK.effects[:5]):
        before, left = left, _executed(card, left, 3).after.supply
        found = [*found, (n, before, left)]
    return found


@law(
    "fiji_4_10",
    over=_served,
    lemmas=("the_effects_of_the_deck_add_up_to_a_set_and_the_rest_comes_once_for_each_colour",),
)
@breach(
    "enough = held(asked, supply)",
    "enough = every([some([asked[c] == 0, asked[c] < supply[c]]) for c in _COLOURS])",
)
def a_fresh_supply_serves_all_take_cards_one_after_the_other(
    n: int, before: Beads, left: Beads
) -> Flag:
    """The four cards of one colour leave one bead of each, which the fifth takes."""
    served = same(pooled(left, [DECK.effects[n].takes]), before)
    leaves = n < 3 or same(left, ((1, 1, 1, 1), NO_BEADS)[n - 3])
    return every([served, leaves])


@law(
    "fiji_4_12",
    over=lambda: [(c, n) for c in EACH_COLOUR for n in NUMBERS_OF_SEATS],
    lemmas=("a_row_neither_fills_the_supply_nor_takes_from_a_hand",),
)
@breach("beads[c] <= hand[c]", "beads[c] < hand[c]")
def others_take_blue_needs_three_players_or_fewer_on_a_fresh_supply(c: int, n: int) -> Flag:
    """There blue fails with four or five players and yellow with five; every other case works.

    What fails there fails in the whole first exchange of a round, as no row fills the supply; what
    works there can fail in a later row.
    """
    card = Effect(others=Beads(*[choose(colour == c, 1, 0) for colour in EACH_COLOUR]))
    _, *others = _executed(card, SET, n).after.hands
    return every([same(hand, card.others) for hand in others]) == (n <= (5, 5, 4, 3)[c])


# Keeping and paying


@law("fiji_4_13", "fiji_4_16")
@breach("choose(keeps, NO_BEADS, offer)", "offer")
def an_offer_is_kept_whole_or_paid_whole(offers: Hands, keepers: Flags, supply: Beads) -> Flag:
    """Who keeps an offer pays none of it, and who pays keeps none: one or the other.

    The supply takes in just what is paid.
    """
    found = payment(offers, keepers, supply)
    nothing = [NO_BEADS for _ in offers]
    kept = zip(offers, found.kept, nothing, found.paid, strict=True)
    paid = zip(offers, found.paid, nothing, found.kept, strict=True)
    keeps = [every([same(one, two), same(three, four)]) for one, two, three, four in kept]
    pays = [every([same(one, two), same(three, four)]) for one, two, three, four in paid]
    exactly_one = [count(pair) == 1 for pair in zip(keeps, pays, strict=True)]
    pay = zip(offers, keepers, strict=True)
    due = pooled(supply, [choose(keeping, NO_BEADS, offer) for offer, keeping in pay])
    return every([*exactly_one, same(keeps, keepers), same(found.supply, due)])


@law("fiji_4_13")
@breach("some([kept, every([effect.keeps, executing])])", "every([effect.keeps, executing])")
def only_the_executor_of_a_keep_card_begins_to_keep_and_nobody_stops(
    a_row: ARow, half_is_up: Flag
) -> Flag:
    """Those who kept their offers still do, and so does the executor if card and choice say so."""
    before, _, _, effect, choice = a_row
    found = row(*a_row, half_is_up=half_is_up)
    begins = every([effect.keeps, no(choice.pays)])
    executes = found.contest.executes
    pairs = zip(before.keepers, executes, strict=True)
    keepers = [choose(begins, some([kept, executing]), kept) for kept, executing in pairs]
    return same(found.after.keepers, keepers)
