"""Which event touched which part of a table: seen from the tables before and after it.

Where a step has several events, that one touched what a seat has which last speaks of the seat; and
anything else that one which first names the part, or the first of all. What a step does in turns, a
game says as several steps (`Step.then`).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from atoll.table import Event, Step
from atoll.table.contract import Table
from atoll.table.games import nouns, would_change

__all__ = ["Touched", "touched"]


class Touched(NamedTuple):
    """An event, and a part of the table that it changed or failed to.

    `seats` are those whose share it is; none where it is no seat's.
    """

    event: Event
    part: str
    seats: frozenset[int] = frozenset()


def touched(game: str, before: Table, step: Step[Table]) -> Iterator[Touched]:
    """What the events of a step touched, in their order.

    A game that begins, with None before it, changes nothing.
    """
    for one in step.one_by_one():
        order = [*map(id, one.events)]
        found = [*_changed(game, before, one), *_missed(game, one.events)]
        yield from sorted(found, key=lambda touch: order.index(id(touch.event)))
        before = one.table


def _changed(game: str, before: Table, step: Step[Table]) -> Iterator[Touched]:
    """What a step changed; nothing where it tells nothing."""
    if before is not None and step.events:
        for part, seat in nouns(game).LAYOUT.changed(before, step.table):
            event = _blamed(step.events, part, seat)
            yield Touched(event, part, frozenset() if seat is None else frozenset([seat]))


def _missed(game: str, events: Sequence[Event]) -> Iterator[Touched]:
    """What events would have changed and did not."""
    missed = would_change(game)
    for event in events:
        yield from (Touched(event, part, _about(event)) for part in missed.get(event.what, ()))


def _blamed(events: Sequence[Event], part: str, seat: int | None) -> Event:
    """The event that changed a part, or what a seat has of it."""
    about = [event for event in events if seat in _about(event)]
    naming = [event for event in events if part in event.facts]
    return [*about[-1:], *naming, *events][0]


def _about(event: Event) -> frozenset[int]:
    """The seats that an event speaks of."""
    return frozenset({*event.facts.get("seats", ()), event.facts.get("seat")} - {None})
