"""Any game many times, by its verbs: one game after the other, as at the table.

It is slow, and it asks nothing of a game but the verbs that every game has. Each game has luck of
its own from its number, so the total does not depend on how the games are parted into chunks.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from atoll.simulate.counting import counts
from atoll.simulate.one_game import One, one_game
from atoll.simulate.policies import players
from atoll.table.contract import Answers, Counts, Policy
from atoll.table.games import game as verbs_of
from atoll.table.games import measures, most_moves
from atoll.table.ruled import told_apart

CHUNK = 50
"""So few that a bar moves on and Ctrl-C is soon heard, however slow a game is."""


class Games:
    """Some games of one set of answers, in their order."""

    def __init__(self, game: str, games: Sequence[One], seats: int, answers: Answers) -> None:
        """Keep them; how many sit at each cannot be seen from those without an end."""
        self.game, self.games, self.seats, self.answers = game, games, seats, answers

    @cached_property
    def counts(self) -> Counts:
        """Everything that was counted, in whole numbers."""
        return counts(self.games, self.seats)

    def compared(self, other: "Games") -> Counts:
        """In how many of the same games it mattered that they were played otherwise."""
        pairs = [*zip(self.games, other.games, strict=True)]
        rules = told_apart(verbs_of(self.game).RULINGS, self.answers, other.answers)
        used = (any(rule in one.fires for rule in rules for one in pair) for pair in pairs)
        return {
            "at stake": sum(used),
            "mattered": sum(one != another for one, another in pairs),
            "points": sum(_points(one) != _points(another) for one, another in pairs),
            "winners": sum(_winners(one) != _winners(another) for one, another in pairs),
        }


class ByVerbs:
    """What the contract calls Many, for a game by its verbs."""

    MOVES = 50_000

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
        played = [_one(self.game, party, answers, one) for one in seeds]
        return Games(self.game, played, seats, answers)


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
