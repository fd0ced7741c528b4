"""Loads that no hut takes or pays (8.2 to 8.7): too many fish, none held, no shell left."""

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import write_hex
from atoll.kaivai.components import LOAD
from atoll.kaivai.forgeries.deliveries import delivering, fit, held, ready, taking
from atoll.kaivai.table import Table

__all__: list[str] = []


# Kaivai 8.2


@turn("kaivai_8_2")
def a_fish_more_than_there_is_room(table: Table) -> list[Turn]:
    """A hut is given one fish more than it still takes."""
    return [
        delivering(seat, one, hut, held(table, seat)[: room + 1])
        for seat, one, hut, room in fit(table)
        if len(held(table, seat)) > room
    ]


@turn("kaivai_8_2")
def a_fish_to_a_full_hut(table: Table) -> list[Turn]:
    """A hut with three fish is given another."""
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat, one, hut, room in fit(table)
        if not room
    ]


@turn("kaivai_8_2")
def four_fish_to_an_empty_hut(table: Table) -> list[Turn]:
    """An empty hut is given four fish."""
    return [
        delivering(seat, one, hut, held(table, seat)[: LOAD + 1])
        for seat, one, hut, room in fit(table)
        if room == LOAD < len(held(table, seat))
    ]


# Kaivai 8.6


@turn("kaivai_8_6", "kaivai_8_1")
def a_fish_that_is_not_held(table: Table) -> list[Turn]:
    """A player delivers a fish of a space on which none lies."""
    return [
        delivering(seat, one, hut, [space])
        for seat, one, hut, room in fit(table)
        for space, many in enumerate(table.fish[seat], 1)
        if room and not many
    ]


@turn("kaivai_8_6", "kaivai_8_1")
def a_fish_more_than_held(table: Table) -> list[Turn]:
    """A player delivers one fish more of a space than lie there."""
    return [
        delivering(seat, one, hut, [space] * (many + 1))
        for seat, one, hut, room in fit(table)
        for space, many in enumerate(table.fish[seat], 1)
        if 0 < many < room
    ]


@turn("kaivai_8_6")
def a_fresh_fish_where_the_stalest_leave(table: Table) -> list[Turn]:
    """A player delivers a fresher fish, where the stalest leave first."""
    return [
        delivering(seat, one, hut, [held(table, seat)[-1]])
        for seat, one, hut, room in fit(table)
        if room and table.rulings.fish_leave == "stalest" and len({*held(table, seat)}) > 1
    ]


@turn()
def a_fish_on_six(table: Table) -> list[Turn]:
    """A player delivers a fish of a space that the track does not have."""
    words = [(s, write_hex(hut), write_hex(one)) for s, one, hut, _ in fit(table)]
    return [(seat, f"deliver 6 to {hut} from {one}") for seat, hut, one in words]


# Kaivai 8.7


@turn("kaivai_8_7")
def a_sale_without_a_counter(table: Table) -> list[Turn]:
    """A fish is sold when the supply has no counter left."""
    short = table.rulings.sale_short == "refused" and not table.goods_left
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat, one in ready(table) * short
        for hut in taking(table, one)
        if table.huts[hut].owner != seat and table.huts[hut].fish < LOAD
    ]


@turn("kaivai_8_7")
def a_sale_for_too_few_counters(table: Table) -> list[Turn]:
    """Several fish are sold when the supply has a counter for fewer."""
    left = table.goods_left
    short = table.rulings.sale_short == "refused" and 0 < left < LOAD
    return [
        delivering(seat, one, hut, held(table, seat)[: left + 1])
        for seat, one in ready(table) * short
        for hut in taking(table, one)
        if table.huts[hut].owner != seat
        and left < min(LOAD - table.huts[hut].fish, len(held(table, seat)))
    ]
