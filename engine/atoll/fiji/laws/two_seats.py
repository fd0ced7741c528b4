"""Laws about the game for two."""

from atoll.fiji.components import EXTENDED_SET, HEADS, ROUNDS, SET, SET_ASIDE, Beads, Goal
from atoll.fiji.laws.speech import EACH_COLOUR, Goals, Hands, Numbers, all_piles
from atoll.fiji.phases import scored_by_goal
from atoll.fiji.rules import goal_heads, held, set_aside_allowed
from atoll.proof.law import Checked, breach, law
from atoll.proof.speech import same
from atoll.words import Flag, choose, count, every, lookup, no, some, total

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
