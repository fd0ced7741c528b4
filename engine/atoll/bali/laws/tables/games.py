"""Games at random, always the same ones: every table of them, one thing after another.

The first of each number of players is played by the usual answers, the others by any.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import pairwise
from random import Random

from atoll.bali.game import dealt, moves, played, proceed, waiting
from atoll.bali.position import read_position
from atoll.bali.rulings import RULINGS, answered
from atoll.bali.table import SEATS, Done, EndTurn, Move, Table
from atoll.bali.telling import NAMES
from atoll.proof.law import Sampled, law
from atoll.proof.tables import following

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
