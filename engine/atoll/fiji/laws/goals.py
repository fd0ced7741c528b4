"""Laws about the goals, what rotates and swaps them, and the ranking."""

from atoll.fiji.components import Beads, Effect, Goal
from atoll.fiji.laws.speech import EACH_COLOUR, GOALS_FOR_MOST, ARow, Flags, Goals, Hands
from atoll.fiji.phases import Choice, row, turned
from atoll.fiji.rules import ranking, rotated, score, swapped
from atoll.fiji.unknowns import BY_STANDING
from atoll.proof.law import Claim, breach, law, seatless
from atoll.proof.speech import all_same, changed_places, each_two, implies, same
from atoll.words import Flag, Number, choose, count, every, lookup, no, some, total


@seatless("fiji_4_14")
@breach("choose(goal.colour == colour, no(goal.most), goal.most)", "no(goal.most)")
def rotating_turns_one_goal_and_moves_none(goals: Goals, colour: Number) -> Flag:
    """The goal of the colour asks for the other extreme; all others are as they were."""
    return _one_turned(goals, rotated(goals, colour), colour)


def _one_turned(goals: Goals, after: Goals, colour: Number) -> Flag:
    """Whether the goals are as before but for that of the colour, which is turned."""
    pairs = [*zip(goals, after, strict=True)]
    turns = [(goal.most != then.most) == (goal.colour == colour) for goal, then in pairs]
    return every([*turns, *[goal.colour == then.colour for goal, then in pairs]])


@seatless("fiji_4_15")
@breach("Goal(colour, most_of(colour))", "Goal(colour, no(most_of(colour)))")
def swapping_moves_two_goals_and_turns_none(goals: Goals, choice: Choice) -> Flag:
    """The two change places, the others stay in theirs, and each still asks for what it asked."""
    return _two_moved(goals, swapped(goals, choice.swaps, choice.swaps_with), choice)


def _two_moved(goals: Goals, after: Goals, choice: Choice) -> Flag:
    """Whether the two goals lie in each other's place and all ask for what they asked."""
    one, other = choice.swaps, choice.swaps_with
    back = [choose(goal.colour == other, one, goal.colour) for goal in goals]
    moved = [choose(g.colour == one, other, its) for g, its in zip(goals, back, strict=True)]
    asked = [every([implies(a.colour == b.colour, a.most == b.most) for b in after]) for a in goals]
    return every([same([goal.colour for goal in after], moved), *asked])


@seatless("fiji_3_1", "fiji_4_14", "fiji_4_15")
@breach("choose(goal.colour == one, other, choose", "choose(goal.colour == one, one, choose")
def the_goals_stay_one_of_each_colour(
    goals: Goals, effect: Effect, executed: Flag, choice: Choice
) -> Flag:
    """Whatever a row does to the goals, each colour has one."""
    after = turned(goals, effect, executed, choice)
    return every([count([goal.colour == c for goal in after]) == 1 for c in EACH_COLOUR])


@law("fiji_4_9", "fiji_4_14", "fiji_4_15")
@breach("every([executed, effect.swaps])", "effect.swaps", "phases")
def only_an_executed_rotate_or_swap_changes_the_goals(a_row: ARow, half_is_up: Flag) -> Claim:
    """If nobody executes the row, or its card neither rotates nor swaps, the goals stay."""
    before, _, _, effect, _ = a_row
    found = row(*a_row, half_is_up=half_is_up)
    executed = some(found.contest.executes)
    idle = some([no(executed), every([no(effect.rotates), no(effect.swaps)])])
    return Claim(idle, all_same(found.after.goals, before.goals))


