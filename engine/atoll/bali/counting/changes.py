"""What lies where while the Dalang travels."""

from collections.abc import Iterator

from atoll.bali.counting.past import Fault
from atoll.bali.sides import in_order
from atoll.bali.table import Table
from atoll.table.stating import rule

__all__ = ["arriving", "cut", "laying"]


@rule("bali_8_6")
def laying(table: Table) -> Iterator[Fault]:
    """Hands are laid down one after the other, two cards at least where there is an order."""
    if table.stage != "lay" or table.turn is None:
        return
    if table.rulings.arrange == "as_held":
        yield "bali_8_6", "hands are laid down as they are held; name another stage."
    if len(table.hands[table.turn]) <= 1:
        yield "bali_8_6", f"{table.seats[table.turn]} has nothing to arrange; name another player."
    order = in_order(table)
    for place, seat in enumerate(order):
        down, name = place < order.index(table.turn), table.seats[seat]
        if down and table.hands[seat]:
            yield "bali_8_6", f"{name} has laid the hand down; put it on the pile."
        elif not down and seat != table.turn and table.island in table.laid[seat]:
            yield "bali_8_6", f"{name} has laid nothing down yet; give it back to the hand."


@rule("bali_8_6", "bali_0_9")
def arriving(table: Table) -> Iterator[Fault]:
    """All hands are laid down when the Dalang arrives, on piles that were taken up."""
    travels = table.stage in ("lay", "arrive")
    for seat, name in enumerate(table.seats):
        if table.stage == "arrive" and table.hands[seat]:
            yield "bali_8_6", f"{name} has laid the hand down; put it on the pile."
        if travels and (table.island in table.dealt[seat] or table.island in table.under[seat]):
            yield "bali_0_9", f"{name} has taken up the pile at {table.island}; leave it out."


@rule("bali_8_8")
def cut(table: Table) -> Iterator[Fault]:
    """What all see of cards that are cut lies on the discard pile."""
    if table.rulings.cut_seen == "all" and any(map(any, table.cut)):
        yield "bali_8_8", "all see what is cut from piles; lay it on the discard pile."
