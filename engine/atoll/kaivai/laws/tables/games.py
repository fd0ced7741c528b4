"""Games at random, always the same ones: every table at which somebody decides, and the last.

In one of three all players are rich from the start, and build.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from random import Random

from atoll.kaivai.game import dealt, moves, played, proceed, waiting
from atoll.kaivai.position import read_position
from atoll.kaivai.rulings import answered
from atoll.kaivai.table import SEATS, Build, Celebrate, Choose, Deliver, Fish, Move, Table
from atoll.proof.tables import following
from atoll.table.play import Play

GAMES = 3
"""So many games of each number of players."""
NAMES = ("Red", "Blue", "Green", "Yellow")
_PLAY = Play(played, proceed)
_MOST = 1000


@cache
def all_games() -> tuple[tuple[Table, ...], ...]:
    """Every game, table by table; by rules that are broken it ends where they cannot go on."""
    return tuple(tuple(_tables(seats, seed)) for seats in SEATS for seed in range(GAMES))


def all_tables() -> Iterator[Table]:
    """The tables of all games."""
    for tables in all_games():
        yield from tables


def _tables(seats: int, seed: int) -> Iterator[Table]:
    luck = Random(f"{seats} {seed}")
    begun = dealt(_begun(seats, rich=seed % 2 == 1), Random(seed)).table
    return following(begun, partial(_onward, luck), _MOST)


def _onward(luck: Random, table: Table) -> Table | None:
    if not waiting(table):
        return None
    seat = luck.choice(waiting(table))
    return _PLAY.after(table, seat, _chosen(luck, [*moves(table, seat)])).table


def _begun(seats: int, *, rich: bool) -> Table:
    """The first table; who is rich has most shells of the supply, so that many huts are built."""
    table = read_position({}, NAMES[:seats], answered())
    if not rich:
        return table
    more = table.goods_left // seats - 1
    shells = tuple(own._replace(five=own.five + more) for own in table.shells)
    return table._replace(shells=shells, goods_left=table.goods_left - more * seats)


def _chosen(luck: Random, allowed: Sequence[Move]) -> Move:
    """Mostly something that changes the table, else a kind of move and then one of it."""
    acts = [move for move in allowed if isinstance(move, Build | Celebrate | Deliver | Fish)]
    if acts and luck.random() < 0.6:
        return luck.choice(acts)
    if Choose("building") in allowed and luck.random() < 0.5:
        return Choose("building")
    kind = luck.choice(sorted({type(move).__name__ for move in allowed}))
    return luck.choice([move for move in allowed if type(move).__name__ == kind])
