"""What contradicts a law of Kaivai, as scenes: what can happen where its unknowns lie.

The values that contradict a law lie there first, where a table can hold them; then others of which
the law speaks as well.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from atoll.kaivai.contradictions import actions, beginning, ending, shells
from atoll.kaivai.rulings import RULINGS, answered
from atoll.kaivai.unknowns import ANSWERED
from atoll.table.ruled import ruled
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene

__all__ = ["contradictions"]

Made = Mapping[str, Any]
Scenes = Iterator[Scene]


def contradictions(made: Made, under: Mapping[str, str]) -> Scenes:
    """The unknowns of a law by name, as scenes; `under` are the answers the law is claimed for."""
    answers = answered(None, {**ruled(made, ANSWERED, RULINGS), **under})
    for names, happening in _HAPPENINGS:
        if names & made.keys():
            yield from happening(made, answers)
            return


_HAPPENINGS: tuple[tuple[frozenset[str], Callable[[Made, Answers], Scenes]], ...] = (
    (frozenset({"begins"}), beginning.games),
    (frozenset({"settles"}), beginning.huts),
    (frozenset({"encloses"}), beginning.enclosing),
    (frozenset({"ends"}), ending.rounds),
    (frozenset({"due"}), shells.payments),
    (frozenset({"totals"}), ending.villages),
    (frozenset({"delivery", "sold_then"}), actions.sales),
    (frozenset({"held"}), actions.choices),
    (frozenset({"steps"}), actions.movements),
    (frozenset({"deciding"}), shells.orders),
    (frozenset({"size"}), shells.prices),
    (frozenset({"feast"}), actions.feasts),
    (frozenset({"catch"}), actions.catches),
    (frozenset({"fish"}), shells.losing),
    (frozenset({"shells"}), shells.displays),
    (frozenset({"made"}), shells.bids),
    (frozenset({"last_first"}), shells.bids_in_turn),
    (frozenset({"fleet"}), actions.sinkings),
    (frozenset({"wanted"}), actions.sacrifices),
    (frozenset({"blue"}), actions.dry_catches),
    (frozenset({"fishermen"}), actions.throws),
    (frozenset({"fleets"}), ending.majorities),
    (frozenset({"huts_there"}), ending.huts),
    (frozenset({"glory"}), ending.winners),
)
"""What can happen where any of these unknowns lie; the first of them is asked."""
