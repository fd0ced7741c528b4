"""The data tables of the features of Fiji."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from atoll.fiji.components import COLOURS, Beads, Condition, Effect
from atoll.fiji.fields import colour_column, english
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.table import Deal
from atoll.table.kinds import PositionError

from .shared import Rows, body

Piles = tuple[Beads | None, ...]


def numbered(cell: str, part: str) -> int:
    """The number in a cell; a blank one means none. Errors: PositionError."""
    if not re.fullmatch(r"[0-9]{0,2}", cell):
        raise PositionError(part, f"{cell[:20]!r} is no number; write digits, or leave it blank")
    return int(cell or 0)


def cards(datatable: Rows) -> tuple[tuple[Condition, ...], tuple[Effect, ...]]:
    """The conditions and the effects of a table of rows, from top to bottom."""
    rows = body(datatable, "rows", ("condition", "effect"), ("Bedingung", "Auswirkung"))
    return _column(rows, 0, "conditions"), _column(rows, 1, "effects")


def deal(datatable: Rows) -> Deal:
    """The cards of a later round: its rows from top to bottom, its goals from the nearest on."""
    rows = body(datatable, "next round", ("condition", "effect", "goal"))
    return Deal(*[_column(rows, place, part) for place, part in enumerate(Deal._fields)])


def _column(rows: Rows, place: int, part: str) -> Any:
    return LAYOUT.parts[part].kind.read([english(row[place]) for row in rows], part, ())


def piles(datatable: Rows, seats: tuple[str, ...], part: str) -> Piles:
    """The beads of each seat from a table with a column per colour; blank cells mean none.

    A seat that has no row is None. Errors: PositionError.
    """
    (_, *headings), *rows = datatable
    columns = [_colour(heading, part) for heading in headings]
    _once(columns, f"{part}, columns")
    _once((row[0] for row in rows), part)
    found = {
        name: {
            colour: numbered(cell, f"{part} of {name}, {colour}")
            for colour, cell in zip(columns, cells, strict=True)
        }
        for name, *cells in rows
    }
    read: Piles = LAYOUT.parts["hands"].kind.read(found, part, seats)
    return read


def shown(datatable: Rows, seats: tuple[str, ...]) -> tuple[Beads, ...]:
    """The offers of all seats. Errors: PositionError, for a seat left out too."""
    offers = piles(datatable, seats, "offers")
    for name, offer in zip(seats, offers, strict=True):
        if offer is None:
            raise PositionError("offers", f"{name} is left out; give every player a row")
    return tuple(offer for offer in offers if offer is not None)


def _colour(heading: str, part: str) -> str:
    colour = colour_column(heading)
    if colour is None:
        fix = f"{heading[:20]!r} is no colour; the columns are a name, then {', '.join(COLOURS)}"
        raise PositionError(f"{part}, columns", fix)
    return colour


def _once(names: Iterable[str], part: str) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise PositionError(part, f"{name} stands twice; write it once")
