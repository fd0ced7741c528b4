"""What must always hold in Bali.

Each law is a sentence, the rules it speaks of and a breach: a rule read wrongly that it refutes.
Its unknowns (cards shown, piles, chips, totals) are those of `unknowns.py`, of any size; answers
to rulings are unknown too, so that a law holds for every answer unless it names one.
None rests on invented data: values of masks are unknown.
"""

__all__ = ["CHAPTERS", "PLAYED"]

CHAPTERS: tuple[str, ...] = (
    "speech",
    "turns",
    "contests",
    "scorings",
    "final",
)
"""The modules of the laws, in the order of the rulebook; the others speak with the first."""

PLAYED: tuple[str, ...] = ()
"""What the laws read besides the rules: nothing, as none of them asks the engine yet."""
