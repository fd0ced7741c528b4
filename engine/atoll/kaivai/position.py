"""Positions of Kaivai: read, filled up with what follows, and refused where parts do not fit."""

from collections.abc import Mapping, Sequence

from atoll.kaivai import components as box
from atoll.kaivai.bidding import by_bids
from atoll.kaivai.board import FIELD
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.own_board import based
from atoll.kaivai.table import SEATS, Table
from atoll.table import Refused
from atoll.table.play import unseated
from atoll.table.rulings import Answers
from atoll.table.stating import rule

_TWO = "; the rules for two are a German download that no source here holds"


@rule("kaivai_0_1")
def read_position(value: object, seats: Sequence[str], rulings: Answers) -> Table:
    """The table of a position; each supply that it leaves out holds what is nowhere else.

    Errors: PositionError; Refused (kaivai_0_1) where not three or four players sit down.
    """
    if reason := unseated(seats, min(SEATS), max(SEATS), _TWO if len(seats) == 2 else ""):
        raise Refused("kaivai_0_1", reason)
    names = tuple(seats)
    table = Table(seats=names, rulings=rulings, **LAYOUT.whole(value, names))
    if table.board is FIELD or (isinstance(value, Mapping) and "cult" in value):
        return filled(table)
    return filled(table._replace(cult=based(table.board, rulings)))


def filled(table: Table) -> Table:
    """The table with what a position may leave out: supplies, the order, whose turn it is."""
    order = table.order or _order(table)
    left = {name: max(0, left) for name, left in supplies(table).items()}
    given = {name: getattr(table, name) for name in left if getattr(table, name) is not None}
    turn = _turn(table, order) if table.turn is None else table.turn
    return table._replace(order=order, turn=turn, **{**left, **given})


def _order(table: Table) -> tuple[int, ...]:
    """The order of bids, or as the players sit while these are made."""
    return tuple(range(len(table.seats))) if None in table.bids else by_bids(table)


_NOBODY = ("loss", "final", "influence", "over")


def _turn(table: Table, order: tuple[int, ...]) -> int | None:
    """Who decides: the first in order, of the bids who has not bid, of the god's move the last."""
    if table.stage in _NOBODY:
        return None
    if table.stage == "god":
        return order[-1]
    waiting = [seat for seat in order if table.stage != "bid" or table.bids[seat] is None]
    return next(iter(waiting), None)


def supplies(table: Table) -> dict[str, int]:
    """What of the counters and cult pieces is nowhere else."""
    goods = sum(map(sum, (*table.shells, *table.fish))) + sum(h.fish for h in table.huts.values())
    held = sum(table.influence) + sum(table.spaces.values()) + len(table.scored)
    return {
        "cult_left": box.CULT_PIECES + _PRINTED - len(table.cult),
        "goods_left": box.GOODS - goods,
        "influence_left": box.INFLUENCE - held,
    }


_PRINTED = 6
