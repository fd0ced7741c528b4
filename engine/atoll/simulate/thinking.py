"""Players who want to win, of any game that says what a position is worth.

They are shown what their seat may know, and try moves on tables that this may be of: what others
hold and do there is drawn by luck. All that a player decides follows from the view and the luck of
its seat, and from no clock: a budget counts the lines that are tried.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from atoll.table.contract import Game, Move, Table, View, Worth
from atoll.table.luck import mixed, one_of

__all__ = ["Greedy", "Search"]

MOST_TRIED = 40
"""So many moves of one's own are tried at most; of more, any."""
LONGEST = 12
"""So many own moves of a turn are thought through at most."""
POSITIONS = 120
"""At so many positions altogether, turns that begin with a move are thought through."""
TABLES = 2
"""On so many tables that the view may be of, lines are tried in turn."""
EACH = 8
"""So many lines there are for each move that is looked at further, on average."""
FEWEST = 2
"""So many moves are looked at further at least."""
WIDENING = 0.6
"""Of a decision met so often, as many moves are tried as this power of it."""
CURIOUS = 0.7
"""How far a move that was tried seldom is given the benefit of the doubt."""


class Sight(NamedTuple):
    """What a player thinks with: the verbs of the game, and what it says of a position."""

    rules: Game
    judge: Worth

    def imagined(self, view: View, luck: Random) -> Table:
        """A whole table that the view may be of; of an open game, the one there is."""
        found: Table = self.rules.imagined(view, luck.getrandbits(48))  # type: ignore[attr-defined]
        return found

    def judged(self, table: Table, seat: int) -> float:
        """What a position is worth to a seat: its own, less what the others have on average."""
        worths = self.judge.worths(table)
        return worths[seat] - (sum(worths) - worths[seat]) / (len(worths) - 1)


