"""Deliveries that may not be made (chapter 8): elsewhere, too many fish, none, or not held."""

from collections.abc import Iterable

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.components import LOAD
from atoll.kaivai.forgeries.ground import at_sea, comes_later, deciding, fleet, others, water
from atoll.kaivai.table import Table

__all__ = ["delivering", "fit", "held", "ready", "taking"]

_OPEN = ("canoe-builder", "meeting")


def held(table: Table, seat: int) -> list[int]:
    """The fish of a player, each by its space, the stalest first."""
    return [space for space, many in enumerate(table.fish[seat], 1) for _ in range(many)]


def delivering(seat: int, canoe: Hex, hut: Hex, fish: Iterable[int]) -> Turn:
    """A canoe delivers these fish to a hut."""
    some = " ".join(map(str, fish)) or "none"
    return seat, f"deliver {some} to {write_hex(hut)} from {write_hex(canoe)}"


def ready(table: Table) -> list[tuple[int, Hex]]:
    """The player who delivers, with each own canoe at sea, if any fish is left."""
    seats = [seat for seat in deciding(table, "deliver") if held(table, seat)]
    pairs = [(seat, one) for seat in seats for one in at_sea(table, seat)]
    return [(seat, one) for seat, one in pairs if not comes_later(table, one)]


def _near(table: Table, canoe: Hex) -> list[Hex]:
    return sorted(table.board.neighbours[canoe] & table.huts.keys())


def taking(table: Table, canoe: Hex) -> list[Hex]:
    """The huts beside a canoe that take fish, full or not."""
    return [one for one in _near(table, canoe) if table.huts[one].kind in _OPEN]


def fit(table: Table) -> list[tuple[int, Hex, Hex, int]]:
    """Who delivers, the canoe, a hut that takes fish, and how many it still takes.

    No fish is sold where the supply has too few counters, so these huts are left out.
    """
    pairs = [(s, one, hut) for s, one in ready(table) for hut in taking(table, one)]
    rooms = [(s, one, hut, LOAD - table.huts[hut].fish) for s, one, hut in pairs]
    empty = table.rulings.occupied_hut == "allowed"
    plenty = table.goods_left > LOAD
    return [it for it in rooms if plenty and (empty or it[2] not in table.canoes)]


# Kaivai 8.1


@turn("kaivai_8_1")
def a_fish_to_a_fishermans_hut(table: Table) -> list[Turn]:
    """Fish are delivered to a fisherman's hut."""
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat, one in ready(table)
        for hut in _near(table, one)
        if table.huts[hut].kind not in _OPEN
    ]


@turn("kaivai_8_1")
def a_fish_to_a_cult_hex(table: Table) -> list[Turn]:
    """Fish are delivered to a cult hex."""
    return [
        delivering(seat, one, cult, held(table, seat)[:1])
        for seat, one in ready(table)
        for cult in sorted(table.board.neighbours[one] & table.cult)
    ]


@turn("kaivai_8_1")
def a_fish_to_open_water(table: Table) -> list[Turn]:
    """Fish are delivered to a hex of water."""
    return [
        delivering(seat, one, sea, held(table, seat)[:1])
        for seat, one in ready(table)
        for sea in sorted(table.board.neighbours[one] & {*water(table)})
    ]


@turn("kaivai_8_1", "kaivai_8_3")
def a_fish_to_a_hut_far_away(table: Table) -> list[Turn]:
    """Fish are delivered to a hut that the canoe does not touch."""
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat, one in ready(table)
        for hut in sorted(table.huts.keys() - {*_near(table, one)})
    ]


@turn("kaivai_8_1")
def a_fish_to_a_hut_with_its_canoe(table: Table) -> list[Turn]:
    """Fish are delivered to a hut with its canoe on it, where that is refused."""
    refused = table.rulings.occupied_hut == "refused"
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat, one in ready(table) * refused
        for hut in taking(table, one)
        if hut in table.canoes
    ]


@turn("kaivai_8_1", "kaivai_8_3")
def a_delivery_of_no_fish(table: Table) -> list[Turn]:
    """A canoe delivers nothing."""
    return [delivering(seat, one, hut, []) for seat, one, hut, _ in fit(table)]


@turn("kaivai_8_1", "kaivai_4_5")
def a_delivery_without_a_canoe(table: Table) -> list[Turn]:
    """Fish are delivered from a hex where no canoe is."""
    sea = [one for one in water(table) if one not in table.canoes]
    seats = [seat for seat in deciding(table, "deliver") if held(table, seat)]
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat in seats
        for one in sea
        for hut in taking(table, one)
    ]


@turn("kaivai_8_1", "kaivai_4_5")
def a_delivery_of_the_canoe_of_another(table: Table) -> list[Turn]:
    """A player delivers with a canoe of another player."""
    seats = [seat for seat in deciding(table, "deliver") if held(table, seat)]
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat in seats
        for one in at_sea(table, (seat + 1) % len(table.seats))
        for hut in taking(table, one)
    ]


@turn("kaivai_4_1")
def a_delivery_in_the_turn_of_another(table: Table) -> list[Turn]:
    """A player delivers in the turn of another."""
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat in others(table, "deliver")
        for one in at_sea(table, seat)
        for hut in taking(table, one)
        if held(table, seat)
    ]


@turn("kaivai_8_1", "kaivai_4_1")
def a_delivery_in_another_action(table: Table) -> list[Turn]:
    """A player delivers while building, fishing or moving."""
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat in deciding(table, "build", "fish", "move")
        for one in at_sea(table, seat)
        for hut in taking(table, one)
        if held(table, seat)
    ]


@turn("kaivai_5_6")
def a_delivery_of_a_canoe_on_its_hut(table: Table) -> list[Turn]:
    """A canoe delivers from its hut."""
    return [
        delivering(seat, one, hut, held(table, seat)[:1])
        for seat in deciding(table, "deliver")
        for one in fleet(table, seat)
        for hut in taking(table, one)
        if held(table, seat) and one in table.huts
    ]


@turn()
def a_delivery_beside_the_field(table: Table) -> list[Turn]:
    """Fish are delivered where there is no hex."""
    now = ready(table)
    return [(s, f"deliver 4 to {to} from {write_hex(one)}") for s, one in now for to in ("N1", "?")]
