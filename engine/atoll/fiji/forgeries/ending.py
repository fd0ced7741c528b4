"""Moves after the fourth round (chapter 6), and where no cards are known for the next one."""

from atoll.fiji.components import COLOURS, FEWEST_SEATS
from atoll.fiji.forgeries.offers import some_bead
from atoll.fiji.table import Table
from atoll.forge.forgery import Turn, turn

__all__: list[str] = []


def _at(stage: str, table: Table, *moves: str) -> list[Turn]:
    """Moves of everybody at a stage at which nobody has one."""
    seats = range(len(table.seats)) if table.stage == stage else ()
    return [(seat, move) for seat in seats for move in moves]


def _two(table: Table) -> bool:
    return len(table.seats) == FEWEST_SEATS


# Fiji 6.1


@turn("fiji_6_1")
def an_offer_after_the_end(table: Table) -> list[Turn]:
    """A player offers beads that are left when the game is over."""
    return some_bead(table, range(len(table.seats))) if table.stage == "over" else []


@turn("fiji_6_1")
def beads_set_aside_after_the_end(table: Table) -> list[Turn]:
    """A player sets beads aside for a fifth round."""
    return _at("over", table, "set aside 4 green") if _two(table) else []


@turn("fiji_6_1", "fiji_4_14")
def rotating_after_the_end(table: Table) -> list[Turn]:
    """A player turns a goal round when the game is over."""
    return _at("over", table, *[f"rotate {colour}" for colour in COLOURS])


@turn("fiji_6_1", "fiji_4_15")
def swapping_after_the_end(table: Table) -> list[Turn]:
    """A player swaps two goals when the game is over."""
    return _at("over", table, "swap green red", "swap yellow blue")


@turn("fiji_6_1", "fiji_4_13")
def keeping_after_the_end(table: Table) -> list[Turn]:
    """A player keeps an offer when the game is over."""
    return _at("over", table, "keep")


# Fiji 2.1


@turn("fiji_2_1", "fiji_2_2")
def an_offer_without_cards(table: Table) -> list[Turn]:
    """A player offers before the rows of the next round lie on the table."""
    return some_bead(table, range(len(table.seats))) if table.stage == "no cards" else []


@turn("fiji_2_1", "fiji_2_2", "fiji_7_3")
def beads_set_aside_without_cards(table: Table) -> list[Turn]:
    """A player sets beads aside before the rows of the next round lie on the table."""
    return _at("no cards", table, "set aside 4 green")


@turn("fiji_2_1", "fiji_2_2", "fiji_4_14")
def rotating_without_cards(table: Table) -> list[Turn]:
    """A player turns a goal round when the round is over."""
    return _at("no cards", table, *[f"rotate {colour}" for colour in COLOURS])
