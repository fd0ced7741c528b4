"""What no Given of Kaivai tells, so that it fits to what they tell."""

from collections.abc import Collection
from typing import Any

from atoll.kaivai.bidding import by_bids
from atoll.kaivai.board import Hex, read_hex
from atoll.kaivai.components import BIDS, CULT_PIECES, GOODS, INFLUENCE
from atoll.kaivai.islands import islands_on
from atoll.kaivai.own_board import usual
from atoll.kaivai.table import Table

FAR_OFF = read_hex("A5")
"""Where the god is on a board of which nobody tells a cult hex: at a base, in a corner."""
BEFORE_GOD = ("bid", "huts", "god")
UNBID = ("final", "village", "influence", "over")
STARTING_HUTS = 2
HIGHEST = 6
"""The highest of the bids that nobody tells."""


def fitted(table: Table, told: Collection[str]) -> Table:
    """The table, with whatever is not told as it can be."""
    for part, fits in _FITTING.items():
        if part not in told or part == "bids":
            table = table._replace(**{part: fits(table, told)})
    return table


def _stage(table: Table, _told: Collection[str]) -> str:
    if None in table.bids:
        return "bid"
    return "huts" if not table.cult - usual(table.board) and _with_huts_to_place(table) else "god"


def _with_huts_to_place(table: Table) -> list[int]:
    """The seats that have not placed both starting huts, the highest bid first."""
    owners = [hut.owner for hut in table.huts.values()]
    return [seat for seat in by_bids(table) if owners.count(seat) < STARTING_HUTS]


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


def _turn(table: Table, _told: Collection[str]) -> int | None:
    """Who decides at this stage."""
    if table.stage == "bid":
        return next((seat for seat in table.order if table.bids[seat] is None), None)
    if table.stage == "huts":
        return next(iter(_with_huts_to_place(table)), None)
    if table.stage == "village":
        return min(range(len(table.seats)), key=table.glory.__getitem__)
    return {"god": table.order[-1], "action": table.order[0]}.get(table.stage)


def _god(table: Table, _told: Collection[str]) -> Hex | None:
    """A cult hex that a god has brought, of a village with as few huts as can be."""
    brought = table.cult - usual(table.board)
    if not brought:
        return None
    islands = islands_on(table.board, table.cult, frozenset(table.huts))
    return min(brought, key=lambda one: (len(islands.village_of[one].huts), one != FAR_OFF, one))


def _cult_left(table: Table, _told: Collection[str]) -> int:
    return CULT_PIECES - len(table.cult - table.board.printed)


def _goods_left(table: Table, _told: Collection[str]) -> int:
    on_displays = sum(map(sum, (*table.shells, *table.fish)))
    return GOODS - on_displays - sum(hut.fish for hut in table.huts.values())


def _influence_left(table: Table, _told: Collection[str]) -> int:
    reminders = len(table.scored)
    return INFLUENCE - sum(table.influence) - sum(table.spaces.values()) - reminders


_FITTING: dict[str, Any] = {
    "stage": _stage,
    "cult": _cult,
    "bids": _bids,
    "round": _round,
    "order": _order,
    "turn": _turn,
    "god": _god,
    "cult_left": _cult_left,
    "goods_left": _goods_left,
    "influence_left": _influence_left,
}
"""Each part that follows from others, those first on which others lean."""
