"""Games at random, always the same ones: every table at which somebody decides, and the last.

In one of three all players are rich from the start, and build. Beside them stand crowded tables,
each after every move there that puts something down: games at random leave much water.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import product
from random import Random

from atoll.kaivai import table as kinds
from atoll.kaivai.board import FIELD, Hex
from atoll.kaivai.components import CANOES, FISHERMEN, HUT_KINDS, LOAD
from atoll.kaivai.game import dealt, moves, played, proceed, waiting, why_not
from atoll.kaivai.islands import Islands
from atoll.kaivai.notation import MOVES
from atoll.kaivai.pieces import canoes_of, islands
from atoll.kaivai.position import read_position, supplies
from atoll.kaivai.rulings import answered
from atoll.kaivai.table import (
    SEATS,
    Build,
    Celebrate,
    Choose,
    Deliver,
    Done,
    Fish,
    Hut,
    Move,
    Sail,
    Table,
    Track,
)
from atoll.kaivai.telling import NAMES
from atoll.proof.law import Sampled, law
from atoll.proof.tables import following
from atoll.table.move import tried
from atoll.table.play import onward

GAMES = 3
"""So many games of each number of players."""
_MOST = 1000


@cache
def all_games() -> tuple[tuple[Table, ...], ...]:
    """Every game, table by table; by rules that are broken it ends where they cannot go on."""
    return tuple(tuple(_tables(seats, seed)) for seats in SEATS for seed in range(GAMES))


def all_tables() -> Iterator[Table]:
    """The tables of all games."""
    for tables in all_games():
        yield from tables


def bare(seats: int) -> Table:
    """A table of so many players of which nothing is said."""
    return read_position({}, NAMES[:seats], answered())


def _tables(seats: int, seed: int) -> Iterator[Table]:
    luck = Random(f"{seats} {seed}")
    begun = dealt(_begun(seats, rich=seed % 2 == 1), Random(seed)).table
    return following(begun, partial(_onward, luck), _MOST)


def _onward(luck: Random, table: Table) -> Table | None:
    if not waiting(table):
        return None
    seat = luck.choice(waiting(table))
    move = _chosen(luck, [*moves(table, seat)])
    return onward(proceed, played(table, seat, move)).table


def _begun(seats: int, *, rich: bool) -> Table:
    """The first table; who is rich has most shells of the supply, so that many huts are built."""
    table = bare(seats)
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


# Crowded tables


_TABLES = 4
_SHELLS = Track(five=4)
_FISH = Track(four=LOAD)
_LOADS = tuple(Track(four=fish) for fish in (1, 2, LOAD))
_PIECES = {"canoe-builder": CANOES, "fisherman": FISHERMEN - 2, "meeting": 3}


@cache
def all_changes() -> tuple[tuple[Table, Table], ...]:
    """Each table before and after a move that is allowed there."""
    return tuple(change for table in _crowded() for change in _changes(table))


def all_trials() -> Iterator[Table]:
    """The tables of all games, and what every move that is allowed makes of the crowded ones."""
    yield from all_tables()
    yield from (after for _, after in all_changes())


table_law = partial(law, over=all_tables, kind=Sampled)
trial_law = partial(law, over=all_trials, kind=Sampled)
"""Laws about each table of the games, and about the crowded ones too."""


def _crowded() -> Iterator[Table]:
    for seats, seed in product(SEATS, range(_TABLES)):
        luck = Random(f"crowded {seats} {seed}")
        table = bare(seats)._replace(round=3, shells=(_SHELLS,) * seats)
        water = table._replace(cult=_grown(table.cult, luck))
        yield _filled(_afloat(_built(water, luck), luck), luck)


def _grown(cult: frozenset[Hex], luck: Random) -> frozenset[Hex]:
    """Three cult hexes more."""
    for _ in range(3):
        lands = Islands(FIELD, cult, frozenset())
        cult |= {luck.choice([*_beside_one(lands)])}
    return cult


def _built(table: Table, luck: Random) -> Table:
    """Huts of all players, one after the other, as long as nothing is cut off."""
    kinds = [kind for kind in HUT_KINDS for _ in range(_PIECES[kind])]
    huts: dict[Hex, Hut] = {}
    for seat, kind in product(range(len(table.seats)), kinds):
        lands = Islands(FIELD, table.cult, frozenset(huts))
        open_places = [  # where the water hangs together once a hut is there
            place
            for place in _beside_one(lands)
            if len(Islands(FIELD, lands.cult, lands.huts | {place}).areas) == 1
        ]
        huts[luck.choice(open_places)] = Hut(seat, kind)
    return table._replace(huts=huts)


def _beside_one(lands: Islands) -> Iterator[Hex]:
    """Water that touches one village."""
    for place in sorted(lands.water):
        beside = FIELD.neighbours[place] & lands.land
        if len({lands.village_of[one] for one in beside}) == 1:
            yield place


def _afloat(table: Table, luck: Random) -> Table:
    """Three canoes of each player, on water beside land, and one on a hut that it can leave."""
    coast = sorted(FIELD.beside(islands(table).land) & islands(table).water)
    places = iter(luck.sample(coast, 3 * len(table.seats)))
    canoes = {next(places): seat for seat in range(len(table.seats)) for _ in range(CANOES - 1)}
    builders = {
        hut.owner: place
        for place, hut in table.huts.items()
        if hut.kind == "canoe-builder" and FIELD.neighbours[place] & islands(table).water
    }
    return table._replace(canoes={**canoes, **{place: seat for seat, place in builders.items()}})


def _filled(table: Table, luck: Random) -> Table:
    """Fish on some huts, fish on the displays, and the supplies that are left."""
    huts = {
        place: hut if hut.kind == "fisherman" else hut._replace(fish=luck.choice((0, 0, 0, 1, 2)))
        for place, hut in table.huts.items()
    }
    seats = len(table.seats)
    full = table._replace(huts=huts, fish=(_FISH,) * seats, bids=tuple(range(seats, 0, -1)))
    left = supplies(full)
    return full._replace(
        order=tuple(range(seats)), goods_left=left["goods_left"], cult_left=left["cult_left"]
    )


def _changes(table: Table) -> Iterator[tuple[Table, Table]]:
    seats = range(len(table.seats))
    for stage, seat in [("god", seats[-1]), *product(("build", "deliver"), seats)]:
        begun = table._replace(stage=stage, turn=seat)
        canoes = canoes_of(begun, seat)
        for move in tried(
            kinds,
            MOVES,
            stage,
            hex=sorted(FIELD.hexes if stage == "god" else FIELD.beside(frozenset(canoes))),
            canoe=canoes,
            hut=sorted(table.huts),
            fish=_LOADS,
        ):
            if not isinstance(move, Sail | Done) and why_not(begun, seat, move) is None:
                yield begun, played(begun, seat, move).table
