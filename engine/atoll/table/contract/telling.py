"""How a table becomes a scenario: what finds tables needs it to say what it found."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from atoll.table.contract.playing import Answers, Table

if TYPE_CHECKING:
    from atoll.table.phrases import Phrase
    from atoll.telling.scenario import Line
    from atoll.telling.scene import Scene
    from atoll.telling.told import Laid


class Telling(Protocol):
    """How a scene is told in the phrases of the examples: a game's `telling` module."""

    AT_ONCE: Collection[str]  # stages that an example tells with what came before
    CHOOSES: "Mapping[type, Mapping[str, Phrase]]"  # moves of phrases of their own: Given and When
    LEADS_UP: Collection[str]  # kinds of events that name no scenario: others follow from them
    NAMES: Sequence[str]  # what the players of a told scene are called

    def seated(self, seats: Sequence[str], rulings: Answers) -> Table:
        """A table of these players of which nothing is said. Errors: Refused."""

    def laid(self, scene: "Scene", *, whole: bool) -> "Laid":
        """The Givens of a scene that is no start, and what they lay; `whole` says all that matters.

        Errors: ValueError, where no Givens lay such a table.
        """

    def goes_on(self, scene: "Scene") -> "Line":
        """The When of what nobody decides. Errors: ValueError, where no phrase tells it."""
