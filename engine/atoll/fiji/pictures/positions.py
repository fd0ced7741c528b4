"""A position as it lies on the table, possible or not."""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.fiji.nouns import LAYOUT
from atoll.fiji.rulings import answered
from atoll.fiji.table import Table
from atoll.table import listed
from atoll.table.kinds import PositionError

__all__ = ["laid"]

_NEEDED = ("conditions", "effects", "goals", "supply", "hands")


def laid(position: Mapping[str, Any], rulings: Mapping[str, str] | None = None) -> Table:
    """The table of a whole position, as `atoll check` and `atoll referee` print them.

    A position that cannot come about is laid too: pictures show the mistakes of rulebooks.
    Errors: PositionError names what is missing.
    """
    if missing := [part for part in _NEEDED if part not in position]:
        raise PositionError("position", f"the {listed(missing)} are missing; draw a whole one")
    hands = position["hands"]
    names = tuple(hands) if isinstance(hands, Mapping) else ()
    found = LAYOUT.read(position, names)
    parts = LAYOUT.filled(found, names)
    if "stage" not in found:
        parts["stage"] = _stage(parts["offers"], parts["chooser"])
    return Table(seats=names, rulings=answered(None, rulings), **parts)


def _stage(offers: Sequence[Any], chooser: int | None) -> str:
    """What comes next where the position does not say."""
    if chooser is not None:
        return "choice"
    return "offer" if None in offers else "row"
