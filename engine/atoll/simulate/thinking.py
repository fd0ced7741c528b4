"""Players who want to win, of any game that says what a position is worth.

They are shown what their seat may know, and try moves on tables that this may be of: what others
hold and do there is drawn by luck. All that a player decides follows from the view and the luck of
its seat, and from no clock: lines are counted, and so is the work that they take.
"""

from collections.abc import Sequence
from random import Random

from atoll.simulate.tree import Tree
from atoll.simulate.trying import Sight, Trying
from atoll.table.contract import Game, Judge, Move, View

__all__ = ["Greedy", "Search"]

TABLES = 2
"""On so many tables that the view may be of, lines are tried in turn."""
EACH = 8
"""So many lines there are for each move that is looked at further, on average."""
FEWEST = 2
"""So many moves are looked at further at least."""
FIRST = 0.4
"""So much of the work goes into finding the moves that are looked at further."""


class Greedy:
    """The best position after the own turn, of one line for each move; what is alike, by luck.

    Where a turn is several moves, those that follow are any, and of many lines each is short.
    """

    def __init__(self, rules: Game, judge: Judge) -> None:
        """Of which game."""
        self._sight = Sight(rules, judge)

    def __call__(self, view: View, moves: Sequence[Move], luck: Random) -> Move:
        """What a seat does."""
        if len(moves) == 1:
            return moves[0]
        trying = Trying(self._sight, view.seat)
        (table,) = self._sight.tables(view, luck, 1)
        return trying.ranked(table, moves, luck, trying.left)[0]


class Search:
    """A tree of the player's own decisions, grown by so many lines; others decide by luck.

    It begins with the moves that are best to who is greedy. A line is cut where the player has to
    decide anew, and after as many moves of others as the game says. No line is begun once the work
    is used up.
    """

    def __init__(self, rules: Game, judge: Judge, lines: int) -> None:
        """Of which game, and how many lines are tried for a decision."""
        self._sight, self._lines = Sight(rules, judge), lines

    def __call__(self, view: View, moves: Sequence[Move], luck: Random) -> Move:
        """What a seat does."""
        if len(moves) == 1:
            return moves[0]
        trying = Trying(self._sight, view.seat)
        tables = self._sight.tables(view, luck, min(TABLES, self._lines))
        ranked = trying.ranked(tables[0], moves, luck, int(FIRST * trying.left))
        tree = Tree(trying, tables, ranked[: max(FEWEST, self._lines // EACH)], luck)
        tree.grow(self._lines)
        return tree.root.best() or ranked[0]
