"""Atoll itself as a port: it can do all that there is to ask."""

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from atoll.record.following import Running, followed
from atoll.table import Refused
from atoll.table.games import game

__all__ = ["Whole"]

Json = dict[str, Any]


class Whole:
    """A port of every game."""

    def __init__(self) -> None:
        self.past: list[Running] = []

    @property
    def now(self) -> Running:
        return self.past[-1]

    def hello(self, game: str, **_: Any) -> Json:
        return {"name": "Atoll", "games": [game], "language": "Python"}

    def start(self, components: Mapping[str, Any] | None = None, **first: Any) -> Json:
        self.past = []
        return self._followed({**first, **(components or {})})

    def apply(self, **turn: Any) -> Json:
        return self._followed(turn)

    def _followed(self, entry: Json) -> Json:
        try:
            self.past.append(followed(self.past[-1] if self.past else None, entry))
        except Refused as error:
            return {"refused": error.refusal._asdict()}
        return self._position()

    def _position(self) -> Json:
        return {"position": game(self.now.game).write_position(self.now.table)}

    def legal(self, seat: str, move: str) -> Json:
        rules, table = game(self.now.game), self.now.table
        refusal = rules.why_not(table, table.seats.index(seat), rules.parse_move(move))
        return {"refused": refusal._asdict()} if refusal else {"legal": True}

    def moves(self, seat: str) -> Json:
        rules, table = game(self.now.game), self.now.table
        return {"moves": [*map(rules.write_move, rules.moves(table, table.seats.index(seat)))]}

    def undo(self) -> Json:
        self.past.pop()
        return self._position()

    def winners(self) -> Json:
        ended = game(self.now.game).outcome(self.now.table)
        return {"winners": [self.now.table.seats[seat] for seat in ended.winners] if ended else []}


def main() -> None:
    """Answer line by line, until `stop`."""
    port = Whole()
    for line in sys.stdin:
        asked = json.loads(line)
        number, cmd = asked.pop("seq"), asked.pop("cmd")
        if cmd == "stop":
            return
        answer: Callable[..., Json] = getattr(port, cmd)
        print(json.dumps({"seq": number, **answer(**asked)}), flush=True)


if __name__ == "__main__":
    main()
