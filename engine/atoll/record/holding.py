"""What a record says must hold after a line, and which rule made it otherwise."""

import json
from typing import Any

from atoll.record.entries import Entry, RecordError
from atoll.record.following import Running
from atoll.table import Event
from atoll.table.games import game

__all__ = ["Differs", "blamed", "entries_apart", "hold"]


class Differs(ValueError):
    """A `then` that does not hold, with the rule of the last event that touched the part."""

    def __init__(self, rule: str | None, reason: str) -> None:
        """Keep the rule, which is None where no event touched the part."""
        self.rule = rule
        super().__init__(reason)


def hold(running: Running, entry: Entry) -> None:
    """Whether what must hold after a line does. Errors: Differs, RecordError."""
    if (then := entry.get("then")) is None:
        return
    try:
        found = game(running.game).differences(running.table, then)
    except ValueError as error:
        raise RecordError(f"`then`: {error}") from None
    if not found:
        return
    event = blamed(running, *found[0])
    raise Differs(event.rule if event else None, " ".join(map(_sentences, found)))


def blamed(running: Running, part: str, expected: object, actual: object) -> Event | None:
    """The last event that touched a part of the table, or failed to; None where none did.

    Where each seat has a share of the part and only some are otherwise, theirs counts before
    others'.
    """
    apart = {name for name, *_ in entries_apart(expected, actual)}
    seats = frozenset(seat for seat, name in enumerate(running.table.seats) if name in apart)
    touches = [(event, owners) for event, its, owners in running.touched() if its == part]
    theirs = [touch for touch in touches if not (seats and touch[1]) or touch[1] & seats]
    return next((event for event, _ in (*theirs, *touches)), None)


def entries_apart(expected: object, actual: object) -> list[tuple[str, Any, Any]]:
    """The entries in which two objects differ; of anything else, the whole."""
    if not isinstance(expected, dict) or not isinstance(actual, dict):
        return [("", expected, actual)]
    names = [*expected, *(name for name in actual if name not in expected)]
    pairs = [(name, expected.get(name), actual.get(name)) for name in names]
    return [(name, one, other) for name, one, other in pairs if one != other]


def _sentences(difference: tuple[str, Any, Any]) -> str:
    part, *values = difference
    return " ".join(
        f"{part}{', ' if name else ''}{name}: expected {_json(one)}, found {_json(other)}."
        for name, one, other in entries_apart(*values)
    )


def _json(value: object) -> str:
    return "none" if value is None else json.dumps(value, ensure_ascii=False)
