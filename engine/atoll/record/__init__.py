"""Game records (JSON Lines): how they are followed, judged and saved.

A line with `game` starts a game, every other line is a move of it; one file may hold many games,
one after the other, and only the running one is in memory.
"""

from atoll.record.deck import DeckError, deck_of
from atoll.record.entries import RecordError, seat_names
from atoll.record.referee import Verdict, exit_status, final_position, referee
from atoll.record.saving import RecordWriter, move_line
from atoll.record.start import Start

__all__ = [
    "DeckError",
    "RecordError",
    "RecordWriter",
    "Start",
    "Verdict",
    "deck_of",
    "exit_status",
    "final_position",
    "move_line",
    "referee",
    "seat_names",
]
