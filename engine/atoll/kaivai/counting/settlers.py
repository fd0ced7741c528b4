"""Huts and canoes: two huts at the start, then one for each canoe; a canoe for a builder's hut."""

from collections.abc import Iterator

from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.components import CANOES, WITH_CANOES
from atoll.kaivai.counting.land import laid_first
from atoll.kaivai.counting.past import Fault, built, chosen, completed, most
from atoll.kaivai.pieces import at_sea, canoes_of, huts_of, islands
from atoll.kaivai.starting import STARTING_HUTS
from atoll.kaivai.table import Table
from atoll.table import counted
from atoll.table.stating import rule

__all__ = ["canoes_built", "huts_built", "starting_huts", "ways_out"]

BUILDER = "canoe-builder"


def _seats(table: Table) -> range:
    return range(len(table.seats))


# Starting huts


@rule("kaivai_1_5", "kaivai_1_6", "kaivai_1_7")
def starting_huts(table: Table) -> Iterator[Fault]:
    """Each player begins with two huts beside cult hexes (ruling start_huts)."""
    for seat, name in enumerate(table.seats):
        least, number = _placed(table, seat), built(table, seat)
        if number < least:
            yield "kaivai_1_5", f"{name} has {counted(number, 'hut')}; place {least} at least."
        first = _first(table, seat)
        if len(first) < least:
            yield (
                "kaivai_1_6",
                f"{name} has begun beside cult hexes; place {least} huts there.",
            )
        if number > STARTING_HUTS and not _builders(table, first):
            yield "kaivai_6_1", f"{name} has built, and began without a canoe; take huts out."
        if _builders(table, first) < _asked(table, least):
            yield "kaivai_1_7", f"{name} begins with canoe-builder huts; place one."


def _placed(table: Table, seat: int) -> int:
    """How many starting huts a player must have by now."""
    if table.round > 1 or table.stage not in ("bid", "huts"):
        return STARTING_HUTS
    turn = table.order.index(table.turn) if table.turn is not None else 0
    earlier = table.stage == "huts" and table.order.index(seat) < turn
    return STARTING_HUTS if earlier else 0


def _first(table: Table, seat: int) -> list[Hex]:
    """The huts of a player that touch a cult hex that may have lain there at first."""
    laid = frozenset().union(*laid_first(table))
    return [place for place in huts_of(table, seat) if table.board.neighbours[place] & laid]


def _builders(table: Table, places: list[Hex]) -> int:
    return sum(table.huts[place].kind == BUILDER for place in places)


def _asked(table: Table, least: int) -> int:
    return {"beginners": least, "one_canoe": least // STARTING_HUTS}.get(
        table.rulings.start_huts, 0
    )


# Building


@rule("kaivai_6_1")
def huts_built(table: Table) -> Iterator[Fault]:
    """An action builds a hut for each canoe, and none before it has been chosen."""
    actions = most(table, "building")
    for seat, name in enumerate(table.seats):
        if built(table, seat) > _may_have_placed(table, seat) + CANOES * actions:
            yield "kaivai_6_1", f"{name} cannot have built so many huts by now; take some out."
    huts = sum(built(table, seat) for seat in _seats(table))
    if huts > len(table.seats) * STARTING_HUTS + CANOES * actions:
        yield "kaivai_6_1", f"{counted(huts, 'hut')} cannot have been built by now; take some out."


def _may_have_placed(table: Table, seat: int) -> int:
    """How many starting huts a player can have by now."""
    if table.round > 1 or table.stage not in ("bid", "huts"):
        return STARTING_HUTS
    turn = table.order.index(table.turn) if table.turn is not None else 0
    place = table.order.index(seat)
    if table.stage == "bid" or place > turn:
        return 0
    return STARTING_HUTS - (place == turn)


@rule("kaivai_6_8", "kaivai_9_2", "kaivai_9_4")
def canoes_built(table: Table) -> Iterator[Fault]:
    """A canoe comes with a canoe-builder hut, and the last one is never sunk."""
    for seat, name in enumerate(table.seats):
        canoes, huts = len(canoes_of(table, seat)), built(table, seat, BUILDER)
        if canoes > huts:
            reason = f"each of the {canoes} canoes of {name} needs a canoe-builder hut"
            yield "kaivai_6_8", f"{reason}; take canoes out."
        if canoes < min(huts, 1):
            yield "kaivai_9_4", f"{name} has no canoe, and the last is never sunk; put one there."
        if canoes < min(huts, CANOES) and not _may_have_sunk(table):
            yield "kaivai_9_2", f"no canoe of {name} can have been sunk; put {huts} there."


def _may_have_sunk(table: Table) -> bool:
    """Whether somebody may have moved and had glory for it."""
    return bool(most(table, "moving") and most(table, "celebrating"))


@rule("kaivai_5_1", "kaivai_6_4")
def ways_out(table: Table) -> Iterator[Fault]:
    """A canoe leaves its hut by an action, and nothing cuts it off from the sea."""
    for seat in _seats(table):
        for place in at_sea(table, seat):
            here = write_hex(place)
            if not completed(table) and not chosen(table, *WITH_CANOES):
                yield "kaivai_5_1", f"no canoe has left its hut by now; take that on {here} back."
            if _cut_off(table, seat, place):
                yield (
                    "kaivai_6_4",
                    f"the canoe on {here} is surrounded; put it elsewhere.",
                )


def _cut_off(table: Table, seat: int, place: Hex) -> bool:
    """Whether a canoe is where it cannot have got by itself (rulings surround and hut_canoe)."""
    lands, ruled = islands(table), table.rulings
    if place in lands.sea or (ruled.surround, ruled.hut_canoe) != ("cut_off", "kept_open"):
        return False
    lagoon = next(area for area in lands.areas if place in area)
    shore = table.board.beside(lagoon) & table.huts.keys()
    return not any(table.huts[one][:2] == (seat, BUILDER) for one in shore)
