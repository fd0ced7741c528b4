"""What must always hold in Kaivai.

Each law is a sentence, the rules it speaks of and a breach: a rule read wrongly that it refutes.
Its unknowns (displays, bids, fish on huts, totals) are those of `unknowns.py`, of any size; answers
to rulings are unknown too, so that a law holds for every answer unless it names one.
The laws in `tables/` ask the engine itself, in ordinary Python: they try all cases of a list
(`Checked`) or tables of games that are played at random (`Sampled`), by the default answers.
"""

__all__ = ["CHAPTERS", "PLAYED"]

CHAPTERS: tuple[str, ...] = (
    "bids",
    "building",
    "fish",
    "final",
    "tables.games",
    "tables.listed",
    "tables.played",
)
"""The modules of the laws, in the order of the rulebook."""

PLAYED: tuple[str, ...] = (
    *("board", "table", "fields", "notation", "nouns"),
    *("islands", "villages", "pieces", "position"),
    *("supply", "starting", "bidding", "god", "canoes", "checks"),
    *("actions.building", "actions.paying", "actions.fishing", "actions.delivering"),
    *("actions.moving", "actions.celebrating", "turns", "final"),
    *("value", "game"),
)
"""What the laws about tables read besides the rules, each after those it imports."""
