"""Huts that may not be built (chapter 6): elsewhere, by another canoe, of a piece that is out."""

from collections.abc import Iterable

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.components import HUTS
from atoll.kaivai.forgeries.ground import (
    at_sea,
    comes_later,
    cult_beside,
    deciding,
    fleet,
    island,
    land,
    others,
    surrounded,
    touched,
    water,
)
from atoll.kaivai.table import Table

__all__ = ["building", "fit", "free", "ready"]


def building(seat: int, canoe: Hex, hexes: Iterable[Hex], kind: str = "meeting") -> list[Turn]:
    """A canoe builds a hut on each of these hexes."""
    at = write_hex(canoe)
    return [(seat, f"build {kind} on {write_hex(one)} from {at}") for one in hexes]


def ready(table: Table) -> list[tuple[int, Hex]]:
    """The player who builds and has a hut left, with each own canoe at a cult hex, not acted."""
    owners = [hut.owner for hut in table.huts.values()]
    seats = [seat for seat in deciding(table, "build") if owners.count(seat) < HUTS]
    own = [(s, one) for s in seats for one in at_sea(table, s) if one not in table.done]
    return [(s, one) for s, one in own if cult_beside(table, one) and not comes_later(table, one)]


def _villages(table: Table, canoe: Hex) -> list[frozenset[Hex]]:
    """The villages that a canoe can enlarge."""
    return [*dict.fromkeys(island(table, one) for one in cult_beside(table, canoe))]


def free(table: Table, canoe: Hex) -> list[Hex]:
    """The water beside a canoe without another one."""
    near = table.board.neighbours[canoe] - land(table) - table.canoes.keys()
    return sorted(near)


def fit(table: Table, canoe: Hex) -> list[Hex]:
    """The empty water beside a canoe that touches the one village that it can enlarge."""
    reach = _villages(table, canoe)
    return [
        one
        for one in free(table, canoe)
        if len(touched(table, one)) == 1 and touched(table, one)[0] in reach
    ]


# Kaivai 6.1


@turn("kaivai_6_1", "kaivai_4_5")
def a_second_hut_of_a_canoe(table: Table) -> list[Turn]:
    """A canoe that has built builds another hut."""
    now = deciding(table, "build")
    done = [(s, one) for s in now for one in at_sea(table, s) if one in table.done]
    return [turn for s, one in done for turn in building(s, one, fit(table, one))]


@turn("kaivai_6_1", "kaivai_4_5", "kaivai_6_2", "kaivai_5_6")
def a_hut_of_the_canoe_of_another(table: Table) -> list[Turn]:
    """A player builds with a canoe of another player."""
    now = deciding(table, "build")
    theirs = [(s, one) for s in now for one in at_sea(table, (s + 1) % len(table.seats))]
    return [turn for s, one in theirs for turn in building(s, one, fit(table, one))]


@turn("kaivai_4_1")
def a_hut_in_the_turn_of_another(table: Table) -> list[Turn]:
    """A player builds in the turn of another."""
    pairs = [(s, one) for s in others(table, "build") for one in at_sea(table, s)]
    return [turn for s, one in pairs for turn in building(s, one, free(table, one))]


@turn("kaivai_6_1", "kaivai_4_1")
def a_hut_before_an_action(table: Table) -> list[Turn]:
    """A player builds before an action is chosen."""
    now = [(s, one) for s in deciding(table, "action") for one in at_sea(table, s)]
    return [turn for s, one in now for turn in building(s, one, fit(table, one))]


@turn("kaivai_6_1", "kaivai_4_1")
def a_hut_in_another_action(table: Table) -> list[Turn]:
    """A player builds while fishing, delivering or moving."""
    now = [(s, one) for s in deciding(table, "fish", "deliver", "move") for one in at_sea(table, s)]
    return [turn for s, one in now for turn in building(s, one, fit(table, one))]


@turn("kaivai_6_1", "kaivai_4_5", "kaivai_6_2")
def a_hut_without_a_canoe(table: Table) -> list[Turn]:
    """A hut is built from a hex where no canoe is."""
    sea = [one for one in water(table) if one not in table.canoes and cult_beside(table, one)]
    now = deciding(table, "build")
    return [turn for s in now for one in sea for turn in building(s, one, fit(table, one))]