class Greedy:
    """The best position after the own turn, of one line for each move; what is alike, by luck.

    Where a turn is several moves, those that follow are any, and of many lines each is short.
    """

    def __init__(self, rules: Game, judge: Worth) -> None:
        """Of which game."""
        self._sight = Sight(rules, judge)

    def __call__(self, view: View, moves: Sequence[Move], luck: Random) -> Move:
        """What a seat does."""
        if len(moves) == 1:
            return moves[0]
        return self.ranked(self._sight.imagined(view, luck), view.seat, moves, luck)[0]

    def ranked(self, table: Table, seat: int, moves: Sequence[Move], luck: Random) -> list[Move]:
        """The moves that are tried at a table that may be, best first."""
        tried = mixed(moves, luck)[:MOST_TRIED]
        longest = min(LONGEST, POSITIONS // len(tried))
        worth = [self._after(table, seat, move, longest, luck) for move in tried]
        order = sorted(range(len(tried)), key=lambda place: -worth[place])
        return [tried[place] for place in order]

    def _after(self, table: Table, seat: int, move: Move, longest: int, luck: Random) -> float:
        """What the turn comes to that begins so."""
        rules = self._sight.rules
        table = rules.after(table, seat, move).table
        for _ in range(longest):
            if not (moves := tuple(rules.moves(table, seat))):
                break
            table = rules.after(table, seat, one_of(moves, luck)).table
        return self._sight.judged(table, seat)


class Tried:
    """What is known of a move: how often it was tried, what that came to, what was tried then."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.times, self.sum, self.then = 0, 0.0, Branch()

    @property
    def worth(self) -> float:
        """The best of what the player may do then, on average; of a turn's last move, its mean."""
        later = [one.worth for one in self.then.tried.values()]
        return max(later, default=self.sum / self.times)


class Branch:
    """A decision of the player in the tree: what is known of each move that was tried there."""

    def __init__(self, at_once: int = 1) -> None:
        """Nothing yet; so many moves are tried before any is tried again."""
        self.tried: dict[Move, Tried] = {}
        self._times, self._at_once = 0, at_once

    def chosen(self, moves: Sequence[Move], spread: float, luck: Random) -> Move:
        """A move to try: a new one as long as few were, else one that promises most."""
        self._times += 1
        known = [move for move in moves if move in self.tried]
        if len(known) < min(len(moves), self._at_once + self._times**WIDENING):
            return one_of([move for move in moves if move not in self.tried], luck)
        doubt = CURIOUS * spread * sqrt(log(self._times + 1))
        return max(known, key=lambda move: self._promise(self.tried[move], doubt))

    def _promise(self, one: Tried, doubt: float) -> float:
        return one.worth + doubt / sqrt(one.times)

    def add(self, move: Move, worth: float) -> None:
        """What a line came to that began with this move here."""
        one = self.tried.setdefault(move, Tried())
        one.times, one.sum = one.times + 1, one.sum + worth

    def best(self) -> Move:
        """The move that is worth most."""
        return max(self.tried, key=lambda move: self.tried[move].worth)


class Search:
    """A tree of the player's own decisions, grown by so many lines; others decide by luck.

    It begins with the moves that are best to who is greedy. A line is cut where the player has to
    decide anew, and after as many moves of others as the game says.
    """

    def __init__(self, rules: Game, judge: Worth, lines: int) -> None:
        """Of which game, and how many lines are tried for a decision."""
        self._sight, self._lines = Sight(rules, judge), lines
        self._greedy = Greedy(rules, judge)

    def __call__(self, view: View, moves: Sequence[Move], luck: Random) -> Move:
        """What a seat does."""
        if len(moves) == 1:
            return moves[0]
        tables = [self._sight.imagined(view, luck) for _ in range(min(TABLES, self._lines))]
        ranked = self._greedy.ranked(tables[0], view.seat, moves, luck)
        promising = ranked[: max(FEWEST, self._lines // EACH)]
        tree = Tree(self._sight, view.seat, promising, luck)
        for line in range(self._lines):
            tree.grow(tables[line % len(tables)])
        return tree.root.best()


class Tree:
    """What the lines have shown so far."""

    def __init__(self, sight: Sight, seat: int, first: Sequence[Move], luck: Random) -> None:
        """Whose it is, and the moves at its root."""
        self.root = Branch(len(first))
        self._sight, self._seat, self._first, self._luck = sight, seat, first, luck
        self._low, self._high = float("inf"), float("-inf")

    def grow(self, table: Table) -> None:
        """One line more, from a table."""
        path: list[tuple[Branch, Move]] = []
        worth = self._sight.judged(self._end(table, path), self._seat)
        self._low, self._high = min(self._low, worth), max(self._high, worth)
        for branch, move in path:
            branch.add(move, worth)

    def _end(self, table: Table, path: list[tuple[Branch, Move]]) -> Table:
        """Where a line ends; `path` takes the own decisions of it."""
        rules, seat, others = self._sight.rules, self._seat, 0
        while waiting := rules.waiting(table):
            who = seat if seat in waiting else waiting[0]
            anew, others = who == seat and others, others + (who != seat)
            if anew or len(path) == LONGEST or others > self._sight.judge.AHEAD:
                break
            table = rules.after(table, who, self._move(table, who, path)).table
        return table

    def _move(self, table: Table, who: int, path: list[tuple[Branch, Move]]) -> Move:
        """What is tried: by others any move, by the player one that the tree chooses."""
        moves = tuple(self._sight.rules.moves(table, who)) if path else self._first
        if who != self._seat:
            return one_of(moves, self._luck)
        branch = self._following(path)
        path.append((branch, branch.chosen(moves, max(self._high - self._low, 0.0), self._luck)))
        return path[-1][1]

    def _following(self, path: list[tuple[Branch, Move]]) -> Branch:
        """The decision that the last one leads to; one that is new is remembered with it."""
        if not path:
            return self.root
        branch, move = path[-1]
        return branch.tried.setdefault(move, Tried()).then
