"""Ways that canoes may not take, and turns that may not end so (4.5 and chapter 5)."""

from collections.abc import Iterable

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex, distance, write_hex
from atoll.kaivai.forgeries.ground import (
    allowance,
    at_sea,
    cult_beside,
    deciding,
    fleet,
    others,
    reached,
    water,
)
from atoll.kaivai.table import Table

__all__ = ["ACTING", "STILL", "alone", "free", "near", "ready", "sailing"]

ACTING = ("build", "fish", "deliver", "move")
STILL = ("build", "fish", "deliver")


def sailing(seat: int, canoe: Hex, places: Iterable[Hex]) -> list[Turn]:
    """A canoe sails to each of these places."""
    return [(seat, f"sail {write_hex(canoe)} to {write_hex(to)}") for to in places]


def ready(table: Table, *stages: str) -> list[tuple[int, Hex]]:
    """The player to act, with each own canoe that has neither moved nor acted in this action."""
    gone = table.sailed | table.done
    seats = deciding(table, *stages)
    return [(seat, one) for seat in seats for one in fleet(table, seat) if one not in gone]


def free(table: Table) -> list[Hex]:
    """The water hexes without a canoe."""
    return [one for one in water(table) if one not in table.canoes]


def alone(table: Table) -> bool:
    """Whether no canoe is on its way, and none may move no more for the order of canoes.

    Then nothing but the way itself can be wrong.
    """
    first = table.rulings.order_of_canoes == "all_move_first"
    return not table.sailed and not (first and table.done)


# Kaivai 4.5


@turn("kaivai_4_5")
def ending_before_a_canoe_acts(table: Table) -> list[Turn]:
    """A player ends the action before a canoe has performed it."""
    none = not table.sailed and not table.done
    return [(seat, "done") for seat in deciding(table, *ACTING) if none]


@turn("kaivai_4_5", "kaivai_5_1")
def ending_before_a_sailed_canoe_acts(table: Table) -> list[Turn]:
    """A player ends the action when a canoe has moved and not acted."""
    return [(seat, "done") for seat in deciding(table, *STILL) if table.sailed]


@turn("kaivai_4_5", "kaivai_4_1")
def the_action_ended_by_another(table: Table) -> list[Turn]:
    """A player ends the action of another."""
    return [(seat, "done") for seat in others(table, *ACTING)]


@turn("kaivai_4_5", "kaivai_4_1", "kaivai_10_1", "kaivai_6_6")
def ending_where_something_is_due(table: Table) -> list[Turn]:
    """A player ends the turn with a price to pay or a village to choose."""
    return [(seat, "done") for seat in deciding(table, "pay", "celebrate")]


@turn("kaivai_4_1")
def a_canoe_moved_in_the_turn_of_another(table: Table) -> list[Turn]:
    """A player moves an own canoe in the turn of another."""
    pairs = [(s, one) for s in others(table, *ACTING) for one in at_sea(table, s)]
    return [turn for s, one in pairs for turn in sailing(s, one, reached(table, one, 1))]


@turn("kaivai_4_5", "kaivai_5_1", "kaivai_9_1")
def the_canoe_of_another(table: Table) -> list[Turn]:
    """A player moves a canoe of another player."""
    now = deciding(table, *ACTING)
    theirs = [(s, one) for s in now for one in at_sea(table, (s + 1) % len(table.seats))]
    return [turn for s, one in theirs for turn in sailing(s, one, reached(table, one, 1))]


@turn("kaivai_4_5", "kaivai_5_1", "kaivai_5_2", "kaivai_9_1")
def a_canoe_that_is_not_there(table: Table) -> list[Turn]:
    """A player moves a canoe from a hex where none is."""
    bare, to, *_ = free(table)
    return [turn for s in deciding(table, *ACTING) for turn in sailing(s, bare, [to])]


