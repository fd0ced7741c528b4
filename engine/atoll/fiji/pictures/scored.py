"""A scored round: what each hand has of the goals, the places and the heads.

All of it is read off the events of the engine, which scores the round.
"""

from collections.abc import Iterator, Mapping, Sequence

from atoll.drawing.plates import fitted, length
from atoll.drawing.printing import Block, Mark
from atoll.fiji.components import Beads, Goal
from atoll.fiji.events import KINDS
from atoll.fiji.pictures.beads import number
from atoll.fiji.pictures.between import is_scored
from atoll.fiji.pictures.cards import goal_card, indicator
from atoll.fiji.scoring import score
from atoll.fiji.table import Table
from atoll.table import Event

_COLUMNS = (94, 140, 186, 232)
_COLUMN = 44
_HEADS = 286


def scoring(start: Table, end: Table) -> tuple[Event, ...]:
    """What happened when the round was scored between the two, where one of them shows the hands.

    Nothing where none was scored.
    """
    if start.stage == "scoring" and (is_scored(end) or end.round > start.round):
        return score(start).events
    if is_scored(end) and not is_scored(start):
        return score(end._replace(stage="scoring", heads=start.heads)).events
    return ()


def scored(
    goals: Sequence[Goal], seats: tuple[str, ...], events: Sequence[Event]
) -> Iterator[Block]:
    """The goals, and a line for each seat below them; told in the sentences of the events.

    Three seats and more stand in their places; two in their order, each goal with its own heads.
    """
    hands: tuple[Beads, ...] = events[0].facts["hands"]
    counts = [tuple(hand[goal.colour] for goal in goals) for hand in hands]
    yield _header(goals)._replace(
        told=" ".join(KINDS[event.what].tells(event, seats) for event in events)
    )
    for event in events:
        for seat in event.facts["seats"] if event.what in {"place", "share"} else ():
            place = f"{event.facts['place']}{'=' * (event.what == 'share')}"
            yield _line(place, seats[seat], counts[seat], event.facts["heads"])
    for seat, name in enumerate(seats if len(seats) == 2 else ()):
        wins = [event.facts for event in events if event.what == "win goal"]
        won = {goals.index(win["goal"]): win["heads"] for win in wins if win["seat"] == seat}
        yield _line("", name, counts[seat], sum(won.values()), won)


def _header(goals: Sequence[Goal]) -> Block:
    marks = [indicator(74, 29), Mark("label", 280, 52, "heads")]
    for x, goal in zip(_COLUMNS, goals, strict=True):
        marks += goal_card(goal, x, _COLUMN)
    return Block(64, tuple(marks))


def _line(
    place: str,
    name: str,
    counts: Sequence[int],
    heads: int,
    won: Mapping[int, int] = {},  # only read
) -> Block:
    """A seat: its place, what it has of each goal and what it won with that, and its heads."""
    marks = [number("number", 4, 15, place), Mark("name", 27, 20, fitted(name, "name", 63))]
    for goal, (x, count) in enumerate(zip(_COLUMNS, counts, strict=True)):
        marks.append(_centred("deciding" if goal in won else "number", x, 15, str(count)))
        if goal in won:
            marks.append(_centred("gain", x, 33, f"+{won[goal]}"))
    gains = number("gain", _HEADS, 15, f"+{heads}") if heads else number("quiet", 294, 15, "0")
    return Block(48 if won else 34, (*marks, gains))


def _centred(plate: str, column: float, y: float, written: str) -> Mark:
    return number(plate, column + (_COLUMN - length(written, plate)) / 2, y, written)
