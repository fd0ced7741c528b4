"""Which rules of Bali a forged record breaks: written after the book, not after the engine.

What each forgery names is held against the referee by `tests/test_forge_bali.py`.
"""

from collections.abc import Mapping

__all__ = ["BEYOND", "CHAPTERS", "GAMES", "THEN"]

CHAPTERS: tuple[str, ...] = (
    "beginning",
    "ground",
    "turns",
    "answers",
    "warriors",
    "flights",
    "scholars",
    "artists",
    "contests",
    "travels",
    "masks",
    "laid",
    "counted",
)
"""The modules of the forgeries, in the order of the rulebook."""

GAMES = 2
"""How many whole games are forged where no records are given."""

_DRAWN = ("bali_2_1", "bali_2_2", "bali_5_3")
_EXCHANGED = ("bali_4_3", "bali_4_4", "bali_5_3")
_FLED = ("bali_3_3", "bali_3_4", "bali_3_5")
_TRAVELLED = ("bali_8_6", "bali_8_7", "bali_8_8")
_PLAYED = (
    *("bali_3_1", "bali_4_1", "bali_5_1", "bali_6_1", "bali_8_1", "bali_3_2", "bali_8_2"),
    *("bali_4_5", "bali_5_4", "bali_3_6", "bali_4_6", "bali_5_5", "bali_2_8"),
)
_TAKEN = ("bali_9_2", "bali_9_3", "bali_9_4")
_CONTEST = ("bali_6_4", "bali_6_5", "bali_11_3")

THEN: Mapping[str, tuple[str, ...]] = {
    "cut": ("bali_8_8", "bali_2_2"),
    "dealt": ("bali_4_3", "bali_8_7", "bali_8_8"),
    "discard": (*_PLAYED, *_DRAWN, *_FLED, "bali_8_8"),
    "goal": ("bali_8_1", "bali_8_4", "bali_0_9"),
    "hands": (*_PLAYED, *_DRAWN, *_EXCHANGED, *_FLED, *_TRAVELLED, "bali_2_9"),
    "island": ("bali_0_9", "bali_8_5"),
    "laid": (*_EXCHANGED, *_FLED, *_TRAVELLED),
    "masks": _TAKEN,
    "masks_left": _TAKEN,
    "priests": _CONTEST,
    "princes": _CONTEST,
    "seals": ("bali_7_1", "bali_7_2"),
    "shown": ("bali_6_2", "bali_6_3", "bali_6_7"),
    "spared": ("bali_3_1", "bali_2_5", "bali_3_6", "bali_3_7", "bali_2_4"),
}
"""By part of the table: the rules by which it changes."""

BEYOND: Mapping[str, str] = {}
"""The rules that refuse and that fewer than three forgeries reach, and why."""
