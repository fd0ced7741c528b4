"""Players who want to win, of any game that says what a position is worth.

They are shown what their seat may know, and try moves on tables that this may be of: what others
hold and do there is drawn by luck. All that a player decides follows from the view and the luck of
its seat, and from no clock: lines are counted, and so is the work that they take.
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
FIRST = 0.4
"""So much of the work goes into finding the moves that are looked at further."""
MANY = 40
"""A list of so many moves is as much work more as a move that is played."""


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


class Trying:
    """Moves tried for one decision of a seat, and how much work is left for it.

    A move that is played is a piece of work, and so are a list of moves and a judgement.
    """

    def __init__(self, sight: Sight, seat: int, work: int) -> None:
        """For whom, and how much work there is."""
        self.sight, self.seat, self.left = sight, seat, work

    def moves(self, table: Table, seat: int) -> tuple[Move, ...]:
        """What a seat may do."""
        found = tuple(self.sight.rules.moves(table, seat))
        self.left -= 1 + len(found) // MANY
        return found

    def after(self, table: Table, seat: int, move: Move) -> Table:
        """The table after a move."""
        self.left -= 1
        return self.sight.rules.after(table, seat, move).table

    def judged(self, table: Table) -> float:
        """What a table is worth to the player."""
        self.left -= 1
        return self.sight.judged(table, self.seat)

    def following(self, table: Table) -> tuple[Move, ...]:
        """What the player may do next; nothing where it is not the player's to decide."""
        mine = self.seat in self.sight.rules.waiting(table)
        return self.moves(table, self.seat) if mine else ()

    def answered(self, table: Table, luck: Random) -> Table:
        """The table once others have moved by luck: as often as the game says at most."""
        for _ in range(self.sight.judge.AHEAD):
            waiting = self.sight.rules.waiting(table)
            if not waiting or self.seat in waiting:
                break
            moves = self.moves(table, waiting[0])
            table = self.after(table, waiting[0], one_of(moves, luck))
        return table

    def ranked(self, table: Table, moves: Sequence[Move], luck: Random, most: int) -> list[Move]:
        """The moves that are tried at a table, best first: one line each, with the same luck.

        Together they take about so much work, the same for each.
        """
        tried, seed, before = mixed(moves, luck)[:MOST_TRIED], luck.getrandbits(48), self.left
        worth = []
        for place, move in enumerate(tried, 1):
            until = before - most * place // len(tried)
            worth.append(self._turn(table, move, until, Random(seed)))
        order = sorted(range(len(tried)), key=lambda place: -worth[place])
        return [tried[place] for place in order]

    def _turn(self, table: Table, move: Move, until: int, luck: Random) -> float:
        """What the turn comes to that begins so and goes on by any moves."""
        table = self.after(table, self.seat, move)
        for _ in range(LONGEST):
            if self.left <= until or not (moves := self.following(table)):
                break
            table = self.after(table, self.seat, one_of(moves, luck))
        return self.judged(self.answered(table, luck))


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
        trying = Trying(self._sight, view.seat, self._sight.judge.WORK)
        return trying.ranked(self._sight.imagined(view, luck), moves, luck, trying.left)[0]


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
        self.at: dict[int, tuple[Table, Sequence[Move]]] = {}
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

    def best(self) -> Move | None:
        """The move that is worth most; None where no line has come to its end."""
        whole = [move for move, one in self.tried.items() if one.times]
        return max(whole, key=lambda move: self.tried[move].worth, default=None)


class Search:
    """A tree of the player's own decisions, grown by so many lines; others decide by luck.

    It begins with the moves that are best to who is greedy. A line is cut where the player has to
    decide anew, and after as many moves of others as the game says. No line is begun once the work
    is used up.
    """

    def __init__(self, rules: Game, judge: Worth, lines: int) -> None:
        """Of which game, and how many lines are tried for a decision."""
        self._sight, self._lines = Sight(rules, judge), lines

    def __call__(self, view: View, moves: Sequence[Move], luck: Random) -> Move:
        """What a seat does."""
        if len(moves) == 1:
            return moves[0]
        trying = Trying(self._sight, view.seat, self._sight.judge.WORK)
        tables = [self._sight.imagined(view, luck) for _ in range(min(TABLES, self._lines))]
        ranked = trying.ranked(tables[0], moves, luck, int(FIRST * trying.left))
        tree = Tree(trying, tables, ranked[: max(FEWEST, self._lines // EACH)], luck)
        tree.grow(self._lines)
        return tree.root.best() or ranked[0]


class Tree:
    """What the lines have shown so far."""

    def __init__(
        self, trying: Trying, tables: Sequence[Table], first: Sequence[Move], luck: Random
    ) -> None:
        """From which tables it grows, and the moves at its root."""
        self.root = Branch(len(first))
        self.root.at = {number: (table, first) for number, table in enumerate(tables)}
        self._trying, self._luck, self._seed = trying, luck, luck.getrandbits(48)
        self._low, self._high = float("inf"), float("-inf")

    def grow(self, lines: int) -> None:
        """So many lines, from each of the tables in turn; the last one may not come to its end."""
        for line in range(lines):
            path: list[tuple[Branch, Move]] = []
            end = self._end(line % len(self.root.at), path)
            if self._trying.left < 0:
                break
            worth = self._trying.judged(end)
            self._low, self._high = min(self._low, worth), max(self._high, worth)
            for branch, move in path:
                branch.add(move, worth)

    def _end(self, number: int, path: list[tuple[Branch, Move]]) -> Table:
        """Where a line ends; `path` takes the own decisions of it."""
        branch, spread = self.root, max(self._high - self._low, 0.0)
        table, moves = branch.at[number]
        while moves and len(path) < LONGEST and self._trying.left >= 0:
            move = branch.chosen(moves, spread, self._luck)
            path.append((branch, move))
            branch = branch.tried.setdefault(move, Tried()).then
            if number not in branch.at:
                branch.at[number] = self._reached(table, move)
            table, moves = branch.at[number]
        return self._trying.answered(table, self._luck)

    def _reached(self, table: Table, move: Move) -> tuple[Table, Sequence[Move]]:
        """The table after an own move, and what may follow: of the same many moves the same few."""
        after = self._trying.after(table, self._trying.seat, move)
        return after, mixed(self._trying.following(after), Random(self._seed))[:MOST_TRIED]
