"""Laws about payments and choices of actions: every one of a finite list is tried."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from atoll.kaivai.actions import paying
from atoll.kaivai.components import ACTIONS, INFLUENCE
from atoll.kaivai.phases import chosen
from atoll.kaivai.position import read_position
from atoll.kaivai.rules import payment, value
from atoll.kaivai.rulings import answered
from atoll.kaivai.table import Track
from atoll.proof.law import Breach, Checked, law

_SHELLS = 4


def _displays() -> Iterator[Track]:
    """Every display with a few shells, on any spaces."""
    for spaces in product(range(_SHELLS + 1), repeat=5):
        if sum(spaces) <= _SHELLS:
            yield Track(*spaces)


@law(
    "kaivai_6_6",
    "kaivai_6_12",
    seats=(),
    lemmas=("a_superfluous_shell_can_be_kept_and_the_others_still_pay",),
    breach=Breach(
        "if why_not(table, seat, move) is None:",
        "if rules.value(chosen) == table.due:",
        "actions.paying",
    ),
)
def whoever_can_pay_is_offered_a_payment_without_a_superfluous_shell() -> Checked:
    """On every display of up to four shells, for every price that they are worth.

    All that is offered pays the price, and no shell of it could stay.
    """
    table = read_position({}, ("Red", "Blue", "Green"), answered())
    cases = [(own, due) for own in _displays() for due in range(1, value(own) + 1)]
    flags = []
    for own, due in cases:
        there = table._replace(shells=(own, *table.shells[1:]), due=due, stage="pay", turn=0)
        offered = [payment(own, move.shells, due) for move in paying.moves(there, 0)]
        right = [one.enough and not one.superfluous and not one.lacking for one in offered]
        flags.append(bool(offered) and all(right))
    return Checked(len(cases), flags)


@law(
    "kaivai_4_2",
    "kaivai_4_3",
    "kaivai_4_7",
    seats=(),
    lemmas=("no_action_is_chosen_six_times_in_a_round", "choosing_an_action_conserves_influence"),
    breach=Breach("held + free + due", "held + free + 1", "phases"),
)
def a_round_has_nineteen_choices_of_an_action_at_most() -> Checked:
    """However often each of the six actions is chosen, 24 counters pay for 19 choices at most.

    Where no space is marked it is 18. So an action phase ends: after that all must pass, and who
    has passed is out for the round.
    """
    ways = [*combinations_with_replacement([*_spaces()], len(ACTIONS))]
    paid = [way for way in ways if sum(held for _, _, held in way) <= INFLUENCE]
    most = max(sum(times for times, _, _ in way) for way in paid)
    unmarked = [way for way in paid if not any(marked for _, marked, _ in way)]
    plain = max(sum(times for times, _, _ in way) for way in unmarked)
    return Checked(len(ways), [most == 19, plain == 18])


def _spaces() -> Iterator[tuple[int, bool, int]]:
    """How often an action is chosen, whether its space is marked, and what lies there."""
    for marked in (False, True):
        held, mark = 0, False
        for times in range(6):
            if times or not marked:
                yield times, marked, held
            found = chosen(held, 32, 0 if marked else 1, marked=mark)
            held, mark = found.held, found.marked
