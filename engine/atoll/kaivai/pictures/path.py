"""The way of a canoe as it is drawn: one of the shortest."""

from atoll.kaivai.board import Hex
from atoll.kaivai.islands import Islands, ways


def path(islands: Islands, start: Hex, end: Hex) -> tuple[Hex, ...] | None:
    """A shortest way by water, with both ends, or None if there is none.

    Of several it is the one whose hexes, from the end back, come first in the order of hexes.
    """
    steps = ways(islands, start, len(islands.board.hexes))
    if end not in steps:
        return None
    way = [end]
    for left in range(steps[end] - 1, -1, -1):
        way.append(min(one for one in islands.board.neighbours[way[-1]] if steps.get(one) == left))
    return tuple(reversed(way))
