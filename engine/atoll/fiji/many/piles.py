"""Piles whose numbers are columns: beads with an entry per game for every colour."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from atoll.fiji.components import COLOURS, Beads
from atoll.readings.compiled import BYTE, Column

__all__ = ["Piles", "colours_of", "in_every_game", "packed", "pile", "piles", "unpacked"]

Piles = tuple[Beads, ...]


def pile(columns: Iterable[Column]) -> Beads:
    """Four columns as a pile."""
    return Beads(*columns)


def piles(columns: Sequence[Column]) -> Piles:
    """Columns as piles of four."""
    four = len(COLOURS)
    return tuple(pile(columns[at : at + four]) for at in range(0, len(columns), four))


def colours_of(several: Iterable[Beads]) -> list[Column]:
    """The columns of several piles, one after the other."""
    return [colour for beads in several for colour in beads]


def in_every_game(beads: Beads, games: int) -> Beads:
    """The same pile in so many games."""
    return pile(np.full(games, number, BYTE) for number in beads)


def packed(moves: Sequence[Any]) -> Column:
    """The beads of each move in the four bytes of one number, so that one look finds all."""
    return np.array([sum(b << 8 * c for c, b in enumerate(m.beads)) for m in moves], np.uint32)


def unpacked(numbers: Column) -> Beads:
    """The beads that were packed."""
    return pile((numbers >> np.uint32(8 * colour)).astype(BYTE) for colour in range(4))
