"""Who is in the middle of choosing: until then a move can be taken back at the prompt."""

from atoll.bali.table import Table

__all__ = ["amid"]

_AMID = ("save", "exchange", "lay")


def amid(table: Table) -> int | None:
    """Who is choosing cards that `done` commits; None where nobody is, or a card was seen."""
    if table.stage not in _AMID or table.turn is None:
        return None
    one_by_one = table.rulings.scholar_taking == "one_by_one" and table.played == "scholar"
    seen = one_by_one and any(one.card is None for one in table.chosen[table.turn])
    return None if seen else table.turn
