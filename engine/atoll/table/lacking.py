"""What follows of modules that a game does not have, or of what they do not say."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from atoll.table.fields import SHARED
from atoll.table.layout import Layout
from atoll.table.luck import drawn
from atoll.table.phrases import Fields

if TYPE_CHECKING:
    from atoll.table.contract import Game
    from atoll.table.rulings import Answers


Table = Any
Move = Any


def nothing(_game: str) -> object:
    """What follows of most modules that a game does not have."""
    return None


class Spoken:
    """The fields of a game without some of its own."""

    FIELDS: Fields = SHARED


class Unmeasured:
    """Games of which nothing is counted but what all games have."""

    PICTURE: tuple[str, ...] = ()

    def noticed(self, _tables: Sequence[Table]) -> Mapping[str, int]:
        """Nothing of its own."""
        return {}

    def figures(self, _counts: Mapping[str, int], _games: int, _seats: int) -> tuple[()]:
        """Nothing of its own."""
        return ()


class Thinking:
    """Players who think, of a game that says no more of a position than what it is worth."""

    def __init__(self, rules: "Game") -> None:
        """By the verbs of the game."""
        self._rules: Any = rules

    def in_any_order(self, table: Table, seat: int, luck: Random) -> Iterator[Move]:
        """The moves of a seat, drawn from their list."""
        return drawn(self._rules.moves(table, seat), luck)


class Told:
    """How scenes are told of a game that has no more to say of it than its players' names."""

    AT_ONCE = FOLLOWS = LEADS_UP = ()
    BY_ITSELF = CHOOSES = MOMENTS = SAYS = TABLES = MappingProxyType[Any, Any]({})

    def __init__(self, rules: "Game", layout: Layout | None) -> None:
        """By the verbs of the game."""
        self._rules, self._layout = rules, layout

    def seated(self, seats: Sequence[str], rulings: "Answers") -> Table:
        """A table as positions leave it out. Errors: Refused."""
        return self._rules.read_position({}, seats, rulings)

    def fitted(self, table: Table, _told: Collection[str]) -> Table:
        """As it is: what is not told is as a position leaves it out."""
        return table

    def ways(self, table: Table, _outcome: object) -> Iterator[tuple[Table, Collection[str]]]:
        """As it is, without what is hidden from all."""
        yield table, self._layout.hidden_in_common if self._layout else ()


class Alone:
    """Laws that stand in one module, and read the rules alone."""

    CHAPTERS: tuple[str, ...] = ()
    PLAYED: tuple[str, ...] = ()
