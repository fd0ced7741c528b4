"""What is left is too little (6.5, 8.2, 8.3, 8.7, 9.4), or is gone already (14.10)."""

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex
from atoll.kaivai.components import LOAD
from atoll.kaivai.forgeries.deliveries import delivering, held, ready, taking
from atoll.kaivai.forgeries.ground import (
    allowance,
    at_sea,
    deciding,
    fleet,
    island,
    named,
    reached,
    touched,
)
from atoll.kaivai.forgeries.huts import building, fit
from atoll.kaivai.forgeries.huts import ready as builders
from atoll.kaivai.forgeries.ways import ready as movers
from atoll.kaivai.forgeries.ways import sailing
from atoll.kaivai.table import Table

__all__: list[str] = []


# Kaivai 6.5


@turn("kaivai_6_5")
def a_hut_for_the_bid_alone(table: Table) -> list[Turn]:
    """A player whose shells are worth the bid builds, and cannot pay for the village."""
    found: list[Turn] = []
    for seat, canoe in builders(table):
        worth = sum(space * many for space, many in enumerate(table.shells[seat], 1)) - table.due
        bid = table.bids[seat] or 0
        dear = [o for o in fit(table, canoe) if bid <= worth < bid + len(touched(table, o)[0])]
        found += building(seat, canoe, dear, "fisherman")
    return found


# Kaivai 8.2, 8.3 and 8.7


@turn("kaivai_8_3", "kaivai_8_1")
def no_fish_for_an_own_hut(table: Table) -> list[Turn]:
    """A canoe delivers nothing to a hut of its player."""
    return _nothing(table, own=True)


@turn("kaivai_8_3", "kaivai_8_1")
def no_fish_for_the_hut_of_another(table: Table) -> list[Turn]:
    """A canoe delivers nothing to a hut of another player."""
    return _nothing(table, own=False)


def _nothing(table: Table, *, own: bool) -> list[Turn]:
    huts = [(s, one, hut) for s, one in ready(table) for hut in taking(table, one)]
    mine = [it for it in huts if (table.huts[it[2]].owner == it[0]) == own]
    return [delivering(s, one, hut, []) for s, one, hut in mine]


@turn("kaivai_8_7")
def all_fish_sold_for_the_last_counters(table: Table) -> list[Turn]:
    """Three fish are sold to an empty hut, and there are counters for fewer."""
    short = table.rulings.sale_short == "refused" and table.goods_left < LOAD
    sales = [(s, one, hut) for s, one in ready(table) * short for hut in taking(table, one)]
    return [
        delivering(s, one, hut, held(table, s)[:LOAD])
        for s, one, hut in sales
        if table.huts[hut].owner != s and not table.huts[hut].fish and len(held(table, s)) >= LOAD
    ]


# Kaivai 9.4


@turn("kaivai_9_4")
def the_last_canoe_at_sea_sunk(table: Table) -> list[Turn]:
    """The canoe that is sunk is the last one at sea; others of its player are on their huts."""
    found: list[Turn] = []
    for seat, one in movers(table, "move") if table.rulings.at_sea == "sea" else []:
        there = sorted(reached(table, one, allowance(table, seat)) & table.canoes.keys())
        found += sailing(seat, one, [to for to in there if _last(table, seat, to)])
    return found


def _last(table: Table, seat: int, to: Hex) -> bool:
    owner = table.canoes[to]
    return owner != seat and at_sea(table, owner) == [to] and len(fleet(table, owner)) > 1


# Kaivai 14.10


@turn("kaivai_14_10")
def a_scored_village_by_a_hut(table: Table) -> list[Turn]:
    """A village that is scored already is named by a hut of it."""
    return _again(table, frozenset(table.huts))


@turn("kaivai_14_10")
def a_scored_village_by_another_cult_hex(table: Table) -> list[Turn]:
    """A village that is scored already is named by a cult hex without its counter."""
    return _again(table, table.cult - table.scored)


def _again(table: Table, hexes: frozenset[Hex]) -> list[Turn]:
    gone = {one for cult in table.scored for one in island(table, cult)}
    names = named(sorted(gone & hexes))
    return [(s, f"score {name}") for s in deciding(table, "village") for name in names]