@turn()
def a_way_beside_the_field(table: Table) -> list[Turn]:
    """A canoe moves where there is no hex."""
    now = ready(table, *ACTING)
    beyond = ("A9", "G15", "Q4", "north")
    return [(s, f"sail {write_hex(one)} to {to}") for s, one in now for to in beyond]


# Kaivai 5.1


@turn("kaivai_5_1", "kaivai_5_2", "kaivai_5_4")
def a_step_too_many(table: Table) -> list[Turn]:
    """A canoe moves one step further than its allowance."""
    pairs = ready(table, *ACTING) if alone(table) else []
    found: list[Turn] = []
    for seat, one in pairs:
        far = allowance(table, seat)
        beyond = reached(table, one, far + 1) - reached(table, one, far)
        found += sailing(seat, one, sorted(beyond - table.canoes.keys()))
    return found


@turn("kaivai_5_1", "kaivai_5_4")
def a_way_across_the_field(table: Table) -> list[Turn]:
    """A canoe moves to the far end of the field."""
    pairs = ready(table, *ACTING) if alone(table) else []
    far = [(s, one, allowance(table, s)) for s, one in pairs]
    return [
        turn
        for seat, one, steps in far
        for turn in sailing(seat, one, [to for to in free(table) if distance(one, to) > steps + 1])
    ]


@turn("kaivai_5_1", "kaivai_5_3")
def a_way_that_ends_where_it_begins(table: Table) -> list[Turn]:
    """A canoe moves to where it is."""
    pairs = ready(table, *ACTING) if alone(table) else []
    return [turn for s, one in pairs if one in at_sea(table, s) for turn in sailing(s, one, [one])]


@turn("kaivai_5_1", "kaivai_5_7")
def a_second_way(table: Table) -> list[Turn]:
    """A canoe that has moved moves on."""
    pairs = [(s, one) for s in deciding(table, *STILL) for one in sorted(table.sailed)]
    return [turn for s, one in pairs for turn in sailing(s, one, near(table, one))]


@turn("kaivai_5_1", "kaivai_4_5", "kaivai_5_5", "kaivai_5_7", "kaivai_9_1")
def a_way_after_acting(table: Table) -> list[Turn]:
    """A canoe that has acted moves away."""
    now = deciding(table, *ACTING)
    acted = [(s, one) for s in now for one in at_sea(table, s) if one in table.done]
    return [turn for s, one in acted for turn in sailing(s, one, near(table, one))]


def near(table: Table, one: Hex) -> list[Hex]:
    """The free water hexes one step away."""
    return sorted(reached(table, one, 1) - table.canoes.keys())


@turn("kaivai_5_1")
def a_way_to_where_it_cannot_fish(table: Table) -> list[Turn]:
    """A canoe moves, to fish, where it touches no cult hex."""
    return _idle(table, "fish")


@turn("kaivai_5_1")
def a_way_to_where_it_cannot_build(table: Table) -> list[Turn]:
    """A canoe moves, to build, where it touches no cult hex."""
    return _idle(table, "build")


def _idle(table: Table, stage: str) -> list[Turn]:
    pairs = ready(table, stage) if alone(table) else []
    found: list[Turn] = []
    for seat, one in pairs:
        there = reached(table, one, allowance(table, seat)) - table.canoes.keys()
        found += sailing(seat, one, [to for to in sorted(there) if not cult_beside(table, to)])
    return found


@turn("kaivai_5_1")
def a_way_to_where_it_cannot_deliver(table: Table) -> list[Turn]:
    """A canoe moves, to deliver, where it touches no hut."""
    pairs = ready(table, "deliver") if alone(table) else []
    found: list[Turn] = []
    for seat, one in pairs:
        there = reached(table, one, allowance(table, seat)) - table.canoes.keys()
        bare = [to for to in sorted(there) if not _near_huts(table, to)]
        found += sailing(seat, one, bare)
    return found


def _near_huts(table: Table, one: Hex) -> bool:
    return any(distance(one, hut) == 1 for hut in table.huts)
