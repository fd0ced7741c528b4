"""The table of one scenario of Bali: what no Given tells fits to what they tell."""

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from atoll.bali.position import fitted
from atoll.bali.table import Move, Table

from .world import Scenario


class BaliWorld(Scenario):
    """One scenario of Bali; once a move has been made, nothing is fitted any more."""

    table: Table

    def __init__(self) -> None:
        """Begin before anybody sits down."""
        super().__init__("bali")
        self._said: set[str] = set()  # the parts that Givens have told
        self._unfitted: Any = None  # the table as the Givens tell it
        self._played = False

    def lay(self, seats: Sequence[str], edition: str | None = None) -> None:
        """A given table: nothing that earlier Givens have told lies there."""
        self._said, self._played = set(), False
        super().lay(seats, edition)

    def given(self, base: Table | None = None, *, only: Collection[int] = (), **parts: Any) -> None:
        """Something about the table that holds before anything happens."""
        self._said |= parts.keys()
        whole = self._unfitted if base is None else base
        self._unfitted = whole._replace(**parts)
        fixed = self._played or self.start
        super().given(self._unfitted if fixed else fitted(self._unfitted, self._said), only=only)

    def past(self, name: str, move: Move) -> None:
        """A move that was made before anything happens."""
        self._played, self._unfitted = True, self.table
        super().past(name, move)


@pytest.fixture
def world() -> BaliWorld:
    """A scenario of Bali before anybody sits down."""
    return BaliWorld()
