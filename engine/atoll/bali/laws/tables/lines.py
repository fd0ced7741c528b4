"""Moves one after another from a table that is laid, as laws try them: each with who makes it."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from atoll.bali.game import moves, played, proceed, waiting
from atoll.bali.position import fitted, read_position
from atoll.bali.rulings import answered
from atoll.bali.sides import pile
from atoll.bali.table import Move, Pass, Table
from atoll.bali.telling import NAMES

Made = tuple[tuple[int, Move], ...]
_MOST = 30
_RESOLVED = ("turn", "draw", "over")


class Line(NamedTuple):
    """Moves from a table, each by a seat, and the table that they lead to."""

    start: Table
    made: Made
    end: Table

    def then(self, seat: int, move: Move) -> "Line":
        """One move more, up to the next decision or the draws of the next turn. Errors: Refused."""
        table = played(self.end, seat, move).table
        if table.stage == "arrive" and (step := proceed(table)):
            table = step.table
        return Line(self.start, (*self.made, (seat, move)), table)


@cache
def bare(seats: int, *answers: str) -> Table:
    """A table of which nothing is said, by these answers, as `limit_always=always`."""
    given = dict(answer.split("=") for answer in answers)
    return read_position({}, NAMES[:seats], answered(None, given))


def laid(table: Table, **parts: Any) -> Table:
    """The table with these parts; the stocks hold what is nowhere else."""
    return fitted(table._replace(**parts), parts)


def begun(start: Table, *made: tuple[int, Move]) -> Line:
    """These moves, and no more. Errors: Refused."""
    line = Line(start, (), start)
    for seat, move in made:
        line = line.then(seat, move)
    return line


def lines(start: Table, *made: tuple[int, Move]) -> Iterator[Line]:
    """Every way on from these moves, until what was played is resolved.

    By rules that are broken a line ends where it cannot go on.
    """
    yield from _onward(begun(start, *made))


def _onward(line: Line) -> Iterator[Line]:
    if line.end.stage in _RESOLVED or len(line.made) > _MOST:
        yield line
        return
    for seat in waiting(line.end):
        for move in moves(line.end, seat):
            try:
                more = line.then(seat, move)
            except Exception:  # noqa: BLE001 # broken rules can end in anything
                yield line
                return
            yield from _onward(more)


def passed(start: Table, *made: tuple[int, Move]) -> Line:
    """These moves, and all who are asked then pass."""
    line = begun(start, *made)
    while line.end.stage not in _RESOLVED and len(line.made) <= _MOST:
        (seat,) = waiting(line.end)
        line = line.then(seat, Pass())
    return line


# What lies there


def cards_of(table: Table, seat: int) -> int:
    """How many cards a player has, in the hand and on piles."""
    return len(table.hands[seat]) + piled(table, seat)


def piled(table: Table, seat: int) -> int:
    """How many cards lie on a player's piles."""
    islands = {*table.dealt[seat], *table.laid[seat], *table.under[seat]}
    return sum(len(pile(table, seat, island)) for island in islands)


def thrown(table: Table) -> int:
    """How many cards lie on the discard pile, face up and face down."""
    return sum(table.discard) + sum(map(sum, table.cut))
