"""What a player may know, in whole numbers: the view of a seat, cell by cell, within bounds."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, NamedTuple

from atoll.learning.cells import Cells, cells
from atoll.table.contract import Bringing, View
from atoll.table.games import game, nouns
from atoll.table.imagining import unseen
from atoll.table.kinds import BySeat, Kind, Number, Seats
from atoll.table.layout import Layout
from atoll.table.parts import Part, by_seat

__all__ = ["Look"]

_LARGEST = 1_000_000
"""A larger number is no thing of a table, but where luck comes from."""


class _Share(NamedTuple):
    """A part of the table, or what a seat has of it: its cells, and whether it is hidden."""

    part: str
    seat: int | None
    cells: Cells
    hides: bool

    def value(self, view: View) -> Any:
        whole = getattr(view, self.part)
        return whole if self.seat is None or whole is None else whole[self.seat]


class Look:
    """How the views of a game are told in numbers, where so many play.

    Each cell has a name and bounds; a number beyond them stands as the bound. What a table brings
    of its own, a board say, is the same all game long and left out.
    """

    def __init__(self, name: str, seats: int) -> None:
        """Errors: UnknownGame, NotOffered, NotListed."""
        self._layout = nouns(name).LAYOUT
        self._shares = [*_shares(name, self._layout, seats)]
        self.names = ("seat", *chain.from_iterable(map(_names, self._shares)))
        self.low = (0, *chain.from_iterable(_bounds(one, one.cells.low, 0) for one in self._shares))
        self.high = (
            seats - 1,
            *chain.from_iterable(_bounds(one, one.cells.high, 1) for one in self._shares),
        )

    def of(self, view: View) -> tuple[int, ...]:
        """The numbers of a view: nothing but the view is asked."""
        bounds = zip(self.low, self._told(view), self.high, strict=True)
        return tuple(low if n < low else min(n, high) for low, n, high in bounds)

    def _told(self, view: View) -> Iterator[int]:
        yield view.seat
        for share in self._shares:
            if share.hides:
                yield unseen(self._layout, view, share.part, share.seat)
            yield from share.cells.fill(share.value(view))


def _shares(name: str, layout: Layout, seats: int) -> Iterator[_Share]:
    rules = game(name)
    own = rules.OWN.called if isinstance(rules, Bringing) else None
    for part in layout.parts.values():
        large = isinstance(part.kind, Number) and part.kind.high > _LARGEST
        if part.name != own and not large:
            yield from _parted(part, seats)


def _parted(part: Part, seats: int) -> Iterator[_Share]:
    """The share of each seat, where each has one; else the part."""
    each = _each(part.kind)
    if not by_seat(part.kind):
        yield _Share(part.name, None, cells(each, seats), bool(part.hides))
        return
    for seat in range(seats):
        yield _Share(part.name, seat, cells(each, seats), bool(part.hides))


def _each(kind: Kind) -> Kind:
    yes_or_no = Number(0, 1)
    return kind.each if isinstance(kind, BySeat) else yes_or_no if isinstance(kind, Seats) else kind


def _names(share: _Share) -> Iterator[str]:
    of = share.part if share.seat is None else f"{share.part} of seat {share.seat}"
    yield from (f"{of} is hidden",) if share.hides else ()
    yield from (f"{of} {name}".strip() for name in share.cells.names)


def _bounds(share: _Share, bounds: Iterable[int], of_hidden: int) -> Iterator[int]:
    yield from (of_hidden,) if share.hides else ()
    yield from bounds
