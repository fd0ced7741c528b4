"""Who bids, places, scores: orders that follow from what lies on the table."""

from collections.abc import Iterator
from itertools import pairwise

from atoll.kaivai import rules
from atoll.kaivai.bidding import standing
from atoll.kaivai.counting.past import Fault
from atoll.kaivai.table import Table
from atoll.table.stating import rule

__all__ = ["bidders", "choosers", "turns"]


@rule("kaivai_2_3")
def bidders(table: Table) -> Iterator[Fault]:
    """Bids are made in order, and from the second round on the order follows from the table."""
    if table.stage != "bid":
        return
    made = [table.bids[seat] is not None for seat in table.order]
    if made != sorted(made, reverse=True):
        yield "kaivai_2_3", "somebody has bid before it was their turn; make the bids in order."
    for one, other in pairwise(table.order) if table.round > 1 else ():
        if rules.bids_before(standing(table, other), standing(table, one)):
            names = table.seats[other], table.seats[one]
            yield "kaivai_2_3", "{} bids before {}; order them so.".format(*names)


@rule("kaivai_2_3", "kaivai_1_5", "kaivai_3_1")
def turns(table: Table) -> Iterator[Fault]:
    """It is the turn of who comes next."""
    name = "" if table.turn is None else table.seats[table.turn]
    if table.stage == "bid" and table.turn != _next_bidder(table):
        yield "kaivai_2_3", f"{name or 'nobody'} does not bid next; name who comes next in order."
    if table.stage == "god" and table.turn != table.order[-1]:
        yield "kaivai_3_1", f"{name or 'nobody'} does not move the god; who has bid least does."


def _next_bidder(table: Table) -> int | None:
    return next((seat for seat in table.order if table.bids[seat] is None), None)


@rule("kaivai_14_3")
def choosers(table: Table) -> Iterator[Fault]:
    """Who has least glory chooses the next village."""
    if table.stage != "village" or table.turn is None:
        return
    if table.glory[table.turn] > min(table.glory):
        name = table.seats[table.turn]
        yield "kaivai_14_3", f"{name} has not the least glory; who has it chooses the village."
