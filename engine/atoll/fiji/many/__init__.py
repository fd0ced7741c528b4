"""Many games of Fiji at once, in arrays: needs numpy.

`play` plays them; `POLICIES` says who plays.
"""

from collections.abc import Mapping

from atoll.fiji.many.play import CHUNK, play
from atoll.fiji.many.ways import POLICIES, Asked, Policy, uniform

__all__ = [
    "CHUNK",
    "MOVES",
    "POLICIES",
    "RULED",
    "Asked",
    "Policy",
    "play",
    "uniform",
]

MOVES = 24_000_000
"""Some seconds of a build, and 2,000 games for each pair of answers: within 2 in a hundred."""

RULED: Mapping[str, str] = {
    "after_shared": "play: how a round is scored",
    "final_tie": "play: who has won",
    "half": "play: how a row is analysed",
    "keep_offer": "play and ways: what an executor may choose",
    "seats": "play: who may sit down",
    "set_aside": "nowhere: no policy is asked after it could look",
    "shared_place": "play: how a round is scored",
    "supply_laid": "play: what a round begins with",
    "swap": "ways: which goals may be swapped",
}
"""Where each ruling is met in the arrays, or why it need not be."""
