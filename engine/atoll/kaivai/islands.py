"""What lies in the water of a board, and what follows of it alone: ways, areas, island-villages.

Canoes are not part of it: they pass through each other, and join nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import gt
from types import MappingProxyType
from typing import NamedTuple

from atoll.kaivai.board import Board, Hex

Areas = tuple[frozenset[Hex], ...]
"""Groups of hexes, each hanging together."""


class Village(NamedTuple):
    """An island-village: its cult hexes, one at least, and its huts, of all players."""

    cult: frozenset[Hex]
    huts: frozenset[Hex]

    @property
    def hexes(self) -> frozenset[Hex]:
        """All its hexes."""
        return self.cult | self.huts

    @property
    def size(self) -> int:
        """How many hexes it consists of."""
        return len(self.cult) + len(self.huts)


def groups(board: Board, hexes: frozenset[Hex]) -> Areas:
    """Hexes parted into groups that hang together, in the order of their first hexes."""
    left, found = hexes, []
    while left:
        group = _hanging_on(board, left)
        left -= group
        found.append(group)
    return tuple(sorted(found, key=min))


def _hanging_on(board: Board, hexes: frozenset[Hex]) -> frozenset[Hex]:
    """The whole group of one of these hexes."""
    left, ring = hexes, frozenset([next(iter(hexes))])
    while ring:
        left -= ring
        ring = board.beside(ring) & left
    return hexes - left


@dataclass(frozen=True, eq=False)
class Islands:
    """A board with the cult hexes and the huts that lie on it, the printed ones among them.

    `islands_on` makes one, and makes it once: what was found out of it is kept.
    """

    board: Board
    cult: frozenset[Hex]
    huts: frozenset[Hex]

    @cached_property
    def land(self) -> frozenset[Hex]:
        """Where no canoe passes: cult hexes and huts."""
        return self.cult | self.huts

    @cached_property
    def water(self) -> frozenset[Hex]:
        """All other hexes, whether a canoe is there or not."""
        return self.board.hexes - self.land

    @cached_property
    def areas(self) -> Areas:
        """The areas of water: between any two of them there is no way."""
        return groups(self.board, self.water)

    @cached_property
    def sea(self) -> frozenset[Hex]:
        """The largest area of water, and each other that is as large."""
        return _largest(self.areas)

    @cached_property
    def villages(self) -> tuple[Village, ...]:
        """Every group of land with a cult hex, in the order of their first hexes."""
        found = (
            Village(group & self.cult, group & self.huts) for group in groups(self.board, self.land)
        )
        return tuple(village for village in found if village.cult)

    @cached_property
    def village_of(self) -> Mapping[Hex, Village]:
        """By each hex of a village the village."""
        return {one: village for village in self.villages for one in village.hexes}

    @cached_property
    def touched(self) -> Mapping[Hex, tuple[Village, ...]]:
        """By each hex beside a village all the villages that it touches, in their order."""
        found: dict[Hex, tuple[Village, ...]] = {}
        for village in self.villages:
            for one in self.board.beside(village.hexes):
                found[one] = (*found.get(one, ()), village)
        return found

    def areas_without(self, place: Hex) -> Areas:
        """The areas of water that are left when one more piece lies there."""
        area = next((area for area in self.areas if place in area), frozenset())
        others, rest = (one for one in self.areas if one is not area), area - {place}
        whole = rest and self._is_whole(place, rest)
        return (*others, *([rest] if whole else groups(self.board, rest)))

    def _is_whole(self, place: Hex, rest: frozenset[Hex]) -> bool:
        """Whether the rest of an area hangs together: most often it does all around the place."""
        sides = [one in rest for one in self.board.around[place]]
        runs: int = sum(map(gt, sides, sides[-1:] + sides))
        return runs == 1 or _together(self.board, rest, self.board.neighbours[place] & rest)


def _together(board: Board, hexes: frozenset[Hex], some: frozenset[Hex]) -> bool:
    """Whether some of the hexes hang together."""
    ring = frozenset([*some][:1])
    while ring and some:
        some, hexes = some - ring, hexes - ring
        ring = board.beside(ring) & hexes
    return not some


def _largest(areas: Areas) -> frozenset[Hex]:
    """The largest of these areas, and each other that is as large."""
    largest = max(map(len, areas), default=0)
    first, *others = [area for area in areas if len(area) == largest] or [frozenset[Hex]()]
    return first.union(*others)


@lru_cache(maxsize=1 << 10)
def sea_without(islands: Islands, place: Hex) -> frozenset[Hex]:
    """The sea that is left when one more piece lies there."""
    return _largest(islands.areas_without(place))


@lru_cache(maxsize=1 << 10)
def islands_on(board: Board, cult: frozenset[Hex], huts: frozenset[Hex] = frozenset()) -> Islands:
    """A board with these cult hexes, the printed ones among them, and these huts."""
    return Islands(board, cult, huts)


@lru_cache(maxsize=1 << 11)
def ways(islands: Islands, start: Hex, most: int) -> Mapping[Hex, int]:
    """Each hex that a canoe reaches in at most so many steps, with the fewest steps to it.

    It begins with the start, which may be a hut: a canoe leaves it by one step. Other canoes are
    passed, so of these hexes the caller takes those where the canoe may stop.
    Near hexes come first, those equally near in the order of hexes.
    """
    steps, ring = {start: 0}, frozenset([start])
    for step in range(1, most + 1):
        ring = (islands.board.beside(ring) & islands.water).difference(steps)
        if not ring:
            break
        steps.update(dict.fromkeys(sorted(ring), step))
    return MappingProxyType(steps)
