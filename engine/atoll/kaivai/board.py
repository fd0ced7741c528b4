"""The field of Kaivai: its hexes, how each is called, and the six cult hexes printed on it.

A hex is called by its column, A to M from the left, and its number in that column, from the top.
Source: kaivai-en-2010, setup, for the cult hexes; the field's shape and where they lie are those of
the printed board.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_uppercase
from typing import NamedTuple

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


@dataclass(frozen=True)
class Board:
    """A field: its hexes, and those of them that are printed as cult hexes.

    Raises:
        ValueError: It has no hex or too many columns for letters, or a cult hex lies beside it.
    """

    hexes: frozenset[Hex]
    printed: frozenset[Hex]

    def __post_init__(self) -> None:
        columns = {one.q for one in self.hexes}
        if not columns or max(columns) - min(columns) >= len(ascii_uppercase):
            raise ValueError(f"a board has 1 to {len(ascii_uppercase)} columns of hexes")
        if beside := sorted(self.printed - self.hexes):
            raise ValueError(f"the cult hex {tuple(beside[0])} is no hex of the board")

    @cached_property
    def around(self) -> Mapping[Hex, tuple[Hex, ...]]:
        """Of each hex the six places around it, clockwise, beside the board too."""
        itself = {one: one for one in self.hexes}  # sets of the very same hexes are fast to unite
        places = {one: [Hex(one.q + q, one.r + r) for q, r in _DIRECTIONS] for one in self.hexes}
        return {one: tuple(itself.get(near, near) for near in six) for one, six in places.items()}

    @cached_property
    def neighbours(self) -> Mapping[Hex, frozenset[Hex]]:
        """Of each hex, those that touch it: six, and fewer at the edge."""
        return {
            one: frozenset(near for near in six if near in self.hexes)
            for one, six in self.around.items()
        }

    def beside(self, hexes: Iterable[Hex]) -> frozenset[Hex]:
        """All that touch one of these hexes; of two that touch each other, both."""
        return frozenset().union(*map(self.neighbours.__getitem__, hexes))

    @cached_property
    def columns(self) -> Mapping[str, tuple[int, range]]:
        """By its letter each column: its q, and the range of r from its top hex to its last."""
        first = min(one.q for one in self.hexes)
        heights: dict[int, list[int]] = {}
        for q, r in sorted(self.hexes):
            heights.setdefault(q, []).append(r)
        return {
            ascii_uppercase[q - first]: (q, range(rs[0], rs[-1] + 1)) for q, rs in heights.items()
        }

    @cached_property
    def names(self) -> Mapping[Hex, str]:
        """What each hex is called, in the order of hexes."""
        return {
            Hex(q, r): f"{letter}{number}"
            for letter, (q, rows) in self.columns.items()
            for number, r in enumerate(rows, 1)
            if (q, r) in self.hexes
        }

    @cached_property
    def named(self) -> Mapping[str, Hex]:
        """By its name each hex."""
        return {name: one for one, name in self.names.items()}


_PRINTED = ((-5, 0), (-1, -2), (4, -5), (-2, 2), (2, 0), (-1, 5))

FIELD = Board(hexagon(6), frozenset(Hex(*one) for one in _PRINTED))
"""The printed board: B2, E7, F4, F11, I7 and K2 are its cult hexes."""


def read_hex(text: str, board: Board = FIELD) -> Hex:
    """The hex of this name, in capitals or not.

    Raises:
        NotationError: The board has none; the message says which there are.

    >>> read_hex("D15")
    Traceback (most recent call last):
        ...
    atoll.table.notation.NotationError: no hex D15; column D has 1 to 10
    >>> read_hex("g7")
    Hex(q=0, r=0)
    """
    found = board.named.get(text.upper()) if text.isascii() else None
    if found is None:
        raise NotationError(_why_none(text, board))
    return found


def _why_none(text: str, board: Board) -> str:
    parts = re.fullmatch(r"([A-Z])(0|[1-9][0-9]{0,2})", text.upper()) if text.isascii() else None
    if not parts:
        example = next(iter(board.named))
        return f"{text[:20]!r} is no hex; write its column and its number, as {example}"
    letter, letters = parts[1], [*board.columns]
    if letter not in letters:
        whole = ord(letters[-1]) - ord(letters[0]) < len(letters)
        return f"no hex {parts[0]}; the columns are {_span(letters, whole=whole)}"
    numbers = [name[1:] for name in board.named if name[0] == letter]
    whole = len(numbers) == len(board.columns[letter][1])
    return f"no hex {parts[0]}; column {letter} has {_span(numbers, whole=whole)}"


def _span(names: Sequence[str], *, whole: bool) -> str:
    """`1 to 10`, or each name if some between are missing."""
    return f"{names[0]} to {names[-1]}" if whole and len(names) > 2 else ", ".join(names)


def write_hex(one: Hex, board: Board = FIELD) -> str:
    """What a hex is called.

    Raises:
        NotationError: It is no hex of the board.

    >>> write_hex(Hex(-6, 0)), write_hex(Hex(6, 0))
    ('A1', 'M7')
    """
    if one not in board.names:
        raise NotationError(f"no hex at {tuple(one)}; it is not on the board")
    return board.names[one]
