"""What a situation of Bali shows on plain numbers, as a scene that the engine plays.

The engine has to come to what the rules came to: nobody sees a table before that is checked.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from atoll.bali import laid
from atoll.bali.components import BOX
from atoll.bali.ending import outcome
from atoll.bali.position import read_position
from atoll.bali.scene import NAMES
from atoll.bali.situations import (
    Arriving,
    Drawing,
    Ending,
    Fleeing,
    Lasting,
    Scored,
    Showing,
)
from atoll.bali.table import Table
from atoll.proof.replaying import agreed
from atoll.proof.smallest import Found
from atoll.table import Refusal
from atoll.telling.scene import Scene, at_table, happens

__all__ = ["scene"]

_VALUES = tuple(sorted({*BOX.masks}))


def scene(found: Found) -> Scene:
    """The scene, once the engine has played it to the same end. Errors: Disagreement."""
    table = read_position({}, NAMES[: found.seats], found.answers)
    built = _SCENES[type(found.laid)](found.laid, table)
    agreed(found, _ENDS[type(found.laid)](found.laid), _end(built))
    return built


def _end(built: Scene) -> dict[str, Any]:
    """What the engine comes to: what a rule says against it, or parts of the table."""
    before, found = at_table("bali", built), happens("bali", built)
    if isinstance(found, Refusal):
        return {"refused": found.rule}
    table, hands = found.table, zip(before.hands, found.table.hands, strict=True)
    end = outcome(table)
    return {
        "drawn": tuple(len(now) - len(was) for was, now in hands),
        "saved": sum(map(len, table.laid[1].values())),
        "holder": table.princes.get(laid.HERE),
        "hand": len(table.hands[0]),
        "taken": tuple(sum(now) for now in table.masks[:2]),
        "masks left": len(table.masks_left),
        "totals": end and end.scores,
        "winners": end and end.winners,
    }


# Scenes


def _drawn(found: Drawing, table: Table) -> Scene:
    return laid.drawing(found.hands, found.piles, found.draw, table)


def _fled(found: Fleeing, table: Table) -> Scene:
    return laid.fleeing(found.hand, found.saved, table)


def _shown(found: Showing, table: Table) -> Scene:
    return laid.contested(found.shows, table, owner=1)


def _arrived(found: Arriving, table: Table) -> Scene:
    return laid.arriving(found.pile, laid.scored(0, len(BOX.masks), table))


def _scored(found: Scored, table: Table) -> Scene:
    return laid.scored(found.chips, found.left, table, there=bool(found.there))


def _last(found: Lasting) -> int:
    """The number of the last scoring that hands out a mask."""
    return sum(one > 0 for one in found.left[:-1])


def _lasted(found: Lasting, table: Table) -> Scene:
    """The last scoring; Blue has taken a mask in each before, and Yellow where there were two."""
    number, rest = _last(found), iter(BOX.masks)
    taken: list[list[int]] = [[], []]
    for before, after in pairwise(found.left[:number]):
        for seat in range(before - after):
            taken[seat].append(next(rest))
    both = found.left[number - 1] - found.left[number] < 2
    there = laid.scored(1 + both, found.left[number - 1], table)
    return laid.with_masks(taken, there)


def _ended(found: Ending, table: Table) -> Scene:
    masks = [
        [value for value, number in zip(_VALUES, own, strict=True) for _ in range(number)]
        for own in found.masks
    ]
    return laid.ending(masks, found.seals, table)


# What the rules came to


def _shown_ends(found: Showing) -> dict[str, Any]:
    return {"holder": found.wins.index(True) if found.comes else 1}


def _scored_ends(found: Scored) -> dict[str, Any]:
    own = found.lower if found.found.active else 0
    return {"taken": (own, found.higher if found.found.other else 0)}


def _ended_ends(found: Ending) -> dict[str, Any]:
    winners = tuple(seat for seat, wins in enumerate(found.wins) if wins)
    return {"totals": found.totals, "winners": winners}


_SCENES: Mapping[type, Callable[[Any, Table], Scene]] = {
    Drawing: _drawn,
    Fleeing: _fled,
    Showing: _shown,
    Arriving: _arrived,
    Scored: _scored,
    Lasting: _lasted,
    Ending: _ended,
}
_ENDS: Mapping[type, Callable[[Any], dict[str, Any]]] = {
    Drawing: lambda found: {"drawn": found.got},
    Fleeing: lambda found: {"saved": found.saved},
    Showing: _shown_ends,
    Arriving: lambda found: {"hand": found.taken},
    Scored: _scored_ends,
    Lasting: lambda found: {"masks left": found.left[_last(found)]},
    Ending: _ended_ends,
}
