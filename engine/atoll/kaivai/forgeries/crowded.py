"""Places without room (3.3 to 3.6, 6.4): full villages, two side by side, canoes shut in."""

from collections.abc import Iterable, Iterator

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.forgeries.ground import (
    at_sea,
    deciding,
    island,
    islands,
    land,
    shut_in,
    touched,
    water,
)
from atoll.kaivai.forgeries.huts import building, fit, ready
from atoll.kaivai.table import Table

__all__: list[str] = []


def _bringing(table: Table, hexes: Iterable[Hex]) -> list[Turn]:
    return [(s, f"god to {write_hex(one)}") for s in deciding(table, "god") for one in hexes]


def _shore(table: Table, village: frozenset[Hex]) -> list[Hex]:
    """Water that touches this village and no other."""
    near = sorted(table.board.beside(village) - land(table))
    return [one for one in near if touched(table, one) == [village]]


# Kaivai 3.3


def _full(table: Table) -> Iterator[frozenset[Hex]]:
    """Villages that no cult hex can enlarge, for canoes lie there or would be shut in."""
    cut = table.rulings.surround == "cut_off"
    for village in islands(table) if cut else ():
        if not _room(table, village):
            yield village


def _room(table: Table, village: frozenset[Hex]) -> bool:
    shore = (one for one in _shore(table, village) if one not in table.canoes)
    return any(not shut_in(table, one) for one in shore)


def _shores(table: Table) -> Iterator[Hex]:
    """Water that touches a full village and no other."""
    for village in _full(table):
        yield from _shore(table, village)


@turn("kaivai_3_3", "kaivai_3_4")
def a_cult_hex_on_a_canoe_of_a_full_village(table: Table) -> list[Turn]:
    """The god goes to a village without room, where a canoe lies."""
    return _bringing(table, (one for one in _shores(table) if one in table.canoes))


@turn("kaivai_3_3", "kaivai_3_6")
def a_cult_hex_that_shuts_in_at_a_full_village(table: Table) -> list[Turn]:
    """The god goes to a village without room, where a canoe would be shut in."""
    return _bringing(table, (one for one in _shores(table) if one not in table.canoes))


@turn("kaivai_3_3", "kaivai_3_4")
def a_cult_hex_on_the_land_of_a_full_village(table: Table) -> list[Turn]:
    """The god goes onto a hut or a cult hex of a village without room."""
    return _bringing(table, (one for village in _full(table) for one in sorted(village)))


# Kaivai 3.5 and 3.6


@turn("kaivai_3_5", "kaivai_0_10", "kaivai_3_1")
def a_cult_hex_between_two_huts(table: Table) -> list[Turn]:
    """The new cult hex would touch two villages by their huts alone."""
    free = (one for one in water(table) if one not in table.canoes)
    bare = (one for one in free if not table.board.neighbours[one] & table.cult)
    return _bringing(table, (one for one in bare if len(touched(table, one)) > 1))


def _shutting(table: Table, canoes: Iterable[Hex]) -> Iterator[Hex]:
    """Places at villages without the god where a cult hex shuts in one of these canoes."""
    home = island(table, table.god) if table.god else frozenset()
    cut, kept = table.rulings.surround == "cut_off", {*canoes}
    for village in islands(table) if cut and kept else ():
        shore = _shore(table, village) if village != home else []
        yield from (o for o in shore if o not in table.canoes and shut_in(table, o) & kept)


@turn("kaivai_3_6", "kaivai_3_3")
def a_cult_hex_that_shuts_in_the_own_canoe(table: Table) -> list[Turn]:
    """Who moves the god would shut in an own canoe at sea."""
    own = [one for seat in deciding(table, "god") for one in at_sea(table, seat)]
    return _bringing(table, _shutting(table, own))


@turn("kaivai_3_6", "kaivai_3_3")
def a_cult_hex_that_shuts_in_a_canoe_on_its_hut(table: Table) -> list[Turn]:
    """The new cult hex would shut in a canoe that stands on its hut."""
    kept = table.rulings.hut_canoe == "kept_open"
    still = [one for one in table.canoes if kept and one in table.huts]
    return _bringing(table, _shutting(table, still))


# Kaivai 6.4


def _building(table: Table, canoes: Iterable[Hex]) -> list[Turn]:
    """Huts that can be built but for one of these canoes, which they shut in."""
    cut, shut = table.rulings.surround == "cut_off", {*canoes}
    return [
        turn
        for s, canoe in ready(table) * cut
        for turn in building(s, canoe, [o for o in fit(table, canoe) if shut_in(table, o) & shut])
    ]


@turn("kaivai_6_4")
def a_hut_that_shuts_in_a_canoe_on_its_hut(table: Table) -> list[Turn]:
    """A hut would shut in a canoe that stands on its own."""
    kept = table.rulings.hut_canoe == "kept_open"
    return _building(table, [one for one in table.canoes if kept and one in table.huts])


@turn("kaivai_6_4")
def a_hut_that_shuts_in_the_canoe_of_another(table: Table) -> list[Turn]:
    """A hut would shut in a canoe of another player at sea."""
    sea = [one for one, owner in table.canoes.items() if owner != table.turn]
    return _building(table, [one for one in sea if one not in table.huts])
