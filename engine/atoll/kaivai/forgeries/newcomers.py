"""Canoes that are new, on another, or too early (5.3, 5.5 and 5.7)."""

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.forgeries.ground import (
    allowance,
    at_sea,
    cult_beside,
    deciding,
    fleet,
    land,
    reached,
)
from atoll.kaivai.forgeries.huts import building
from atoll.kaivai.forgeries.ways import STILL, alone, near, ready, sailing
from atoll.kaivai.table import Table

__all__: list[str] = []


@turn("kaivai_5_3")
def a_way_whose_last_step_is_onto_a_canoe(table: Table) -> list[Turn]:
    """A canoe comes to another with the last of its steps, in an action that is not moving."""
    found: list[Turn] = []
    for seat, one in ready(table, *STILL) if alone(table) else []:
        steps = allowance(table, seat)
        last = reached(table, one, steps) - reached(table, one, steps - 1) if steps else set()
        found += sailing(seat, one, sorted(last & table.canoes.keys() - land(table)))
    return found


def _new(table: Table) -> list[tuple[int, Hex]]:
    """The player who builds, with each canoe that came with a hut in this turn."""
    own = [(s, one) for s in deciding(table, "build") for one in fleet(table, s)]
    return [(s, one) for s, one in own if one in table.huts and one in table.done]


@turn("kaivai_5_5")
def a_new_canoe_that_builds(table: Table) -> list[Turn]:
    """A canoe that came with a hut builds in the same turn."""
    free = [(s, one, table.board.neighbours[one] - land(table)) for s, one in _new(table)]
    return [turn for s, one, there in free for turn in building(s, one, sorted(there))]


@turn("kaivai_5_5")
def a_new_canoe_moved_to_a_cult_hex(table: Table) -> list[Turn]:
    """A canoe that came with a hut sails to a cult hex in the same turn."""
    ways = [(s, one, reached(table, one, allowance(table, s))) for s, one in _new(table)]
    return [
        turn
        for s, one, there in ways
        for turn in sailing(s, one, [to for to in sorted(there) if cult_beside(table, to)])
    ]


# Kaivai 5.7


def _waiting(table: Table, ruled: str) -> list[tuple[int, Hex]]:
    """Who acts by this order of canoes, with each own canoe at sea that has not moved or acted."""
    own = table.rulings.order_of_canoes == ruled
    return [(s, one) for s, one in ready(table, *STILL) if own and one in at_sea(table, s)]


@turn("kaivai_5_7")
def a_catch_before_the_canoe_on_its_way(table: Table) -> list[Turn]:
    """A canoe fishes where it is, while another has moved and has to act first."""
    pairs = _waiting(table, "canoe_by_canoe") if table.sailed and table.stage == "fish" else []
    return [
        (s, f"fish at {write_hex(cult)} from {write_hex(one)}")
        for s, one in pairs
        for cult in cult_beside(table, one)
    ]


@turn("kaivai_5_7")
def a_step_after_another_has_acted(table: Table) -> list[Turn]:
    """A canoe moves to make room after another has acted, where all move first."""
    pairs = _waiting(table, "all_move_first") if table.done else []
    return [turn for s, one in pairs for turn in sailing(s, one, near(table, one))]
