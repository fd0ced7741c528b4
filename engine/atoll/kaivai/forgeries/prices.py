"""Huts that cannot be paid or have no piece (6.5 and 6.11)."""

from collections.abc import Iterator

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex
from atoll.kaivai.components import CANOES, FISHERMEN, HUTS
from atoll.kaivai.forgeries.ground import at_sea, deciding, fleet, surrounded, touched
from atoll.kaivai.forgeries.huts import building, fit, free, ready
from atoll.kaivai.table import Table, Track

__all__: list[str] = []


def _worth(shells: Track) -> int:
    return sum(space * many for space, many in enumerate(shells, 1))


def _price(table: Table, seat: int, one: Hex) -> int:
    """What a hut costs: the bid, and one for each hut and cult hex of its village."""
    own = table.rulings.price == "with_hut"
    return (table.bids[seat] or 0) + len(touched(table, one)[0]) + own


def _payable(table: Table) -> Iterator[tuple[int, Hex, Hex]]:
    """Who builds, the canoe, and a hex on which it can build a hut that can be paid."""
    for seat, canoe in ready(table):
        for one in fit(table, canoe):
            worth = _worth(table.shells[seat]) - table.due
            if _price(table, seat, one) <= worth and not surrounded(table, one):
                yield seat, canoe, one


# Kaivai 6.5


@turn("kaivai_6_5", "kaivai_6_6")
def a_hut_that_is_too_dear(table: Table) -> list[Turn]:
    """A player builds a hut that costs more than all shells are worth."""
    found: list[Turn] = []
    for seat, canoe in ready(table):
        worth = _worth(table.shells[seat]) - table.due
        dear = [one for one in fit(table, canoe) if _price(table, seat, one) > worth]
        found += building(seat, canoe, dear)
    return found


@turn("kaivai_6_5", "kaivai_6_6")
def a_hut_for_one_too_few(table: Table) -> list[Turn]:
    """A player builds a hut that costs one more than all shells are worth."""
    found: list[Turn] = []
    for seat, canoe in ready(table):
        worth = _worth(table.shells[seat]) - table.due
        dear = [one for one in fit(table, canoe) if _price(table, seat, one) == worth + 1]
        found += building(seat, canoe, dear)
    return found


# Kaivai 6.11


def _out(table: Table, kind: str) -> list[Turn]:
    places = _payable(table) if table.rulings.no_piece == "unavailable" else ()
    return [turn for s, canoe, one in places for turn in building(s, canoe, [one], kind)]


@turn("kaivai_6_11")
def a_fifth_canoe(table: Table) -> list[Turn]:
    """A player whose canoes are all on the board builds a canoe-builder hut."""
    out = [s for s in deciding(table, "build") if len(fleet(table, s)) == CANOES]
    return _out(table, "canoe-builder") if out else []


@turn("kaivai_6_11")
def a_sixth_fisherman(table: Table) -> list[Turn]:
    """A player whose fishermen are all on the board builds a fisherman's hut."""
    own = [(hut.owner, hut.kind) for hut in table.huts.values()]
    out = [s for s in deciding(table, "build") if own.count((s, "fisherman")) == FISHERMEN]
    return _out(table, "fisherman") if out else []


@turn("kaivai_6_11")
def a_sixteenth_hut(table: Table) -> list[Turn]:
    """A player whose hut pieces are all on the board builds a meeting hut."""
    own = [hut.owner for hut in table.huts.values()]
    out = [s for s in deciding(table, "build") if own.count(s) == HUTS]
    pairs = [(s, one) for s in out for one in at_sea(table, s) if one not in table.done]
    return [turn for s, canoe in pairs for turn in building(s, canoe, fit(table, canoe))]


@turn()
def a_hut_of_no_kind(table: Table) -> list[Turn]:
    """A hut of a kind that is none is built."""
    return [
        turn for s, one in ready(table) for turn in building(s, one, free(table, one), "temple")
    ]