@law(
    "fiji_4_8", "fiji_4_14", "fiji_4_15", lemmas=("a_row_begins_with_what_the_row_above_has_left",)
)
@breach("rotated(goals, choice.rotates)", "rotated(goals, goals[0].colour)", "phases")
def the_executor_of_a_rotate_or_swap_card_turns_or_moves_the_goals_it_picks(
    a_row: ARow, half_is_up: Flag
) -> Flag:
    """The goal it names is rotated, or the two it names are swapped, at once and in any row."""
    before, _, _, effect, choice = a_row
    found = row(*a_row, half_is_up=half_is_up)
    executed = some(found.contest.executes)
    rotates = every([executed, effect.rotates, no(effect.swaps)])
    swaps = every([executed, effect.swaps, no(effect.rotates)])
    as_rotated = _one_turned(before.goals, found.after.goals, choice.rotates)
    as_swapped = _two_moved(before.goals, found.after.goals, choice)
    return every([implies(rotates, as_rotated), implies(swaps, as_swapped)])


def _layouts() -> list[Goals]:
    """What swaps make of the goals, as each place in turn gets one of those from there on.

    Each of these with each goal rotated or not.
    """
    found = [GOALS_FOR_MOST]
    for n in EACH_COLOUR:
        later = EACH_COLOUR[n:]
        found = [swapped(g, g[n].colour, g[m].colour) for g in found for m in later]
    for c in EACH_COLOUR:
        found = [*found, *[rotated(goals, c) for goals in found]]
    return found


@law(
    "fiji_3_1",
    "fiji_4_14",
    "fiji_4_15",
    over=lambda: [(n, one, of) for of in (_layouts(),) for n, one in enumerate(of)],
    many=384,
)
@breach("choose(goal.colour == colour, no(goal.most), goal.most)", "goal.most")
def swapping_and_rotating_reach_384_layouts_of_the_goals(
    n: int, goals: Goals, found: list[Goals]
) -> Flag:
    """Four goals in any order, each either way up: all 384 lie within a few swaps and turns."""
    return goals not in found[:n]


# The ranking


@law("fiji_3_2", "fiji_3_3", "fiji_5_2", "fiji_5_3", seats=(2,))
@breach("zip(reversed(one), reversed(other), strict=True)", "zip(one, other, strict=True)")
def the_first_goal_that_tells_two_hands_apart_ranks_them(
    goals: Goals, hands: Hands, skip: Flag
) -> Flag:
    """Who has more where the most is asked, or fewer where the fewest is, has the better place."""
    places = ranking(goals, hands, skip=skip).places
    mine, theirs = [[lookup(hand, goal.colour) for goal in goals] for hand in hands]
    better = choose(goals[-1].most, mine[-1] > theirs[-1], mine[-1] < theirs[-1])
    for n in reversed(range(len(goals) - 1)):
        told = choose(goals[n].most, mine[n] > theirs[n], mine[n] < theirs[n])
        better = choose(mine[n] == theirs[n], better, told)
    return (places[0] < places[1]) == better


@law("fiji_3_3", "fiji_4_14", "fiji_5_2", seats=(2,))
@breach("_score(lookup(hand, goal.colour), most=goal.most)", "lookup(hand, goal.colour)")
def turning_every_goal_turns_the_ranking_round(goals: Goals, hands: Hands, skip: Flag) -> Flag:
    """Who was ahead is behind once all goals ask for the other extreme."""
    other_way = [Goal(goal.colour, no(goal.most)) for goal in goals]
    one, other = [ranking(row_of, hands, skip=skip).places for row_of in (goals, other_way)]
    return same(one, [*reversed(other)])


@law("fiji_5_3", "fiji_5_5", seats=(2, 3))
@breach(
    "zip(reversed(one), reversed(other), strict=True)",
    "zip(reversed(one[:3]), reversed(other[:3]), strict=True)",
)
def a_place_is_shared_exactly_by_equal_hands(goals: Goals, hands: Hands, skip: Flag) -> Flag:
    """Two players share a place if their hands are equal in all four colours, and only then."""
    return _shared_by_equal_hands(goals, hands, skip)


def _shared_by_equal_hands(goals: Goals, hands: Hands, skip: Flag) -> Flag:
    found = ranking(goals, hands, skip=skip)
    seats = range(len(hands))
    equal = [[same(hands[s], hands[r]) for r in seats if r != s] for s in seats]
    one_place = [[found.places[s] == found.places[r] for r in seats if r != s] for s in seats]
    return every([same(found.shared, [some(its) for its in equal]), all_same(equal, one_place)])


