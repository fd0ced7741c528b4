"""How many games are played to compare texts: a number that the rules of a game decide.

A clock would give other figures on another machine. So a game declares how many moves may be
played, and one game of each number of seats says how many moves a game takes.
"""

from collections.abc import Iterable
from functools import cache
from itertools import islice
from random import Random

from atoll.compare.stakes import Match, parts
from atoll.random_seats import watch
from atoll.simulate.many import is_many, many
from atoll.table.games import game as known_game
from atoll.table.games import most_moves


class TooFew(ValueError):
    """A budget in which not even one game of each comparison can be played."""


def games_within(game: str, matches: Iterable[Match]) -> int:
    """How many games of each number of seats all matches can play within the game's budget.

    Rounded down to 1, 2 or 5 times a power of ten. Of a game that is played by its verbs none are
    played where they are too long; one that declares its own budget hears of it.
    Errors: TooFew.
    """
    one_of_each = sum(map(_moves, matches))
    games = many(game).MOVES // one_of_each if one_of_each else 0
    if one_of_each and not games and is_many(game):
        raise TooFew(
            f"{game} lets a build play {many(game).MOVES} moves (MOVES in its `many`), but one "
            f"game of each comparison takes {one_of_each}; let it play more."
        )
    return _plain(games) if games else 0


def _moves(match: Match) -> int:
    """The moves of a match in which every game is played once."""
    settings = [part.setting for part in parts(match._replace(games=1))]
    return sum(moves_of_one(one.game, one.seats) * (1 + len(one.against)) for one in settings)


@cache
def moves_of_one(game: str, seats: int) -> int:
    """How many moves the first game of so many seats takes: always the same game.

    One without an end takes as many as are played of it at most.
    """
    rules, names = known_game(game), [f"seat {number}" for number in range(1, seats + 1)]
    table = rules.opening(names, 0, None, edition=None).table
    return sum(1 for _ in islice(watch(rules, table, Random(0)), most_moves(game)))


def _plain(number: int) -> int:
    """The number rounded down to one that is easily told.

    >>> [_plain(number) for number in (1, 4, 9, 10, 2370, 4999)]
    [1, 2, 5, 10, 2000, 2000]
    """
    first, zeros = int(str(number)[0]), "0" * (len(str(number)) - 1)
    return int(f"{max(step for step in (1, 2, 5) if step <= first)}{zeros}")
