"""Game records (JSON Lines): how they are followed, judged and saved.

A line with `game` starts a game, every other line is a move of it; one file may hold many games,
one after the other, and only the running one is in memory.
"""

from atoll.record.entries import RecordError
from atoll.record.foreign import LogError, converted, read_log
from atoll.record.referee import Verdict, exit_status, final_position, judged, referee
from atoll.record.start import OwnError, move_line, opening, own_of, start_line

__all__ = [
    "LogError",
    "OwnError",
    "RecordError",
    "Verdict",
    "converted",
    "exit_status",
    "final_position",
    "judged",
    "move_line",
    "opening",
    "own_of",
    "read_log",
    "referee",
    "start_line",
]
