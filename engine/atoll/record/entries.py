"""What may stand on a line of a record, key by key."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from atoll import __version__
from atoll.digits import whole
from atoll.printable import printable
from atoll.table import listed, names_for
from atoll.table.games import GAMES, game, notation
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


def typed(entry: Entry, key: str, game: str | None = None) -> Any:
    """The value of a key of a line, of that game; a bool is no int, and 7.0 is 7.

    Errors: RecordError.
    """
    kind, fix = _KEYS[key]
    value = whole(entry[key]) if kind is int else entry[key]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise RecordError(f"`{key}` is {written(value)}; write {fix(_named(game))}.")
    return value


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


# What the messages give as an example


def first_line() -> str:
    """A line that starts a game, and the names of all games."""
    of = next(iter(GAMES))
    line = {"game": of, "seats": [*names_for(game(of).SEATS[0])], "seed": _SEED}
    return f"{json.dumps(line)} (the games are {listed(GAMES)})"


def _named(name: object) -> str:
    """The game of that name, or the first of all."""
    return str(name) if name in GAMES else next(iter(GAMES))


def _ruling(name: str) -> str:
    """A ruling that is not answered as usual."""
    rulings = game(name).RULINGS.values()
    pairs = ({one.name: one.names()[-1]} for one in rulings)
    return json.dumps(next(pairs, {}))


_KEYS: Mapping[str, tuple[type, Callable[[str], str]]] = {
    "game": (str, lambda _: f"the name of a game: {listed(GAMES, 'or')}"),
    "edition": (str, lambda name: f"a name such as {next(iter(game(name).EDITIONS))}"),
    "rulings": (dict, lambda name: f"an object such as {_ruling(name)}"),
    "seed": (int, lambda _: "a whole number"),
    "position": (dict, lambda name: f"an object, as `atoll schema {name}-position` describes it"),
    "assumed": (bool, lambda _: "true, or leave it out"),
    "version": (str, lambda _: f'a text such as "{__version__}", or leave it out'),
    "seat": (str, lambda _: "the name of a player"),
    "move": (str, lambda name: f'a text such as "{notation(name).MOVES.examples[0]}"'),
}
"""Of each key what its value is, and what to write of a game where it is something else."""
