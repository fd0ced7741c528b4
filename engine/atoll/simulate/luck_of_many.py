"""All chance of many games at once: generators by what they decide, and what is drawn from them.

Each decision has a generator of its own, so that the same games under other rulings see the same
cards and the same luck, however differently they run.
"""

from math import prod
from typing import Any

import numpy as np
from numpy.random import SFC64, Generator, SeedSequence
from numpy.random.bit_generator import ISeedSequence

from atoll.readings.arrays import NUMBER, Column

_WORDS = 3
_CARD = 15


class _Words(ISeedSequence):
    """The state that a generator begins with, already made."""

    def __init__(self, words: Column) -> None:
        self.words = words

    def generate_state(self, *_: Any, **__: Any) -> Column:
        """As many words as there are: SFC64 asks for three of 64 bits."""
        return self.words


class Luck:
    """All generators of a chunk; the states they begin with are made at once, which is cheap."""

    def __init__(self, seed: int, chunk: int, shape: tuple[int, ...]) -> None:
        """So many generators as the shape has places. Errors: ValueError for a seed below 0."""
        size = prod(shape) * _WORDS
        words = SeedSequence(seed, spawn_key=(chunk,)).generate_state(size, np.uint64)
        self._words, self._last = words.reshape(*shape, _WORDS), (0,) * len(shape)

    def of(self, *place: int) -> Generator:
        """The generator of a place; what is left out is 0."""
        words: Any = _Words(self._words[(*place, *self._last[len(place) :])])
        return Generator(SFC64(words))


def _bits(luck: Generator, games: int) -> Column:
    """32 random bits for each game: the raw ones, which numpy keeps the same for ever."""
    raw = luck.bit_generator.random_raw((games + 1) // 2)
    return raw.astype("<u8", copy=False).view("<u4")[:games].astype(np.uint32, copy=False)


def among(luck: Generator, numbers: Any, games: int) -> Column:
    """For each game one of so many, up to 512; all are as likely, to one part in 16,000.

    >>> set(among(Luck(1, 2, (9,)).of(4), 3, 100).tolist())
    {0, 1, 2}
    """
    found = _bits(luck, games)
    found >>= 9
    found *= numbers
    found >>= 23
    return found


def shuffled(luck: Generator, games: int) -> Column:
    """For each place of a stack of 16, which card lies there: sorted by 28 random bits."""
    keys = _bits(luck, games * (_CARD + 1)).reshape(games, _CARD + 1) & np.uint32(0xFFFFFFF0)
    keys |= np.arange(_CARD + 1, dtype=np.uint32)
    keys.sort(axis=1)
    return np.ascontiguousarray((keys & np.uint32(_CARD)).astype(NUMBER).T)
