"""Games that come to something, found and made short, of any game: by its verbs alone.

`played_through` plays one; `found` plays many beginnings on at once and keeps those that score
best; `shortened` leaves out whatever the rest does not need. What a player does who has nothing in
mind, a game or a style says: `lazy`.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

from atoll.record import Start, move_line
from atoll.table import Step
from atoll.table.games import game

__all__ = ["Aim", "Picks", "Played", "Table", "Turn", "found", "played_through", "shortened"]

Table = Any
Move = Any
Turn = tuple[int, Move]
Picks = Callable[[Random, Table, Sequence[Move]], Move]


class Played(NamedTuple):
    """A game as far as it was played: its table, its moves, and whether the aim was reached."""

    table: Table
    turns: tuple[Turn, ...]
    reached: bool = False

    def lines(self, start: Start) -> list[dict[str, Any]]:
        """The game as a record."""
        write = game(start.game).write_move
        return [start.line(), *(move_line(start.seats[s], write(m)) for s, m in self.turns)]


def _is_reached(played: Played) -> bool:
    return played.reached


class Aim(NamedTuple):
    """What a game has to come to, and whether it is played to its end.

    `reached` is asked of the table before a move, and of all that followed, `holds` of a game that
    is played; `score` is the larger the nearer a table is; `keen` picks the moves on the way there,
    `lazy` all others.
    """

    start: Start
    reached: Callable[[Table, Step[Table]], bool]
    score: Callable[[Table], float]
    keen: Picks
    lazy: Picks
    holds: Callable[[Played], bool] = _is_reached
    whole: bool = True


def _after(aim: Aim, played: Played, seat: int, move: Move) -> Played:
    step = game(aim.start.game).after(played.table, seat, move)
    done = played.reached or aim.reached(played.table, step)
    return Played(step.table, (*played.turns, (seat, move)), done)


def _picked(aim: Aim, luck: Random, played: Played, picks: Picks) -> Turn:
    rules = game(aim.start.game)
    seat = rules.waiting(played.table)[0]
    return seat, picks(luck, played.table, tuple(rules.moves(played.table, seat)))


# Playing


def played_through(start: Start, picks: Picks, luck: Random, most: int) -> Played | None:
    """A game in which all play so, from its opening to its end; None after so many moves.

    Errors: Refused where it cannot begin.
    """
    rules, played = game(start.game), Played(start.opening().table, ())
    aim = Aim(start, lambda *_: False, lambda _: 0, picks, picks)
    while rules.waiting(played.table) and len(played.turns) < most:
        played = _after(aim, played, *_picked(aim, luck, played, picks))
    return None if rules.waiting(played.table) else played


# Finding


def found(aim: Aim, luck: Random, *, beam: int = 6, tries: int = 5) -> Played | None:
    """A whole game that comes to the aim, or None: the best beginnings are played on, many ways."""
    best = [Played(aim.start.opening().table, ())]
    while best:
        after = [one for played in best for one in _tried(aim, luck, played, tries)]
        if there := [one for one in after if one.reached]:
            return _ended(aim, luck, min(there, key=lambda one: len(one.turns)))
        alive = [one for one in after if game(aim.start.game).waiting(one.table)]
        best = sorted(alive, key=lambda one: -aim.score(one.table))[:beam]
    return None


def _tried(aim: Aim, luck: Random, played: Played, tries: int) -> Iterator[Played]:
    """The next seat's turn, played so often: until another decides, or the aim is reached."""
    rules = game(aim.start.game)
    for _ in range(tries):
        one, seat = played, rules.waiting(played.table)[:1]
        while rules.waiting(one.table)[:1] == seat and not one.reached:
            one = _after(aim, one, *_picked(aim, luck, one, aim.keen))
            if len(one.turns) - len(played.turns) >= _LONGEST:
                break
        yield one


_LONGEST = 12


def _ended(aim: Aim, luck: Random, played: Played) -> Played:
    """The game played to its end by nobody who has anything in mind."""
    while game(aim.start.game).waiting(played.table):
        played = _after(aim, played, *_picked(aim, luck, played, aim.lazy))
    return played


# Shortening


def shortened(aim: Aim, played: Played, luck: Random) -> Played:
    """The game without the moves that its aim can do without, as far as leaving out shows.

    A whole game cannot be shorter than one in which nobody has anything in mind.
    """
    least = len(_intended(aim, (), luck, _MOST).turns) if aim.whole else 0
    size = max(1, len(played.turns) // 4)
    while size and len(played.turns) > least:
        played, size = _without(aim, played, size, luck), size // 2
    return played


def _without(aim: Aim, played: Played, size: int, luck: Random) -> Played:
    """The game without as many runs of so many moves as it can do without."""
    start = 0
    while start < len(played.turns):
        rest = played.turns[:start] + played.turns[start + size :]
        again = _intended(aim, rest, luck, len(played.turns) - 1)
        over = not aim.whole or not game(aim.start.game).waiting(again.table)
        shorter = over and len(again.turns) < len(played.turns) and aim.holds(again)
        played, start = (again, start) if shorter else (played, start + max(1, size // 2))
    return played


_MOST = 10**6


def _intended(aim: Aim, turns: Sequence[Turn], luck: Random, most: int) -> Played:
    """Each seat makes its moves in order, where it can, and else does what lazy ones do."""
    by_seat = groupby(sorted(turns, key=lambda turn: turn[0]), key=lambda turn: turn[0])
    left = {seat: [move for _, move in theirs] for seat, theirs in by_seat}
    rules, played = game(aim.start.game), Played(aim.start.opening().table, ())
    while (waiting := rules.waiting(played.table)) and len(played.turns) < most:
        if played.reached and not aim.whole:
            return played
        seat, mind = waiting[0], [] if played.reached else left.get(waiting[0], [])
        if mind and rules.why_not(played.table, seat, mind[0]) is None:
            played = _after(aim, played, seat, mind.pop(0))
        else:
            played = _after(aim, played, *_picked(aim, luck, played, aim.lazy))
    return played
