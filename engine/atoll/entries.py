"""Lines of a record carried out: a start lays a table, a move is made, a `then` must hold."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from atoll.games import Table, game, records
from atoll.table import Event

__all__ = [
    "FIRST_LINE",
    "MOVE_KEYS",
    "START_KEYS",
    "Differs",
    "RecordError",
    "Running",
    "followed",
    "hold",
    "seat_names",
]

START_KEYS = ("game", "edition", "rulings", "seats", "seed", "position", "deck", "then")
MOVE_KEYS = ("seat", "move", "then")
_LONGEST_NAME = 60
_MEMORY = 200
FIRST_LINE = '{"game": "fiji", "seats": ["Ana", "Ben", "Cid"], "seed": 7}'

Entry = Mapping[str, Any]
T = TypeVar("T")


class RecordError(ValueError):
    """A line that is not to be read as a line of a record; the message names the fix."""


class Differs(ValueError):
    """A `then` that does not hold, with the rule of the last event that touched the part."""

    def __init__(self, rule: str | None, reason: str) -> None:
        """Keep the rule, which is None where no event touched the part."""
        self.rule = rule
        super().__init__(reason)


class Running(NamedTuple):
    """The game that is being followed: its table, and the last events that led there."""

    game: str
    table: Table
    events: tuple[Event, ...]


def followed(running: Running | None, entry: Entry) -> Running:
    """The game after one more line. Errors: Refused, RecordError and other ValueErrors."""
    if "game" in entry:
        return _begun(entry)
    if running is None:
        raise RecordError(f"the first line starts a game; write for example {FIRST_LINE}")
    return _moved(running, entry)


def _begun(entry: Entry) -> Running:
    """The table that a start line lays: shuffled from a seed, or a position."""
    _known(entry, START_KEYS, needed=("game", "seats"))
    if ("seed" in entry) == ("position" in entry):
        raise RecordError("give exactly one of `seed` and `position`.")
    name, seats = entry["game"], seat_names(entry["seats"])
    edition, house = _optional(entry, "edition", str), _optional(entry, "rulings", dict)
    answers = game(name).answered(edition, house)
    if "position" in entry:
        if "deck" in entry:
            raise RecordError("a `deck` is shuffled by a `seed`; leave it out beside a `position`.")
        return Running(name, *records(name).resumed(entry["position"], seats, answers))
    deck = {"deck": records(name).read_deck(entry["deck"])} if "deck" in entry else {}
    seed = _typed(entry, "seed", int)
    return Running(name, *game(name).opening(seats, seed, house, edition=edition, **deck))


def _moved(running: Running, entry: Entry) -> Running:
    _known(entry, MOVE_KEYS, needed=("seat", "move"))
    rules, table = game(running.game), running.table
    name, text = _typed(entry, "seat", str), _typed(entry, "move", str)
    if name not in table.seats:
        raise RecordError(
            f"nobody is called {name[:60]!r}; the seats are {', '.join(table.seats)}."
        )
    step = rules.after(table, table.seats.index(name), rules.parse_move(text))
    return Running(running.game, step.table, (*running.events, *step.events)[-_MEMORY:])


def _known(entry: Entry, keys: Sequence[str], *, needed: Sequence[str]) -> None:
    for key in entry:
        if key not in keys:
            raise RecordError(f"no key {key[:60]!r} on this line; the keys are {', '.join(keys)}.")
    if missing := [key for key in needed if key not in entry]:
        raise RecordError(f"the line has no `{missing[0]}`; its keys are {', '.join(keys)}.")


_FIX: Mapping[str, str] = {
    "edition": "a name such as fiji-en-2006",
    "rulings": 'an object such as {"half": "up"}',
    "seed": "a whole number",
    "seat": "the name of a seat",
    "move": "a text such as 'offer 1 green'",
}


def _typed(entry: Entry, key: str, kind: type[T]) -> T:
    """The value of a key of a line; a bool is no int. Errors: RecordError."""
    value = entry[key]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"`{key}` is {repr(value)[:40]}; write {_FIX[key]}.")
    return value


def _optional(entry: Entry, key: str, kind: type[T]) -> T | None:
    return _typed(entry, key, kind) if key in entry else None


def seat_names(value: object) -> list[str]:
    """The names of the seats, if each can stand in a record and on a screen.

    Errors: RecordError.
    """
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise RecordError('`seats` lists the names, such as ["Ana", "Ben", "Cid"].')
    for name in value:
        if not name.isprintable() or not name.strip() or len(name) > _LONGEST_NAME:
            raise RecordError(
                f"{name[:60]!r} is no name; write 1 to {_LONGEST_NAME} printable letters."
            )
    return value


def hold(running: Running, entry: Entry) -> None:
    """Whether what must hold after a line does. Errors: Differs."""
    if "then" not in entry:
        return
    found = game(running.game).differences(running.table, entry["then"])
    if not found:
        return
    part, expected, actual = found[0]
    apart = {name for name, *_ in _apart(expected, actual)}
    seats = [seat for seat, name in enumerate(running.table.seats) if name in apart]
    event = records(running.game).touched(part, seats, running.events)
    raise Differs(event.rule if event else None, " ".join(map(_told, found)))


def _apart(expected: object, actual: object) -> list[tuple[str, Any, Any]]:
    """The entries in which two objects differ; of anything else, the whole."""
    if not isinstance(expected, dict) or not isinstance(actual, dict):
        return [("", expected, actual)]
    names = [*expected, *(name for name in actual if name not in expected)]
    pairs = [(name, expected.get(name), actual.get(name)) for name in names]
    return [(name, one, other) for name, one, other in pairs if one != other]


def _told(difference: tuple[str, Any, Any]) -> str:
    part, *values = difference
    return " ".join(
        f"{part}{', ' if name else ''}{name}: expected {_json(one)}, found {_json(other)}."
        for name, one, other in _apart(*values)
    )


def _json(value: object) -> str:
    return "none" if value is None else json.dumps(value, ensure_ascii=False)
