"""Positions in which pieces do not add up: counters, cult pieces, huts, canoes and fishermen."""

from collections.abc import Iterator

from atoll.forge.forgery import Position, position, replacing
from atoll.kaivai.board import write_hex
from atoll.kaivai.components import CANOES, FISHERMEN, GOODS, HUTS, INFLUENCE
from atoll.kaivai.forgeries.ground import cult_beside, islands, land, touched, water
from atoll.kaivai.table import Table

__all__: list[str] = []


# Kaivai 0.3


def _shore(table: Table) -> list[str]:
    """Empty water beside cult hexes, far from all other villages."""
    free = [one for one in water(table) if one not in table.canoes and cult_beside(table, one)]
    near = [(one, {*table.board.beside(table.board.neighbours[one])}) for one in free]
    return [
        write_hex(one)
        for one, around in near
        if sum(bool(village & around) for village in islands(table)) == 1
    ]


def _with_huts(table: Table, laid: Position, kind: str, number: int) -> Iterator[Position]:
    """So many huts of a kind of a player, on the shores of villages."""
    shore = _shore(table)
    for name in table.seats:
        own = sum(hut["owner"] == name for hut in laid.get("huts", {}).values())
        more = {one: {"owner": name, "kind": kind} for one in shore[: max(0, number - own)]}
        yield {**laid, "huts": {**laid.get("huts", {}), **more}}


@position("kaivai_0_3", "kaivai_6_11")
def sixteen_huts(table: Table, laid: Position) -> Iterator[Position]:
    """A player has one hut more on the board than pieces."""
    yield from _with_huts(table, laid, "meeting", HUTS + 1)


@position("kaivai_0_3", "kaivai_6_11")
def too_many_fishermen(table: Table, laid: Position) -> Iterator[Position]:
    """A player has more fisherman's huts than fishermen, where each has one."""
    if table.rulings.no_piece == "unavailable":
        yield from _with_huts(table, laid, "fisherman", FISHERMEN + 8)


@position("kaivai_0_3", "kaivai_6_11")
def five_canoes(table: Table, laid: Position) -> Iterator[Position]:
    """A player has one canoe more on the board than pieces."""
    sea = [write_hex(one) for one in water(table) if one not in table.canoes]
    for name in table.seats:
        own = [*laid.get("canoes", {}).values()].count(name)
        more = dict.fromkeys(sea[: CANOES + 1 - own], name)
        yield {**laid, "canoes": {**laid.get("canoes", {}), **more}}


# Kaivai 0.4


@position("kaivai_0_4")
def a_counter_too_many(_: Table, laid: Position) -> Iterator[Position]:
    """The supply has one fish or shell more than are left."""
    if laid["goods_left"] < GOODS:
        yield {**laid, "goods_left": laid["goods_left"] + 1}


@position("kaivai_0_4")
def a_counter_too_few(_: Table, laid: Position) -> Iterator[Position]:
    """The supply has one fish or shell less than are left."""
    if laid["goods_left"]:
        yield {**laid, "goods_left": laid["goods_left"] - 1}


@position("kaivai_0_4")
def a_fish_out_of_nothing(_: Table, laid: Position) -> Iterator[Position]:
    """A player has a fish that the supply still has."""
    for name, fish in laid["fish"].items():
        yield replacing(laid, "fish", name, {**fish, "4": fish.get("4", 0) + 1})


@position("kaivai_0_4")
def more_shells_than_the_box(table: Table, laid: Position) -> Iterator[Position]:
    """A player has as many shells as the box has counters, beside all others."""
    for name in table.seats:
        if any(laid["fish"][one] for one in table.seats):
            yield replacing(laid, "shells", name, {"5": GOODS})


@position("kaivai_0_4")
def an_influence_counter_too_many(_: Table, laid: Position) -> Iterator[Position]:
    """The supply has one influence counter more than are left."""
    if laid["influence_left"] < INFLUENCE and "scored" not in laid:
        yield {**laid, "influence_left": laid["influence_left"] + 1}


@position("kaivai_0_4")
def an_influence_counter_too_few(_: Table, laid: Position) -> Iterator[Position]:
    """The supply has one influence counter less than are left."""
    if laid["influence_left"]:
        yield {**laid, "influence_left": laid["influence_left"] - 1}


@position("kaivai_0_4")
def all_influence_of_one_player(table: Table, laid: Position) -> Iterator[Position]:
    """A player has all influence counters, and others have some."""
    for name in table.seats:
        others = [one for one in table.seats if one != name]
        if any(laid["influence"][one] for one in others):
            yield replacing(laid, "influence", name, INFLUENCE)


@position("kaivai_0_4", "kaivai_1_4")
def a_cult_piece_too_many(_: Table, laid: Position) -> Iterator[Position]:
    """The supply has a cult piece more than are left."""
    yield {**laid, "cult_left": laid["cult_left"] + 1}


@position("kaivai_0_4", "kaivai_1_4")
def a_cult_piece_too_few(_: Table, laid: Position) -> Iterator[Position]:
    """The supply has a cult piece less than are left."""
    if laid["cult_left"]:
        yield {**laid, "cult_left": laid["cult_left"] - 1}


@position("kaivai_0_4", "kaivai_1_4")
def cult_hexes_without_a_piece(table: Table, laid: Position) -> Iterator[Position]:
    """Another cult hex lies beside a village, and the supply has its piece still."""
    free = sorted(table.board.hexes - land(table) - table.canoes.keys())
    for one in (it for it in free if len(touched(table, it)) == 1):
        yield {**laid, "cult": sorted([*laid["cult"], write_hex(one)])}
