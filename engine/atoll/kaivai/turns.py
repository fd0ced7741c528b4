"""Turns of the action phase: an action is chosen and ended, or a player passes."""

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any

from atoll.kaivai import phases, rules
from atoll.kaivai.actions import building, celebrating, delivering, fishing, moving
from atoll.kaivai.board import write_hex
from atoll.kaivai.canoes import Voyage, allowance
from atoll.kaivai.components import ACTIONS, SACRIFICE, STEPS
from atoll.kaivai.supply import added, influenced
from atoll.kaivai.table import Choose, Move, Pass, Table
from atoll.table import Event, Refusal, Step, listed, replaced
from atoll.table.stating import rule

_ACTIONS: Mapping[str, ModuleType] = {
    "building": building,
    "fishing": fishing,
    "delivering": delivering,
    "moving": moving,
    "celebrating": celebrating,
}
VOYAGES: Mapping[str, Voyage] = {one.STAGE: one.VOYAGE for one in (building, fishing, delivering)}
"""The actions in which a canoe may move before it acts, by their stages."""


# Choosing


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses the choice of an action, or None; passing is always allowed."""
    if not isinstance(move, Choose):
        return None
    if move.action not in ACTIONS:
        reason = f"{move.action!r} is no action; choose {listed(ACTIONS, 'or')}."
        return Refusal("kaivai_4_1", reason)
    if refusal := _why_too_dear(table, seat, move.action):
        return refusal
    why_cannot = _why_no_step if move.action == "increasing" else _ACTIONS[move.action].why_cannot
    found: Refusal | None = why_cannot(table, seat)
    return found


@rule("kaivai_4_3", "kaivai_4_2")
def _cost(table: Table, action: str) -> int:
    found: int = rules.cost(table.spaces.get(action, 0), marked=action in table.marked)
    return found


def _why_too_dear(table: Table, seat: int, action: str) -> Refusal | None:
    """Why a player has not the influence for an action (ruling empty_influence)."""
    cost, own, name = _cost(table, action), table.influence[seat], table.seats[seat]
    if not rules.can_act(own, cost):
        reason = f"{action} costs {cost} influence, and {name} has {own}; choose another action."
        return Refusal("kaivai_4_3", reason)
    if not cost and not table.influence_left and table.rulings.empty_influence == "blocked":
        return Refusal("kaivai_4_2", f"no influence is left for {action}; choose another action.")
    return None


def moves(table: Table, seat: int) -> Iterator[Move]:
    """Every action that the player can choose, and to pass."""
    choices = (Choose(action) for action in ACTIONS)
    yield from (move for move in choices if why_not(table, seat, move) is None)
    yield Pass()


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """An action is chosen, or the player passes."""
    if isinstance(move, Choose):
        return _chosen(table, seat, move.action)
    return _passed(table, seat)


def _chosen(table: Table, seat: int, action: str) -> Step[Table]:
    step = _paid(table, seat, action)
    begun = step.table._replace(acted=replaced(table.acted, seat, True))  # noqa: FBT003
    if action == "increasing":
        more = _increased(begun, seat)
        return step.then(more, ended(more.table))
    return step.then(Step(begun._replace(stage=_ACTIONS[action].STAGE)))


def _paid(table: Table, seat: int, action: str) -> Step[Table]:
    """The influence for an action: a first counter from the supply, or the player's own."""
    held, marked = table.spaces.get(action, 0), action in table.marked
    own, left = table.influence[seat], table.influence_left
    found = phases.chosen(held, own, left, marked=marked)
    cost = own - found.own
    after = table._replace(
        influence=replaced(table.influence, seat, found.own),
        spaces={**table.spaces, action: found.held} if found.held else table.spaces,
        marked=table.marked | {action} if found.marked else table.marked,
        influence_left=found.left,
    )
    facts = {"seat": seat, "action": action, "cost": cost}
    return Step(after, (_told_choice(facts, free=found.left < left),))


