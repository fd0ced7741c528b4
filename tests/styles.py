"""Ways to play any game that know nothing of it: some words of its moves are liked, some are not.

A style likes the same words everywhere, so in one all bid low, in another they build or only pass.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import prod
from random import Random
from typing import Any

from found_games import Picks, played_through

from atoll.record import Start
from atoll.table.games import game

__all__ = ["laziest", "style"]

Move = Any
MANY = 3_000
"""So many moves a game has at most."""
_STRICT, _FREE = 4.0, 1.5


def style(name: str, seed: object, strength: float = _FREE) -> Picks:
    """A way to play a game: the more strength, the surer the words that are liked are chosen."""
    liking = _liking(name, f"{seed}", strength)

    def picks(luck: Random, _: object, moves: Sequence[Move]) -> Move:
        return luck.choices(moves, [liking(move) for move in moves])[0]

    return picks


def _liking(name: str, seed: str, strength: float) -> Callable[[Move], float]:
    @cache
    def word(one: str) -> float:
        return float(10 ** Random(f"{seed} {one}").uniform(-strength, strength))

    @lru_cache(maxsize=100_000)
    def move(one: Move) -> float:
        return prod(map(word, _words(name, one)))

    return move


@lru_cache(maxsize=100_000)
def _words(name: str, move: Move) -> tuple[str, ...]:
    """The words of a move, without numbers and places that are named by one."""
    text = game(name).write_move(move)
    return tuple(word for word in text.split() if not any(map(str.isdigit, word)))


def laziest(start: Start, tries: int) -> Picks:
    """Of so many strict styles the one in which the game of this start has the fewest moves."""
    lengths = []
    for seed in range(tries):
        picks = style(start.game, f"lazy {seed}", _STRICT)
        played = played_through(start, picks, Random(seed), MANY)
        lengths.append((len(played.turns) if played else MANY, seed))
    return style(start.game, f"lazy {min(lengths)[1]}", _STRICT)
