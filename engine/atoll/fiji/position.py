"""Positions of Fiji as JSON: a whole table, or the parts of one that must hold."""

from collections.abc import Sequence
from typing import Any

from atoll.fiji import rules
from atoll.fiji.checks import sound
from atoll.fiji.components import EXTENDED_SET, NO_BEADS, Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.phases import complete_set
from atoll.fiji.round import seated
from atoll.fiji.table import Table
from atoll.table import Refused
from atoll.table.rulings import Answers


def read_position(value: object, seats: Sequence[str], rulings: Answers) -> Table:
    """The table of a position. Errors: as `table_of`, and where it cannot come about."""
    return sound(table_of(value, seated(seats, rulings), rulings))


def table_of(value: object, names: tuple[str, ...], rulings: Answers) -> Table:
    """The table that a position describes, possible or not.

    What follows from the rest may be left out too: the hands (what the offer and the beads set
    aside leave of a set) and the stage.
    Errors: PositionError; Refused, where the offer and the beads set aside are no part of a set.
    """
    found = LAYOUT.read(value, names)
    table = Table(seats=names, rulings=rulings, **LAYOUT.filled(found, names))
    if "hands" not in found:
        table = table._replace(hands=tuple(_left(table, seat) for seat in range(len(names))))
    return table if "stage" in found else _staged(table)


def _left(table: Table, seat: int) -> Beads:
    """What is left of the set a seat took, without its offer and what it has set aside."""
    whole = complete_set(len(table.seats))
    out = (table.offers[seat] or NO_BEADS).plus(table.set_aside[seat] or NO_BEADS)
    if not rules.held(out, whole):
        reason = f"{table.seats[seat]} cannot have {write_beads(out)} out of {write_beads(whole)}; "
        raise Refused("fiji_4_2", f"{reason}give the hands.")
    return whole.minus(out)


def _staged(table: Table) -> Table:
    """What comes next where the position does not say: it follows from what is on the table."""
    if table.chooser is not None:
        return table._replace(stage="choice")
    if None not in table.offers:
        return table._replace(stage="row", row=table.row or 1)
    pair = len(table.seats) == 2
    untouched = [
        hand
        for hand, aside in zip(table.hands, table.set_aside, strict=True)
        if aside is None and sum(hand) == sum(EXTENDED_SET)
    ]
    fresh = pair and table.exchange == 1 and not any(table.offers) and untouched
    return table._replace(stage="set aside" if fresh else "offer")


def write_position(table: Table) -> dict[str, Any]:
    """The table as a position; `read_position` gives the same table back."""
    return LAYOUT.write(table, but=("stage",) if _staged(table) == table else ())
