"""A tree of a player's own decisions, grown line by line; in between, others decide by luck."""

from collections.abc import Iterable, Sequence
from itertools import islice
from math import log, sqrt
from random import Random

from atoll.simulate.trying import LONGEST, MOST_TRIED, Trying
from atoll.table.contract import Move, Table

__all__ = ["Branch", "Drawn", "Tree", "Tried"]

WIDENING = 0.6
"""Of a decision met so often, as many moves are tried as this power of it."""
CURIOUS = 0.7
"""How far a move that was tried seldom is given the benefit of the doubt."""


class Drawn:
    """The moves that there are somewhere, in one order; no more are looked for than are wanted."""

    def __init__(self, moves: Iterable[Move]) -> None:
        """None is looked for yet."""
        self._coming, self._known = iter(moves), list[Move]()

    def first(self, number: int) -> Sequence[Move]:
        """So many of them, or all that there are."""
        self._known += islice(self._coming, max(0, number - len(self._known)))
        return self._known


class Tried:
    """What is known of a move: how often it was tried, what that came to, what was tried then."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.times, self.sum, self.then = 0, 0.0, Branch()

    @property
    def worth(self) -> float:
        """The best of what the player may do then, on average; of a turn's last move, its mean."""
        later = [one.worth for one in self.then.tried.values() if one.times]
        return max(later, default=self.sum / self.times)


class Branch:
    """A decision of the player in the tree: what is known of each move that was tried there.

    `at` are the tables of this decision and what may be done there, by the one a line begins from.
    """

    def __init__(self, at_once: int = 1) -> None:
        """Nothing yet; so many moves are tried before any is tried again."""
        self.tried: dict[Move, Tried] = {}
        self.at: dict[int, tuple[Table, Drawn]] = {}
        self._times, self._at_once = 0, at_once

    def chosen(self, moves: Drawn, spread: float) -> Move | None:
        """A move to try: a new one as long as few were, else one that promises most; or none."""
        self._times += 1
        first = moves.first(self._at_once + int(self._times**WIDENING))
        new = next((move for move in first if move not in self.tried), None)
        if new is not None or not first:
            return new
        doubt = CURIOUS * spread * sqrt(log(self._times + 1))
        return max(first, key=lambda move: self._promise(self.tried[move], doubt))

    def _promise(self, one: Tried, doubt: float) -> float:
        return one.worth + doubt / sqrt(one.times)

    def add(self, move: Move, worth: float) -> None:
        """What a line came to that began with this move here."""
        one = self.tried.setdefault(move, Tried())
        one.times, one.sum = one.times + 1, one.sum + worth

    def best(self) -> Move | None:
        """The move that is worth most; None where no line has come to its end."""
        whole = [move for move, one in self.tried.items() if one.times]
        return max(whole, key=lambda move: self.tried[move].worth, default=None)


class Tree:
    """What the lines have shown so far."""

    def __init__(
        self, trying: Trying, tables: Sequence[Table], first: Sequence[Move], luck: Random
    ) -> None:
        """From which tables it grows, and the moves at its root."""
        self.root = Branch(len(first))
        self.root.at = {number: (table, Drawn(first)) for number, table in enumerate(tables)}
        self._trying, self._luck, self._seed = trying, luck, luck.random()
        self._low, self._high = float("inf"), float("-inf")

    def grow(self, lines: int) -> None:
        """So many lines, from each of the tables in turn; the last one may not come to its end."""
        for line in range(lines):
            path: list[tuple[Branch, Move]] = []
            end = self._end(line % len(self.root.at), path)
            if self._trying.left <= 0:
                break
            worth = self._trying.judged(end)
            self._low, self._high = min(self._low, worth), max(self._high, worth)
            for branch, move in path:
                branch.add(move, worth)

    def _end(self, number: int, path: list[tuple[Branch, Move]]) -> Table:
        """Where a line ends; `path` takes the own decisions of it."""
        branch, spread = self.root, max(self._high - self._low, 0.0)
        table, moves = branch.at[number]
        while len(path) < LONGEST and self._trying.left > 0:
            if (move := branch.chosen(moves, spread)) is None:
                break
            path.append((branch, move))
            branch = branch.tried.setdefault(move, Tried()).then
            if number not in branch.at:
                branch.at[number] = self._reached(table, move)
            table, moves = branch.at[number]
        return self._trying.answered(table, self._luck)

    def _reached(self, table: Table, move: Move) -> tuple[Table, Drawn]:
        """The table after an own move, and what may follow: of the same many moves the same few."""
        after = self._trying.after(table, self._trying.seat, move)
        return after, Drawn(islice(self._trying.following(after, Random(self._seed)), MOST_TRIED))