@law("fiji_5_2", "fiji_5_3", seats=(3,))
@breach(
    "better = choose(mine == theirs, better, mine > theirs)",
    "better = some([better, mine > theirs])",
)
def who_is_ahead_of_a_second_is_ahead_of_all_behind_it(
    goals: Goals, hands: Hands, skip: Flag
) -> Flag:
    """Of three hands, compared two by two, the order has no circle, and neither have ties."""
    seats = range(len(hands))
    ahead = [[_is_ahead(goals, hands[s], hands[r], skip) for r in seats] for s in seats]
    straight = implies(every([ahead[0][1], ahead[1][2]]), ahead[0][2])
    not_ahead = implies(every([no(ahead[0][1]), no(ahead[1][2])]), no(ahead[0][2]))
    return every([straight, not_ahead])


def _is_ahead(goals: Goals, one: Beads, other: Beads, skip: Flag) -> Flag:
    """Whether the first of two hands has the better place when the two are ranked alone."""
    places = ranking(goals, (one, other), skip=skip).places
    return places[0] < places[1]


@law(
    "fiji_5_3",
    "fiji_5_5",
    seats=(4, 5),
    lemmas=(
        "a_place_is_shared_exactly_by_equal_hands",
        "who_is_ahead_of_a_second_is_ahead_of_all_behind_it",
    ),
)
@breach("before[s] + behind[s] < len(hands) - 1", "behind[s] < len(hands) - 1")
def four_or_five_players_share_a_place_exactly_if_their_hands_are_equal(
    goals: Goals, hands: Hands, skip: Flag
) -> Claim:
    """Two of four or five players share a place if their hands are equal, and only then.

    What is given holds of any hands: it is what is proved of each two and each three of them.
    """
    seats = range(len(hands))
    ahead = [[_is_ahead(goals, hands[s], hands[r], skip) for r in seats] for s in seats]
    of_two = [
        count([ahead[s][r], ahead[r][s], same(hands[s], hands[r])]) == 1
        for s in seats
        for r in range(s)
    ]
    of_three = [
        implies(every([no(ahead[s][r]), no(ahead[r][q])]), no(ahead[s][q]))
        for s, r in each_two(len(hands))
        for q in seats
    ]
    given = every([*of_two, *of_three])
    return Claim(given, _shared_by_equal_hands(goals, hands, skip))


@law(
    "fiji_5_2",
    "fiji_5_3",
    "fiji_5_6",
    lemmas=("who_is_ahead_of_a_second_is_ahead_of_all_behind_it",),
)
@breach(
    "before = [count([ahead[r][s] for r in seats]) for s in seats]",
    "before = [count([scores[r][0] > scores[s][0] for r in seats]) for s in seats]",
)
def only_the_order_of_each_two_hands_decides_the_ranking(
    goals: Goals, hands: Hands, standings: Hands, skip: Flag
) -> Claim:
    """Other hands in the same order two by two have the same places, ties and players behind.

    An order without circles is that of some numbers, so what follows is proved for hands that
    differ in one number, the standing.
    """
    pairs = each_two(len(hands))
    ahead = [_is_ahead(goals, hands[s], hands[r], skip) for s, r in pairs]
    order = same(ahead, [total(standings[s]) > total(standings[r]) for s, r in pairs])
    one, other = ranking(goals, hands, skip=skip), ranking(GOALS_FOR_MOST, standings, skip=skip)
    return Claim(order, all_same(one, other))


@law("fiji_5_2", lemmas=BY_STANDING)
@breach(
    "before[s] + behind[s] < len(hands) - 1", "every([before[s] == 0, behind[s] < len(hands) - 1])"
)
def a_place_is_better_exactly_for_who_stands_better(standings: Hands, skip: Flag) -> Flag:
    """The order of two players does not depend on the others, and equals share a place."""
    found = ranking(GOALS_FOR_MOST, standings, skip=skip)
    pairs = each_two(len(standings))
    better = [total(standings[s]) > total(standings[r]) for s, r in pairs]
    tied = [count([same(mine, theirs) for theirs in standings]) > 1 for mine in standings]
    return every(
        [
            same(found.shared, tied),
            same([found.places[s] < found.places[r] for s, r in pairs], better),
        ]
    )


