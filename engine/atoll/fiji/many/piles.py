"""Piles whose numbers are columns: beads with an entry per game for every colour."""

from collections.abc import Iterable, Sequence

import numpy as np

from atoll.fiji.components import COLOURS, Beads
from atoll.readings.compiled import BYTE, Column

__all__ = ["Piles", "colours_of", "in_every_game", "pile", "piles"]

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
