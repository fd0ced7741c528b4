"""Recorded games followed by the rules of this process: what lies there, and how each ends."""

import runpy
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from atoll.record.following import followed
from atoll.table import Refused
from atoll.table.games import game as known_game

Line = Mapping[str, Any]
_GAMES = runpy.run_path(str(Path(__file__).with_name("games.py")))
lies, ended = (_GAMES[name] for name in ("lies", "ended"))


def answer(game: str, records: Sequence[Sequence[Line]]) -> list[dict[str, Any]]:
    """Of each record what lies there after each line, up to one that is refused, and its end."""
    return [_followed(game, lines) for lines in records]


def _followed(game: str, lines: Sequence[Line]) -> dict[str, Any]:
    table, found, refused = None, [], None
    for step in _steps(lines):
        if isinstance(step, list):
            refused = step
        else:
            table = step
            found.append(lies(game, table))
    ends = ended(known_game(game), table) if table and not refused else None
    return {"lies": found, "refused": refused, "ends": ends}


def _steps(lines: Sequence[Line]) -> Iterator[Any]:
    """The table after each line; in the end, where one is refused, the rule and the reason."""
    running = None
    for line in lines:
        try:
            running = followed(running, line)
        except Refused as error:
            yield [error.refusal.rule, error.refusal.reason]
            return
        except ValueError as error:
            yield ["", str(error)]
            return
        yield running.table
