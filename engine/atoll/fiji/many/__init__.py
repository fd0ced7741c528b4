"""Many games of Fiji at once, in arrays: needs numpy.

`play` plays them; `POLICIES` says who plays.
"""

from atoll.fiji.many.play import CHUNK, play
from atoll.fiji.many.ways import POLICIES, Asked, Policy, uniform

__all__ = [
    "CHUNK",
    "POLICIES",
    "Asked",
    "Policy",
    "play",
    "uniform",
]
