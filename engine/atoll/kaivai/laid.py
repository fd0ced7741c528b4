"""Tables of Kaivai on which what was found lies, each with the one thing that happens there."""

from itertools import cycle, islice
from typing import Any

from atoll.kaivai import god
from atoll.kaivai.board import FIELD, Hex, read_hex
from atoll.kaivai.components import ACTIONS, BIDS, GOODS
from atoll.kaivai.pieces import enclosed, free, islands, village_at, villages
from atoll.kaivai.position import supplies
from atoll.kaivai.situations import Bidding, Choosing, Passing, Paying, Scoring, Selling
from atoll.kaivai.table import (
    Add,
    Build,
    Choose,
    Deliver,
    Hut,
    Move,
    Pass,
    Pay,
    Score,
    Table,
    Track,
)
from atoll.kaivai.villages import cult_places
from atoll.telling.scene import Scene

__all__ = [
    "acting",
    "beside",
    "bidding",
    "choosing",
    "paid_so",
    "passing",
    "paying",
    "scored_so",
    "scoring",
    "selling",
    "whole",
]

LAST = 8


# Tables


def acting(table: Table, *, round_: int = 1, bid: int = 6, turn: int = 0) -> Table:
    """The table in a round, at the turn of a player; the first one has bid this."""
    others = iter([one for one in reversed(BIDS[:6]) if one != bid])
    bids = (bid, *islice(others, len(table.seats) - 1))
    order = tuple(sorted(range(len(bids)), key=lambda seat: -bids[seat]))
    for _ in range(round_):
        place = next(iter(god.moves(table, 0))).hex
        table = table._replace(cult=table.cult | {place}, god=place)
    return whole(table._replace(round=round_, stage="action", bids=bids, order=order, turn=turn))


def whole(table: Table) -> Table:
    """With supplies that hold what is nowhere else."""
    parts: dict[str, Any] = {**supplies(table)}
    return table._replace(**parts)


def _huts(table: Table, *huts: tuple[str, Hut]) -> Table:
    return table._replace(huts={**table.huts, **{read_hex(name): hut for name, hut in huts}})


_BUILDER = "canoe-builder"
_SHORE = read_hex("F4")
_HOME = ("F7", Hut(0, _BUILDER))
"""A hut by which the first player has a canoe, at another village."""


def beside(place: Hex) -> tuple[Hex, Hex]:
    """Two water hexes that touch each other and a cult hex."""
    first = min(FIELD.neighbours[place])
    return first, min(FIELD.neighbours[place] & FIELD.neighbours[first])


def passing(found: Passing, table: Table) -> Scene:
    """The first sacrifice that brings too little."""
    turn = next(one for one in found.turns if one.short)
    earlier = [one for one in found.turns if one.round == turn.round and one.seat < turn.seat]
    own = {one.seat: one.own + one.gets for one in earlier}
    later = {one.seat: one.own for one in found.turns if one.round == turn.round} | own
    firsts = sum(bool(one.chooses_first) for one in earlier)
    quiet = [bool(one.passes) for one in earlier]
    rest = [False] * (len(table.seats) - len(quiet))
    there = acting(table, round_=turn.round, turn=turn.seat)._replace(
        influence=tuple(later[seat] for seat in range(len(table.seats))),
        spaces=dict.fromkeys(ACTIONS[::-1][:firsts], 1),
        acted=(*[not one for one in quiet], *rest),
        passed=(*quiet, *rest),
    )
    return Scene(whole(there), turn.seat, Pass())


def choosing(found: Choosing, table: Table) -> Scene:
    """The first player chooses the last of the actions, which hold so much."""
    held = {action: number for action, number in zip(ACTIONS, found.held, strict=True) if number}
    there = acting(table)._replace(influence=found.influence, spaces=held)
    return Scene(whole(there), 0, Choose(ACTIONS[-1]))


def paid_so(found: Paying, table: Table) -> Scene:
    """The payment that was found."""
    return paying(found.shells, found.paying, found.bid, table)


def paying(shells: Track, pays: Track, bid: int, table: Table) -> Scene:
    """A hut at a printed cult hex is built, for one more than the bid, and has to be paid."""
    canoe, place = beside(_SHORE)
    there = _huts(acting(table, bid=bid), _HOME)
    there = there._replace(shells=(shells, *there.shells[1:]), canoes={canoe: 0})
    past: tuple[tuple[int, Move], ...] = (
        (0, Choose("building")),
        (0, Build("meeting", place, canoe)),
    )
    return Scene(whole(there), 0, Pay(pays), past)


def selling(found: Selling, table: Table) -> Scene:
    """A canoe beside a hut of the second player."""
    place, canoe = beside(_SHORE)
    hut = Hut(1, "meeting", found.load)
    there = _huts(acting(table), _HOME)
    there = there._replace(
        huts={**there.huts, place: hut},
        canoes={canoe: 0},
        fish=(found.fish, *there.fish[1:]),
    )
    there = _emptied(there, found) if found.refused else there
    move = Deliver(found.brought, place, canoe)
    return Scene(whole(there), 0, move, past=((0, Choose("delivering")),))


def _emptied(table: Table, found: Selling) -> Table:
    """No more in the supply than there is to be: all else lies with the second player."""
    nothing = (Track(),) * (len(table.seats) - 1)
    rest = GOODS - sum(found.fish) - found.load - found.left
    return table._replace(
        fish=(found.fish, *nothing), shells=(Track(), Track(one=rest), *nothing[1:])
    )


def scored_so(found: Scoring, table: Table) -> Scene:
    """The additions that were found."""
    return scoring(found.influence, found.added, found.cult, table)


def scoring(influence: tuple[int, ...], added: tuple[int, ...], cult: int, table: Table) -> Scene:
    """All rounds are over; a village of so many cult hexes is chosen, and all add influence."""
    there = whole(_grown(table)._replace(round=LAST, stage="village", turn=0))
    sizes = {len(one.cult): min(one.cult) for one in villages(there)}
    *others, last = range(len(added))
    adds: list[tuple[int, Move]] = [(seat, Add(added[seat])) for seat in others]
    past = ((0, Score(sizes[cult])), *adds)
    return Scene(whole(there._replace(influence=influence)), last, Add(added[last]), past)


def _grown(table: Table) -> Table:
    """Eight cult hexes more, at all villages but two: one that has one and one that has two."""
    one, two, *others = sorted(villages(table), key=lambda village: len(village.cult))[:-1]
    del one, two
    for hexes in islice(cycle([village.cult for village in others]), LAST):
        village = village_at(table, min(hexes))
        if village:
            place = next(iter(cult_places(islands(table), village, free(table), enclosed(table))))
            table = table._replace(cult=table.cult | {place}, god=place)
    return table


def bidding(found: Bidding, table: Table) -> Scene:
    """Both starting huts have a canoe on them, and moving is chosen."""
    second, _ = beside(_SHORE)
    there = acting(table, bid=found.bid)
    homes = {read_hex(_HOME[0]): _HOME[1], second: Hut(0, _BUILDER)}
    steps = (found.steps, *there.increase[1:])
    there = there._replace(huts=homes, canoes=dict.fromkeys(homes, 0), increase=steps)
    return Scene(whole(there), 0, Choose("moving"))
