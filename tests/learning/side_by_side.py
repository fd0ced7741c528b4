"""The engine plays at random, and somebody else is told its moves in numbers."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from atoll.learning import InNumbers
from atoll.learning.numbers import Code

__all__ = ["Turn", "turns"]


class Turn(NamedTuple):
    """A move of the engine: the table before it, what may be said first, and the whole of it."""

    table: Any
    seat: int
    legal: tuple[int, ...]
    code: Code
    after: Any


def turns(game: InNumbers, seed: int) -> Iterator[Turn]:
    """The moves of a game of the engine, from its own verbs."""
    rules, luck, names = game.rules, Random(seed), ("Ana", "Ben", "Cid", "Dora", "Eli")
    table = rules.setup(names[: game.seats], seed)
    while waiting := rules.waiting(table):
        moves = [*rules.moves(table, waiting[0])]
        codes = {move: game.numbers.code(move) for move in moves}
        move = moves[int(luck.random() * len(moves))]
        after = rules.after(table, waiting[0], move).table
        legal = tuple(sorted({code[0] for code in codes.values()}))
        yield Turn(table, waiting[0], legal, codes[move], after)
        table = after
