"""Who plays the seats: a policy of the game by its name, or a function of one's own.

Its own functions are named `module:function`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial, wraps
from itertools import islice
from random import Random
from typing import Any, Protocol

from atoll.own_function import Wanted
from atoll.table.contract import Game, Move, Table, View
from atoll.table.games import Module, game
from atoll.table.luck import drawn


class Policy(Protocol):
    """Who plays a seat in games that are played by their verbs: any function of these three."""

    def __call__(self, view: View, moves: Sequence[Move], luck: Random, /) -> Move:
        """What the seat does, by what it may know: one of the moves.

        These are all it may do, at least one; `luck` is its own in this game.
        """


class BadPolicy(ValueError):
    """A policy that is not there, or that fails when it is asked."""


def policy(name: str, of: Mapping[str, Policy]) -> Policy:
    """The policy of this name. Errors: BadPolicy, also whenever a function of one's own raises."""
    return of[name] if name in of else _blamed(name, _wanted(of).found(name))


def _wanted(of: Iterable[str] = ()) -> Wanted:
    return Wanted("policy", "as my_module:my_policy", BadPolicy, of)


def own_files(names: Iterable[str], of: Mapping[str, Policy]) -> list[str]:
    """The files in which the policies of one's own are written, for who has them not."""
    modules = [_wanted().module(name) for name in dict.fromkeys(names) if name not in of]
    return sorted({module.__file__ for module in modules if module.__file__})


def _blamed(name: str, found: Policy) -> Policy:
    """The function, whose own errors are told as those of the policy."""

    @wraps(found)
    def asked(*arguments: Any, **named: Any) -> Any:
        try:
            return found(*arguments, **named)
        except (Exception, SystemExit) as error:
            raise BadPolicy(_wanted().blame(name, error, __file__)) from error

    return asked


def players(of: str) -> Mapping[str, Policy]:
    """The policies of a game by name; of one that judges no position, only the first."""
    found: dict[str, Policy] = {"uniform": uniform}
    return found | {"greedy": partial(greedy, game(of), worth(of))} if worth.there(of) else found


def uniform(_view: object, moves: Sequence[Move], luck: Random) -> Move:
    """Any legal move, all as likely."""
    return luck.choice(moves)


# Who wants to win


class Worth(Protocol):
    """What a player who wants to win judges a position by: a game's `worth` module."""

    AHEAD: int  # so many moves of others are thought through after the own turn
    WORK: int  # so many moves are played and lists of them begun for a decision, about 0.1 s

    def worths(self, table: Table) -> Sequence[float]:
        """What a position is worth to each seat; the more, the better, in points of the game."""


worth = Module[Worth]("worth", Worth, "{game} judges no position yet")

_MOST_TRIED = 40
"""So many moves of one's own are tried at most; of more, any."""
_LONGEST = 12
"""So many own moves of a turn are thought through at most."""


def greedy(rules: Any, judge: Worth, view: View, moves: Sequence[Move], luck: Random) -> Move:
    """The best position after the own turn, of one line for each move; what is alike, by luck.

    Where a turn is several moves, those that follow are any, and of many lines each is short.
    It is shown what its seat may know, and tries moves on a table that this may be of: what others
    hold and do there is drawn by luck. All that it decides follows from the view and the luck of
    its seat, and from no clock. `rules` are a Game that imagines whole tables.
    """
    if len(moves) == 1:
        return moves[0]
    table = rules.imagined(view, luck.getrandbits(48))
    return _Trying(rules, judge, view.seat).best(table, moves, luck)


class _Trying:
    """Moves tried for one decision of a seat, and how much work is left for it.

    A move that is played is a piece of work, and so are a list of moves and a judgement.
    """

    def __init__(self, rules: Game, judge: Worth, seat: int) -> None:
        """For whom, with all the work that the game allows."""
        self.rules, self.judge, self.seat, self.left = rules, judge, seat, judge.WORK

    def move(self, table: Table, seat: int, luck: Random) -> Move | None:
        """Any move of a seat, if it has one."""
        self.left -= 1
        return next(drawn(self.rules.moves(table, seat), luck), None)

    def after(self, table: Table, seat: int, move: Move) -> Table:
        """The table after a move."""
        self.left -= 1
        return self.rules.after(table, seat, move).table

    def judged(self, table: Table) -> float:
        """What a table is worth to the player, less what it is to the others on average."""
        self.left -= 1
        worths = self.judge.worths(table)
        own = worths[self.seat]
        return own - (sum(worths) - own) / (len(worths) - 1)

    def answered(self, table: Table, luck: Random) -> Table:
        """The table once others have moved by luck: as often as the game says at most."""
        for _ in range(self.judge.AHEAD):
            waiting = self.rules.waiting(table)
            if not waiting or self.seat in waiting:
                break
            move = self.move(table, waiting[0], luck)
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
            mine = self.left > until and self.seat in self.rules.waiting(table)
            move = self.move(table, self.seat, luck) if mine else None
        return self.judged(self.answered(table, luck))
