"""What a new hut or cult hex would do: join two island-villages, or enclose a canoe.

Source: kaivai-en-2010, moving the fisherman's god, and building.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from atoll.kaivai.board import Hex
from atoll.kaivai.islands import Islands, Village, sea_without

Enclosed = Callable[[Islands, frozenset[Hex], Hex], frozenset[Hex]]
"""Which of these canoes a new piece encloses: `cut_off` and `surrounded` read that in two ways."""


def touching(islands: Islands, place: Hex) -> tuple[Village, ...]:
    """The villages that a hex touches with any of their hexes, in their order.

    A piece put down there becomes part of them; if they are two, it would join them.
    """
    return islands.touched.get(place, ())


def cult_beside(islands: Islands, place: Hex) -> tuple[Village, ...]:
    """The villages that a hex touches with a cult hex, in their order."""
    beside = islands.board.neighbours[place]
    found = touching(islands, place)
    return tuple(village for village in found if not village.cult.isdisjoint(beside))


def cut_off(islands: Islands, canoes: frozenset[Hex], piece: Hex) -> frozenset[Hex]:
    """Those of the canoes that a piece there would take the way to the largest area of water.

    Of several areas that are equally large each will do. A canoe on a hut leaves it by one step.
    """
    lost = adrift(islands, canoes, sea_without(islands, piece))
    return lost and lost - adrift(islands, canoes, islands.sea)


def adrift(islands: Islands, canoes: frozenset[Hex], sea: frozenset[Hex]) -> frozenset[Hex]:
    """Those of the canoes that have no way to this water."""
    neighbours = islands.board.neighbours
    return frozenset(canoe for canoe in canoes - sea if neighbours[canoe].isdisjoint(sea))


def surrounded(
    islands: Islands, canoes: frozenset[Hex], piece: Hex, *, edge_blocks: bool
) -> frozenset[Hex]:
    """Those of the canoes that a piece there would give land on the last of six sides.

    The edge of the board counts as land, unless `edge_blocks` is false: then a canoe at the edge is
    never surrounded.
    """
    neighbours, land = islands.board.neighbours, islands.land | {piece}
    return frozenset(
        canoe
        for canoe in canoes & neighbours[piece]
        if neighbours[canoe] <= land and (edge_blocks or len(neighbours[canoe]) == 6)
    )


@lru_cache(maxsize=1 << 10)
def shore(islands: Islands, village: Village) -> frozenset[Hex]:
    """The water hexes that touch this village and no other: a piece there joins no two."""
    touched = islands.touched.items()
    return islands.water.intersection(one for one, near in touched if near == (village,))


def _without_enclosing(
    islands: Islands, places: frozenset[Hex], canoes: frozenset[Hex], enclosed: Enclosed
) -> Iterator[Hex]:
    free = sorted(places - canoes)
    return (place for place in free if not enclosed(islands, canoes, place))


def cult_places(
    islands: Islands, village: Village, canoes: frozenset[Hex], enclosed: Enclosed = cut_off
) -> Iterator[Hex]:
    """Where a cult hex can enlarge a village: it lies on no canoe, joins nothing, encloses none.

    `canoes` are all that must stay free; one on a hut is among them only if it is protected too.
    """
    return _without_enclosing(islands, shore(islands, village), canoes, enclosed)


def hut_places(
    islands: Islands,
    canoe: Hex,
    villages: Iterable[Village],
    canoes: frozenset[Hex],
    enclosed: Enclosed = cut_off,
) -> Iterator[Hex]:
    """Where a canoe can build a hut in one of these villages: beside it.

    `canoes` are as for `cult_places`, the builder at its new hex among them.
    """
    shores = (shore(islands, village) for village in villages)
    places = frozenset().union(*shores) & islands.board.neighbours[canoe]
    return _without_enclosing(islands, places, canoes, enclosed)
