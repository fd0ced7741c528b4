"""What a game offers to whoever plays it many times, and what follows where it says nothing."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol

from atoll.table import games
from atoll.table.contract import Answers, Move, Table, View
from atoll.table.luck import drawn

if TYPE_CHECKING:
    from atoll.simulate.figures import Figure

Counts = Mapping[str, int]
"""How often what happened. Whole numbers only, so that they add up in any order."""


class Policy(Protocol):
    """Who plays a seat in games that are played by their verbs: any function of these three."""

    def __call__(self, view: View, moves: Sequence[Move], luck: Random, /) -> Move:
        """What the seat does, by what it may know: any move that the rules allow.

        `moves` are all it may do, at least one; `luck` is its own in this game.
        """


class Played(Protocol):
    """What many games came to; the game keeps with it what it compares game by game."""

    @property
    def counts(self) -> Counts:
        """Everything that was counted, under the names of `atoll.simulate.figures`."""

    def compared(self, other: Any) -> Counts:
        """In how many of the same games it mattered that they were played otherwise.

        The keys are those of `atoll.simulate.figures.MATTERED`.
        """


class Many(Protocol):
    """A game played many times at once: its `many` module; it may need numpy.

    Of a game that has none, `atoll.simulate.many` plays one game after the other.
    """

    CHUNK: int  # how many games at once are fastest
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
        """The games of one chunk. Errors: Refused where so many players cannot play."""


class Measures(Protocol):
    """What a game counts of its own: its `measures` module."""

    PICTURE: tuple[str, ...]  # the sections of its own that are drawn

    def noticed(self, tables: Sequence[Table]) -> Counts:
        """What is counted of one game, of all its tables in order, the small steps between too."""

    def figures(self, counts: Counts, games: int, seats: int) -> "tuple[Figure, ...]":
        """The figures of so many games, section by section."""


class Worth(Protocol):
    """What a player who wants to win judges a position by: a game's `worth` module."""

    AHEAD: int  # so many moves of others are thought through after the own turn
    WORK: int  # so many moves are played and lists of them begun for a decision, about 0.1 s

    def worths(self, table: Table) -> Sequence[float]:
        """What a position is worth to each seat; the more, the better, in points of the game."""


class Judge(Worth, Protocol):
    """What such a player thinks by: `worth`, with what follows where it says nothing more."""

    def in_any_order(self, table: Table, seat: int, luck: Random) -> Iterator[Move | None]:
        """The moves of a seat one by one, by luck; None for one that turns out not to be allowed.

        It follows from `moves`. Where lists take long, a game looks at each as it comes.
        """


# What follows where it says nothing

at_once = games.Module[Many](
    "many", Many, "{game} is played by its verbs, and not many times at once yet"
)
measures = games.Module[Measures](
    "measures",
    Measures,
    "",
    lambda _: SimpleNamespace(PICTURE=(), noticed=lambda _: {}, figures=lambda *_: ()),
)


def _any_order(name: str) -> SimpleNamespace:
    """The moves of a seat, drawn from their list."""
    rules = games.game(name)
    return SimpleNamespace(in_any_order=lambda at, seat, luck: drawn(rules.moves(at, seat), luck))


worth = games.Module[Judge]("worth", Judge, "{game} judges no position yet", _any_order)
