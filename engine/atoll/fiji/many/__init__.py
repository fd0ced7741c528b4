"""Many games of Fiji at once, in arrays: needs numpy.

`play` plays them; `POLICIES` says who plays; `replayed` gives one of them back, move by move.
"""

from atoll.fiji.many.luck import Asked
from atoll.fiji.many.play import CHUNK, Played, compared, play
from atoll.fiji.many.policies import POLICIES, Policy, greedy, uniform
from atoll.fiji.many.replay import Replay, replayed
from atoll.fiji.many.seen import Seen

__all__ = [
    "CHUNK",
    "MOVES",
    "POLICIES",
    "Asked",
    "Played",
    "Policy",
    "Replay",
    "Seen",
    "compared",
    "greedy",
    "play",
    "replayed",
    "uniform",
]

MOVES = 24_000_000
"""Some seconds of a build, and 2,000 games for each pair of answers: within 2 in a hundred."""
