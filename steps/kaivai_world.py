"""The table of one scenario of Kaivai: what no Given tells fits to what they tell."""

from collections.abc import Collection
from typing import Any

from atoll.kaivai import game
from atoll.kaivai.bidding import by_bids
from atoll.kaivai.board import Hex, read_hex
from atoll.kaivai.components import BIDS, CULT_PIECES
from atoll.kaivai.islands import islands_on
from atoll.kaivai.own_board import usual
from atoll.kaivai.pieces import village_at
from atoll.kaivai.position import supplies
from atoll.kaivai.table import Table
from atoll.kaivai.telling import decides
from atoll.table import replaced

from .world import Fitted


class KaivaiWorld(Fitted):
    """One scenario of Kaivai."""

    table: Table

    def __init__(self) -> None:
        """Begin before anybody sits down."""
        super().__init__("kaivai")

    def fitting(self, table: Table, said: Collection[str]) -> Table:
        """The table, with whatever is not told as it can be."""
        for part, fits in _FITTING.items():
            if part not in said or part == "bids":
                table = table._replace(**{part: fits(table, said)})
        return table

    def first_of(self, hex: Hex) -> Hex:  # noqa: A002 # as the field is called
        """The first cult hex of the village that a hex belongs to, or itself."""
        village = village_at(self.table, hex)
        return min(village.cult) if village else hex

    def starts(self, **how: Any) -> None:
        """The table is kept; as Givens tell a part of it, most are assumed."""
        if self.begins is None and game.why_impossible(self.unheard):
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


# What no Given tells, so that it fits to what they tell

FAR_OFF = read_hex("A5")
"""Where the god is on a board of which nobody tells a cult hex: at a base, in a corner."""
BEFORE_GOD = ("bid", "huts", "god")
UNBID = ("final", "village", "influence", "over")
HIGHEST = 6
"""The highest of the bids that nobody tells."""


def _stage(table: Table, _told: Collection[str]) -> str:
    if None in table.bids:
        return "bid"
    to_place = decides(table._replace(stage="huts")) is not None
    return "huts" if not table.cult - usual(table.board) and to_place else "god"


def _cult(table: Table, told: Collection[str]) -> frozenset[Hex]:
    """In a round without a new cult hex the god has brought one far off."""
    cult = table.cult or usual(table.board)
    if table.stage in BEFORE_GOD or "god" in told or len(cult) > len(usual(table.board)):
        return cult
    return cult | {FAR_OFF}


def _round(table: Table, _told: Collection[str]) -> int:
    """As many as cult hexes have been brought; one more before the god moves."""
    brought = len(table.cult) - len(usual(table.board))
    return max(1, brought + (table.stage in BEFORE_GOD))


def _bids(table: Table, _told: Collection[str]) -> tuple[int | None, ...]:
    """None before and after all rounds; those not told are the highest up to 6 that are free."""
    if table.stage in (*UNBID, *BEFORE_GOD):
        return table.bids
    free = iter(sorted({*BIDS[:HIGHEST]} - {*table.bids}, reverse=True))
    return tuple(next(free) if bid is None else bid for bid in table.bids)


def _order(table: Table, _told: Collection[str]) -> tuple[int, ...]:
    """By the bids, the highest first; while they are made, as the players are named."""
    return tuple(range(len(table.seats))) if table.stage == "bid" else by_bids(table)


def _god(table: Table, _told: Collection[str]) -> Hex | None:
    """A cult hex that a god has brought, of a village with as few huts as can be."""
    brought = table.cult - usual(table.board)
    if not brought:
        return None
    islands = islands_on(table.board, table.cult, frozenset(table.huts))
    return min(brought, key=lambda one: (len(islands.village_of[one].huts), one != FAR_OFF, one))


_FITTING: dict[str, Any] = {
    "stage": _stage,
    "cult": _cult,
    "bids": _bids,
    "round": _round,
    "order": _order,
    "turn": lambda table, _: (
        table.order[0] if table.stage == "action" else decides(table._replace(turn=None))
    ),
    "god": _god,
    "cult_left": lambda table, _told: CULT_PIECES - len(table.cult - table.board.printed),
    "goods_left": lambda table, _: supplies(table)["goods_left"],
    "influence_left": lambda table, _: supplies(table)["influence_left"],
}
"""Each part that follows from others, those first on which others lean."""
