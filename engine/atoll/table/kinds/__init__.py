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
from atoll.table.kinds.several import ByName, BySeat, Counts, Each, Record, Seats, Some
from atoll.table.kinds.single import Number, Seat, Text, Word

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
