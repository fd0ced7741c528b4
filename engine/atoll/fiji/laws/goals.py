"""Laws about the goals, and what rotates and swaps them."""

from atoll.fiji.components import Effect
from atoll.fiji.laws.speech import EACH_COLOUR, GOALS_FOR_MOST, ARow, Goals
from atoll.fiji.phases import Choice, row, turned
from atoll.fiji.rules import rotated, swapped
from atoll.proof.law import Claim, breach, law, seatless
from atoll.proof.speech import all_same, implies, same
from atoll.words import Flag, Number, choose, count, every, no, some


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
