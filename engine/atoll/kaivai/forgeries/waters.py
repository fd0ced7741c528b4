"""Ways over land, onto canoes, too early or in a wrong order (5.2 to 5.7)."""

from collections.abc import Callable, Iterable

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex, distance
from atoll.kaivai.forgeries.ground import (
    allowance,
    deciding,
    fleet,
    land,
    reached,
)
from atoll.kaivai.forgeries.ways import ACTING, STILL, alone, free, near, ready, sailing
from atoll.kaivai.table import Table

__all__: list[str] = []


# Kaivai 5.2 to 5.4


@turn("kaivai_5_2")
def a_way_onto_a_cult_hex(table: Table) -> list[Turn]:
    """A canoe moves onto a cult hex."""
    pairs = ready(table, *ACTING) if alone(table) else []
    steps = [(s, one, table.cult) for s, one in pairs if allowance(table, s)]
    return [turn for s, one, cult in steps for turn in sailing(s, one, _beside(one, sorted(cult)))]


@turn("kaivai_5_2", "kaivai_5_4")
def a_way_onto_a_hut(table: Table) -> list[Turn]:
    """A canoe moves onto a hut, its player's own or another's."""
    pairs = ready(table, *ACTING) if alone(table) else []
    steps = [(s, one, table.huts) for s, one in pairs if allowance(table, s)]
    return [turn for s, one, huts in steps for turn in sailing(s, one, _beside(one, sorted(huts)))]


def _beside(one: Hex, hexes: Iterable[Hex]) -> list[Hex]:
    return [to for to in hexes if distance(one, to) == 1]


@turn("kaivai_5_2", "kaivai_5_1", "kaivai_5_4")
def a_way_over_land(table: Table) -> list[Turn]:
    """A canoe moves over huts or cult hexes to where it has too few steps by water."""
    pairs = ready(table, *ACTING) if alone(table) else []
    found: list[Turn] = []
    for seat, one in pairs:
        steps = allowance(table, seat)
        by_water = reached(table, one, steps)
        about = [to for to in free(table) if 0 < distance(one, to) <= steps]
        found += sailing(seat, one, [to for to in about if to not in by_water])
    return found


@turn("kaivai_5_3", "kaivai_9_2")
def a_way_onto_an_own_canoe(table: Table) -> list[Turn]:
    """A canoe ends its move on another one of its player."""
    return _onto(table, ACTING, lambda seat, owner: owner == seat)


@turn("kaivai_5_3")
def a_way_onto_another_canoe_without_moving(table: Table) -> list[Turn]:
    """A canoe ends its move on one of another player, in an action that is not moving."""
    return _onto(table, STILL, lambda seat, owner: owner != seat)


def _onto(table: Table, stages: Iterable[str], whose: Callable[[int, int], bool]) -> list[Turn]:
    found: list[Turn] = []
    for seat, one in ready(table, *stages) if alone(table) else []:
        there = reached(table, one, allowance(table, seat)) & table.canoes.keys() - land(table)
        found += sailing(seat, one, [to for to in sorted(there) if whose(seat, table.canoes[to])])
    return found


# Kaivai 5.5 and 5.7


@turn("kaivai_5_5")
def a_new_canoe_moved_at_once(table: Table) -> list[Turn]:
    """A canoe that came with a hut leaves it in the turn in which it is built."""
    new = [(s, one) for s in deciding(table, "build") for one in fleet(table, s)]
    waiting = [(s, one) for s, one in new if one in table.huts and one in table.done]
    return [turn for s, one in waiting for turn in sailing(s, one, near(table, one))]


@turn("kaivai_5_7")
def two_canoes_on_their_way(table: Table) -> list[Turn]:
    """A second canoe moves before the first has acted, where they go one by one."""
    one_by_one = table.rulings.order_of_canoes == "canoe_by_canoe" and table.sailed
    pairs = ready(table, *STILL) if one_by_one else []
    return [turn for s, one in pairs for turn in sailing(s, one, near(table, one))]


@turn("kaivai_5_7")
def a_canoe_that_moves_after_another_acts(table: Table) -> list[Turn]:
    """A canoe moves after another has acted, where all move first."""
    first = table.rulings.order_of_canoes == "all_move_first" and table.done
    pairs = ready(table, "fish", "deliver") if first else []
    return [turn for s, one in pairs for turn in sailing(s, one, near(table, one))]
