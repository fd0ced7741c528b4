"""What the messages on a record give as an example: by the game of the line, where one is known."""

import json
from collections.abc import Callable, Mapping

from atoll import __version__
from atoll.table import listed, names_for
from atoll.table.games import GAMES, game, notation

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
