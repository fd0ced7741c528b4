"""What may stand on a line of a record, key by key."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from atoll.printable import printable, whole
from atoll.table import listed, names_for
from atoll.table.games import GAMES, game
from atoll.table.play import no_name

START_KEYS = (
    *("game", "edition", "rulings", "seats", "seed", "position", "assumed", "version", "then"),
)
MOVE_KEYS = ("seat", "move", "then")
_LONGEST_VALUE = 60
_SEED = 7

Entry = Mapping[str, Any]
"""The object of a line."""


class RecordError(ValueError):
    """A line that is not to be read as a line of a record; the message names the fix."""


def known(entry: Entry, keys: Sequence[str], *, needed: Sequence[str]) -> Entry:
    """What a line says, if it has the keys that it needs and no others. Errors: RecordError.

    `null` for a key that is not needed is the same as leaving it out.
    """
    for key in entry:
        if key not in keys:
            raise RecordError(
                f"no key `{printable(key[:60])}` on this line; the keys are {', '.join(keys)}."
            )
    if missing := [key for key in needed if key not in entry]:
        raise RecordError(f"the line has no `{missing[0]}`; its keys are {', '.join(keys)}.")
    return {key: value for key, value in entry.items() if value is not None or key in needed}


def written(value: object) -> str:
    """A value as JSON writes it, cut where it runs on."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]} …"


def typed(entry: Entry, key: str) -> Any:
    """The value of a key of a line; a bool is no int, and 7.0 is 7. Errors: RecordError."""
    kind, fix = _KEYS[key]
    value = whole(entry[key]) if kind is int else entry[key]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise RecordError(f"`{key}` is {written(value)}; write {fix}.")
    return value


_KEYS: Mapping[str, tuple[type, str]] = {
    "game": (str, f"the name of a game: {listed(GAMES, 'or')}"),
    "edition": (str, "the name of an edition, as a text"),
    "rulings": (dict, "an object of their names and answers"),
    "seed": (int, "a whole number"),
    "position": (dict, "an object, as `atoll schema position` describes it"),
    "assumed": (bool, "true, or leave it out"),
    "version": (str, "a text, or leave it out"),
    "seat": (str, "the name of a player"),
    "move": (str, "a text, in the notation of the game"),
}
"""Of each key what its value is, and what to write where it is something else."""


def seat_names(value: object) -> list[str]:
    """The names of the seats, if each can stand in a record and on a screen.

    Errors: RecordError.
    """
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise RecordError('`seats` lists the names, such as ["Ana", "Ben", "Cid"].')
    for name in value:
        if why := no_name(name):
            raise RecordError(why)
    return value


def first_line() -> str:
    """A line that starts a game, as an example, and the names of all games."""
    of = next(iter(GAMES))
    line = {"game": of, "seats": [*names_for(game(of).SEATS[0])], "seed": _SEED}
    return f"{json.dumps(line)} (the games are {listed(GAMES)})"
