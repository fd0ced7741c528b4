"""Celebrations that may not be held (chapter 10): without fish, nowhere, twice, of another."""

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex
from atoll.kaivai.forgeries.ground import deciding, islands, named, others, water
from atoll.kaivai.table import Table

__all__: list[str] = []


def _fish(table: Table, village: frozenset[Hex]) -> int:
    return sum(table.huts[one].fish for one in village & table.huts.keys())


def _feasts(table: Table, *, fish: bool) -> list[Hex]:
    """The hexes of all villages with or without fish."""
    return sorted(
        one for village in islands(table) if bool(_fish(table, village)) == fish for one in village
    )


def _held(seats: list[int], hexes: list[Hex]) -> list[Turn]:
    return [(seat, f"celebrate at {one}") for seat in seats for one in named(hexes)]


@turn("kaivai_10_1")
def a_feast_without_fish(table: Table) -> list[Turn]:
    """A village without fish celebrates."""
    return _held(deciding(table, "celebrate"), _feasts(table, fish=False))


@turn("kaivai_10_1")
def a_feast_on_the_water(table: Table) -> list[Turn]:
    """A hex of water celebrates."""
    return _held(deciding(table, "celebrate"), water(table))


@turn("kaivai_10_1", "kaivai_4_1")
def a_feast_of_another(table: Table) -> list[Turn]:
    """A player celebrates in the turn of another."""
    return _held(others(table, "celebrate"), _feasts(table, fish=True))


@turn("kaivai_10_1", "kaivai_4_1")
def a_feast_in_another_action(table: Table) -> list[Turn]:
    """A player celebrates while building, fishing, delivering or moving."""
    now = deciding(table, "build", "fish", "deliver", "move")
    return _held(now, _feasts(table, fish=True))


@turn("kaivai_10_1", "kaivai_4_1")
def a_feast_that_was_not_chosen(table: Table) -> list[Turn]:
    """A player celebrates without having chosen it."""
    return _held(deciding(table, "action"), _feasts(table, fish=True))


@turn()
def a_feast_beside_the_field(table: Table) -> list[Turn]:
    """A village celebrates where there is no hex."""
    now = deciding(table, "celebrate")
    return [(seat, f"celebrate at {one}") for seat in now for one in ("H14", "B0", "all")]


@turn("kaivai_10_1", "kaivai_4_1", "kaivai_5_1")
def sailing_to_a_feast(table: Table) -> list[Turn]:
    """A canoe sails to a celebration."""
    canoes = named(sorted(one for one in table.canoes if one not in table.huts))
    sea = named([one for one in water(table) if one not in table.canoes])[:3]
    now = deciding(table, "celebrate")
    return [(s, f"sail {one} to {to}") for s in now for one in canoes for to in sea]
