"""What must always hold in Kaivai.

Each law is a sentence, the rules it speaks of and a breach: a rule read wrongly that it refutes.
Its unknowns (displays, bids, fish on huts, totals) are those of `unknowns.py`, of any size; answers
to rulings are unknown too, so that a law holds for every answer unless it names one.
"""

__all__ = ["CHAPTERS", "PLAYED"]

CHAPTERS: tuple[str, ...] = (
    "speech",
    "bids",
    "influence",
    "building",
    "fishing",
    "delivering",
    "moving",
    "celebrating",
    "value",
    "final",
)
"""The modules of the laws, in the order of the rulebook; the others speak with the first."""

PLAYED: tuple[str, ...] = ("table",)
"""What laws read besides the rules."""
