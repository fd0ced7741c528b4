"""Laws about the game for two."""

from atoll.fiji.components import EXTENDED_SET, HEADS, ROUNDS, SET, SET_ASIDE, Beads, Goal
from atoll.fiji.laws.speech import EACH_COLOUR, Goals, Hands, Numbers, all_piles
from atoll.fiji.phases import Choice, scored_by_goal
from atoll.fiji.rules import goal_heads, held, rotated, set_aside_allowed, swapped
from atoll.proof.law import Checked, breach, law
from atoll.proof.speech import implies, same
from atoll.words import Flag, Number, choose, count, every, lookup, no, some, total

_TWO = (2,)


@law("fiji_7_3")
@breach("total(beads) == SET_ASIDE", "total(beads) <= SET_ASIDE")
def thirty_four_ways_to_set_four_beads_aside_leave_fourteen() -> Checked:
    """Any four of the 18 beads of an extended set; as many stay as are in a complete set."""
    ways = [every([set_aside_allowed(pile), held(pile, EXTENDED_SET)]) for pile in all_piles()]
    flags = [count(ways) == 34, total(EXTENDED_SET) == 18, total(SET) == 18 - SET_ASIDE]
    return Checked(len(ways), flags)


@law("fiji_7_5", "fiji_7_6", seats=_TWO)
@breach("row[s] > row[r] for r", "row[s] >= row[r] for r")
def each_goal_is_won_by_the_better_hand_or_tied_by_equal_counts(goals: Goals, hands: Hands) -> Flag:
    """Of the cases first wins, second wins and tied exactly one applies to each goal."""
    found = zip(goals, goal_heads(goals, hands), (4, 3, 2, 1), strict=True)
    return every([_one_case(goal, hands, taken, worth) for goal, taken, worth in found])


def _one_case(goal: Goal, hands: Hands, taken: Numbers, worth: int) -> Flag:
    first, second = [lookup(hand, goal.colour) for hand in hands]
    better = _better(goal, *hands)
    wins = every([same(taken, (worth, 0)), better])
    loses = every([same(taken, (0, worth)), no(better), first != second])
    tied = every([same(taken, (0, 0)), first == second])
    return count([wins, loses, tied]) == 1


@law("fiji_7_5", "fiji_7_6", seats=_TWO)
@breach("total([goal[seat] for goal", "total([goal[1 - seat] for goal", "phases")
def each_of_two_players_takes_the_heads_of_the_goals_that_its_own_hand_wins(
    goals: Goals, hands: Hands
) -> Flag:
    """The nearest goal pays 4 heads and the next ones 3, 2 and 1, each to who meets it better.

    What is paid for a goal goes to nobody else, and for a goal that is tied nobody is paid.
    """
    expected = [total(_won(goals, *pair)) for pair in (hands, [*reversed(hands)])]
    return same(scored_by_goal(goals, hands), expected)


def _won(goals: Goals, mine: Beads, theirs: Beads) -> Numbers:
    """The heads of each goal that the first hand meets better than the second."""
    found = zip(goals, (4, 3, 2, 1), strict=True)
    return [choose(_better(goal, mine, theirs), worth, 0) for goal, worth in found]


def _better(goal: Goal, mine: Beads, theirs: Beads) -> Flag:
    one, other = [lookup(hand, goal.colour) for hand in (mine, theirs)]
    return choose(goal.most, one > other, one < other)


@law("fiji_7_5", "fiji_7_6", "fiji_0_4", seats=_TWO)
@breach("GOAL_HEADS = (4, 3, 2, 1)", "GOAL_HEADS = (4, 3, 3, 1)", "components")
def two_players_take_at_most_ten_heads_and_fewer_when_goals_tie(goals: Goals, hands: Hands) -> Flag:
    """A round pays ten heads unless a goal is tied, so forty heads suffice for four rounds."""
    taken = total(scored_by_goal(goals, hands))
    tied = some([hands[0][c] == hands[1][c] for c in EACH_COLOUR])
    return every([taken <= 10, (taken == 10) == no(tied), ROUNDS * taken <= HEADS])


@law("fiji_4_14", "fiji_7_5", "fiji_7_6", seats=_TWO)
@breach("most=goal.most)", "most=True)")
def for_two_players_rotating_a_goal_gives_its_heads_to_the_other(
    goals: Goals, colour: Number, hands: Hands
) -> Flag:
    """A goal turned round goes to the other player and a tie stays; the other goals stay as won."""
    before, after = goal_heads(goals, hands), goal_heads(rotated(goals, colour), hands)
    found = zip(goals, before, after, strict=True)
    turns = [(goal.colour == colour, its, now) for goal, its, now in found]
    return every([same(now, choose(it, tuple(reversed(was)), was)) for it, was, now in turns])


@law("fiji_4_15", "fiji_7_5", seats=_TWO)
@breach(
    "worth in zip(rows, GOAL_HEADS,",
    "worth in zip(rows, [lookup(GOAL_HEADS, its.colour) for its in goals],",
)
def for_two_players_swapping_two_goals_swaps_their_values_only(
    goals: Goals, choice: Choice, hands: Hands
) -> Flag:
    """Each goal is won by the same player as before, or tied as before, for the heads of its place.

    From the nearest place on these are 4, 3, 2 and 1, whichever goal lies there.
    """
    after = swapped(goals, choice.swaps, choice.swaps_with)
    pairs = [(n, m) for n in range(len(goals)) for m in range(len(goals))]
    one, other = goal_heads(goals, hands), goal_heads(after, hands)
    worth = (4, 3, 2, 1)
    alike = [same(other[m], [choose(h > 0, worth[m], 0) for h in one[n]]) for n, m in pairs]
    colours = [goals[n].colour == after[m].colour for n, m in pairs]
    return every([implies(*pair) for pair in zip(colours, alike, strict=True)])
