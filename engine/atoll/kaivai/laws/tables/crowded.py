"""Crowded tables, always the same ones, and each after every move there that puts something down.

Games at random leave much water. Here many huts lie, and canoes and fish among them.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from atoll.kaivai.attempts import put_down
from atoll.kaivai.board import FIELD, Hex
from atoll.kaivai.components import CANOES, FISHERMEN, HUT_KINDS, LOAD
from atoll.kaivai.game import played, why_not
from atoll.kaivai.islands import Islands
from atoll.kaivai.laws.tables.games import NAMES
from atoll.kaivai.pieces import islands
from atoll.kaivai.position import read_position, supplies
from atoll.kaivai.rulings import answered
from atoll.kaivai.table import SEATS, Hut, Table, Track

_TABLES = 4
_SHELLS = Track(five=4)
_FISH = Track(four=LOAD)
_LOADS = tuple(Track(four=fish) for fish in (1, 2, LOAD))
_MOST = {"canoe-builder": CANOES, "fisherman": FISHERMEN - 2, "meeting": 3}


@cache
def all_changes() -> tuple[tuple[Table, Table], ...]:
    """Each table before and after a move that is allowed there."""
    return tuple(change for table in _crowded() for change in _changes(table))


def all_trials() -> Iterator[Table]:
    """What every move that is allowed makes of the tables."""
    return (after for _, after in all_changes())


def _crowded() -> Iterator[Table]:
    for seats, seed in product(SEATS, range(_TABLES)):
        luck = Random(f"crowded {seats} {seed}")
        table = read_position({"round": 3, "stage": "final"}, NAMES[:seats], answered())
        bare = table._replace(cult=_grown(table.cult, luck), shells=(_SHELLS,) * seats)
        yield _filled(_afloat(_built(bare, luck), luck), luck)


def _grown(cult: frozenset[Hex], luck: Random) -> frozenset[Hex]:
    """Three cult hexes more."""
    for _ in range(3):
        lands = Islands(FIELD, cult, frozenset())
        cult |= {luck.choice([*_beside_one(lands)])}
    return cult


def _built(table: Table, luck: Random) -> Table:
    """Huts of all players, one after the other, as long as nothing is cut off."""
    kinds = [kind for kind in HUT_KINDS for _ in range(_MOST[kind])]
    huts: dict[Hex, Hut] = {}
    for seat, kind in product(range(len(table.seats)), kinds):
        lands = Islands(FIELD, table.cult, frozenset(huts))
        open_places = [place for place in _beside_one(lands) if _whole(lands, place)]
        huts[luck.choice(open_places)] = Hut(seat, kind)
    return table._replace(huts=huts)


def _beside_one(lands: Islands) -> Iterator[Hex]:
    """Water that touches one village."""
    for place in sorted(lands.water):
        beside = FIELD.neighbours[place] & lands.land
        if len({lands.village_of[one] for one in beside}) == 1:
            yield place


def _whole(lands: Islands, place: Hex) -> bool:
    """Whether the water hangs together once a hut is there."""
    return len(Islands(FIELD, lands.cult, lands.huts | {place}).areas) == 1


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
    huts = {place: hut._replace(fish=_load(hut, luck)) for place, hut in table.huts.items()}
    seats = len(table.seats)
    full = table._replace(huts=huts, fish=(_FISH,) * seats, bids=tuple(range(seats, 0, -1)))
    left = supplies(full)
    return full._replace(
        order=tuple(range(seats)), goods_left=left["goods_left"], cult_left=left["cult_left"]
    )


def _load(hut: Hut, luck: Random) -> int:
    return 0 if hut.kind == "fisherman" else luck.choice((0, 0, 0, 1, 2))


def _changes(table: Table) -> Iterator[tuple[Table, Table]]:
    seats = range(len(table.seats))
    for stage, seat in [("god", seats[-1]), *product(("build", "deliver"), seats)]:
        begun = table._replace(stage=stage, turn=seat)
        for move in put_down(begun, seat, _LOADS):
            if why_not(begun, seat, move) is None:
                yield begun, played(begun, seat, move).table
