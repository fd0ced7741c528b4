"""What follows of modules that a game does not have, or of what they do not say."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from atoll.table.fields import SHARED
from atoll.table.luck import drawn
from atoll.table.phrases import Fields

if TYPE_CHECKING:
    from atoll.table.contract import Game


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


class Alone:
    """Laws that stand in one module, and read the rules alone."""

    CHAPTERS: tuple[str, ...] = ()
    PLAYED: tuple[str, ...] = ()
