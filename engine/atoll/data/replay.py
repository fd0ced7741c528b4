"""A record played again: all that happens, as it is told, and what refuses it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.record.following import Running, followed, hold
from atoll.table import Refused
from atoll.table.games import game

Json = Mapping[str, Any]
"""An object as JSON has it."""


class Replay(NamedTuple):
    """What a record leads to: rule and sentence of each event, the refusal, the last position.

    `refused` holds the line, from 1, the rule and the reason; no game has no `position`.
    """

    told: tuple[Json, ...]
    refused: Json | None
    position: Json | None


def replayed(record: Sequence[Json]) -> Replay:
    """Play a record to its end, or to the line that the rules refuse.

    Errors: ValueError for a line that is not to be read, and for a `then` that does not hold.
    """
    told: list[Json] = []
    running: Running | None = None
    for number, entry in enumerate(record, start=1):
        try:
            running = followed(running, entry)
        except Refused as error:
            return Replay(tuple(told), {"line": number, **error.refusal._asdict()}, _seen(running))
        told += _heard(running)
        hold(running, entry)
    return Replay(tuple(told), None, _seen(running))


def _seen(running: Running | None) -> Json | None:
    return game(running.game).write_position(running.table) if running else None


def _heard(running: Running) -> Iterator[Json]:
    rules, seats = game(running.game), running.table.seats
    for event in running.step.events:
        yield {"rule": event.rule, "sentence": rules.sentence(event, seats)}
