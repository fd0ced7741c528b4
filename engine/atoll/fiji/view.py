"""What one seat of Fiji may know of the table."""

from typing import NamedTuple

from atoll.fiji.components import Beads, Condition, Effect, Goal
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.table import Deal, Table
from atoll.table.parts import Hidden
from atoll.table.rulings import Answers
from atoll.table.stating import rule


class View(NamedTuple):
    """What one seat may know: beads it may not know are None, and `hidden` says why."""

    seat: int
    seats: tuple[str, ...]
    rulings: Answers
    round: int
    exchange: int
    stage: str
    row: int
    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    goals: tuple[Goal, ...]
    supply: Beads
    hands: tuple[Beads | None, ...]
    offers: tuple[Beads | None, ...]
    ready: tuple[bool, ...]
    set_aside: tuple[Beads | None, ...]
    keepers: tuple[bool, ...]
    chooser: int | None
    heads: tuple[int, ...]
    deal: tuple[Deal, ...] | None
    hidden: tuple[Hidden, ...]


@rule("fiji_1_3", "fiji_2_4", "fiji_4_3", "fiji_7_3")
def view(table: Table, seat: int) -> View:
    """What the seat may know.

    Offers are open once all are in; hands are open once the round is scored.
    Errors: IndexError for a seat nobody sits on.
    """
    return View(
        seat=seat,
        seats=table.seats,
        rulings=table.rulings,
        ready=tuple(offer is not None for offer in table.offers),
        **LAYOUT.seen(table, seat),
    )
