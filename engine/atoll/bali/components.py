"""What is in the box of Bali: the islands, the cards, the masks and the start cards.

The kinds and their numbers are stated. How the 24 Dalang cards are made up, the values of the
masks and start cards 2 to 4 are invented, as no text has them: a table may bring its own.
Source: bali-en-2009, contents.
"""

from itertools import combinations
from typing import NamedTuple

ISLANDS = ("Kukusch", "Panschar", "Tschakkalag", "Wontong")
HOUSEHOLD = ("warrior", "scholar", "artist", "priest", "prince")
DALANG = tuple(map("/".join, combinations(ISLANDS, 2)))
CARDS = (*HOUSEHOLD, *DALANG)
NUMBERS = (30, 30, 15, 30, 30)
"""How many household cards there are of each kind."""
DALANG_CARDS, MASKS = 24, 16
MASK_PRINTED, MASKS_SINGLE = 4, (2, 3)
"""Of which values masks exist: as the rulebook prints, and as one page alone has it."""


class StartCard(NamedTuple):
    """Where a start card places a prince and a priest, and the island at its bottom."""

    prince: str
    priest: str
    dalang: str


class Box(NamedTuple):
    """What no text tells: the Dalang cards of each pair, the masks, the start cards 1 to 4."""

    dalang: tuple[int, ...]
    masks: tuple[int, ...]
    start_cards: tuple[StartCard, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """How many cards there are of each kind."""
        return (*NUMBERS, *self.dalang)


_K, _P, _T, _W = ISLANDS
BOX = Box(
    (4,) * 6,
    (2,) * 4 + (3,) * 4 + (4,) * 4 + (5,) * 4,
    (StartCard(_P, _K, _T), StartCard(_T, _P, _W), StartCard(_W, _T, _K), StartCard(_K, _W, _P)),
)
"""The working box: of card 1 the prince and the priest are stated, a mask of 4 too; all else is
invented."""


def pair_of(card: str) -> tuple[str, ...]:
    """The islands that a Dalang card shows; none of any other card."""
    return tuple(card.split("/")) if card in DALANG else ()
