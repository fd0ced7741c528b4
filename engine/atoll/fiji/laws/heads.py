"""Laws about the heads of a round of three to five seats, the end, and the game for two."""

from atoll.fiji.components import EXTENDED_SET, HEADS, ROUNDS, SET, SET_ASIDE, Beads, Goal
from atoll.fiji.laws.speech import EACH_COLOUR, GOALS_FOR_MOST, Goals, Hands, Numbers, all_piles
from atoll.fiji.phases import scored, scored_by_goal
from atoll.fiji.rules import goal_heads, heads, held, ranking, set_aside_allowed, winners
from atoll.fiji.unknowns import PAID
from atoll.proof.law import Checked, Claim, breach, law
from atoll.proof.speech import each_two, implies, rows_of, same
from atoll.words import Flag, Number, choose, count, every, lookup, no, some, total

_THREE_TO_FIVE = (3, 4, 5)
_SKIPPED = ("after_shared=skip",)
_LOWEST = ("shared_place=lowest_place", *_SKIPPED)


@law("fiji_5_4", "fiji_5_6", **PAID)
@breach("seats - place - 1), seats - place)", "seats - place - 1), seats - place + 1)")
def without_ties_every_player_takes_a_head_for_each_player_behind(
    standings: Hands, skip: Flag, lowest: Flag
) -> Claim:
    """The first of five takes four heads, the last none: 3, 6 or 10 heads for 3, 4 or 5 players."""
    taken = scored(GOALS_FOR_MOST, standings, skip=skip, lowest=lowest)
    n = len(standings)
    expected = [_standing_behind(standings, s) for s in range(n)]
    whole = total(taken) == total(range(n))
    return Claim(no(_some_tie(standings, 2)), every([same(taken, expected), whole]))


def _standing_behind(standings: Hands, seat: int) -> Number:
    return count([total(theirs) < total(standings[seat]) for theirs in standings])


def _some_tie(standings: Hands, of: int) -> Flag:
    """Whether so many seats or more stand equal."""
    return some([count([same(mine, theirs) for theirs in standings]) >= of for mine in standings])


@law("fiji_5_4", "fiji_5_5", under=_LOWEST, **PAID)
@breach(
    "choose(lowest, behind, seats - place - 1)", "choose(lowest, behind + 1, seats - place - 1)"
)
def by_the_lowest_place_every_player_takes_a_head_for_each_player_behind(
    standings: Hands, skip: Flag, lowest: Flag
) -> Flag:
    """A player takes a head for each player they beat, tied or not, if places are skipped."""
    taken = scored(GOALS_FOR_MOST, standings, skip=skip, lowest=lowest)
    return same(taken, [_standing_behind(standings, s) for s in range(len(standings))])


@law("fiji_0_4", "fiji_5_7", "fiji_6_1", under=_LOWEST, **PAID)
@breach(
    "choose(lowest, behind, seats - place - 1)", "choose(lowest, seats - place, seats - place - 1)"
)
def by_the_lowest_place_forty_heads_suffice_for_a_game(
    standings: Hands, skip: Flag, lowest: Flag
) -> Flag:
    """Four rounds never take more heads than lie in the box, if places are skipped."""
    return ROUNDS * total(scored(GOALS_FOR_MOST, standings, skip=skip, lowest=lowest)) <= HEADS


@law("fiji_5_5", under=_SKIPPED, **PAID)
@breach("choose(lowest, behind, seats - place - 1)", "choose(lowest, behind, seats - place)")
def both_readings_of_a_shared_place_pay_the_same_unless_three_share_it(
    standings: Hands, skip: Flag
) -> Claim:
    """As long as only two players share a place, the next place and the lowest pay the same."""
    by_lowest = scored(GOALS_FOR_MOST, standings, skip=skip, lowest=True)
    by_next = scored(GOALS_FOR_MOST, standings, skip=skip, lowest=False)
    return Claim(no(_some_tie(standings, 3)), same(by_lowest, by_next))


@law("fiji_5_4", "fiji_5_5", "fiji_5_6", under=_SKIPPED, **PAID)
@breach("seats - place - 1), seats - place)", "seats - place - 1), place - 1)")
def where_places_are_skipped_a_better_place_takes_more_heads(
    standings: Hands, skip: Flag, lowest: Flag
) -> Flag:
    """Nobody takes as many heads as a player before them, whatever a shared place pays."""
    taken = scored(GOALS_FOR_MOST, standings, skip=skip, lowest=lowest)
    return every(_ordered(standings, taken, 1))


def _ordered(standings: Hands, taken: Numbers, more: int) -> list[Flag]:
    """For each two seats: who stands better takes so many heads more, at least."""
    pairs = each_two(len(taken))
    better = [total(standings[s]) > total(standings[r]) for s, r in pairs]
    ahead = [taken[s] >= taken[r] + more for s, r in pairs]
    return [implies(*pair) for pair in zip(better, ahead, strict=True)]


@law("fiji_5_4", "fiji_5_5", "fiji_5_6", under=("shared_place=next_place",), **PAID)
@breach("choose(lowest, behind, seats - place - 1)", "choose(lowest, behind, behind)")
def by_the_next_place_a_better_place_never_takes_fewer_heads(
    standings: Hands, skip: Flag, lowest: Flag
) -> Flag:
    """A shared place pays what the place after it pays, so it can be as much but never less."""
    taken = scored(GOALS_FOR_MOST, standings, skip=skip, lowest=lowest)
    return every(_ordered(standings, taken, 0))


