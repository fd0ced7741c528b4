"""Laws about influence: what an action costs, and what the supply gives."""

from atoll.kaivai.components import INFLUENCE
from atoll.kaivai.laws.speech import Numbers
from atoll.kaivai.phases import Chosen, chosen
from atoll.kaivai.rules import can_act, cost, gained
from atoll.proof.law import Breach, Checked, Claim, law
from atoll.proof.speech import same
from atoll.words import Flag, Number, choose, every, no, some


@law(
    "kaivai_0_4",
    "kaivai_4_2",
    "kaivai_4_3",
    breach=Breach("own - due, left", "own, left", "phases"),
)
def choosing_an_action_conserves_influence(
    held: Number, marked: Flag, influence: Numbers, influence_left: Number
) -> Flag:
    """Space, player and supply hold as many counters together as before, whoever chooses."""
    own, *_ = influence
    found = chosen(held, own, influence_left, marked=marked)
    return found.held + found.own + found.left == held + own + influence_left


@law(
    "kaivai_4_2",
    breach=Breach("some([marked, none_left])", "marked", "phases"),
)
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


@law("kaivai_4_3", breach=Breach("held + free + due", "held + free + 1", "phases"))
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


@law("kaivai_4_3", "kaivai_4_2", breach=Breach("influence >= cost", "influence + 1 >= cost"))
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
    seats=(),
    breach=Breach("held + free + due", "held + free + 1", "phases"),
)
def no_action_is_chosen_six_times_in_a_round() -> Checked:
    """Chosen one to five times a space holds 1, 2, 4, 8 and 16 counters, or one less and a mark.

    A sixth choice would bring 32 or 31 there, and there are 24.
    """
    paid = _held(marked=False)
    with_mark = _held(marked=True)
    expected = [same(paid, (1, 2, 4, 8, 16, 32)), same(with_mark, (0, 1, 3, 7, 15, 31))]
    fits = [[number <= INFLUENCE for number in found] for found in (paid, with_mark)]
    flags = [flag for found in fits for flag in [*found[:5], no(found[5])]]
    return Checked(len(flags), [*flags, *expected])


def _held(*, marked: Flag) -> list[Number]:
    """What a space holds after each of six choices, by players who have enough; with a mark too."""
    found: list[Chosen] = [Chosen(0, 32, choose(marked, 0, 1), marked=False)]
    for _ in range(6):
        before = found[-1]
        found = [*found, chosen(before.held, 32, before.left, marked=before.marked)]
    return [one.held for one in found[1:]]


@law(
    "kaivai_0_4",
    "kaivai_3_7",
    "kaivai_12_2",
    breach=Breach("return smaller(wanted, left)", "return wanted"),
)
def a_supply_gives_what_is_due_or_all_that_it_has(wanted: Number, influence_left: Number) -> Flag:
    """A player never gets more than is due or than is there, and otherwise one of the two."""
    found = gained(wanted, influence_left)
    one_of_both = some([found == wanted, found == influence_left])
    return every([found <= wanted, found <= influence_left, one_of_both])
