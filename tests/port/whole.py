"""Atoll itself as a port: it can do all that there is to ask, less what its argument says.

The argument is JSON, and is added to what it says of itself: `{"cannot": ["positions"]}`.
"""

import json
import sys
from collections.abc import Mapping
from typing import Any

from atoll.record.following import Running, followed
from atoll.table import Refused
from atoll.table.games import game

Json = dict[str, Any]
LESS = json.loads(sys.argv[1]) if sys.argv[1:] else {}
past: list[Running] = []


def hello(game: str, **_: Any) -> Json:
    return {"name": "Atoll", "games": [game], "language": "Python", **LESS}


def start(components: Mapping[str, Any] | None = None, **first: Any) -> Json:
    past.clear()
    return apply(**{**first, **(components or {})})


def apply(**entry: Any) -> Json:
    try:
        past.append(followed(past[-1] if past else None, entry))
    except Refused as error:
        return {"refused": error.refusal._asdict()}
    return position()


def position() -> Json:
    return {"position": game(past[-1].game).write_position(past[-1].table)}


def legal(seat: str, move: str) -> Json:
    rules, table = game(past[-1].game), past[-1].table
    refusal = rules.why_not(table, table.seats.index(seat), rules.parse_move(move))
    return {"refused": refusal._asdict()} if refusal else {"legal": True}


def moves(seat: str) -> Json:
    rules, table = game(past[-1].game), past[-1].table
    return {"moves": [*map(rules.write_move, rules.moves(table, table.seats.index(seat)))]}


def undo() -> Json:
    past.pop()
    return position()


def winners() -> Json:
    ended, seats = game(past[-1].game).outcome(past[-1].table), past[-1].table.seats
    return {"winners": [seats[seat] for seat in ended.winners] if ended else []}


ANSWERS = (hello, start, apply, legal, moves, undo, winners)
BY_NAME = {answer.__name__: answer for answer in ANSWERS}
for line in sys.stdin:
    asked = json.loads(line)
    number, cmd = asked.pop("seq"), asked.pop("cmd")
    if cmd == "stop":
        break
    sys.stdout.write(f"{json.dumps({'seq': number, **BY_NAME[cmd](**asked)})}\n")
    sys.stdout.flush()
