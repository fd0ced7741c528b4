"""What the laws of Bali speak with: numbers and flags of players in order."""

from collections.abc import Sequence

from atoll.words import Flag, Number

__all__ = ["Flags", "Numbers"]

Numbers = Sequence[Number]
Flags = Sequence[Flag]
