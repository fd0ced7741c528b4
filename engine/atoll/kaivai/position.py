"""Positions of Kaivai: read, filled up with what follows, and refused where parts do not fit."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from atoll.kaivai import components as box
from atoll.kaivai.bidding import by_bids
from atoll.kaivai.board import FIELD
from atoll.kaivai.components import INFLUENCE
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.own_board import based
from atoll.kaivai.table import SEATS, Table
from atoll.table import Refused
from atoll.table.layout import imagined as whole
from atoll.table.luck import mixed
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
    order = table.order or (  # of bids, or as the players sit while these are made
        tuple(range(len(table.seats))) if None in table.bids else by_bids(table)
    )
    left = {name: max(0, left) for name, left in supplies(table).items()}
    given = {name: getattr(table, name) for name in left if getattr(table, name) is not None}
    turn = _turn(table, order) if table.turn is None else table.turn
    return table._replace(order=order, turn=turn, **{**left, **given})


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
        "goods_left": box.GOODS - goods,
        "influence_left": box.INFLUENCE - held,
        "cult_left": box.CULT_PIECES + _PRINTED - len(table.cult),
    }


_PRINTED = 6


# A whole table that a view may be of


@rule("kaivai_0_5")
def imagined(view: Any, seed: int) -> Table:
    """The view, and of what it hides anything that it allows."""
    luck = Random(seed)
    hidden = iter(_parted(view, luck))

    def draw(part: str, seat: int | None) -> Any:
        if part == "influence":
            return next(hidden)
        if part == "added":  # who has decided may have added nothing
            return None if seat is None else 0
        return () if part == "dice" else int(luck.random() * 2**53)

    return Table(seats=view.seats, rulings=view.rulings, **whole(LAYOUT, view, draw))


def _parted(view: Any, luck: Random) -> Iterator[int]:
    """The influence that others hold, parted among them."""
    own = view.influence[view.seat]
    held = sum(view.spaces.values()) + view.influence_left + len(view.scored)
    others, left = len(view.seats) - 1, max(0, INFLUENCE - own - held)
    cuts = sorted(int(luck.random() * (left + 1)) for _ in range(others - 1))
    shares = [after - before for before, after in zip([0, *cuts], [*cuts, left], strict=True)]
    return iter(mixed(shares, luck))
