"""Where the bases of further island-villages can lie: of two cult hexes each, far from all others.

Source: kaivai-en-2010, setup.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from atoll.kaivai.board import Board, Hex, distance

Base = frozenset[Hex]

BETWEEN = 3
"""So many water hexes at least lie between two bases."""

DEFAULT_BASES: tuple[Base, Base] = (
    frozenset({Hex(-6, 5), Hex(-6, 6)}),
    frozenset({Hex(4, 2), Hex(5, 1)}),
)
"""A6 and A7, K9 and L8: ours, as the texts do not say who places the bases."""


def _apart(some: Iterable[Hex], others: Iterable[Hex]) -> bool:
    places = [*others]
    return all(distance(one, other) > BETWEEN for one in some for other in places)


@lru_cache(maxsize=64)
def bases(board: Board) -> tuple[Base, ...]:
    """Every place for a base: two hexes that touch, with water between them and what is printed."""
    free = sorted(one for one in board.hexes if _apart([one], board.printed))
    return tuple(
        frozenset({one, other})
        for one in free
        for other in free
        if one < other and other in board.neighbours[one]
    )


@lru_cache(maxsize=64)
def pairs_of_bases(board: Board) -> tuple[tuple[Base, Base], ...]:
    """Every choice of two bases, with water between them; whichever of two comes first."""
    return tuple((one, other) for one, other in combinations(bases(board), 2) if _apart(one, other))
