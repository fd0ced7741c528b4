"""What a new hut or cult hex would do: join two island-villages, or enclose a canoe.

Source: kaivai-en-2010, moving the fisherman's god, and building.
"""

from collections.abc import Callable
from functools import lru_cache

from atoll.kaivai.board import Hex
from atoll.kaivai.islands import Islands, Village

__all__ = [
    "Enclosed",
    "cult_beside",
    "cult_places",
    "cut_off",
    "hut_places",
    "shore",
    "surrounded",
    "touching",
]

Enclosed = Callable[[Islands, frozenset[Hex]], frozenset[Hex]]
"""Which of these canoes are enclosed: `cut_off` and `surrounded` are two readings of that."""


def touching(islands: Islands, place: Hex) -> tuple[Village, ...]:
    """The villages that a hex touches with any of their hexes, in their order.

    A piece put down there becomes part of them; if they are two, it would join them.
    """
    village_of = islands.village_of
    found = {village_of[one] for one in islands.board.neighbours[place] if one in village_of}
    return tuple(village for village in islands.villages if village in found)


def cult_beside(islands: Islands, place: Hex) -> tuple[Village, ...]:
    """The villages that a hex touches with a cult hex, in their order."""
    beside = islands.board.neighbours[place]
    found = touching(islands, place)
    return tuple(village for village in found if not village.cult.isdisjoint(beside))


def cut_off(islands: Islands, canoes: frozenset[Hex]) -> frozenset[Hex]:
    """Those of the canoes that have no way to the largest area of water.

    Of several areas that are equally large each will do. A canoe on a hut leaves it by one step.
    """
    sea, neighbours = islands.sea, islands.board.neighbours
    return frozenset(
        canoe for canoe in canoes if canoe not in sea and neighbours[canoe].isdisjoint(sea)
    )


def surrounded(
    islands: Islands, canoes: frozenset[Hex], *, edge_blocks: bool = True
) -> frozenset[Hex]:
    """Those of the canoes that have land on all six sides.

    The edge of the board counts as land, unless `edge_blocks` is false: then a canoe at the edge is
    never surrounded.
    """
    neighbours = islands.board.neighbours
    return frozenset(
        canoe
        for canoe in canoes
        if neighbours[canoe] <= islands.land and (edge_blocks or len(neighbours[canoe]) == 6)
    )


@lru_cache(maxsize=1 << 10)
def shore(islands: Islands, village: Village) -> frozenset[Hex]:
    """The water hexes that touch this village and no other: a piece there joins no two."""
    beside = islands.board.beside
    others = frozenset(islands.village_of) - village.hexes
    return (beside(village.hexes) & islands.water) - beside(others)


def _without_enclosing(
    islands: Islands, places: frozenset[Hex], canoes: frozenset[Hex], enclosed: Enclosed
) -> tuple[Hex, ...]:
    free = sorted(places - canoes)
    return tuple(place for place in free if not enclosed(islands.with_hut(place), canoes))


def cult_places(
    islands: Islands, village: Village, canoes: frozenset[Hex], enclosed: Enclosed = cut_off
) -> tuple[Hex, ...]:
    """Where a cult hex can enlarge a village: it lies on no canoe, joins nothing, encloses none.

    `canoes` are all that must stay free; one on a hut is among them only if it is protected too.
    """
    return _without_enclosing(islands, shore(islands, village), canoes, enclosed)


def hut_places(
    islands: Islands, canoe: Hex, canoes: frozenset[Hex], enclosed: Enclosed = cut_off
) -> tuple[Hex, ...]:
    """Where a canoe can build a hut: beside it, at a village of which it touches a cult hex.

    `canoes` are as for `cult_places`, the builder at its new hex among them.
    """
    shores = (shore(islands, village) for village in cult_beside(islands, canoe))
    places = frozenset().union(*shores) & islands.board.neighbours[canoe]
    return _without_enclosing(islands, places, canoes, enclosed)
