"""What must always hold in Bali.

Each law is a sentence, the rules it speaks of and a breach: a rule read wrongly that it refutes.
Its unknowns (cards shown, piles, chips, totals) are those of `unknowns.py`, of any size; answers
to rulings are unknown too, so that a law holds for every answer unless it names one.
The laws in `tables/` ask the engine itself, in ordinary Python: they try all cases of a list
(`Checked`) or tables of games that are played at random (`Sampled`), by the answers they name.
None rests on invented data, but those whose names say that they are about the working deck.
"""

__all__ = ["CHAPTERS", "PLAYED"]

CHAPTERS: tuple[str, ...] = (
    "proved",
    "tables.games",
    "tables.hands",
    "tables.islands",
    "tables.played",
)
"""The modules of the laws, in the order of the rulebook."""

PLAYED: tuple[str, ...] = (
    *("own_box", "nouns", "position", "sides", "stock", "starting", "answering"),
    *("cards", "warriors", "exchanges", "contests", "scorings", "travels"),
    *("checks", "counting", "imagined", "game"),
)
"""What the laws about tables read besides the rules, each after those it imports."""
