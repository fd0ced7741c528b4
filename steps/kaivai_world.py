"""The table of one scenario of Kaivai: what no Given tells fits to what they tell."""

from typing import Any

from atoll.kaivai.board import Hex
from atoll.kaivai.counting import why_impossible
from atoll.kaivai.pieces import village_at
from atoll.kaivai.table import Table
from atoll.table import replaced

from .world import Scenario


class KaivaiWorld(Scenario):
    """One scenario of Kaivai."""

    table: Table

    def first_of(self, hex: Hex) -> Hex:  # noqa: A002 # as the field is called
        """The first cult hex of the village that a hex belongs to, or itself."""
        village = village_at(self.table, hex)
        return min(village.cult) if village else hex

    def starts(self, **how: Any) -> None:
        """The table is kept; as Givens tell a part of it, most are assumed."""
        if self.begins is None and why_impossible(self.unheard):
            how = {"assumed": True, **how}
        super().starts(**how)

    # What happens

    def once(self, stage: str, **parts: Any) -> None:
        """The one thing that happens at a stage at which nobody decides, and nothing after it."""
        self.fix()
        super().once(stage, turn=None, **parts)

    # What the table shows

    def tell(self, *check: str, now: str = "", **parts: Any) -> None:
        """Parts of the table as a Then tells them; with a turn end all marks of the one before."""
        none: frozenset[Hex] = frozenset()
        over = {"sailed": none, "done": none} if "turn" in parts else {}
        super().tell(*check, now=now, **{**over, **parts})

    def chosen(self, action: str, name: str, held: int) -> dict[str, Any]:
        """What is told when a player has chosen an action, which holds so much influence then."""
        acted = replaced(self.told.acted, self.seat(name), value=True)
        return {"spaces": {**self.told.spaces, action: held}, "acted": acted}
