"""What a game says of how it is told, and what follows where it says nothing."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from atoll.table import Refusal, Step, games
from atoll.table.contract import Answers, Table
from atoll.table.phrases import Phrase
from atoll.table.scenario import Line


class Lays(Protocol):
    """How a table is laid of which Givens tell: of a game that says nothing of it, too."""

    def seated(self, seats: Sequence[str], rulings: Answers) -> Table:
        """A table of these players of which nothing is said. Errors: Refused."""

    def fitted(self, table: Table, told: "Of") -> Table:
        """The table, with what no Given has told as it can be."""


class Telling(Lays, Protocol):
    """How a scene is told in the phrases of the examples: a game's `telling` module."""

    AT_ONCE: Collection[str]  # stages that an example tells with what came before
    BY_ITSELF: Mapping[str, Sequence[Phrase]]  # Whens: of one thing, of all
    CHOSEN: Collection[str]  # what each player has chosen so far: told by the moves that did so
    CHOOSES: Mapping[type, Mapping[str, Phrase]]  # moves of phrases of their own: Given and When
    FOLLOWS: Collection[str]  # parts that Givens say, in turn, only where others do not say them
    LEADS_UP: Collection[str]  # kinds of events that name no scenario: others follow from them
    MOMENTS: Mapping[str, Phrase]  # how a Given says what stage it is, where no When does
    NAMES: Sequence[str]  # what the players of a told scene are called
    SAYS: Mapping[str, Sequence[Phrase]]  # parts in other words: of one thing, of several
    TABLES: "Mapping[Sequence[str], Tell]"  # parts that Givens say together, below each other

    def ways(
        self, table: Table, outcome: Step[Table] | Refusal
    ) -> Iterator[tuple[Table, Collection[str]]]:
        """The table as it may lie so that this comes of it, and the parts that need not be said."""


Tell = Callable[[Table, Collection[str]], Iterable[Line]]
"""The Givens of some parts of a table."""


Of = Mapping[str, Collection[int]]
"""The parts that Givens have told, and of a part for several places which of them."""


class Told:
    """How scenes are told of a game that has no more to say of it than its players' names."""

    AT_ONCE = CHOSEN = FOLLOWS = LEADS_UP = ()
    BY_ITSELF = CHOOSES = MOMENTS = SAYS = TABLES = MappingProxyType[Any, Any]({})

    def __init__(self, game: str) -> None:
        """Its verbs and its layout are asked for where they are needed."""
        self._game = game

    def seated(self, seats: Sequence[str], rulings: Answers) -> Table:
        """A table as positions leave it out. Errors: Refused."""
        return games.game(self._game).resumed({}, seats, rulings).table

    def fitted(self, table: Table, _told: Of) -> Table:
        """As it is: what is not told is as a position leaves it out."""
        return table

    def ways(self, table: Table, _outcome: object) -> Iterator[tuple[Table, Collection[str]]]:
        """As it is, without what is hidden from all."""
        has = games.nouns.there(self._game)
        yield table, games.nouns(self._game).LAYOUT.hidden_in_common if has else ()


lays = games.Module[Lays]("telling", Lays, "", Told)
tells = games.Module[Telling]("telling", Telling, "{game} tells no scenario yet", Told)
