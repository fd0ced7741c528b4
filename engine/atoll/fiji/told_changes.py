"""What a scene of Fiji changed, told part by part: true whatever made the change."""

from collections.abc import Iterator

from atoll.fiji.givens import piled
from atoll.fiji.notation import write_goal
from atoll.fiji.told_events import Turn, written_heads
from atoll.table import listed
from atoll.telling.scenario import Line

__all__ = ["changes"]


def changes(turn: Turn) -> Iterator[Line]:
    """A Then for each part of the table that is not as it was."""
    before, after = turn.before, turn.step.table
    yield from _by_seat(turn)
    if before.goals != after.goals:
        goals = listed(map(write_goal, after.goals))
        yield Line("Then", "the goals are now {goals}", {"goals": goals})
    if before.supply != after.supply:
        yield Line("Then", "the supply is now {beads}", {"beads": piled(after.supply)})


def _by_seat(turn: Turn) -> Iterator[Line]:
    before, after = turn.before, turn.step.table
    for seat, name in enumerate(before.seats):
        if before.hands[seat] != after.hands[seat]:
            fields = {"seat": name, "beads": piled(after.hands[seat])}
            yield Line("Then", "{seat} now holds {beads}", fields)
        if before.keepers[seat] != after.keepers[seat]:
            yield Line("Then", "{seat} keeps the offer", {"seat": name})
        if heads := after.heads[seat] - before.heads[seat]:
            yield Line(
                "Then", "{seat} takes {heads}", {"seat": name, "heads": written_heads(heads)}
            )
