"""What a scene of Fiji changed, told part by part: true whatever made the change."""

from collections.abc import Iterator

from atoll.fiji import phrases
from atoll.fiji.components import NO_BEADS
from atoll.fiji.told_events import Turn
from atoll.telling.scenario import Line

__all__ = ["changes"]


def changes(turn: Turn) -> Iterator[Line]:
    """A Then for each part of the table that is not as it was."""
    before, after = turn.before, turn.step.table
    if before.round != after.round:
        yield phrases.ROUND_BEGINS.line("Then", round=after.round)
    elif before.exchange != after.exchange:
        yield phrases.EXCHANGE_BEGINS.line("Then", exchange=after.exchange)
    for seat in range(len(before.seats)):
        yield from _fists(turn, seat)
        yield from _of_seat(turn, seat)
    if before.goals != after.goals and before.round == after.round:
        yield phrases.GOALS_NOW.line("Then", now="now", goals=after.goals)
    if before.supply != after.supply:
        yield phrases.SUPPLY_NOW.line("Then", now="now", beads=after.supply)


def _fists(turn: Turn, seat: int) -> Iterator[Line]:
    """Beads offered or set aside, or there no more."""
    before, after, names = turn.before, turn.step.table, turn.before.seats
    if _is_back(turn, seat):
        yield phrases.OFFER_BACK.line("Then", names, seat=seat)
    elif before.offers[seat] != after.offers[seat]:
        offer = after.offers[seat] or NO_BEADS
        yield phrases.HAS_OFFERED.line("Then", names, seat=seat, beads=offer)
    if before.set_aside[seat] != after.set_aside[seat]:
        aside = after.set_aside[seat] or NO_BEADS
        yield phrases.HAS_SET_ASIDE.line("Then", names, seat=seat, beads=aside)


def _is_back(turn: Turn, seat: int) -> bool:
    """Whether an offer that was kept is there no more."""
    return turn.before.keepers[seat] and not turn.step.table.keepers[seat]


def _of_seat(turn: Turn, seat: int) -> Iterator[Line]:
    before, after, names = turn.before, turn.step.table, turn.before.seats
    hand = after.hands[seat]
    now = "still" if hand == before.hands[seat] else "now"
    if now == "now" or _is_back(turn, seat):
        yield phrases.HOLDS.line("Then", names, seat=seat, now=now, beads=hand)
    if after.keepers[seat] and not before.keepers[seat]:
        yield phrases.KEEPS.line("Then", names, seat=seat)
    if heads := after.heads[seat] - before.heads[seat]:
        yield phrases.TAKES_HEADS.line("Then", names, seat=seat, heads=heads)
