"""Any game many times, by its verbs: one game after the other, as at the table.

It is slow, and it asks nothing of a game but the verbs that every game has. Each game has luck of
its own from its number, so the total does not depend on how the games are parted into chunks.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from atoll.simulate.counting import BY_SEATS, PICTURE, counts, figures
from atoll.simulate.figures import Figure
from atoll.simulate.one_game import One, one_game
from atoll.simulate.players import players
from atoll.table.contract import Answers, Counts, Policy
from atoll.table.games import game as verbs_of
from atoll.table.games import measures, most_moves
from atoll.table.ruled import told_apart

__all__ = ["CHUNK", "ByVerbs", "Games", "Told", "seed_of"]

CHUNK = 50
"""So few that a bar moves on and Ctrl-C is soon heard, however slow a game is."""


class Games:
    """Some games of one set of answers, in their order."""

    def __init__(self, games: Sequence[One], seats: int, answers: Answers) -> None:
        """Keep them; how many sit at each cannot be seen from those without an end."""
        self.games, self.seats, self.answers = games, seats, answers

    @cached_property
    def counts(self) -> Counts:
        """Everything that was counted, in whole numbers."""
        return counts(self.games, self.seats)


class ByVerbs:
    """What the contract calls Many, for a game by its verbs."""

    MOVES = 50_000
    RULED: Mapping[str, str] = {}

    def __init__(self, game: str, size: int | None = None) -> None:
        """Of which game, and how many games are a chunk."""
        self.game, self.CHUNK = game, size or CHUNK
        self.POLICIES: Mapping[str, Any] = players(game)

    def play(  # noqa: PLR0913 # all that a chunk of games depends on
        self,
        games: int,
        seats: int,
        answers: Answers,
        *,
        seed: int,
        chunk: int,
        policies: Sequence[Policy],
    ) -> Games:
        """The games of a chunk. Errors: Refused, Stuck."""
        party = (*policies,) * (seats // len(policies))
        first = chunk * self.CHUNK
        seeds = (seed_of(seed, number) for number in range(first, first + games))
        return Games([_one(self.game, party, answers, one) for one in seeds], seats, answers)

    def compared(self, left: Games, right: Games) -> Counts:
        """In how many of the same games it mattered that they were played otherwise."""
        pairs = [*zip(left.games, right.games, strict=True)]
        return {
            "games": len(pairs),
            "points": sum(_points(one) != _points(other) for one, other in pairs),
            "winners": sum(_winners(one) != _winners(other) for one, other in pairs),
            "mattered": sum(one != other for one, other in pairs),
        }


@lru_cache(maxsize=CHUNK)
def _one(game: str, party: tuple[Policy, ...], answers: Answers, seed: int) -> One:
    """One game; the last ones are kept, for the same are compared with game after game."""
    noticed = measures(game).noticed
    return one_game(verbs_of(game), party, answers, seed, most_moves(game), noticed=noticed)


def seed_of(seed: int, number: int) -> int:
    """The seed of a game by its number, from 0: `atoll play --seed` has the same cards.

    >>> seed_of(0, 0) != seed_of(0, 1) != seed_of(1, 0)
    True
    """
    return Random(f"{seed} {number}").getrandbits(48)


def _points(one: One) -> Sequence[int] | None:
    return one.outcome and one.outcome.scores


def _winners(one: One) -> Sequence[int] | None:
    return one.outcome and one.outcome.winners


class Told:
    """What the contract calls Tallies, for a game by its verbs."""

    BY_SEATS = BY_SEATS
    MATTERED: Mapping[str, str] = {
        "at stake": "a rule with another answer is used",
        "mattered": "the game runs differently",
        "points": "somebody has other points",
        "winners": "others win",
    }

    def __init__(self, game: str) -> None:
        """Of which game."""
        self.game = game
        self.PICTURE = (*PICTURE, *measures(game).PICTURE)

    def figures(self, counts: Counts, games: int, seats: int) -> tuple[Figure, ...]:
        """The figures of so many games, section by section."""
        own = measures(self.game).figures(counts, games, seats)
        return (*figures(counts, games, seats, most_moves(self.game)), *own)

    def at_stake(self, left: Games, right: Games) -> int:
        """In how many of the same games a rule fires on which the two sets of answers differ."""
        rules = told_apart(verbs_of(self.game).RULINGS, left.answers, right.answers)
        pairs = zip(left.games, right.games, strict=True)
        return sum(any(rule in one.fires for rule in rules for one in pair) for pair in pairs)
