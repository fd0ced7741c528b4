"""Tables of games, changed so that something is short or crowded there."""

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice
from random import Random

from atoll.kaivai.board import Hex
from atoll.kaivai.checks import sound
from atoll.kaivai.components import CANOES, CULT_PIECES, FACES, FISHERMEN, HUT_KINDS, HUTS
from atoll.kaivai.islands import Village
from atoll.kaivai.laid import whole
from atoll.kaivai.pieces import canoes_of, islands, villages
from atoll.kaivai.table import Hut, Table
from atoll.kaivai.villages import touching
from atoll.table import Refused, replaced
from atoll.table.kinds import PositionError

__all__ = ["pressed", "settlers", "standing"]

_GLORY = 38
"""A little short of a lap."""
_MOST_STEPS = 8
_MORE_HUTS = 8
_MOST = {"canoe-builder": CANOES, "fisherman": FISHERMEN, "meeting": HUTS}


def pressed(table: Table, luck: Random) -> Table | None:
    """The table, pressed in one way or another; None where it cannot stand so."""
    return standing(luck.choice(_WAYS)(table, luck))


def standing(table: Table) -> Table | None:
    """The table with the supplies that are left, if it can stand."""
    there = whole(table)
    try:
        return sound(there._replace(cult_left=min(there.cult_left, CULT_PIECES)))
    except (Refused, PositionError):
        return None


def settlers(table: Table) -> tuple[int, ...]:
    """The players whose starting huts lie there, when the god comes and before."""
    placing = table.order.index(table.turn) if table.stage == "huts" and table.turn else 0
    return table.order if table.stage == "god" else table.order[:placing]


# What somebody has


def _glorious(table: Table, _: Random) -> Table:
    """Everybody has much glory, and all steps of movement."""
    seats = len(table.seats)
    return table._replace(glory=(_GLORY,) * seats, increase=(_MOST_STEPS,) * seats)


def _without_goods(table: Table, luck: Random) -> Table:
    """The last player has all shells of the supply, or all but one; all dice will be blue."""
    *others, last = table.shells
    more = max(0, table.goods_left - luck.randrange(2))
    shells = (*others, last._replace(one=last.one + more))
    return table._replace(shells=shells, dice=("blue",) * (CANOES * len(FACES)))


def _without_influence(table: Table, _: Random) -> Table:
    """The last player has all influence of the supply."""
    last = len(table.seats) - 1
    more = table.influence[last] + table.influence_left
    return table._replace(influence=replaced(table.influence, last, more))


# What lies on the board


def _of_one_kind(table: Table, luck: Random) -> Table:
    """All huts are those of who decides, in one village and of one kind; a canoe is there."""
    kind, owner = luck.choice(HUT_KINDS), table.turn or 0
    sea = {place: seat for place, seat in table.canoes.items() if place not in table.huts}
    home = luck.choice(villages(table)).cult
    there = table._replace(huts={}, canoes=sea)
    for _ in range(_MOST[kind]):
        there = _settled(there, islands(there).village_of[min(home)].hexes, Hut(owner, kind), luck)
    canoe = dict.fromkeys([*_beside_one(there, home)][:1], owner)
    return there._replace(canoes={**there.canoes, **canoe})


def _crowded(table: Table, luck: Random) -> Table:
    """More huts, and canoes where there is least water around."""
    for seat in islice(cycle(range(len(table.seats))), _MORE_HUTS):
        table = _settled(table, islands(table).land, Hut(seat, "canoe-builder"), luck)
    water = islands(table).water - table.canoes.keys()

    def around(place: Hex) -> int:
        return len(table.board.neighbours[place] & water)

    places = sorted((one for one in sorted(water) if around(one)), key=around)
    return table._replace(canoes={**table.canoes, **_afloat(table, places)})


def _ringed(table: Table, luck: Random) -> Table:
    """All canoes lie around one village."""
    ring = table.board.beside(luck.choice(_others(table)).hexes) & islands(table).water
    afloat = _afloat(table._replace(canoes={}), sorted(ring))
    return table._replace(canoes=afloat)


def _alone(table: Table, luck: Random) -> Table:
    """The same, and there is no other village but that of the god."""
    cult = {min(luck.choice(_others(table)).cult)} | ({table.god} if table.god else set())
    return _ringed(table._replace(cult=frozenset(cult), huts={}, canoes={}), luck)


def _others(table: Table) -> list[Village]:
    """The villages in which the god does not stand."""
    return [one for one in villages(table) if table.god not in one.hexes]


def _afloat(table: Table, places: Iterable[Hex]) -> dict[Hex, int]:
    """The canoes that are not on the board, on these places as far as they go."""
    seats = range(len(table.seats))
    missing = [seat for seat in seats for _ in range(CANOES - len(canoes_of(table, seat)))]
    return dict(zip(places, missing, strict=False))


def _settled(table: Table, land: Iterable[Hex], hut: Hut, luck: Random) -> Table:
    """The table with a hut more beside this land, where there is room."""
    room = [*_beside_one(table, land)]
    place = dict.fromkeys(luck.sample(room, min(1, len(room))), hut)
    return table._replace(huts={**table.huts, **place})


def _beside_one(table: Table, land: Iterable[Hex]) -> Iterator[Hex]:
    """Water without a canoe beside some land, where it touches one village."""
    lands = islands(table)
    places = sorted((table.board.beside(land) & lands.water) - table.canoes.keys())
    return (place for place in places if len(touching(lands, place)) == 1)


_WAYS: tuple[Callable[[Table, Random], Table], ...] = (
    _glorious,
    _without_goods,
    _without_influence,
    _of_one_kind,
    _crowded,
    _ringed,
    _alone,
)
