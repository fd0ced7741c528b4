"""Where rulings of Bali decide what is kept, and tables that games at random do not come to.

All else is tried in games at random.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.bali.components import BOX, CARDS
from atoll.bali.situations import ARRIVING, FLEEING
from atoll.compare.disputes import Dispute
from atoll.table import names_for

DISPUTES: Mapping[str, Dispute] = {
    "flee_keep": Dispute(FLEEING, lambda found: [found.saved]),
    "limit_always": Dispute(ARRIVING, lambda found: [found.taken]),
}
"""What of a hand or a pile is kept."""

_NAMES = names_for(3)
_EVERY = [card for card, number in zip(CARDS, BOX.numbers, strict=True) for _ in range(number)]
_LAST = 3

POSITIONS: Sequence[Mapping[str, Any]] = (
    {
        "stage": "exchange",
        "played": "artist",
        "turn": _NAMES[1],
        "hands": {_NAMES[1]: ["warrior"] * 4},
        "chosen": {_NAMES[1]: [{"card": "warrior"}] * 3},
    },
    {
        "stage": "turn",
        "turn": _NAMES[0],
        "hands": {_NAMES[0]: [_EVERY[_LAST]], _NAMES[1]: _EVERY[_LAST + 1 :]},
        "draw": _EVERY[:_LAST],
    },
    {
        "active": _NAMES[0],
        "stage": "prevent",
        "turn": _NAMES[2],
        "played": "Kukusch/Panschar",
        "goal": "Panschar",
        "masks": dict(zip(_NAMES, ([4, 4, 4, 4], [3, 3, 5, 5], [2, 2, 2, 2, 3, 3]), strict=False)),
    },
)
"""A fourth swap in the exchange of another; a turn that leaves three cards to draw, too few for
all; and two players about to take the last masks, when nobody has more than they have then."""
