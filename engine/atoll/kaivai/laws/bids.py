"""Laws about bids and their order, movement, and influence: what it costs and who gets it."""

from collections.abc import Sequence

from atoll.kaivai.components import BIDS, INFLUENCE, MOVEMENT, STEPS
from atoll.kaivai.phases import Chosen, chosen
from atoll.kaivai.rules import (
    Numbers,
    bids_before,
    can_act,
    cost,
    gained,
    is_bid,
    is_taken,
    movement,
    standing,
)
from atoll.kaivai.table import Track
from atoll.proof.law import Claim, breach, law, seatless
from atoll.proof.speech import each_two, implies, same
from atoll.words import Flag, Number, choose, count, every, no, some


@seatless("kaivai_2_6")
@breach("MOVEMENT = (1, 2, 3, 4, 5, 4,", "MOVEMENT = (1, 2, 3, 3, 5, 4,", "components")
def each_bid_nearer_to_five_moves_canoes_one_hex_further(
    bid: Number, higher_bid: Number, steps: Number
) -> Claim:
    """Up to five a bid that is higher by one moves one hex further, beyond five one hex less."""
    gained = movement(higher_bid, steps) - movement(bid, steps)
    return Claim(higher_bid == bid + 1, gained == choose(bid < 5, 1, -1))


@seatless("kaivai_2_6", "kaivai_5_1")
@breach("4, 3, 2, 1, 0)", "4, 3, 2, 1, 1)", "components")
def only_a_bid_of_ten_without_steps_leaves_canoes_where_they_are(
    bid: Number, steps: Number
) -> Flag:
    """Movement is none exactly where ten is bid and no step has been taken; a step adds some."""
    stuck = every([bid == len(MOVEMENT), steps == 0])
    still = movement(bid, steps) == 0
    return every([implies(still, stuck), implies(stuck, still)])


@seatless("kaivai_11_2", "kaivai_5_1")
@breach("4, 4, 5)", "4, 4, 6)", "components")
def no_canoe_moves_more_than_ten_hexes(bid: Number, steps: Number) -> Flag:
    """By any bid and after any steps a canoe moves ten hexes at most, and never fewer than none."""
    found = movement(bid, steps)
    return every([found >= 0, found <= 10])


@seatless("kaivai_11_2")
@breach("STEPS = (0, 1, 2, 2,", "STEPS = (0, 1, 3, 2,", "components")
def a_step_of_movement_adds_one_hex_or_none(bid: Number, steps: Number) -> Claim:
    """No step takes a hex away or adds two, and the first one adds one, whatever the bid."""
    added = movement(bid, steps + 1) - movement(bid, steps)
    one_or_none = every([some([added == 0, added == 1]), implies(steps == 0, added == 1)])
    return Claim(steps < len(STEPS) - 1, one_or_none)


@law("kaivai_2_2", "kaivai_2_1")
@breach("number == bid for bid", "number <= bid for bid")
def whoever_bids_finds_a_free_bid(made: Numbers) -> Flag:
    """Whatever numbers as many as all players have named, one of the bids 1 to 10 is not taken."""
    return some([no(is_taken(bid, made)) for bid in BIDS])


@law("kaivai_2_2", "kaivai_2_5")
@breach("number == bid for bid", "number + 1 == bid for bid")
def bids_that_may_be_made_put_the_turns_in_a_strict_order(made: Numbers) -> Claim:
    """Where each bid is 1 to 10 and not taken when it is made, one is highest and one lowest."""
    places = range(len(made))
    free = [no(is_taken(made[n], made[:n])) for n in places]
    higher = [[made[n] > made[m] for m in places if m != n] for n in places]
    one_first = count([every(above) for above in higher]) == 1
    one_last = count([no(some(above)) for above in higher]) == 1
    return Claim(every([*free, *[is_bid(bid) for bid in made]]), every([one_first, one_last]))


Deciding = tuple[Numbers, Sequence[Track], Sequence[Track], Numbers, Numbers]
"""Of all players the glory, shells, fish, canoes and huts."""


def _standings(deciding: Deciding) -> list[tuple[Number, ...]]:
    """Of each player what decides who bids first, in this order: less of each goes first."""
    return [standing(*one) for one in zip(*deciding, strict=True)]


@law("kaivai_2_3")
@breach("one[place] < other[place]", "one[place] <= other[place]")
def of_two_players_one_bids_first_unless_all_that_decides_is_equal(deciding: Deciding) -> Flag:
    """Glory, value of shells, fish, canoes and huts put two players in one order, or are equal.

    Never do both bid before each other.
    """
    found = _standings(deciding)
    pairs = [(found[s], found[r]) for s, r in each_two(len(found))]
    cases = [[bids_before(a, b), bids_before(b, a), same(a, b)] for a, b in pairs]
    return every([count(its) == 1 for its in cases])


@law("kaivai_2_3", seats=(3,))
@breach(
    "every([*_alike(one[:place], other[:place]), one[place] < other[place]])",
    "one[place] < other[place]",
)
def who_bids_before_a_player_bids_before_all_after_that_player(deciding: Deciding) -> Claim:
    """If the first player bids before the second and that one before the third, so does the first.

    Three players stand for any three of four.
    """
    first, second, third = _standings(deciding)
    given = every([bids_before(first, second), bids_before(second, third)])
    return Claim(given, bids_before(first, third))


