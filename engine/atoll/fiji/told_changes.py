"""What a scene of Fiji changed, told part by part: true whatever made the change."""

from collections.abc import Iterator

from atoll.fiji import phrases
from atoll.fiji.told_events import Turn
from atoll.telling.scenario import Line

__all__ = ["changes"]


def changes(turn: Turn) -> Iterator[Line]:
    """A Then for each part of the table that is not as it was."""
    before, after = turn.before, turn.step.table
    yield from _by_seat(turn)
    if before.goals != after.goals:
        yield phrases.GOALS_NOW.line("Then", goals=after.goals)
    if before.supply != after.supply:
        yield phrases.SUPPLY_NOW.line("Then", now="now", beads=after.supply)


def _by_seat(turn: Turn) -> Iterator[Line]:
    before, after, names = turn.before, turn.step.table, turn.before.seats
    for seat in range(len(names)):
        if before.hands[seat] != after.hands[seat]:
            hand = after.hands[seat]
            yield phrases.HOLDS.line("Then", names, seat=seat, now="now", beads=hand)
        if before.keepers[seat] != after.keepers[seat]:
            yield phrases.KEEPS.line("Then", names, seat=seat)
        if heads := after.heads[seat] - before.heads[seat]:
            yield phrases.TAKES_HEADS.line("Then", names, seat=seat, heads=heads)
