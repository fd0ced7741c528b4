"""Many games of Fiji at once, in arrays: needs numpy.

`play` plays them; `POLICIES` says who plays; `replayed` gives one of them back, move by move.
"""

from collections.abc import Mapping

from atoll.fiji.many.luck import Asked
from atoll.fiji.many.one_game import Replay, replayed
from atoll.fiji.many.play import CHUNK, Played, compared, play
from atoll.fiji.many.policies import POLICIES, Policy, greedy, uniform
from atoll.fiji.many.views import Seen

__all__ = [
    "CHUNK",
    "MOVES",
    "POLICIES",
    "RULED",
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

RULED: Mapping[str, str] = {
    "after_shared": "evening: how a round is scored",
    "final_tie": "evening: who has won",
    "half": "evening: how a row is analysed",
    "keep_offer": "evening and ways: what an executor may choose",
    "seats": "play: who may sit down",
    "set_aside": "nowhere: no policy is asked after it could look",
    "shared_place": "evening: how a round is scored",
    "supply_laid": "evening: what a round begins with",
    "swap": "ways: which goals may be swapped",
}
"""Where each ruling is met in the arrays, or why it need not be."""
