"""A player who wants to win, of any game that says what a position is worth.

It is shown what its seat may know, and tries moves on a table that this may be of: what others hold
and do there is drawn by luck. All that it decides follows from the view and the luck of its seat,
and from no clock: moves that are played are counted, and so are lists of them and judgements.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from atoll.table.contract import Game, Judge, Move, Table, View
from atoll.table.luck import drawn

_MOST_TRIED = 40
"""So many moves of one's own are tried at most; of more, any."""
_LONGEST = 12
"""So many own moves of a turn are thought through at most."""


class _Sight(NamedTuple):
    """What a player thinks with: the verbs of the game, and what it says of a position."""

    rules: Any  # Game and Imagining
    judge: Judge

    def judged(self, table: Table, seat: int) -> float:
        """What a position is worth to a seat: its own, less what the others have on average."""
        worths = self.judge.worths(table)
        return worths[seat] - (sum(worths) - worths[seat]) / (len(worths) - 1)


class Greedy:
    """The best position after the own turn, of one line for each move; what is alike, by luck.

    Where a turn is several moves, those that follow are any, and of many lines each is short.
    """

    def __init__(self, rules: Game, judge: Judge) -> None:
        """Of which game; a whole table that a view may be of is what it imagines."""
        self._sight = _Sight(rules, judge)

    def __call__(self, view: View, moves: Sequence[Move], luck: Random) -> Move:
        """What a seat does."""
        if len(moves) == 1:
            return moves[0]
        table = self._sight.rules.imagined(view, luck.getrandbits(48))
        return _Trying(self._sight, view.seat).best(table, moves, luck)


class _Trying:
    """Moves tried for one decision of a seat, and how much work is left for it.

    A move that is played is a piece of work, and so are a list of moves that is begun, a move that
    is looked at in vain, and a judgement.
    """

    def __init__(self, sight: _Sight, seat: int) -> None:
        """For whom, with all the work that the game allows."""
        self.sight, self.seat, self.left = sight, seat, sight.judge.WORK

    def moves(self, table: Table, seat: int, luck: Random, until: int = 0) -> Iterator[Move]:
        """What a seat may do, in any order; none any more once so much work is left."""
        self.left -= 1
        for move in self.sight.judge.in_any_order(table, seat, luck):
            if move is not None:
                yield move
                continue
            self.left -= 1
            if self.left <= until:
                return

    def after(self, table: Table, seat: int, move: Move) -> Table:
        """The table after a move."""
        self.left -= 1
        return self.sight.rules.after(table, seat, move).table

    def judged(self, table: Table) -> float:
        """What a table is worth to the player."""
        self.left -= 1
        return self.sight.judged(table, self.seat)

    def following(self, table: Table, luck: Random, until: int = 0) -> Iterator[Move]:
        """What the player may do next; nothing where it is not the player's to decide."""
        mine = self.seat in self.sight.rules.waiting(table)
        return self.moves(table, self.seat, luck, until) if mine else iter(())

    def answered(self, table: Table, luck: Random) -> Table:
        """The table once others have moved by luck: as often as the game says at most."""
        for _ in range(self.sight.judge.AHEAD):
            waiting = self.sight.rules.waiting(table)
            if not waiting or self.seat in waiting:
                break
            move = next(self.moves(table, waiting[0], luck), None)
            if move is None:
                break
            table = self.after(table, waiting[0], move)
        return table

    def best(self, table: Table, moves: Sequence[Move], luck: Random) -> Move:
        """The best of the moves that are tried at a table: one line each, with the same luck.

        Each takes about the same part of the work.
        """
        tried, seed, most = [*islice(drawn(moves, luck), _MOST_TRIED)], luck.random(), self.left
        worth = [
            self._turn(table, move, most - most * place // len(tried), Random(seed))
            for place, move in enumerate(tried, 1)
        ]
        return tried[worth.index(max(worth))]

    def _turn(self, table: Table, move: Move | None, until: int, luck: Random) -> float:
        """What the turn comes to that begins so and goes on by any moves."""
        for _ in range(1 + _LONGEST):
            if move is None:
                break
            table = self.after(table, self.seat, move)
            more = self.following(table, luck, until) if self.left > until else iter(())
            move = next(more, None)
        return self.judged(self.answered(table, luck))
