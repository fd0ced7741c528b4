"""What can have been shown in a contest by now."""

from collections.abc import Iterator
from itertools import accumulate

from atoll.bali.counting.past import Fault
from atoll.bali.sides import in_order
from atoll.bali.table import Table
from atoll.table.stating import rule

__all__ = ["held", "in_turn", "raised", "shown_nowhere"]


def _in_contest(table: Table) -> list[int]:
    """All players in order, where a contest goes on."""
    return in_order(table) if table.stage == "show" else []


@rule("bali_6_6")
def shown_nowhere(table: Table) -> Iterator[Fault]:
    """Cards are shown in a contest alone."""
    if table.stage != "show" and any(one is not None for one in table.shown):
        yield "bali_6_6", "no contest goes on; leave out what is shown."


@rule("bali_6_2", "bali_6_3", "bali_6_4")
def in_turn(table: Table) -> Iterator[Fault]:
    """Who comes before the one who is asked has shown or passed, and nobody else in one round."""
    order = _in_contest(table)
    asked = [seat for seat in order if table.shown[seat] is not None]
    if not order or table.turn is None or asked == order[: order.index(table.turn)]:
        return
    if table.rulings.raising == "once" or len(asked) < len(order):
        found = "bali_6_2" if table.shown[table.active] is None else "bali_6_3"
        yield found, f"{table.seats[table.turn]} is asked; say what those before have shown."


@rule("bali_6_1", "bali_6_2", "bali_6_3")
def held(table: Table) -> Iterator[Fault]:
    """What is shown is in the hand; and who has the chip may begin no contest by may_not."""
    kind = table.played or ""
    chips = table.priests if kind == "priest" else table.princes
    for seat in _in_contest(table):
        number, has, name = table.shown[seat] or 0, table.hands[seat].count(kind), table.seats[seat]
        found = "bali_6_2" if seat == table.active else "bali_6_3"
        if number > has:
            yield found, f"{name} has {has} of {kind} and has shown {number}; say fewer."
        if 0 < number < has and table.rulings.show_fewer == "all":
            yield found, f"who shows, shows all; {name} has {has} of {kind}."
        barred = table.rulings.holding == "may_not" and chips.get(table.island) == table.active
        if seat == table.active and barred:
            yield "bali_6_1", f"{name} has the {kind} of {table.island} and begins no contest."


@rule("bali_6_3")
def raised(table: Table) -> Iterator[Fault]:
    """Each number that is shown is higher than all before; in several rounds they differ."""
    shown = [table.shown[seat] or 0 for seat in _in_contest(table)]
    numbers = [number for number in shown if number]
    grown = [*accumulate(numbers, max)] == numbers
    same = len({*numbers}) < len(numbers)
    if same or (table.rulings.raising == "once" and not grown):
        yield "bali_6_3", "who shows, shows more than anybody before; give higher numbers."
