"""What must always hold in Fiji.

Each law is a sentence, the rules it speaks of and a breach: a rule read wrongly that it refutes.
Its unknowns (hands, offers, counts, cards) are those of `unknowns.py`, of any size; rulings are
unknown too, so that a law holds for every answer unless it names one.
A law without unknowns tries its cases one by one: `Checked` says how many, and what holds of them.
The laws in `tables/` are all of this kind, and in ordinary Python: they ask the engine itself.
"""

__all__ = ["CHAPTERS", "PLAYED"]

CHAPTERS: tuple[str, ...] = (
    "speech",
    "offers",
    "taking",
    "exchange",
    "goals",
    "heads",
    "tables",
    "tables.decisions",
    "tables.secrecy",
    "tables.ending",
)
"""The modules of the laws, in the order of the rulebook; the others speak with the first."""

PLAYED: tuple[str, ...] = ("table", "notation", "nouns", "exchange", "round", "scoring", "game")
"""What the laws about tables read besides the rules, each after those it imports."""
