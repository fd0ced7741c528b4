"""How one noun of a game is read from JSON, written back, described and told: a dozen kinds.

A kind with a `name` stands under it in the JSON Schema of a game, and everything else refers to it.
"""

from atoll.table.kinds.kind import (
    Kind,
    Missing,
    Names,
    NotAmong,
    PositionError,
    Schema,
    among,
    object_of,
    short,
)
from atoll.table.kinds.named import ByName, Record
from atoll.table.kinds.seats import BySeat, Seat, Seats
from atoll.table.kinds.several import Each, Some
from atoll.table.kinds.single import Counts, Number, Text, Word

__all__ = [
    "ByName",
    "BySeat",
    "Counts",
    "Each",
    "Kind",
    "Missing",
    "Names",
    "NotAmong",
    "Number",
    "PositionError",
    "Record",
    "Schema",
    "Seat",
    "Seats",
    "Some",
    "Text",
    "Word",
    "among",
    "object_of",
    "short",
]
