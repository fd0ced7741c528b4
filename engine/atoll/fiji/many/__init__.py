"""Many games of Fiji at once, in arrays: needs numpy.

`play` plays them; `POLICIES` says who plays.
"""

from atoll.fiji.many.play import CHUNK, play
from atoll.fiji.many.ways import POLICIES, Asked, Policy, uniform

__all__ = [
    "CHUNK",
    "MOVES",
    "POLICIES",
    "Asked",
    "Policy",
    "play",
    "uniform",
]

MOVES = 24_000_000
"""Some seconds of a build, and 2,000 games for each pair of answers: within 2 in a hundred."""
