"""What may stand on a line of a record, key by key."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from atoll import __version__
from atoll.digits import whole
from atoll.printable import printable
from atoll.table import listed, names_for
from atoll.table.games import GAMES, game, notation
from atoll.table.kinds import short
from atoll.table.play import no_name

START_KEYS = (
    *("game", "edition", "rulings", "seats", "seed", "position", "assumed", "version", "then"),
)
MOVE_KEYS = ("seat", "move", "then")
_LONGEST_VALUE = 60

Entry = Mapping[str, Any]
"""The object of a line."""
T = TypeVar("T")


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
    """A value as JSON writes it, cut where it runs on; as it is where a converter made no JSON."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=repr)
    except (RecursionError, ValueError):  # too deep, or a list that is in itself
        text = short(value)
    return text if len(text) <= _LONGEST_VALUE else f"{text[:_LONGEST_VALUE]} …"


def typed(entry: Entry, key: str, kind: type[T], game: str | None = None) -> T:
    """The value of a key of a line, of that game; a bool is no int, and 7.0 is 7.

    Errors: RecordError.
    """
    value = whole(entry[key]) if kind is int else entry[key]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise RecordError(f"`{key}` is {written(value)}; write {fix(key, game)}.")
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


_SEED = 7


def first_line(name: object = None) -> str:
    """A line that starts a game; where it is not known which, that of one and the names of all.

    >>> first_line("fiji")
    '{"game": "fiji", "seats": ["Ana", "Ben", "Cid", "Dora"], "seed": 7}'
    """
    of = _named(name)
    line = {"game": of, "seats": [*names_for(game(of).SEATS[0])], "seed": _SEED}
    known = "" if name in GAMES else f" (the games are {listed(GAMES)})"
    return f"{json.dumps(line)}{known}"


def fix(key: str, name: object = None) -> str:
    """What to write for a key of a line of a game."""
    return _FIX[key](_named(name))


def _named(name: object) -> str:
    """The game of that name, or the first of all."""
    return str(name) if name in GAMES else next(iter(GAMES))


def _ruling(name: str) -> str:
    """A ruling that is not answered as usual."""
    rulings = game(name).RULINGS.values()
    pairs = ({one.name: one.names()[-1]} for one in rulings)
    return json.dumps(next(pairs, {}))


_FIX: Mapping[str, Callable[[str], str]] = {
    "game": lambda _: f"the name of a game: {listed(GAMES, 'or')}",
    "edition": lambda name: f"a name such as {next(iter(game(name).EDITIONS))}",
    "rulings": lambda name: f"an object such as {_ruling(name)}",
    "seed": lambda _: "a whole number",
    "position": lambda name: f"an object, as `atoll schema {name}-position` describes it",
    "assumed": lambda _: "true, or leave it out",
    "version": lambda _: f'a text such as "{__version__}", or leave it out',
    "seat": lambda _: "the name of a player",
    "move": lambda name: f'a text such as "{notation(name).MOVES.examples[0]}"',
}
