"""Tables of Fiji with unknown beads and cards: what can come about there, as far as the rules say.

Every fact about a table carries the rules that say so, so that a question nobody can answer with
a table is answered by the rules that forbid it. What the rules make of a table is made by
`rules.py` and `phases.py`.
How a table came about is not asked: its beads are those of a round, none of them lost, and no
seat has paid more than it can have.
"""

from atoll.fiji.situations.offers import A_ROUND, OFFERING, Offering, Round
from atoll.fiji.situations.piles import Piles
from atoll.fiji.situations.rounds import (
    A_LATER_SCORING,
    CLEARING,
    SCORING,
    SCORING_FOR_TWO,
    THE_LAST_SCORING,
    Clearing,
    Scoring,
)
from atoll.fiji.situations.rows import A_ROW, AN_EXCHANGE, THE_FIRST_EXCHANGE, THE_FIRST_ROW, Rows

__all__ = [
    "AN_EXCHANGE",
    "A_LATER_SCORING",
    "A_ROUND",
    "A_ROW",
    "CLEARING",
    "OFFERING",
    "SCORING",
    "SCORING_FOR_TWO",
    "THE_FIRST_EXCHANGE",
    "THE_FIRST_ROW",
    "THE_LAST_SCORING",
    "Clearing",
    "Offering",
    "Piles",
    "Round",
    "Rows",
    "Scoring",
]
