"""The old place of `atoll.record.aloud`, until nobody asks for it here."""

from atoll.record.aloud import tried

__all__ = ["tried"]
