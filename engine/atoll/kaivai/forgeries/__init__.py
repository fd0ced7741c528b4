"""Which rules of Kaivai a forged record breaks: written after the book, not after the engine.

What each forgery names is held against the referee by `tests/test_forge_kaivai.py`.
"""

from collections.abc import Mapping

__all__ = ["BEYOND", "CHAPTERS", "GAMES", "THEN"]

CHAPTERS: tuple[str, ...] = (
    "beginning",
    "boards",
    "ground",
    "bids",
    "first_huts",
    "god",
    "choices",
    "unready",
    "ways",
    "waters",
    "newcomers",
    "huts",
    "crowded",
    "prices",
    "payments",
    "catches",
    "deliveries",
    "loads",
    "sinkings",
    "celebrations",
    "scoring",
    "leftovers",
    "laid",
    "counted",
)
"""The modules of the forgeries, in the order of the rulebook."""

GAMES = 2
"""How many whole games are forged where no records are given."""

_HUTS = ("kaivai_1_5", "kaivai_1_6", "kaivai_1_7", "kaivai_6_1", "kaivai_6_2", "kaivai_6_3")
_KINDS = ("kaivai_6_8", "kaivai_6_9", "kaivai_6_10")
_DELIVERED = ("kaivai_8_1", "kaivai_8_2", "kaivai_8_3", "kaivai_8_4", "kaivai_8_5", "kaivai_8_6")
_CAUGHT = ("kaivai_7_3", "kaivai_7_4", "kaivai_7_5", "kaivai_7_7", "kaivai_7_8", "kaivai_7_9")
_FISHED = ("kaivai_7_1", "kaivai_7_2")
_EATEN = ("kaivai_10_1", "kaivai_10_2", "kaivai_10_3", "kaivai_10_4")
_LOST = ("kaivai_13_1", "kaivai_13_2")
_PAID = ("kaivai_6_6", "kaivai_6_7")
_SPENT = ("kaivai_4_2", "kaivai_4_3")
_BLESSED = ("kaivai_3_7", "kaivai_6_10")
_SACRIFICED = ("kaivai_12_1", "kaivai_12_2")
_SAILED = ("kaivai_5_1", "kaivai_5_2", "kaivai_5_4", "kaivai_9_1", "kaivai_9_2")
_MAJORITY = ("kaivai_14_4", "kaivai_14_6", "kaivai_14_7", "kaivai_14_8", "kaivai_14_9")

THEN: Mapping[str, tuple[str, ...]] = {
    "acted": ("kaivai_4_1", *_SPENT, "kaivai_11_1", "kaivai_11_2", "kaivai_13_3"),
    "bids": ("kaivai_2_1", "kaivai_2_6", "kaivai_2_7", "kaivai_13_3", "kaivai_14_1"),
    "canoes": (*_SAILED, "kaivai_1_5", "kaivai_1_7", "kaivai_6_8"),
    "cult": ("kaivai_3_1", "kaivai_3_2", "kaivai_3_4"),
    "cult_left": ("kaivai_1_4", "kaivai_3_1", "kaivai_3_2", "kaivai_3_4"),
    "done": (
        "kaivai_8_3",
        "kaivai_4_1",
        "kaivai_4_5",
        "kaivai_5_1",
        "kaivai_6_1",
        "kaivai_6_8",
        "kaivai_7_1",
        "kaivai_7_2",
    ),
    "due": ("kaivai_6_5", "kaivai_6_6"),
    "fish": (*_CAUGHT, *_DELIVERED, *_LOST),
    "glory": (*_EATEN, *_MAJORITY, "kaivai_9_3", "kaivai_14_2"),
    "god": ("kaivai_3_1", "kaivai_3_2", "kaivai_3_4"),
    "goods_left": (*_CAUGHT, *_DELIVERED, *_EATEN, *_LOST, *_PAID),
    "huts": (*_HUTS, *_KINDS, *_DELIVERED, *_EATEN),
    "increase": ("kaivai_11_1", "kaivai_11_2"),
    "influence": (*_SPENT, *_BLESSED, *_SACRIFICED, "kaivai_0_4", "kaivai_14_6"),
    "influence_left": (
        *(*_SPENT, *_BLESSED, *_SACRIFICED, "kaivai_0_4"),
        *("kaivai_13_3", "kaivai_14_6", "kaivai_14_10"),
    ),
    "order": ("kaivai_2_3", "kaivai_2_5"),
    "passed": ("kaivai_2_7", "kaivai_4_6", "kaivai_13_3"),
    "round": ("kaivai_2_7", "kaivai_13_3", "kaivai_14_1"),
    "scored": (*_MAJORITY, "kaivai_14_10"),
    "shells": (*_PAID, "kaivai_8_4", *_LOST),
    "spaces": (*_SPENT, "kaivai_13_3"),
}
"""By part of the table: the rules by which it changes."""

BEYOND: Mapping[str, str] = {}
"""The rules that refuse and that fewer than three forgeries reach, and why; there are none."""
