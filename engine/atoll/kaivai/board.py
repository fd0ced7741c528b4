"""The field of Kaivai: its hexes, how each is called, the cult hexes printed on it, and bases.

A hex is called by its column, A to M from the left, and its number in that column, from the top.
A base is two cult hexes of a further island-village, far from all others.
Source: kaivai-en-2010, setup, for cult hexes and bases; the field's shape and where its six cult
hexes lie are those of the printed board.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from string import ascii_uppercase
from typing import NamedTuple

from atoll.table import Frozen
from atoll.table.notation import NotationError


class Hex(NamedTuple):
    """A hex by its axial coordinates: q is the column, r grows downwards; (0, 0) is in the middle.

    Hexes are in order from the first column to the last, in a column from the top.
    """

    q: int
    r: int


_DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def distance(one: Hex, other: Hex) -> int:
    """How many steps apart two hexes are, if nothing lies between them.

    >>> distance(Hex(0, 0), Hex(0, 0)), distance(Hex(-5, 0), Hex(-1, -2))
    (0, 4)
    """
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


def hexagon(radius: int) -> frozenset[Hex]:
    """All hexes that are at most so far from the middle.

    >>> len(hexagon(0)), len(hexagon(6))
    (1, 127)
    """
    width = range(-radius, radius + 1)
    return frozenset(Hex(q, r) for q in width for r in width if abs(q + r) <= radius)


@dataclass(frozen=True, slots=True)
class Board:
    """A board: its hexes, and those of them that are printed as cult hexes.

    From these follow, of each hex, the six places `around` it, clockwise, beside the board too, and
    its `neighbours`, the hexes that touch it: six, and fewer at the edge.
    """

    hexes: frozenset[Hex]
    printed: frozenset[Hex]
    around: Mapping[Hex, tuple[Hex, ...]] = field(init=False, repr=False, compare=False)
    neighbours: Mapping[Hex, frozenset[Hex]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Find out what follows."""
        itself = {one: one for one in self.hexes}  # sets of the very same hexes are fast to unite
        places = {one: [Hex(one.q + q, one.r + r) for q, r in _DIRECTIONS] for one in self.hexes}
        around = {one: tuple(itself.get(near, near) for near in six) for one, six in places.items()}
        near = {one: frozenset(six) & self.hexes for one, six in around.items()}
        object.__setattr__(self, "around", Frozen(around))
        object.__setattr__(self, "neighbours", Frozen(near))

    def beside(self, hexes: Iterable[Hex]) -> frozenset[Hex]:
        """All that touch one of these hexes; of two that touch each other, both."""
        return frozenset().union(*map(self.neighbours.__getitem__, hexes))


_RADIUS = 6
_PRINTED = ((-5, 0), (-1, -2), (4, -5), (-2, 2), (2, 0), (-1, 5))

FIELD = Board(hexagon(_RADIUS), frozenset(Hex(*one) for one in _PRINTED))
"""The printed board: B2, E7, F4, F11, I7 and K2 are its cult hexes."""


def _name(one: Hex) -> str:
    top = -_RADIUS - min(one.q, 0)
    return f"{ascii_uppercase[one.q + _RADIUS]}{one.r - top + 1}"


NAMES: Mapping[Hex, str] = {one: _name(one) for one in sorted(FIELD.hexes)}
"""What each hex is called, in the order of hexes; on a board of one's own too."""
_NAMED = {name: one for one, name in NAMES.items()}


def read_hex(text: str) -> Hex:
    """The hex of this name, in capitals or not.

    Raises:
        NotationError: There is none; the message says which there are.

    >>> read_hex("D15")
    Traceback (most recent call last):
        ...
    atoll.table.notation.NotationError: no hex D15; column D has 1 to 10
    >>> read_hex("g7")
    Hex(q=0, r=0)
    """
    found = _NAMED.get(text.upper()) if text.isascii() else None
    if found is None:
        raise NotationError(_why_none(text))
    return found


def _why_none(text: str) -> str:
    parts = re.fullmatch(r"([A-Z])(0|[1-9][0-9]{0,2})", text.upper()) if text.isascii() else None
    if not parts:
        return f"{text[:20]!r} is no hex; write its column and its number, as A1"
    column = [name for name in _NAMED if name[0] == parts[1]]
    if not column:
        return f"no hex {parts[0]}; the columns are A to M"
    return f"no hex {parts[0]}; column {parts[1]} has 1 to {len(column)}"


def write_hex(one: Hex) -> str:
    """What a hex is called.

    Raises:
        NotationError: It is no hex of the field.

    >>> write_hex(Hex(-6, 0)), write_hex(Hex(6, 0))
    ('A1', 'M7')
    """
    if one not in NAMES:
        raise NotationError(f"no hex at {tuple(one)}; it is not on the board")
    return NAMES[one]


# Where the bases of further island-villages can lie

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
