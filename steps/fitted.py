"""A table of which Givens tell a part: what none of them tells fits to what they tell."""

from collections.abc import Collection, Sequence
from typing import Any

from atoll.table.contract.playing import Move, Table

from .world import Scenario


class Fitted(Scenario):
    """One scenario; once a move has been made, nothing is fitted any more."""

    def __init__(self, name: str) -> None:
        """Begin before anybody sits down."""
        super().__init__(name)
        self._said: set[str] = set()  # the parts that Givens have told
        self._unfitted: Any = None  # the table as the Givens tell it
        self._played = False

    def fitting(self, table: Table, said: Collection[str]) -> Table:
        """The table with what fits to the parts that were said: a game's own."""
        raise NotImplementedError

    def lay(self, seats: Sequence[str], edition: str | None = None) -> None:
        """A given table: nothing that earlier Givens have told lies there."""
        self._said, self._played = set(), False
        super().lay(seats, edition)

    def given(self, base: Table = None, *, only: Collection[int] = (), **parts: Any) -> None:
        """Something about the table that holds before anything happens.

        Of parts that are told in part the other entries stay as untold as they were.
        """
        self._said |= parts.keys()
        whole = self._unfitted if base is None else base
        self._unfitted = whole._replace(**self._told_in_part(parts, only))
        fixed = self._played or self.start
        super().given(self._unfitted if fixed else self.fitting(self._unfitted, self._said))

    def _told_in_part(self, parts: dict[str, Any], only: Collection[int]) -> dict[str, Any]:
        if not only or not parts.keys() <= self.layout.parts.keys():
            return parts
        return {part: self._entries(part, value, only) for part, value in parts.items()}

    def _entries(self, part: str, value: Any, only: Collection[int]) -> Any:
        before = getattr(self._unfitted, part)
        return tuple(value[seat] if seat in only else one for seat, one in enumerate(before))

    def past(self, name: str, move: Move) -> None:
        """A move that was made before anything happens."""
        self.fix()
        super().past(name, move)

    def fix(self) -> None:
        """From here on the table stands as it is."""
        self._played, self._unfitted = True, self.table
