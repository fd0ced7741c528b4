"""Masks that may not be taken (9.4)."""

from atoll.bali.forgeries.ground import ANSWERING, deciding, others
from atoll.bali.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []


@turn("bali_9_4")
def a_higher_mask(table: Table) -> list[Turn]:
    """A mask is taken that is none of the two lowest."""
    high = {*table.masks_left} - {*table.masks_left[:2]}
    return [(s, f"mask {one}") for s in deciding(table, "mask") for one in sorted(high)]


@turn("bali_9_4")
def a_mask_that_is_gone(table: Table) -> list[Turn]:
    """A mask is taken of a value that is not left."""
    gone = {*table.box.masks} - {*table.masks_left}
    return [(s, f"mask {one}") for s in deciding(table, "mask") for one in (*sorted(gone), 9)]


@turn("bali_9_4")
def a_mask_for_another(table: Table) -> list[Turn]:
    """A player takes a mask when another chooses."""
    return [(s, f"mask {table.masks_left[0]}") for s in others(table, "mask")]


@turn("bali_9_4")
def a_mask_without_a_scoring(table: Table) -> list[Turn]:
    """A player takes a mask though there is no scoring."""
    now = deciding(table, "turn", *ANSWERING)
    return [(s, f"mask {one}") for s in now for one in table.masks_left[:1]]