def _told_choice(facts: Mapping[str, Any], *, free: bool) -> Event:
    if facts["cost"]:
        return Event("kaivai_4_3", "later choice", facts)
    return Event("kaivai_4_2", "first choice" if free else "marked", facts)


def _passed(table: Table, seat: int) -> Step[Table]:
    after = table._replace(passed=replaced(table.passed, seat, True))  # noqa: FBT003
    step = Step(after, (Event("kaivai_4_6", "pass", {"seat": seat}),))
    if not table.acted[seat] and table.rulings.sacrifice_moment == "at_once":
        step = step.then(_sacrifice(step.table, (seat,)))
    return step.then(ended(step.table))


# Increasing movement: one step further on the track, for good


def _why_no_step(table: Table, seat: int) -> Refusal | None:
    """Why a player cannot increase movement, or None (ruling useless_step)."""
    steps, name = table.increase[seat], table.seats[seat]
    if steps + 1 >= len(STEPS):
        return Refusal("kaivai_11_3", f"{name} is on the last step; choose another action.")
    if table.rulings.useless_step == "refused" and STEPS[steps + 1] == STEPS[steps]:
        return Refusal("kaivai_11_3", f"the next step adds nothing for {name}; choose else.")
    return None


def _increased(table: Table, seat: int) -> Step[Table]:
    after = table._replace(increase=added(table.increase, seat, 1))
    steps = after.increase[seat]
    facts = {"seat": seat, "step": steps, "more": STEPS[steps]}
    movement = allowance(after, seat)
    step = Event("kaivai_11_1", "increase", facts)
    return Step(after, (step, Event("kaivai_11_2", "movement", {**facts, "movement": movement})))


# Sacrifice


@rule("kaivai_12_1")
def _sacrifice(table: Table, seats: tuple[int, ...]) -> Step[Table]:
    """Who takes no action gets two counters (ruling sacrifice_moment)."""
    told = tuple(Event("kaivai_12_1", "sacrifice", {"seat": seat}) for seat in seats)
    wanted = dict.fromkeys(seats, SACRIFICE)
    return Step(table, told).then(influenced(table, wanted, "kaivai_12_1", short="kaivai_12_2"))


def sacrificed(table: Table) -> Step[Table]:
    """What those get at the end of the phase who took no action."""
    quiet = tuple(seat for seat in table.order if not table.acted[seat])
    late = table.rulings.sacrifice_moment == "end_of_phase"
    return _sacrifice(table, quiet) if late and quiet else Step(table)


# Ending a turn


def why_not_done(table: Table, seat: int) -> Refusal | None:
    """The rule that refuses the end of an action, or None."""
    voyage = VOYAGES.get(table.stage)
    idle = [one for one in sorted(table.sailed) if voyage and voyage.can_act(table, seat, one)]
    if idle:
        reason = f"the canoe on {write_hex(idle[0])} has moved; let it act first."
        return Refusal("kaivai_5_1", reason)
    if not any(place not in table.huts for place in table.done):
        return Refusal("kaivai_4_5", "no canoe has acted; perform the action with one at least.")
    return None


def ended(table: Table) -> Step[Table]:
    """The turn of the next player who has not passed; or the end of the phase."""
    clear = table._replace(sailed=frozenset(), done=frozenset())
    following = _following(table)
    if following is None:
        over = clear._replace(stage="loss", turn=None)
        step = Step(over, (Event("kaivai_4_7", "phase over", {}),))
        return step.then(sacrificed(over))
    turn = Event("kaivai_4_1", "turn", {"seat": following})
    return Step(clear._replace(stage="action", turn=following), (turn,))


def _following(table: Table) -> int | None:
    """Who is next in the order of turns and has not passed."""
    assert table.turn is not None  # noqa: S101 # a turn ends, so it is somebody's
    place = table.order.index(table.turn) + 1
    later = (*table.order[place:], *table.order[:place])
    return next((seat for seat in later if not table.passed[seat]), None)


def done(table: Table) -> Step[Table]:
    """The player ends the action; with ruling payment=whole_action, pays first."""
    if table.due:
        return Step(table._replace(stage="pay"), ())
    return ended(table)
