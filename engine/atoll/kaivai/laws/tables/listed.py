"""Laws that try all of a finite list: hexes, places of bases, payments, choices of actions."""

from collections.abc import Iterator
from itertools import chain, combinations, combinations_with_replacement, product, starmap

from atoll.kaivai.actions import paying
from atoll.kaivai.board import FIELD, Base, Hex, distance, pairs_of_bases
from atoll.kaivai.components import (
    ACTIONS,
    CANOES,
    CULT_PIECES,
    FISHERMEN,
    GOODS,
    HUTS,
    INFLUENCE,
    STOCK,
)
from atoll.kaivai.laws.tables.games import bare
from atoll.kaivai.phases import chosen
from atoll.kaivai.rules import payment, value
from atoll.kaivai.table import SEATS, Track
from atoll.proof.law import Checked, breach, law


@law("kaivai_0_2", over=lambda: sorted(FIELD.hexes))
@breach("(2, 0), (-1, 5)", "(1, 0), (-1, 5)", "board")
def every_hex_lies_at_most_four_steps_from_a_printed_cult_hex(place: Hex) -> bool:
    """Of all 127 hexes none is further than that from the nearest of the six cult hexes.

    So on open water every canoe has somewhere to act near it.
    """
    known = len(FIELD.hexes) == 127 and len(FIELD.printed) == 6
    return known and min(distance(place, cult) for cult in FIELD.printed) <= 4


@law("kaivai_1_2", "kaivai_1_3", "kaivai_0_10", over=lambda: pairs_of_bases(FIELD), many=28)
@breach("distance(one, other) > BETWEEN", "distance(one, other) >= BETWEEN", "board")
def two_further_bases_fit_on_the_field_in_twenty_eight_ways(one: Base, other: Base) -> bool:
    """In each there are eight villages, and at least three water hexes lie between any two."""
    villages = [*({place} for place in FIELD.printed), one, other]
    pairs = chain(*(product(*two) for two in combinations(villages, 2)))
    return len(villages) == 8 and all(distance(*pair) >= 4 for pair in pairs)


@law("kaivai_0_2", "kaivai_0_3", "kaivai_0_4", over=lambda: (3, 4))
@breach("HUTS, CANOES, FISHERMEN = 15", "HUTS, CANOES, FISHERMEN = 28", "components")
def land_never_covers_the_field(seats: int) -> bool:
    """Of 127 hexes 49 are water even if every hut and cult piece of four players lies there.

    With three players they are 64, so every canoe always finds room.
    """
    water = len(FIELD.hexes) - len(FIELD.printed) - CULT_PIECES - seats * HUTS
    return seats * CANOES < water == {3: 64, 4: 49}[seats]


@law("kaivai_0_4", "kaivai_0_3", "kaivai_1_1", over=lambda: sorted(SEATS), many=2)
@breach("INFLUENCE = 24", "INFLUENCE = 26", "components")
def the_box_suffices_for_what_players_begin_with(seats: int) -> bool:
    """After setup the supply has 34 fish and shells and 15 influence with three players.

    With four it has 28 and 12; and a player has more huts than canoes and fishermen together.
    """
    shells, fish, influence = STOCK
    left = (GOODS - seats * (shells + fish), INFLUENCE - seats * influence)
    return CANOES + FISHERMEN < HUTS and left == {3: (34, 15), 4: (28, 12)}.get(seats)


# Payments and choices of actions


_SHELLS = 4


def _purses() -> Iterator[tuple[Track, int]]:
    """Every display with a few shells, on any spaces, and each price that they are worth."""
    for own in starmap(Track, product(range(_SHELLS + 1), repeat=5)):
        if sum(own) <= _SHELLS:
            yield from ((own, due) for due in range(1, value(own) + 1))


@law(
    "kaivai_6_6",
    "kaivai_6_12",
    over=_purses,
    lemmas=("a_superfluous_shell_can_be_kept_and_the_others_still_pay",),
)
@breach(
    "if why_not(table, seat, move) is None:",
    "if rules.value(chosen) == table.due:",
    "actions.paying",
)
def whoever_can_pay_is_offered_a_payment_without_a_superfluous_shell(own: Track, due: int) -> bool:
    """On every display of up to four shells, for every price that they are worth.

    All that is offered pays the price, and no shell of it could stay.
    """
    usual = bare(3)
    there = usual._replace(shells=(own, *usual.shells[1:]), due=due, stage="pay", turn=0)
    offered = [payment(own, move.shells, due) for move in paying.moves(there, 0)]
    right = [one.enough and not one.superfluous and not one.lacking for one in offered]
    return bool(offered) and all(right)


@law(
    "kaivai_4_2",
    "kaivai_4_3",
    "kaivai_4_7",
    lemmas=("no_action_is_chosen_six_times_in_a_round", "choosing_an_action_conserves_influence"),
)
@breach("held + free + due", "held + free + 1", "phases")
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
