"""Tables of Bali on which what was found lies, and the moves that lead to it.

The Dalang is at Kukusch and goes to Panschar; Blue is active, and Yellow answers first.
"""

from collections.abc import Sequence
from typing import Any

from atoll.bali.position import fitted
from atoll.bali.table import Move, Pass, Table, Travel
from atoll.telling.scene import Scene

HERE, GOAL = "Kukusch", "Panschar"
_CARD = f"{HERE}/{GOAL}"


def lying(table: Table, **parts: Any) -> Table:
    """The table with these parts; the first players have what is said of hands, masks and piles.

    What is nowhere else lies in the draw pile.
    """
    seats = len(table.seats)
    for name, nothing in (("hands", ()), ("masks", ()), ("laid", {})):
        if name in parts:
            parts[name] = (*parts[name], *(nothing,) * (seats - len(parts[name])))
    return fitted(table._replace(active=0, **parts), parts)


def in_turn(table: Table, *made: tuple[int, Move]) -> Scene:
    """Moves one after the other, of which the last happens."""
    *past, (seat, move) = made
    return Scene(table, seat, move, past=tuple(past))


def arriving(
    table: Table,
    chips: int,
    masks: Sequence[Sequence[int]] = (),
    *,
    there: bool = True,
    **parts: Any,
) -> Scene:
    """Blue sends the Dalang to so many own chips at the goal, and nobody prevents it.

    The others have the other chips there, unless one lies aside; the first players have these
    masks.
    """
    priests = {**table.priests, GOAL: 0 if chips > 1 else 1}
    if not there:
        del priests[GOAL]
    chips_there = {"priests": priests, "princes": {**table.princes, GOAL: 0 if chips else 2}}
    laid = {**chips_there, "seals": {GOAL: 0} if chips == 2 else {}, **parts}
    passes = ((seat, Pass()) for seat in range(1, len(table.seats)))
    return in_turn(
        lying(table, hands=((_CARD,),), masks=masks, **laid), (0, Travel(_CARD, GOAL)), *passes
    )
