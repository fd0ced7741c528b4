"""How far a game has come: rounds scored, exchanges paid, rows analysed, beads set aside."""

from collections.abc import Iterator

from atoll.fiji.components import ROWS
from atoll.fiji.table import Table
from atoll.table import Refusal

__all__ = ["AFTER_THE_ROUND", "exchanges_paid", "rounds_scored", "rows_analysed", "setting_aside"]

AFTER_THE_ROUND = ("dealing", "no cards", "over")
_AFTER_THE_EXCHANGES = ("scoring", *AFTER_THE_ROUND)


def rounds_scored(table: Table) -> int:
    """The rounds that have paid their heads."""
    return table.round - (table.stage not in AFTER_THE_ROUND)


def exchanges_paid(table: Table) -> int:
    """The exchanges of this round whose offers have been paid."""
    return table.exchange - (table.stage not in _AFTER_THE_EXCHANGES)


def rows_analysed(table: Table) -> int:
    """The rows of this exchange that are behind the players."""
    return {"row": table.row - 1, "choice": table.row - 1, "payment": ROWS}.get(table.stage, 0)


def setting_aside(table: Table) -> Iterator[Refusal]:
    """Two players set beads aside before the first offers of a round, and nobody else does."""
    names = [n for n, beads in zip(table.seats, table.set_aside, strict=True) if beads is None]
    if len(table.seats) == 2 and table.stage != "set aside" and names:
        yield Refusal("fiji_7_3", f"{names[0]} has set no beads aside; two players do at first.")
    early = table.exchange == 1 and not any(table.offers)
    if table.stage == "set aside" and not (names and early and len(table.seats) == 2):
        yield Refusal("fiji_7_3", "beads are set aside by two players, before the first offers.")