@law("fiji_5_2", lemmas=BY_STANDING)
@breach(
    "1 + number for number in better",
    "1 + better[s] + count([before[r] == before[s] for r in range(s)]) for s in seats",
)
def the_ranking_does_not_depend_on_the_seating(standings: Hands, skip: Flag) -> Flag:
    """If two players change places at the table, so do their places in the ranking."""
    places = ranking(GOALS_FOR_MOST, standings, skip=skip).places
    pairs = each_two(len(standings))
    moved = [
        ranking(GOALS_FOR_MOST, changed_places(standings, *p), skip=skip).places for p in pairs
    ]
    return all_same(moved, [changed_places(places, *pair) for pair in pairs])


@law("fiji_5_2", "fiji_5_3", seats=(2, 3))
@breach("better = choose(mine == theirs, better, mine > theirs)", "better = mine > theirs")
def ranking_place_by_place_as_the_rulebook_tells_it_is_the_same(
    goals: Goals, hands: Hands, present: Flags, skip: Flag
) -> Flag:
    """Of any group of players, those whom all goals leave in turn have its best place.

    Once they are taken out the same goes on among the rest, and that names place after place.
    """
    return same(_left_by(goals, hands, present), _best_of(goals, hands, present, skip))


@law("fiji_5_2", "fiji_5_3", lemmas=BY_STANDING)
@breach("choose(mine == theirs, better, mine > theirs)", "choose(mine > theirs, True, better)")
def each_goal_leaves_the_best_of_those_that_the_goals_before_it_left(
    two_colours: Hands, present: Flags, skip: Flag
) -> Flag:
    """One step of the same for more players: how the goals so far rank them, and one goal more."""
    left = _left_by(GOALS_FOR_MOST[:2], two_colours, present)
    return same(left, _best_of(GOALS_FOR_MOST, two_colours, present, skip))


def _left_by(goals: Goals, hands: Hands, present: Flags) -> Flags:
    """Who of those present is left when each goal in turn has left its best."""
    seats = range(len(hands))
    left = [*present]
    for goal in goals:
        scores = [score(goal, hand) for hand in hands]
        best = [every([implies(left[r], scores[s] >= scores[r]) for r in seats]) for s in seats]
        left = [every(pair) for pair in zip(left, best, strict=True)]
    return left


def _best_of(goals: Goals, hands: Hands, present: Flags, skip: Flag) -> Flags:
    """Who of those present has no better place before it."""
    places = ranking(goals, hands, skip=skip).places
    seats = range(len(hands))
    better = [[every([present[r], places[r] < places[s]]) for r in seats] for s in seats]
    return [every([present[s], no(some(better[s]))]) for s in seats]


@law("fiji_5_6", lemmas=BY_STANDING, under=("after_shared=skip",))
@breach("opens = [some([skip, every(", "opens = [some([False, every(")
def where_places_are_skipped_a_place_counts_everybody_before_it(
    standings: Hands, skip: Flag
) -> Flag:
    """The place is one more than the number of players who are ahead: 1, 1, 3."""
    places = ranking(GOALS_FOR_MOST, standings, skip=skip).places
    ahead = [count([theirs < mine for theirs in places]) for mine in places]
    return same(places, [1 + number for number in ahead])


@law("fiji_5_6", lemmas=BY_STANDING, under=("after_shared=next",))
@breach("opens = [some([skip, every(", "opens = [some([True, every(")
def where_no_place_is_skipped_every_place_follows_another(standings: Hands, skip: Flag) -> Flag:
    """Each place but the first comes right after one that somebody has: 1, 1, 2."""
    places = ranking(GOALS_FOR_MOST, standings, skip=skip).places
    follows = [some([mine == 1, *[theirs == mine - 1 for theirs in places]]) for mine in places]
    return every([*follows, *[mine >= 1 for mine in places]])
