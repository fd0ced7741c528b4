"""Record a rule once, and play the recording on many games at once.

A rule is recorded as it runs on cells, a fourth kind of value: whatever a word or an operator does
leaves a line, and a line that is already there is not written again.
The recording is played by numpy, a call for each line that something asks for.
A number is a byte: each cell knows its bounds, and the recording of one that may not fit fails.
"""

from atoll.readings.compiled.plan import Player
from atoll.readings.compiled.recording import Recording, record
from atoll.readings.compiled.sheet import BYTE, FLAG, Column

__all__ = ["BYTE", "FLAG", "Column", "Player", "Recording", "record"]
