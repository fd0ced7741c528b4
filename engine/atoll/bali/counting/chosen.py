"""What can have been chosen by now: each choice was allowed when those before had been made."""

from collections.abc import Iterator

from atoll.bali import exchanges, warriors
from atoll.bali.counting.past import Fault
from atoll.bali.table import Choice, Move, Place, Save, Swap, Table, Take
from atoll.table import replaced

__all__ = ["chosen"]


def chosen(table: Table) -> Iterator[Fault]:
    """Whoever has chosen cards might choose them one after the other."""
    for seat, choices in enumerate(table.chosen):
        for place, choice in enumerate(choices):
            before = table._replace(chosen=replaced(table.chosen, seat, choices[:place]))
            if fault := _refused(before, seat, choice):
                yield fault
                return
    if table.stage == "save" and table.turn is not None and not table.hands[table.turn]:
        yield "bali_3_3", f"{table.seats[table.turn]} has no card to save; name another player."


def _refused(table: Table, seat: int, choice: Choice) -> Fault | None:
    """Why it cannot have been chosen, or None; cards that were seen lie in the hand already."""
    move = _move(table, choice)
    seen = isinstance(move, Take) and table.rulings.scholar_taking == "one_by_one"
    if seen:
        return None
    of = warriors.why_not_fleeing if table.stage == "save" else exchanges.why_not
    found = of(table, seat, move)
    return (found.rule, found.reason) if found else None


def _move(table: Table, choice: Choice) -> Move:
    """The move that has made a choice."""
    card, island = choice.card or "", choice.island or ""
    if table.stage == "save":
        return Save(card, island)
    if not choice.island:
        return Swap(card)
    return Place(card, island) if choice.card else Take(island)