@law("fiji_5_4", "fiji_5_5", **PAID)
@breach(
    "choose(lowest, behind, seats - place - 1)", "choose(lowest, behind - 1, seats - place - 1)"
)
def nobody_takes_fewer_than_no_heads_or_more_than_one_for_each_other_player(
    standings: Hands, skip: Flag, lowest: Flag
) -> Flag:
    """Under all readings a round pays none to four heads, and fewer with fewer players."""
    taken = scored(GOALS_FOR_MOST, standings, skip=skip, lowest=lowest)
    most = len(standings) - 1
    return every([*[number >= 0 for number in taken], *[number <= most for number in taken]])


@law(
    "fiji_5_5",
    "fiji_5_7",
    over=lambda: [ties for n in _THREE_TO_FIVE for ties in rows_of(range(2), n - 1)],
    many=28,
)
@breach("seats - place - 1)", "seats - place - 2)")
def by_the_next_place_four_kinds_of_ties_need_more_heads_than_a_round_without(
    ties: tuple[int, ...],
) -> Flag:
    """8 instead of 6 if all of four players tie, 15 instead of 10 if all of five do.

    It is 12 if four of five tie, before the fifth or after it. The box has heads for four rounds of
    ten, so four rounds of 15 outrun it.
    All 28 kinds of ties of three to five players are tried.
    """
    seats = len(ties) + 1
    standings = [Beads(green=len(ties[n:]) - total(ties[n:])) for n in range(seats)]
    taken = total(scored(GOALS_FOR_MOST, standings, skip=True, lowest=False))
    more = dict(_NEED_MORE).get(ties, 0)
    enough = choose(more == 0, taken <= total(range(seats)), taken == more)
    return every([enough, ROUNDS * 10 == HEADS, ROUNDS * 8 <= HEADS, ROUNDS * 15 > HEADS])


_NEED_MORE = (((1, 1, 1), 8), ((1, 1, 1, 0), 12), ((0, 1, 1, 1), 12), ((1, 1, 1, 1), 15))
"""By ties: of each hand with the next, where it does not stand better, a 1."""


@law("fiji_5_4", "fiji_5_5", "fiji_5_6", "fiji_5_7", under=("after_shared=next",), **PAID)
@breach("choose(shared, choose(lowest, behind, seats - place - 1), seats - place)", "seats - place")
def where_no_place_is_skipped_a_round_takes_3_8_or_15_heads_at_most(
    standings: Hands, skip: Flag, lowest: Flag
) -> Flag:
    """3, 8 or 15 heads for 3, 4 or 5 players by the next place, by the lowest place 3, 7 or 12.

    A round without ties takes 3, 6 or 10, so the heads in the box may not suffice.
    """
    taken = total(scored(GOALS_FOR_MOST, standings, skip=skip, lowest=lowest))
    seats = len(standings) - 3
    return taken <= choose(lowest, lookup((3, 7, 12), seats), lookup((3, 8, 15), seats))


@law("fiji_5_5", "fiji_5_6", **PAID)
@breach("opens = [some([skip, every(", "opens = [some([no(skip), every(")
def no_player_takes_fewer_heads_where_no_place_is_skipped(standings: Hands, lowest: Flag) -> Flag:
    """Who comes after a shared place takes as many heads as where places are skipped, or more."""
    skipped, not_skipped = [
        scored(GOALS_FOR_MOST, standings, skip=skip, lowest=lowest) for skip in (True, False)
    ]
    pairs = zip(not_skipped, skipped, strict=True)
    return every([more >= fewer for more, fewer in pairs])


@law("fiji_5_5", "fiji_5_6", under=("shared_place=next_place", "after_shared=next"), **PAID)
@breach(
    "better = [count([every([ahead[r][s], opens[r]]) for r in seats]) for s in seats]",
    "better = before",
)
def where_no_place_is_skipped_one_player_right_behind_a_shared_place_takes_as_much(
    standings: Hands, skip: Flag, lowest: Flag
) -> Flag:
    """Two in front of four take two heads each, and so does the third; the last takes one."""
    ranked = ranking(GOALS_FOR_MOST, standings, skip=skip)
    taken = heads(ranked, lowest=lowest)
    flags = [
        implies(
            every([ranked.shared[s], no(ranked.shared[r]), _right_behind(standings, s, r)]),
            taken[r] == taken[s],
        )
        for s, r in each_two(len(standings))
    ]
    return every(flags)


def _right_behind(standings: Hands, seat: int, other: int) -> Flag:
    """Whether the other stands behind the seat, and nobody between them."""
    first, second = total(standings[seat]), total(standings[other])
    between = [every([first > total(its), total(its) > second]) for its in standings]
    return every([first > second, no(some(between))])


# The end of the game


@law("fiji_6_2", "fiji_6_3")
@breach("mine >= theirs for theirs in owned", "mine > theirs for theirs in owned")
def the_winners_are_those_whom_nobody_outdoes(heads: Numbers, shared: Flag) -> Flag:
    """Who has the most heads wins; where a victory is not shared, only if no other has as many."""
    most = [no(some([theirs > mine for theirs in heads])) for mine in heads]
    alone = [count([theirs == mine for theirs in heads]) == 1 for mine in heads]
    expected = [every([best, some([shared, its])]) for best, its in zip(most, alone, strict=True)]
    return same(winners(heads, shared=shared), expected)


@law("fiji_6_3", under=("final_tie=shared",))
@breach("victory = some([shared, count(best) == 1])", "victory = count(best) == 1")
def somebody_wins_where_a_victory_can_be_shared(heads: Numbers, shared: Flag) -> Flag:
    """A game ends with one winner or with several who share the victory, never with none."""
    return some(winners(heads, shared=shared))


# Two players


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
    found = [*zip(goals, (4, 3, 2, 1), strict=True)]
    expected = [
        total([choose(_better(goal, *pair), worth, 0) for goal, worth in found])
        for pair in (hands, [*reversed(hands)])
    ]
    return same(scored_by_goal(goals, hands), expected)


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