@turn("kaivai_5_6")
def a_hut_of_a_canoe_on_its_hut(table: Table) -> list[Turn]:
    """A canoe builds from its hut."""
    now = [(s, one) for s in deciding(table, "build") for one in fleet(table, s)]
    still = [(s, one) for s, one in now if one in table.huts and one not in table.done]
    return [turn for s, one in still for turn in building(s, one, free(table, one))]


# Kaivai 6.2


@turn("kaivai_6_2")
def a_hut_away_from_its_canoe(table: Table) -> list[Turn]:
    """A hut touches the village and not the canoe."""
    found: list[Turn] = []
    for seat, canoe in ready(table):
        for village in _villages(table, canoe):
            shore = table.board.beside(village) - land(table) - table.canoes.keys()
            far = sorted(shore - table.board.neighbours[canoe])
            alone = [one for one in far if touched(table, one) == [village]]
            found += building(seat, canoe, alone)
    return found


@turn("kaivai_6_2", "kaivai_0_10", "kaivai_6_3")
def a_hut_of_a_canoe_far_from_cult_hexes(table: Table) -> list[Turn]:
    """A canoe that touches no cult hex builds."""
    now = [(s, one) for s in deciding(table, "build") for one in at_sea(table, s)]
    away = [(s, one) for s, one in now if not cult_beside(table, one) and one not in table.done]
    return [turn for s, one in away for turn in building(s, one, free(table, one))]


@turn("kaivai_6_2")
def a_hut_away_from_its_village(table: Table) -> list[Turn]:
    """A hut touches the canoe and no village."""
    return [
        turn
        for s, one in ready(table)
        for turn in building(s, one, (it for it in free(table, one) if not touched(table, it)))
    ]


# Kaivai 6.3


@turn("kaivai_6_3", "kaivai_6_2")
def a_hut_on_a_hut(table: Table) -> list[Turn]:
    """A hut is built on another one."""
    return [
        turn
        for s, one in ready(table)
        for turn in building(s, one, sorted(table.board.neighbours[one] & table.huts.keys()))
    ]


@turn("kaivai_6_3", "kaivai_6_2")
def a_hut_on_a_cult_hex(table: Table) -> list[Turn]:
    """A hut is built on a cult hex."""
    return [turn for s, one in ready(table) for turn in building(s, one, cult_beside(table, one))]


@turn("kaivai_6_3", "kaivai_6_2")
def a_hut_on_a_canoe(table: Table) -> list[Turn]:
    """A hut is built on water where a canoe is."""
    found: list[Turn] = []
    for seat, canoe in ready(table):
        near = table.board.neighbours[canoe] & table.canoes.keys() - land(table)
        fit = [one for one in sorted(near) if touched(table, one)]
        found += building(seat, canoe, fit)
    return found


@turn("kaivai_6_3", "kaivai_6_2")
def a_hut_on_its_own_canoe(table: Table) -> list[Turn]:
    """A hut is built where the canoe is that builds it."""
    return [turn for s, one in ready(table) for turn in building(s, one, [one])]


@turn("kaivai_6_3", "kaivai_0_10")
def a_hut_between_two_villages(table: Table) -> list[Turn]:
    """A hut would join two villages."""
    found: list[Turn] = []
    for seat, canoe in ready(table):
        reach = _villages(table, canoe)
        joins = [one for one in free(table, canoe) if len(touched(table, one)) > 1]
        own = [one for one in joins if any(one_ in reach for one_ in touched(table, one))]
        found += building(seat, canoe, own)
    return found


# Kaivai 6.4


@turn("kaivai_6_4")
def a_hut_that_surrounds_a_canoe(table: Table) -> list[Turn]:
    """A hut would cut a canoe off from the largest water."""
    cut = table.rulings.surround == "cut_off"
    return [
        turn
        for s, canoe in ready(table) * cut
        for turn in building(s, canoe, (o for o in fit(table, canoe) if surrounded(table, o)))
    ]
