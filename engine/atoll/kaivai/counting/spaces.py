"""Influence on the actions, and who has acted: what lies there tells how often each was chosen."""

from collections.abc import Iterator

from atoll.kaivai.components import ACTIONS
from atoll.kaivai.counting.past import ACTING, MOST_CHOICES, Fault, chosen
from atoll.kaivai.table import Table
from atoll.table import counted
from atoll.table.stating import rule

__all__ = ["acted", "spaces"]


@rule("kaivai_4_2", "kaivai_4_3")
def spaces(table: Table) -> Iterator[Fault]:
    """An action holds 1, 2, 4, 8 or 16 counters; one that is marked one less."""
    for action in ACTIONS:
        held = table.spaces.get(action, 0) + (action in table.marked)
        if held & (held - 1) or held.bit_length() > MOST_CHOICES:
            yield "kaivai_4_3", f"{action} cannot hold so much influence; give 1, 2, 4, 8 or 16."
    if table.marked and table.rulings.empty_influence == "blocked":
        yield "kaivai_4_2", "an action is not marked where it is blocked; leave `marked` out."


@rule("kaivai_4_1")
def acted(table: Table) -> Iterator[Fault]:
    """So many choices as lie on the actions have been made by those who have acted, in turn."""
    if table.stage != "action" and table.stage not in ACTING:
        return
    if not any(_in_turn(table, rounds) for rounds in range(_MOST_TURNS)):
        choices = chosen(table, *ACTIONS)
        told = f"{counted(choices, 'choice')} on the actions cannot be of these players"
        yield "kaivai_4_1", f"{told}; give what fits to turns and passes."


_MOST_TURNS = MOST_CHOICES * len(ACTIONS) + 1


def _in_turn(table: Table, before: int) -> bool:
    """Whether the choices fit, if the player whose turn it is has had so many turns before."""
    ranges = [_choices(table, seat, before) for seat in range(len(table.seats))]
    least, most = (sum(part) for part in zip(*ranges, strict=True))
    fits = all(
        low <= high and (low > 0) == done
        for (low, high), done in zip(ranges, table.acted, strict=True)
    )
    return fits and least <= chosen(table, *ACTIONS) <= most


def _choices(table: Table, seat: int, before: int) -> tuple[int, int]:
    """The fewest and the most actions that a player can have chosen, by turns and passing."""
    assert table.turn is not None  # noqa: S101 # in this phase it is somebody's turn
    earlier = table.order.index(seat) < table.order.index(table.turn)
    turns = before + earlier
    if not table.passed[seat]:
        now = seat == table.turn and table.stage in ACTING
        return turns + now, turns + now
    return (1, turns - 1) if table.acted[seat] else (0, min(0, turns - 1))
