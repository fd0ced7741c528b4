"""What laws try: moves one after another from a table that is laid, each with who makes it; games.

The games are played at random, always the same ones: every table of them, one thing after another.
The first of each number of players is played by the usual answers, the others by any.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import NamedTuple

from atoll.bali.game import dealt, moves, played, proceed, waiting
from atoll.bali.position import read_position
from atoll.bali.rulings import RULINGS, answered
from atoll.bali.table import SEATS, Done, EndTurn, Move, Pass, Table
from atoll.bali.telling import NAMES
from atoll.proof.law import Sampled, law
from atoll.proof.tables import following

Made = tuple[tuple[int, Move], ...]
_LONGEST = 30
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
    yield from _each_way(begun(start, *made))


def _each_way(line: Line) -> Iterator[Line]:
    if line.end.stage in _RESOLVED or len(line.made) > _LONGEST:
        yield line
        return
    for seat in waiting(line.end):
        for move in moves(line.end, seat):
            try:
                more = line.then(seat, move)
            except Exception:  # noqa: BLE001 # broken rules can end in anything
                yield line
                return
            yield from _each_way(more)


def passed(start: Table, *made: tuple[int, Move]) -> Line:
    """These moves, and all who are asked then pass."""
    line = begun(start, *made)
    while line.end.stage not in _RESOLVED and len(line.made) <= _LONGEST:
        (seat,) = waiting(line.end)
        line = line.then(seat, Pass())
    return line


def thrown(table: Table) -> int:
    """How many cards lie on the discard pile, face up and face down."""
    return sum(table.discard) + sum(map(sum, table.cut))


# Games at random


GAMES = 4
"""So many games of each number of players."""
_MOST = 1500


@cache
def all_games() -> tuple[tuple[Table, ...], ...]:
    """Every game, table by table."""
    return tuple(tuple(_tables(seats, number)) for seats in SEATS for number in range(GAMES))


def all_tables() -> Iterator[Table]:
    """The tables of all games."""
    for tables in all_games():
        yield from tables


def all_steps() -> Iterator[tuple[Table, Table]]:
    """Each table with the next one of its game."""
    for tables in all_games():
        yield from pairwise(tables)


table_law = partial(law, over=all_tables, kind=Sampled)
step_law = partial(law, over=all_steps, kind=Sampled)
"""Laws about each table, and about each step from one to the next."""


def _tables(seats: int, number: int) -> Iterator[Table]:
    luck = Random(f"{seats} {number}")
    answers = {name: luck.choice(ruling.names()) for name, ruling in RULINGS.items()}
    table = read_position({}, NAMES[:seats], answered(None, answers if number else None))
    return following(dealt(table, luck).table, partial(_onward, luck), _MOST)


def _onward(luck: Random, table: Table) -> Table | None:
    """After the next thing that nobody decides, or after a move."""
    if step := proceed(table):
        return step.table
    if not waiting(table):
        return None
    (seat,) = waiting(table)
    return played(table, seat, _chosen(luck, [*moves(table, seat)])).table


def _chosen(luck: Random, allowed: Sequence[Move]) -> Move:
    """A kind of move and then one of it; a turn or a choice is seldom ended while more can be."""
    more = [move for move in allowed if not isinstance(move, EndTurn | Done)]
    among = more if more and luck.random() < 0.8 else allowed
    kind = luck.choice(sorted({type(move).__name__ for move in among}))
    return luck.choice([move for move in among if type(move).__name__ == kind])