@law("kaivai_2_3")
@breach("for place in range(len(one))", "for place in range(len(one) - 1)")
def with_the_last_order_no_tie_is_left(deciding: Deciding, places: Numbers) -> Flag:
    """Where the last order decides at the end, of each two players exactly one bids first."""
    pairs = zip(_standings(deciding), places, strict=True)
    found = [(*standing, place) for standing, place in pairs]
    pairs_of = [(found[s], found[r]) for s, r in each_two(len(found))]
    return every([count([bids_before(a, b), bids_before(b, a)]) == 1 for a, b in pairs_of])


@law("kaivai_2_3")
@breach("one[place] < other[place]", "one[place] > other[place]")
def less_glory_bids_first_and_of_equals_less_value_of_shells(deciding: Deciding) -> Flag:
    """Glory decides before all else, then what the shells are worth, not how many they are."""
    first, second, *_ = _standings(deciding)
    worth, more = [
        one + 2 * two + 3 * three + 4 * four + 5 * five
        for one, two, three, four, five in deciding[1][:2]
    ]
    poorer = every([first[0] == second[0], worth < more])
    given = some([first[0] < second[0], poorer])
    return implies(given, bids_before(first, second))


# Influence


@law("kaivai_0_4", "kaivai_4_2", "kaivai_4_3")
@breach("own - due, left", "own, left", "phases")
def choosing_an_action_conserves_influence(
    held: Number, marked: Flag, influence: Numbers, influence_left: Number
) -> Flag:
    """Space, player and supply hold as many counters together as before, whoever chooses."""
    own, *_ = influence
    found = chosen(held, own, influence_left, marked=marked)
    return found.held + found.own + found.left == held + own + influence_left


@law("kaivai_4_2")
@breach("some([marked, none_left])", "marked", "phases")
def a_first_choice_is_free_and_makes_the_next_one_cost_one(
    held: Number, influence: Numbers, influence_left: Number
) -> Claim:
    """A player pays nothing for an empty space; a counter of the supply lies there then, or a mark.

    So the next choice of the action costs one, also where the supply was empty.
    """
    own, *_ = influence
    found = chosen(held, own, influence_left, marked=False)
    next_one = cost(found.held, marked=found.marked)
    return Claim(held == 0, every([found.own == own, next_one == 1]))


@law("kaivai_4_3")
@breach("held + free + due", "held + free + 1", "phases")
def a_later_choice_doubles_what_the_action_costs(
    held: Number, marked: Flag, influence: Numbers, influence_left: Number
) -> Claim:
    """Who chooses an action again pays what lies there, to the space, and it costs twice as much.

    The supply gives nothing. A mark counts for one counter.
    """
    own, *_ = influence
    due = cost(held, marked=marked)
    found = chosen(held, own, influence_left, marked=marked)
    paid = every([found.own == own - due, found.left == influence_left])
    return Claim(due >= 1, every([paid, cost(found.held, marked=found.marked) == 2 * due]))


@law("kaivai_4_3", "kaivai_4_2")
@breach("influence >= cost", "influence + 1 >= cost")
def nobody_pays_influence_that_is_not_there(
    held: Number, marked: Flag, influence: Numbers, influence_left: Number
) -> Claim:
    """Who may choose an action can pay for it, and the supply gives none that it has not."""
    own, *_ = influence
    found = chosen(held, own, influence_left, marked=marked)
    return Claim(can_act(own, cost(held, marked=marked)), every([found.own >= 0, found.left >= 0]))


@law(
    "kaivai_4_3",
    "kaivai_0_4",
    over=lambda: [(flag, number) for flag in (False, True) for number in range(1, 7)],
)
@breach("held + free + due", "held + free + 1", "phases")
def no_action_is_chosen_six_times_in_a_round(marked: bool, times: int) -> Flag:  # noqa: FBT001 # a case
    """Chosen one to five times a space holds 1, 2, 4, 8 and 16 counters, or one less and a mark.

    A sixth choice would bring 32 or 31 there, and there are 24.
    """
    space = Chosen(0, 32, choose(marked, 0, 1), marked=False)
    for _ in range(times):
        space = chosen(space.held, 32, space.left, marked=space.marked)
    expected = (0, 1, 3, 7, 15, 31) if marked else (1, 2, 4, 8, 16, 32)
    return every([space.held == expected[times - 1], (space.held <= INFLUENCE) == (times < 6)])


@law("kaivai_0_4", "kaivai_3_7", "kaivai_12_2")
@breach("return smaller(wanted, left)", "return wanted")
def a_supply_gives_what_is_due_or_all_that_it_has(wanted: Number, influence_left: Number) -> Flag:
    """A player never gets more than is due or than is there, and otherwise one of the two."""
    found = gained(wanted, influence_left)
    one_of_both = some([found == wanted, found == influence_left])
    return every([found <= wanted, found <= influence_left, one_of_both])
