"""What a record says must hold after a line, and which rule of that line made it otherwise."""

import json
from collections.abc import Iterator
from typing import Any

from atoll.record.entries import Entry, RecordError
from atoll.record.following import Running
from atoll.table.broken import broken
from atoll.table.games import game

__all__ = ["Differs", "entries_apart", "hold"]


class Differs(ValueError):
    """A `then` that does not hold, with the rule by which the part is as it is."""

    def __init__(self, rule: str | None, reason: str) -> None:
        """Keep the rule, which is None where nothing of the line says one."""
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
    if found:
        rules = (broken(running.game, running.before, running.step, one)[0] for one in found)
        raise Differs(next(filter(None, rules), None), " ".join(map(_sentences, found)))


def entries_apart(expected: object, actual: object) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """The entries in which two values differ, however deep they stand."""
    if not (isinstance(expected, dict) and isinstance(actual, dict)):
        if expected != actual:
            yield (), expected, actual
        return
    for name in dict.fromkeys((*expected, *actual)):
        for place, one, other in entries_apart(expected.get(name), actual.get(name)):
            yield (name, *place), one, other


def _sentences(difference: tuple[str, Any, Any]) -> str:
    part, *values = difference
    return " ".join(
        f"{', '.join((part, *place))}: expected {_json(one)}, found {_json(other)}."
        for place, one, other in entries_apart(*values)
    )


def _json(value: object) -> str:
    return "none" if value is None else json.dumps(value, ensure_ascii=False)
