"""What must always hold in Fiji.

Each law is a sentence, the rules it speaks of and a breach: a rule read wrongly that it refutes.
Its unknowns (hands, offers, counts, cards) are those of `unknowns.py`, of any size; rulings are
unknown too, so that a law holds for every answer unless it names one.
A law that gives a list has no unknowns: each entry is one case, and all of them are tried.
"""

from collections.abc import Sequence

from atoll.fiji.components import COLOURS, Beads, Condition, Effect, Goal
from atoll.fiji.phases import Choice, Exchange, Row, exchanged, row
from atoll.fiji.rules import (
    contest,
    counted,
)
from atoll.law import Breach, Claim, law
from atoll.words import Flag, Number, choose, count, every, no, some, total

Numbers = Sequence[Number]
Hands = Sequence[Beads]
_COLOURS = range(len(COLOURS))


# 4.7 to 4.9 Who executes


@law(
    "fiji_4_8",
    breach=Breach("every([standing[s], no(beaten[s])])", "standing[s]"),
)
def at_most_one_seat_executes_a_row(counts: Numbers, most: Flag) -> Flag:
    """However the counts fall, no two seats execute the same row."""
    return count(contest(counts, most=most).executes) <= 1


@law(
    "fiji_4_7",
    "fiji_4_9",
    breach=Breach("standing[r], scores[r] > scores[s]", "scores[r] > scores[s]"),
)
def nobody_executes_exactly_when_every_count_is_shared(counts: Numbers, most: Flag) -> Flag:
    """A row stays unexecuted if every seat has an equal, and only then."""
    seats = range(len(counts))
    shared = [some([counts[s] == counts[r] for r in seats if r != s]) for s in seats]
    return no(some(contest(counts, most=most).executes)) == every(shared)
