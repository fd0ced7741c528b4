"""How the examples of Kaivai lay a table: what nobody tells gives way to what somebody tells."""

from atoll.kaivai.board import FIELD, read_hex
from atoll.kaivai.own_board import usual
from steps.kaivai import board_has
from steps.kaivai_fitting import FAR_OFF
from steps.kaivai_world import KaivaiWorld

SEATS = ("Red", "Blue", "Green", "Yellow")


def begun() -> KaivaiWorld:
    """It is somebody's turn, and no new cult hex has been told."""
    world = KaivaiWorld()
    world.lay(SEATS)
    board_has(world, [["hexes", "holds"], ["F3", "Red meeting hut"]])
    world.given(stage="action", turn=0)
    return world


def test_where_no_cult_hex_is_told_the_god_has_brought_one_far_off() -> None:
    table = begun().table
    assert (table.cult, table.god) == (usual(FIELD) | {FAR_OFF}, FAR_OFF)


def test_a_cult_hex_that_is_told_later_is_the_only_new_one() -> None:
    world, told = begun(), read_hex("L7")
    board_has(world, [["hexes", "holds"], ["L7", "cult"]])
    assert (world.table.cult, world.table.god) == (usual(FIELD) | {told}, told)
