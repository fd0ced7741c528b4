"""Many games at once, in columns: their luck, and what they came to, named as by the verbs.

Each decision has a generator of its own, so that the same games under other rulings see the same
cards and the same luck, however differently they run.
"""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.random import SFC64, Generator, SeedSequence
from numpy.random.bit_generator import ISeedSequence

from atoll.readings.arrays import NUMBER, Column
from atoll.simulate.figures import counted

_WORDS = 3
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

    def often(self, rule: str) -> Column:
        """How often a rule fired in each game."""
        return np.broadcast_to(self.fires.get(rule, 0), self.games)

    @property
    def counts(self) -> dict[str, int]:
        """Everything that was counted; all of it adds up."""
        fires = {rule: self.often(rule).astype(np.int64) for rule in self.fires}
        columns = zip(self.points, self._places(), self.winners, strict=True)
        seats = [
            (points.astype(np.int64), place.astype(np.int64), wins.astype(np.int64))
            for points, place, wins in columns
        ]
        found = counted(fires, self.moves.astype(np.int64), seats)
        summed = {name: np.broadcast_to(one, self.games).sum() for name, one in found.items()}
        return {name: int(number) for name, number in summed.items()}

    def _places(self) -> list[Column]:
        """The place of each seat: who wins is first, all others by their points."""
        ranks = [
            points.astype(np.int32) + flags * np.int32(1 << 16)
            for points, flags in zip(self.points, self.winners, strict=True)
        ]
        return [1 + sum((rank > own).view(NUMBER) for rank in ranks) for own in ranks]

    def compared(self, other: "AtOnce", apart: Sequence[str]) -> dict[str, int]:
        """In how many of the same games it mattered that rules `apart` were read otherwise.

        `mattered` is any difference: in the points, the winners, or how often a rule fired.
        """
        points = np.not_equal(self.points, other.points).any(axis=0)
        winners = np.not_equal(self.winners, other.winners).any(axis=0)
        rules = self.fires.keys() | other.fires.keys()
        fires = [self.often(rule) != other.often(rule) for rule in rules]
        used = [one.often(rule) > 0 for rule in apart for one in (self, other)]
        found = {
            "at stake": np.any([*used, np.zeros(self.games, bool)], axis=0),
            "mattered": np.any([points, winners, *fires], axis=0),
            "points": points,
            "winners": winners,
        }
        return {name: int(np.count_nonzero(flags)) for name, flags in found.items()}


# All chance: generators by what they decide, and what is drawn from them


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
        self._words = words.reshape(*shape, _WORDS)

    def of(self, *place: int) -> Generator:
        """The generator of a place; what is left out is 0."""
        words: Any = _Words(self._words[place].reshape(-1)[:_WORDS])
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
