"""Canoes that may not be sunk (chapter 9), and canoes that only move and may not so."""

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.forgeries.ground import allowance, at_sea, deciding, fleet, reached
from atoll.kaivai.forgeries.ways import ready, sailing
from atoll.kaivai.table import Table

__all__: list[str] = []

_DEAREST = 6


def _hits(table: Table) -> list[tuple[int, Hex, Hex]]:
    """Who moves, the canoe, and a canoe of another player that it comes to."""
    found: list[tuple[int, Hex, Hex]] = []
    for seat, one in ready(table, "move"):
        there = reached(table, one, allowance(table, seat))
        sea = [to for to in sorted(there & table.canoes.keys()) if table.canoes[to] != seat]
        found += [(seat, one, to) for to in sea if to not in table.huts]
    return found


def _cost(table: Table, owner: int) -> int:
    """What it costs to sink a canoe of a player, by how many are at sea."""
    digital = {2: 4, 3: 3, 4: 2}
    printed = {2: 6, 3: 4, 4: 2}
    costs = printed if table.rulings.sinking == "six_four_two" else digital
    return costs.get(_counted(table, owner), 0)


def _counted(table: Table, owner: int) -> int:
    board = table.rulings.at_sea == "board"
    return len(fleet(table, owner) if board else at_sea(table, owner))


# Kaivai 9.4 and 9.5


@turn("kaivai_9_4")
def the_last_canoe_sunk(table: Table) -> list[Turn]:
    """A player sinks the last canoe of another, and has the glory for any sinking."""
    hits = [hit for hit in _hits(table) if table.glory[hit[0]] >= _DEAREST]
    last = [(s, one, to) for s, one, to in hits if _counted(table, table.canoes[to]) == 1]
    return [turn for s, one, to in last for turn in sailing(s, one, [to])]


@turn("kaivai_9_4", "kaivai_9_5")
def the_last_canoe_sunk_for_nothing(table: Table) -> list[Turn]:
    """A player without glory sinks the last canoe of another."""
    hits = [hit for hit in _hits(table) if not table.glory[hit[0]]]
    last = [(s, one, to) for s, one, to in hits if _counted(table, table.canoes[to]) == 1]
    return [turn for s, one, to in last for turn in sailing(s, one, [to])]


@turn("kaivai_9_5")
def a_canoe_sunk_without_glory(table: Table) -> list[Turn]:
    """A player without glory sinks a canoe that is not the last."""
    hits = [hit for hit in _hits(table) if not table.glory[hit[0]]]
    more = [(s, one, to) for s, one, to in hits if _counted(table, table.canoes[to]) > 1]
    return [turn for s, one, to in more for turn in sailing(s, one, [to])]


@turn("kaivai_9_5")
def a_canoe_sunk_for_one_glory_too_few(table: Table) -> list[Turn]:
    """A player sinks a canoe that costs one glory more than they have."""
    hits = _hits(table)
    near = [it for it in hits if table.glory[it[0]] == _cost(table, table.canoes[it[2]]) - 1]
    return [turn for s, one, to in near for turn in sailing(s, one, [to])]


@turn("kaivai_9_5")
def a_canoe_sunk_for_some_glory_too_few(table: Table) -> list[Turn]:
    """A player has some glory, and too little to sink a canoe."""
    hits = _hits(table)
    few = [it for it in hits if 0 < table.glory[it[0]] < _cost(table, table.canoes[it[2]])]
    return [turn for s, one, to in few for turn in sailing(s, one, [to])]


# Kaivai 9.1 and 9.2


@turn("kaivai_9_2", "kaivai_5_2")
def a_canoe_sunk_on_its_hut(table: Table) -> list[Turn]:
    """A player sinks a canoe that stands on its hut."""
    rich = [(s, one) for s, one in ready(table, "move") if table.glory[s] and allowance(table, s)]
    huts = [to for to in sorted(table.canoes) if to in table.huts]
    return [
        turn
        for s, one in rich
        for turn in sailing(s, one, [to for to in huts if table.canoes[to] != s])
    ]


@turn("kaivai_9_2", "kaivai_5_3")
def an_own_canoe_sunk(table: Table) -> list[Turn]:
    """A player with glory sinks an own canoe."""
    found: list[Turn] = []
    for seat, one in ready(table, "move"):
        there = reached(table, one, allowance(table, seat)) & {*at_sea(table, seat)}
        found += sailing(seat, one, sorted(there)) if table.glory[seat] else []
    return found


@turn("kaivai_9_2", "kaivai_5_3")
def an_own_canoe_sunk_without_glory(table: Table) -> list[Turn]:
    """A player without glory sinks an own canoe."""
    found: list[Turn] = []
    for seat, one in ready(table, "move"):
        there = reached(table, one, allowance(table, seat)) & {*at_sea(table, seat)}
        found += [] if table.glory[seat] else sailing(seat, one, sorted(there))
    return found


@turn("kaivai_9_1", "kaivai_4_5", "kaivai_5_1")
def a_canoe_moved_twice(table: Table) -> list[Turn]:
    """A canoe moves twice in one action."""
    now = deciding(table, "move")
    moved = [(s, one) for s in now for one in at_sea(table, s) if one in table.done]
    free = [(s, one, reached(table, one, 1) - table.canoes.keys()) for s, one in moved]
    return [turn for s, one, there in free for turn in sailing(s, one, sorted(there))]


@turn("kaivai_9_1", "kaivai_4_1", "kaivai_7_1", "kaivai_8_1", "kaivai_6_1")
def an_act_on_the_way(table: Table) -> list[Turn]:
    """A player who moves canoes fishes with one as well."""
    now = [(s, one) for s in deciding(table, "move") for one in at_sea(table, s)]
    return [(s, f"fish at F4 from {write_hex(one)}") for s, one in now]
