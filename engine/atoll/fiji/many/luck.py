"""All chance of many games: generators by what they decide, and what is drawn from them.

Each decision has a generator of its own, so that the same games under other rulings see the same
cards and the same luck, however differently they run.
"""

from enum import IntEnum
from math import prod
from typing import Any

import numpy as np
from numpy.random import SFC64, Generator, SeedSequence
from numpy.random.bit_generator import ISeedSequence

from atoll.fiji.components import EXCHANGES, MOST_SEATS, ROUNDS
from atoll.readings.compiled import BYTE, Column

__all__ = ["Asked", "Luck", "among", "bits", "shuffled"]

_CARD = 15
_SHAPE = (5, ROUNDS, EXCHANGES, MOST_SEATS, 3)
"""How many generators there are: what they decide, rounds, exchanges, seats; and three words."""


class Asked(IntEnum):
    """What a generator decides."""

    CARDS = 0
    GOALS = 1
    SET_ASIDE = 2
    OFFER = 3
    CHOICE = 4


class _Words(ISeedSequence):
    """The state that a generator begins with, already made."""

    def __init__(self, words: Column) -> None:
        self.words = words

    def generate_state(self, *_: Any, **__: Any) -> Column:
        """As many words as there are: SFC64 asks for three of 64 bits."""
        return self.words


class Luck:
    """All generators of a chunk; the states they begin with are made at once, which is cheap."""

    def __init__(self, seed: int, chunk: int) -> None:
        """Errors: ValueError for a seed or a chunk below 0."""
        words = SeedSequence(seed, spawn_key=(chunk,)).generate_state(prod(_SHAPE), np.uint64)
        self._words = words.reshape(_SHAPE)

    def of(self, asked: Asked, number: int = 0, exchange: int = 0, who: int = 0) -> Generator:
        """The generator of one decision: its round and exchange from 0, and its seat or row."""
        words: Any = _Words(self._words[asked, number, exchange, who])
        return Generator(SFC64(words))


def bits(luck: Generator, games: int) -> Column:
    """32 random bits for each game: the raw ones, which numpy keeps the same for ever."""
    raw = luck.bit_generator.random_raw((games + 1) // 2)
    return raw.astype("<u8", copy=False).view("<u4")[:games].astype(np.uint32, copy=False)


def among(luck: Generator, numbers: Any, games: int) -> Column:
    """For each game one of so many, up to 512; all are as likely, to one part in 16,000.

    >>> set(among(Luck(1, 2).of(Asked.GOALS), 3, 100).tolist())
    {0, 1, 2}
    """
    found = bits(luck, games)
    found >>= 9
    found *= numbers
    found >>= 23
    return found


def shuffled(luck: Generator, games: int) -> Column:
    """For each place of a stack of 16, which card lies there: sorted by 28 random bits."""
    keys = bits(luck, games * (_CARD + 1)).reshape(games, _CARD + 1) & np.uint32(0xFFFFFFF0)
    keys |= np.arange(_CARD + 1, dtype=np.uint32)
    keys.sort(axis=1)
    return np.ascontiguousarray((keys & np.uint32(_CARD)).astype(BYTE).T)
