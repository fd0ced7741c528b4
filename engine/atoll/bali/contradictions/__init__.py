"""What contradicts a law of Bali, as scenes: what can happen where its unknowns lie.

A case that a law tries is a line of moves: each of them is a scene, the last one first. Of a law
with unknowns the values that contradict it lie there first, where a table can hold them; then
others of which the law speaks as well.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from atoll.bali.contradictions import cards, ending, scorings
from atoll.bali.rulings import RULINGS, answered
from atoll.bali.unknowns import ANSWERED
from atoll.table.ruled import ruled
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = ["contradictions"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


def contradictions(made: Made, under: Mapping[str, str]) -> Scenes:
    """The unknowns of a law by name, or a case that it tries, as scenes.

    `under` are the answers the law is claimed for.
    """
    if "table" in made:
        yield from _moves(made)
        return
    answers = answered(None, {**ruled(made, ANSWERED, RULINGS), **under})
    for names, happening in _HAPPENINGS:
        if names & made.keys():
            yield from happening(made, answers)
            return


def _moves(made: Made) -> Scenes:
    """Each move of a line that a law has tried, after those before it."""
    line = (*made["past"], (made["seat"], made["move"]))
    for place, (seat, move) in reversed([*enumerate(line)]):
        yield Scene(made["table"], seat, move, past=line[:place])


_HAPPENINGS: tuple[tuple[frozenset[str], Callable[[Made, Answers], Scenes]], ...] = (
    (frozenset({"begins"}), ending.games),
    (frozenset({"looks"}), ending.looks),
    (frozenset({"dry"}), cards.dry_turns),
    (frozenset({"actives", "turns"}), cards.turns),
    (frozenset({"one_each"}), cards.flights),
    (frozenset({"free"}), cards.scholars),
    (frozenset({"pile"}), scorings.arrivals),
    (frozenset({"hand"}), cards.swaps),
    (frozenset({"shows"}), scorings.contests),
    (frozenset({"chips"}), scorings.scorings),
    (frozenset({"sealed", "seals_held", "totals"}), ending.ends),
)
"""What can happen where any of these unknowns lie; the first of them is asked."""
