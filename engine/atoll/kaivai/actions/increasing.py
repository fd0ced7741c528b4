"""Increasing movement: one step further on the track, for good."""

from atoll.kaivai.canoes import allowance
from atoll.kaivai.components import STEPS
from atoll.kaivai.supply import added
from atoll.kaivai.table import Table
from atoll.table import Event, Refusal, Step


def why_cannot(table: Table, seat: int) -> Refusal | None:
    """Why a player cannot increase movement, or None (ruling useless_step)."""
    steps, name = table.increase[seat], table.seats[seat]
    if steps + 1 >= len(STEPS):
        reason = f"{name} is on the last step; choose another action."
        return Refusal("kaivai_11_3", reason)
    if table.rulings.useless_step == "refused" and STEPS[steps + 1] == STEPS[steps]:
        return Refusal("kaivai_11_3", f"the next step adds nothing for {name}; choose else.")
    return None


def increased(table: Table, seat: int) -> Step[Table]:
    """The next step of movement."""
    after = table._replace(increase=added(table.increase, seat, 1))
    steps = after.increase[seat]
    facts = {"seat": seat, "step": steps, "more": STEPS[steps]}
    movement = allowance(after, seat)
    step = Event("kaivai_11_1", "increase", facts)
    return Step(after, (step, Event("kaivai_11_2", "movement", {**facts, "movement": movement})))
