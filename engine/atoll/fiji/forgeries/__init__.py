"""Which rules of Fiji a forged record breaks: written after the book, not after the engine.

What each forgery names is held against the referee by `tests/test_forge.py`.
"""

from collections.abc import Mapping

__all__ = ["BEYOND", "CHAPTERS", "GAMES", "THEN"]

CHAPTERS: tuple[str, ...] = (
    "beginning",
    "laid",
    "counted",
    "paid",
    "rows",
    "offers",
    "executing",
    "aside",
    "ending",
)
"""The modules of the forgeries, in the order of the rulebook."""

GAMES = 20
"""How many whole games are forged where no records are given."""

THEN: Mapping[str, tuple[str, ...]] = {
    "conditions": ("fiji_2_1", "fiji_2_3"),
    "effects": ("fiji_2_2", "fiji_2_3"),
    "exchange": ("fiji_4_17", "fiji_5_8"),
    "goals": ("fiji_3_1", "fiji_3_2", "fiji_4_14", "fiji_4_15"),
    "hands": (
        *(f"fiji_4_{n}" for n in (1, 2, 3, *range(5, 14), 16)),
        *("fiji_1_1", "fiji_5_8", "fiji_7_1", "fiji_7_3", "fiji_7_7"),
    ),
    "heads": (*(f"fiji_5_{n}" for n in range(2, 7)), "fiji_7_5", "fiji_7_6"),
    "offers": ("fiji_4_1", "fiji_4_2", "fiji_4_3", "fiji_4_13", "fiji_4_16"),
    "round": ("fiji_5_8",),
    "set_aside": ("fiji_5_8", "fiji_7_3", "fiji_7_7"),
    "supply": (
        *(
            "fiji_1_2",
            "fiji_4_9",
            "fiji_4_10",
            "fiji_4_11",
            "fiji_4_12",
            "fiji_4_16",
            "fiji_5_8",
            "fiji_7_2",
        ),
    ),
}
"""By part of the table: the rules by which it changes."""

BEYOND: Mapping[str, str] = {}
"""The rules that refuse and that fewer than three forgeries reach, and why; there are none."""
