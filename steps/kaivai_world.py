"""The table of one scenario of Kaivai: what no Given tells fits to what they tell."""

from collections.abc import Collection, Sequence
from typing import Any

from atoll.kaivai import game
from atoll.kaivai.board import Hex
from atoll.kaivai.pieces import village_at
from atoll.kaivai.table import Move, Table
from atoll.running.world import Mismatch
from atoll.table import Refused, Step, games, replaced

from .kaivai_fitting import fitted
from .world import Scenario

__all__ = ["KaivaiWorld"]

AT_ONCE = ("god", "influence")
"""Stages at which something may follow from a move by itself, without an end of a round."""


class KaivaiWorld(Scenario):
    """One scenario of Kaivai; once a move has been made, nothing is fitted any more."""

    table: Table

    def __init__(self) -> None:
        """Begin before anybody sits down."""
        super().__init__("kaivai")
        self._said: set[str] = set()  # the parts that Givens have told
        self._unfitted: Any = None  # the table as the Givens tell it
        self._played = False

    def lay(self, seats: Sequence[str], edition: str | None = None) -> None:
        """A given table: nothing that earlier Givens have told lies there."""
        self._said, self._played = set(), False
        super().lay(seats, edition)

    @property
    def unfitted(self) -> Table:
        """The table as Givens have told it, without what only fits to that."""
        found: Table = self._unfitted
        return found

    def given(self, base: Table | None = None, *, only: Collection[int] = (), **parts: Any) -> None:
        """Something about the table that holds before anything happens."""
        self._said |= parts.keys()
        self._unfitted = (base or self._unfitted)._replace(**self._told_in_part(parts, only))
        fixed = self._played or self.start
        super().given(self._unfitted if fixed else fitted(self._unfitted, self._said))

    def _told_in_part(self, parts: dict[str, Any], only: Collection[int]) -> dict[str, Any]:
        """Parts of which only these entries are told; the others stay as untold as they were."""
        if not only or not parts.keys() <= self.layout.parts.keys():
            return parts
        return {part: self._entries(part, value, only) for part, value in parts.items()}

    def _entries(self, part: str, value: Any, only: Collection[int]) -> Any:
        before = getattr(self._unfitted, part)
        return tuple(value[seat] if seat in only else one for seat, one in enumerate(before))

    def first_of(self, hex: Hex) -> Hex:  # noqa: A002 # as the field is called
        """The first cult hex of the village that a hex belongs to, or itself."""
        village = village_at(self.table, hex)
        return min(village.cult) if village else hex

    def past(self, name: str, move: Move) -> None:
        """A move that was made before anything happens."""
        self._played, self._unfitted = True, self.table
        super().past(name, move)

    def moved(self, table: Table, seat: int, move: Move) -> Step[Table]:
        """A move alone; but a village is scored, and a god that cannot move stays, at once."""
        step = game.played(table, seat, move)
        at_once = game.proceed(step.table) if step.table.stage in AT_ONCE else None
        return step.then(at_once) if at_once else step

    def starts(self, **how: Any) -> None:
        """The table is kept; as Givens tell a part of it, most are assumed."""
        if self.begins is None and game.why_impossible(self.unheard):
            how = {"assumed": True, **how}
        super().starts(**how)

    # What happens

    def once(self, stage: str, **parts: Any) -> None:
        """The one thing that happens at a stage at which nobody decides, and nothing after it."""
        self._played, self._unfitted = True, self.table
        self.given(stage=stage, turn=None, **parts)
        self.play(self._next)

    def _next(self) -> Step[Table]:
        step = game.proceed(self.table)
        if step is None:
            raise Mismatch("a table at which nobody decides", f"stage {self.table.stage!r}")
        return step

    def count(self) -> None:
        """Somebody checks the table itself: the one When that may find it impossible."""
        self.begins = self.record(self.verbs.write_position(self.table)).line()
        if self.start is None:
            self.starts()
        self.happen(self._counted)

    def _counted(self) -> Step[Table]:
        if refusal := game.why_impossible(games.standing(self.game, self.table)):
            raise Refused(*refusal)
        return Step(self.table, ())

    # What the table shows

    def tell(self, *check: str, now: str = "now", **parts: Any) -> None:
        """Parts of the table as a Then tells them; with a turn end all marks of the one before."""
        none: frozenset[Hex] = frozenset()
        over = {"sailed": none, "done": none} if "turn" in parts else {}
        super().tell(*check, now=now, **{**over, **parts})

    def chosen(self, action: str, name: str, held: int) -> dict[str, Any]:
        """What is told when a player has chosen an action, which holds so much influence then."""
        acted = replaced(self.told.acted, self.seat(name), value=True)
        return {"spaces": {**self.told.spaces, action: held}, "acted": acted}
