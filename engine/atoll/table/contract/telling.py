"""How a table becomes a scenario: what finds tables needs it to say what it found."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from atoll.table.contract.playing import Answers, Move, Table

if TYPE_CHECKING:
    from atoll.compare.disputes import Dispute
    from atoll.compare.judged import Moment
    from atoll.proof.smallest import Found
    from atoll.telling.scenario import Scenario

__all__ = ["Contradictions", "Disputes", "Parting", "Replay", "Scene", "Scenes", "Telling", "Ways"]


class Scene(Hashable, Protocol):
    """A table and the one thing that happens at it; it can be compared with others."""

    @property
    def table(self) -> Table:
        """The table before it happens."""


class Scenes(Protocol):
    """What can happen at a table: a game's `scene` module."""

    def moved(self, table: Table, seat: int, move: Move) -> Scene:
        """A move of a seat, and nothing that follows from it."""

    def proceeding(self, table: Table) -> Scene:
        """The next thing that nobody decides."""

    def started(self, seats: Sequence[str], rulings: Answers) -> Scene:
        """A game that begins."""


class Telling(Protocol):
    """Scenes told in the phrases of the examples: a game's `telling` module."""

    def told(self, scene: Any, *, rules: Sequence[str] = ..., how: str = ...) -> "Scenario":
        """A scene and what it leads to.

        It is told for the sake of the rules, which must fire. `how` may be `plainly`, by what has
        changed, or `heard`, with every sentence: where the events may not fit it.
        Errors: ValueError, where no scenario can tell it.
        """

    def contrasted(
        self, scenes: Sequence[Any], *, rules: Sequence[str] = ...
    ) -> "tuple[Scenario, ...]":
        """One table under several answers: an outline, or a scenario each.

        Errors: ValueError, where no scenario can tell it.
        """


@runtime_checkable
class Ways(Protocol):
    """What `telling` has besides where a scene is told in several ways, as `how` says."""

    @property
    def WAYS(self) -> Sequence[str]:  # noqa: N802 # a constant of the game
        """Each `how`, the usual one first."""


class Replay(Protocol):
    """What a situation shows, as a scene that the engine plays: a game's `replay` module."""

    def scene(self, found: "Found") -> Scene:
        """The scene; AssertionError where the engine comes to something else than the rules."""


class Contradictions(Protocol):
    """What contradicts a law, laid on tables: a game's `contradictions` module."""

    def contradictions(self, made: Mapping[str, Any], under: Mapping[str, str]) -> Iterator[Scene]:
        """The unknowns of a law by name, or a case that it tries, as scenes.

        `under` are the answers that the law is claimed for.
        """


class Disputes(Protocol):
    """Where two answers to a ruling are compared: a game's `disputes` module."""

    DISPUTES: "Mapping[str, Dispute]"  # by ruling: the situation in which it decides what seats get

    def moments(self) -> Iterable[Any]:
        """Moments of every kind, the smallest first."""

    def moment(self, at: Any, answers: Answers) -> "Moment":
        """What is allowed there by these answers, and what can come of it."""


class Parting(Disputes, Protocol):
    """What `disputes` has besides in a game that tells scenes."""

    def parting(self, at: Any, left: Answers, right: Answers) -> tuple[Scene, ...]:
        """A moment by either answers, as scenes."""
