"""Positions of Fiji as JSON: a whole table, or the parts of one that must hold."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from atoll.fiji import rules
from atoll.fiji.components import EXTENDED_SET, NO_BEADS, SET, Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.parts import PARTS, PositionError, read_parts, whole
from atoll.fiji.phases import complete_set
from atoll.fiji.round import seated
from atoll.fiji.rulings import Answers
from atoll.fiji.sound import sound
from atoll.fiji.table import Deal, Table
from atoll.table import Refused, listed

__all__ = ["Difference", "PositionError", "differences", "read_position", "write_position"]


class Difference(NamedTuple):
    """A part of a table that is not as it should be, in JSON terms."""

    part: str
    expected: Any
    actual: Any


def read_position(value: object, seats: Sequence[str], rulings: Answers) -> Table:
    """The table that a position describes.

    What may be left out: round and exchange (1), the supply (a set), offers, heads and later cards
    (none), and all hands (what the offer and the beads set aside leave of a set).
    Errors: PositionError, Refused (where no such table can come about).
    """
    names = seated(seats, rulings)
    found = read_parts(value, names)
    if missing := [name for name in Deal._fields if name not in found]:
        raise PositionError("position", f"the {listed(missing)} are missing; list four each")
    parts = {"supply": SET, "stage": "offer", **whole(found, len(names))}
    table = Table(seats=names, rulings=rulings, **parts)
    if "hands" not in found:
        table = table._replace(hands=tuple(_left(table, seat) for seat in range(len(names))))
    return sound(table if "stage" in found else _staged(table))


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
    shown = ["round", "exchange", *Deal._fields, "supply", "hands", "set_aside", "heads"]
    if any(offer is not None for offer in table.offers):
        shown.append("offers")
    shown += [key for key in ("row", "keepers", "deal") if any(_listed(getattr(table, key)))]
    if table.chooser is not None:
        shown.append("chooser")
    if _staged(table) != table:
        shown.append("stage")
    return {key: _write(table, key) for key in shown}


def _listed(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _write(table: Table, key: str) -> Any:
    return PARTS[key].write(getattr(table, key), table.seats)


def differences(table: Table, then: object) -> list[Difference]:
    """Where the table is not as a partial position says; an empty list where all of it holds.

    A part or a seat left out is not compared; a colour left out of a pile is none.
    Errors: PositionError.
    """
    found = []
    for key, expected in read_parts(then, table.seats).items():
        actual = getattr(table, key)
        if isinstance(expected, tuple) and None in expected:
            pairs = zip(expected, actual, strict=True)
            expected = tuple(a if e is None else e for e, a in pairs)  # noqa: PLW2901
        if expected != actual:
            wanted = table._replace(**{key: expected})
            found.append(Difference(key, _write(wanted, key), _write(table, key)))
    return found
