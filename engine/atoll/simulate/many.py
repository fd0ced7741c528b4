"""What a game has that can be played many times at once, and told in figures."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from atoll.simulate.figures import Figure
from atoll.table.contract import GAMES, Answers, has
from atoll.table.contract import game as known_game
from atoll.table.rulings import met_in

__all__ = ["Counts", "Many", "NotMany", "Played", "Told", "is_many", "many", "told"]

Counts = Mapping[str, int]
"""How often what happened. Whole numbers only, so that they add up in any order."""


class NotMany(ValueError):
    """A game that is played one at a time only."""


class Played(Protocol):
    """What many games came to; the game keeps with it what it compares game by game."""

    @property
    def counts(self) -> Mapping[str, int]:
        """Everything that was counted."""


class Many(Protocol):
    """What a game that is played many times at once has: its `many` module."""

    CHUNK: int  # how many games at once are fastest
    RULED: Mapping[str, str]  # where each ruling is met, or why it need not be
    MOVES: int  # how many moves a build of the site may play to compare the game's texts
    POLICIES: Mapping[str, Any]

    def play(  # noqa: PLR0913 # all that a chunk of games depends on
        self,
        games: int,
        seats: int,
        answers: Answers,
        *,
        seed: int,
        chunk: int,
        policies: Any,
    ) -> Played:
        """The games of one chunk. Errors: Refused where so many seats cannot play."""

    def compared(self, left: Played, right: Played) -> Counts:
        """In how many of the same games it mattered that they were played otherwise."""


class Told(Protocol):
    """How a game tells what was counted: its `tallies` module."""

    PICTURE: tuple[str, ...]  # the sections that are drawn
    BY_SEATS: tuple[str, ...]  # the figures by which numbers of seats are compared
    MATTERED: Mapping[str, str]  # what is counted of games played twice, and how it is told

    def figures(self, counts: Counts, games: int, seats: int) -> tuple[Figure, ...]:
        """The figures of so many games, section by section."""

    def at_stake(self, left: Played, right: Played) -> int:
        """In how many of the same games a rule fires on which the two sets of answers differ."""


def is_many(game: str) -> bool:
    """Whether a game can be played many times at once, and told in figures."""
    return has(game, "many") and has(game, "tallies")


def many(game: str) -> Many:
    """A game, many times at once.

    Errors: NotMany, UnknownRuling; ImportError where numpy is missing.
    """
    if not is_many(game):
        raise NotMany(
            f"{game} cannot be played many times at once yet; atoll play {game} plays one."
        )
    found = import_module(f"{GAMES[game]}.many")
    met_in(found, known_game(game).RULINGS)
    return cast(Many, found)


def told(game: str) -> Told:
    """How a game tells what was counted."""
    return cast(Told, import_module(f"{GAMES[game]}.tallies"))
