"""Parts of a table as a law has them, unknown: any numbers of anything, whoever has them.

Each is called as people call it: of `hands` that are a hand each, the first is `hand 1`. How many
of a thing there can be is left open: a law that needs such a bound names the rule that sets it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from atoll.proof.law import Maker
from atoll.table.kinds import BySeat, Counts, Kind, Number, Seats
from atoll.table.layout import Layout


def any_parts(layout: Layout) -> Mapping[str, Callable[[Maker, int], Any]]:
    """The parts that are numbers of things, or players: each is made for a number of seats."""
    named = [part for part in layout.parts.values() if part.called and _counts(part.kind)]
    return {part.name: partial(any_of, layout, part.name) for part in named}


def _counts(kind: Kind) -> bool:
    """Whether all that is said of it are numbers from none on, or players."""
    if isinstance(kind, BySeat):
        return _counts(kind.each)
    return isinstance(kind, Counts | Seats) or (isinstance(kind, Number) and kind.low == 0)


def any_of(layout: Layout, part: str, make: Maker, seats: int, when: str = "") -> Any:
    """A part of the table as it may be at all, at a time that has a name if there are several."""
    return _any(layout.parts[part].kind, f"{when}{layout.parts[part].called}", make, seats)


def _any(kind: Kind, name: str, make: Maker, seats: int) -> Any:
    each = [f"{name} {seat}" for seat in range(1, seats + 1)]
    match kind:
        case BySeat():
            return tuple(_any(kind.each, own, make, seats) for own in each)
        case Seats():
            return tuple(map(make.flag, each))
        case Counts():
            return kind.made(*[make.number(f"{name} {thing}") for thing in kind.things])
        case _:
            return make.number(name)
