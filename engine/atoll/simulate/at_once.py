"""Many games at once, in columns: their luck, and what they came to, named as by the verbs.

Each decision has a generator of its own, so that the same games under other rulings see the same
cards and the same luck, however differently they run.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.random import SFC64, Generator, SeedSequence

from atoll.readings.arrays import NUMBER, Column
from atoll.simulate.figures import counted

_CARD = 15


class AtOnce:
    """Many games of the same seats, while they are played and afterwards.

    `fires` says of each rule how often it fired in each game, or in all of them; `moves` how many
    moves each game took. `points` and `winners` are the columns of the seats, once the games are
    over.
    """

    points: Sequence[Column] = ()
    winners: Sequence[Column] = ()

    def __init__(self, games: int) -> None:
        self.games = games
        self.fires: dict[str, Any] = {}
        self.moves: Column = np.zeros(games, np.int16)

    def fired(self, often: Mapping[str, Any]) -> None:
        """The rules have fired so often, in each game or in all."""
        for rule, number in often.items():
            self.fires[rule] = self.fires.get(rule, 0) + number

    @cached_property
    def columns(self) -> dict[str, Column]:
        """What is counted of each game, under the names of which figures tell."""
        fires = {rule: self._long(often) for rule, often in self.fires.items()}
        of_seats = zip(self.points, self._places(), self.winners, strict=True)
        seats = [(*map(self._long, of_seat),) for of_seat in of_seats]
        found = counted(fires, self._long(self.moves), seats)
        return {name: self._long(number) for name, number in found.items()}

    @property
    def counts(self) -> dict[str, int]:
        """Everything that was counted; all of it adds up."""
        return {name: int(one.sum()) for name, one in self.columns.items()}

    def _long(self, numbers: Any) -> Column:
        """A number of each game, or of all of them, as sums and squares need it."""
        return np.broadcast_to(np.asarray(numbers, np.int64), self.games)

    def _places(self) -> list[Column]:
        """The place of each seat: who wins is first, all others by their points."""
        ranks = [
            points.astype(np.int32) + flags * np.int32(1 << 16)
            for points, flags in zip(self.points, self.winners, strict=True)
        ]
        return [1 + sum((rank > own).view(NUMBER) for rank in ranks) for own in ranks]


# All chance: a generator for each decision, and what is drawn from it


def chance(seed: int, *decision: int) -> Generator:
    """The luck of a decision: which chunk, what is decided, and where. Errors: ValueError below 0.

    A seed gives the same on any machine: of the generator raw bits alone are asked.
    """
    return Generator(SFC64(SeedSequence(seed, spawn_key=decision)))


def _bits(luck: Generator, games: int) -> Column:
    """32 random bits for each game: the raw ones, which numpy keeps the same for ever."""
    raw = luck.bit_generator.random_raw((games + 1) // 2)
    return raw.astype("<u8", copy=False).view("<u4")[:games].astype(np.uint32, copy=False)


def among(luck: Generator, numbers: Any, games: int) -> Column:
    """For each game one of so many, up to 512; all are as likely, to one part in 16,000.

    >>> set(among(chance(1, 2), 3, 100).tolist())
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
