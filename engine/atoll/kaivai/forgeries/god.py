"""The god moved where it may not be, or by somebody else (chapter 3)."""

from collections.abc import Iterable, Iterator, Sequence

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex
from atoll.kaivai.forgeries.ground import (
    deciding,
    island,
    named,
    others,
    surrounded,
    touched,
    water,
)
from atoll.kaivai.table import Table

__all__: list[str] = []


def _moving(seats: Sequence[int], hexes: Iterable[Hex]) -> list[Turn]:
    places = named(hexes) if seats else []
    return [(seat, f"god to {place}") for seat in seats for place in places]


def _empty(table: Table) -> list[Hex]:
    return [one for one in water(table) if one not in table.canoes]


def _home(table: Table) -> frozenset[Hex]:
    return island(table, table.god) if table.god else frozenset()


def _elsewhere(table: Table) -> Iterator[Hex]:
    """Empty water beside one village that is not the god's."""
    return _beside_another(table, _empty(table))


def _beside_another(table: Table, hexes: Iterable[Hex]) -> Iterator[Hex]:
    """Those of these hexes that touch one village alone, which is not the god's."""
    home = _home(table)
    for one in hexes:
        villages = touched(table, one)
        if len(villages) == 1 and villages != [home]:
            yield one


def _joining(table: Table) -> Iterator[tuple[Hex, list[frozenset[Hex]]]]:
    """Empty water that touches several villages, with these."""
    found = ((one, touched(table, one)) for one in _empty(table))
    return ((one, villages) for one, villages in found if len(villages) > 1)


# Kaivai 3.1


@turn("kaivai_3_1")
def the_god_moved_by_another(table: Table) -> list[Turn]:
    """A player moves the god who has not bid least."""
    return _moving(others(table, "god"), _elsewhere(table))


@turn("kaivai_3_1")
def the_god_stays_at_its_village(table: Table) -> list[Turn]:
    """The god goes to another hex of the village where it stands."""
    near = (one for one in _empty(table) if touched(table, one) == [_home(table)])
    return _moving(deciding(table, "god"), near)


@turn("kaivai_3_1", "kaivai_3_4")
def the_god_stays_where_it_is(table: Table) -> list[Turn]:
    """The god stays on its hex."""
    return _moving(deciding(table, "god"), [table.god] if table.god else [])


@turn("kaivai_3_1", "kaivai_4_6")
def passing_instead_of_the_god(table: Table) -> list[Turn]:
    """The lowest bidder leaves the god where it is."""
    return [(seat, "pass") for seat in deciding(table, "god")]


@turn("kaivai_3_1", "kaivai_4_1")
def the_god_among_the_actions(table: Table) -> list[Turn]:
    """A player moves the god when actions are taken."""
    return _moving(deciding(table, "action", "build", "fish", "move"), _elsewhere(table))


@turn("kaivai_3_1", "kaivai_2_3", "kaivai_2_4", "kaivai_2_1")
def the_god_before_the_bids(table: Table) -> list[Turn]:
    """A player moves the god while bids are made."""
    return _moving(deciding(table, "bid"), _elsewhere(table))


# Kaivai 3.4


@turn("kaivai_3_4")
def a_cult_hex_far_from_land(table: Table) -> list[Turn]:
    """The new cult hex touches no village."""
    far = (one for one in _empty(table) if not touched(table, one))
    return _moving(deciding(table, "god"), far)


@turn("kaivai_3_4", "kaivai_3_3")
def a_cult_hex_on_a_cult_hex(table: Table) -> list[Turn]:
    """The new cult hex is laid on another one."""
    return _moving(deciding(table, "god"), sorted(table.cult - {table.god}))


@turn("kaivai_3_4")
def a_cult_hex_on_a_hut(table: Table) -> list[Turn]:
    """The new cult hex is laid on a hut."""
    return _moving(deciding(table, "god"), sorted(table.huts))


@turn("kaivai_3_4", "kaivai_3_3")
def a_cult_hex_on_a_canoe(table: Table) -> list[Turn]:
    """The new cult hex is laid on a canoe beside another village."""
    sea = [one for one in sorted(table.canoes) if one not in table.huts]
    return _moving(deciding(table, "god"), _beside_another(table, sea))


@turn()
def a_cult_hex_beside_the_field(table: Table) -> list[Turn]:
    """The new cult hex is laid where there is no hex."""
    beyond = ("A8", "M8", "Z3", "G0", "the sea")
    return [(seat, f"god to {one}") for seat in deciding(table, "god") for one in beyond]


# Kaivai 3.5


@turn("kaivai_3_5", "kaivai_0_10")
def a_cult_hex_between_two_villages(table: Table) -> list[Turn]:
    """The new cult hex would join two villages, neither of them the god's."""
    fit = (one for one, villages in _joining(table) if _home(table) not in villages)
    return _moving(deciding(table, "god"), fit)


@turn("kaivai_3_5", "kaivai_0_10", "kaivai_3_1")
def a_cult_hex_that_joins_the_gods_village(table: Table) -> list[Turn]:
    """The new cult hex would join the god's village with another."""
    fit = (one for one, villages in _joining(table) if _home(table) in villages)
    return _moving(deciding(table, "god"), fit)


# Kaivai 3.6


@turn("kaivai_3_6")
def a_cult_hex_that_surrounds_a_canoe(table: Table) -> list[Turn]:
    """The new cult hex would cut a canoe off from the largest water."""
    cut = table.rulings.surround == "cut_off"
    fit = (one for one in _elsewhere(table) if cut and surrounded(table, one))
    return _moving(deciding(table, "god"), fit)
