"""What every scenario keeps while it runs, whatever the game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from atoll.table import Event, Outcome, Refusal, cite
from atoll.table.overheard import Listened


class World(Protocol):
    """The fixture `world`: the table of one scenario and everything that happened at it.

    Where Givens of a scenario take some of each other back, a world may also have `laid`: those, in
    English, that lay at once the table which the first When finds. `lays` counts how often players
    were seated, as that makes all Givens before it void.
    """

    events: list[Event]
    refusals: list[Refusal]
    claimed: list[Refusal]  # those that a Then has said
    hidden: list[str]  # ids of the rules that hid something from a view
    moves: list[dict[str, Any]]  # those a When made, as `{"seat", "move"}` of a record
    begins: dict[str, Any] | None  # the first line of its record, where one may begin so

    @property
    def rulings(self) -> Mapping[str, str]:
        """The answer to every ruling of the game that the scenario runs under."""

    @property
    def start(self) -> dict[str, Any] | None:
        """The position before the first When, as JSON can hold it."""

    @property
    def end(self) -> dict[str, Any] | None:
        """The position as it is now; None where nobody sits."""

    def sentence(self, event: Event) -> str:
        """An event as a sentence for people."""


class Mismatch(AssertionError):
    """The table shows something else than the step says.

    A dict names parts of the table ("supply", "hand of Anna") with their values in notation;
    a string stands for itself. `event` is the first event that went another way, where known.
    """

    def __init__(
        self,
        expected: dict[str, str] | str,
        actual: dict[str, str] | str,
        event: Event | None = None,
    ) -> None:
        """Keep both sides, so that the report can set them side by side."""
        super().__init__(f"expected {expected}, actual {actual}")
        self.expected = expected
        self.actual = actual
        self.event = event


class Ear:
    """What one scenario has listened to: of each kind of event the first, as all tell alike.

    What other scenarios heard is nothing to it: none passes or fails by what was checked before.
    """

    def __init__(self, game: str) -> None:
        """Begin with nothing heard."""
        self._game, self._heard = game, set[str]()

    def hear(self, events: Sequence[Event], listen: Callable[..., Listened], *of: Any) -> None:
        """Events tell nothing that is hidden from somebody after them. Errors: Mismatch."""
        new = {event.what for event in events} - self._heard
        self._heard |= new
        if new and (found := listen(self._game, *of)).event:
            told = f"{found.event.what} {dict(found.event.facts)}"
            raise Mismatch(f"no event tells the {found}", f"one does: {told}", found.event)


def agree(outcome: Outcome | None, seats: Sequence[str]) -> None:
    """Who wins has the best score, or one as good. Errors: Mismatch."""
    if outcome and (why := outcome.contradiction(seats)):
        raise Mismatch("who wins has the best score", f"{why} ({cite(outcome.rule)})")
