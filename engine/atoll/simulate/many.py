"""How a game is played many times: in arrays where it can, or by its verbs, and who plays it.

By its verbs one game is played after the other, as at the table. That is slow, and asks nothing of
a game but the verbs that every game has. Each game has luck of its own from its number, so the
total does not depend on how the games are parted into chunks.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, wraps
from random import Random
from typing import Any

from atoll.own_function import Wanted
from atoll.simulate.counting import counts
from atoll.simulate.greedy import Greedy
from atoll.simulate.one_game import One, one_game, uniform
from atoll.table import games as known
from atoll.table.contract import Answers, Counts, Many, Policy
from atoll.table.ruled import told_apart

CHUNK = 50
"""So few that a bar moves on and Ctrl-C is soon heard, however slow a game is."""


def is_many(game: str) -> bool:
    """Whether a game can be played many times at once."""
    return known.many.there(game)


def many(game: str, *, by_verbs: bool = False, size: int | None = None) -> Many:
    """A game many times: at once where it can be, unless it is asked for `by_verbs`.

    By its verbs so many games are a chunk as `size` says.
    Errors: NotOffered; ImportError where numpy is missing.
    """
    if by_verbs or not is_many(game):
        return ByVerbs(game, size)
    return known.many(game)


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
        rules = told_apart(known.game(self.game).RULINGS, self.answers, other.answers)
        used = (any(rule in one.fires for rule in rules for one in pair) for pair in pairs)
        ends = [[one.outcome for one in pair] for pair in pairs]

        def differ(part: str) -> int:
            return sum(len({getattr(end, part, None) for end in both}) > 1 for both in ends)

        return {
            "at stake": sum(used),
            "mattered": sum(one != another for one, another in pairs),
            "points": differ("scores"),
            "winners": differ("winners"),
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
        party, first = (*policies,) * (seats // len(policies)), chunk * self.CHUNK
        seeds = (seed_of(seed, number) for number in range(first, first + games))
        played = [_one(self.game, party, answers, one) for one in seeds]
        return Games(self.game, played, seats, answers)


@lru_cache(maxsize=CHUNK)
def _one(game: str, party: tuple[Policy, ...], answers: Answers, seed: int) -> One:
    """One game; the last ones are kept, for the same are compared with game after game."""
    noticed = known.measures(game).noticed
    return one_game(known.game(game), party, answers, seed, known.most_moves(game), noticed=noticed)


def seed_of(seed: int, number: int) -> int:
    """The seed of a game by its number, from 0: `atoll play --seed` has the same cards.

    >>> seed_of(0, 0) != seed_of(0, 1) != seed_of(1, 0)
    True
    """
    return Random(f"{seed} {number}").getrandbits(48)


# Who plays: a policy of the game by its name, or a function of one's own, `module:function`


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
    return (
        found | {"greedy": Greedy(known.game(of), known.worth(of))}
        if known.worth.there(of)
        else found
    )
