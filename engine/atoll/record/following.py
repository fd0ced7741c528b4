"""Lines of a record carried out: a start lays a table, a move is made."""

from collections.abc import Iterator
from typing import NamedTuple

from atoll.record.entries import MOVE_KEYS, Entry, RecordError, known, typed, written
from atoll.record.hints import first_line
from atoll.record.start import start_of
from atoll.table import Step
from atoll.table.contract import Table
from atoll.table.games import game
from atoll.table.touched import Touched, touched

__all__ = ["Running", "followed"]

_MEMORY = 100


class Running(NamedTuple):
    """The game that is being followed: what the last line led to, and the last lines before it.

    It is `assumed` where its position was, or that of an earlier game of the record. `version` is
    that of the rules by which it was written.
    """

    game: str
    step: Step[Table]
    earlier: tuple[Step[Table], ...] = ()
    assumed: bool = False
    version: str | None = None

    @property
    def table(self) -> Table:
        """The table now."""
        return self.step.table

    def touched(self) -> Iterator[Touched]:
        """What the events of these lines touched, the last one first."""
        steps = (*self.earlier, self.step)
        for number in range(len(steps) - 1, -1, -1):
            before = steps[number - 1].table if number else None
            yield from [*touched(self.game, before, steps[number])][::-1]


def followed(running: Running | None, entry: Entry) -> Running:
    """The game after one more line. Errors: Refused, RecordError and other ValueErrors."""
    if "game" in entry:
        start = start_of(entry)
        assumed = start.assumed or bool(running and running.assumed)
        return Running(start.game, start.opening(), assumed=assumed, version=start.version)
    if running is None:
        raise RecordError(f"the first line starts a game; write for example {first_line()}")
    return _moved(running, entry)


def _moved(running: Running, entry: Entry) -> Running:
    entry = known(entry, MOVE_KEYS, needed=("seat", "move"))
    rules, table = game(running.game), running.table
    name, text = (typed(entry, key, str, running.game) for key in ("seat", "move"))
    if name not in table.seats:
        raise RecordError(
            f"nobody is called {written(name)}; the players are {', '.join(table.seats)}."
        )
    step = rules.after(table, table.seats.index(name), rules.parse_move(text))
    return running._replace(step=step, earlier=(*running.earlier, running.step)[-_MEMORY:])
