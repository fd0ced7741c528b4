"""What can be taken back: moves of a turn that goes on, until luck decided or a secret was shown.

A game says in the middle of whose turn a table is (`amid`); of one that does not, each move ends a
turn. What is luck and what is secret its layout says, by what it hides.
"""

from collections.abc import Iterator
from typing import NamedTuple

from atoll.table import cite
from atoll.table.contract import Move, Table
from atoll.table.games import game, nouns
from atoll.table.kinds import Names
from atoll.table.layout import Layout
from atoll.table.parts import Hidden, by_seat


class Made(NamedTuple):
    """A move that can be taken back, and the table before it."""

    move: Move
    before: Table


class Past(NamedTuple):
    """The moves that can be taken back, the last one last, and `why` what was before them stays."""

    game: str
    why: str = "you have made no move in this turn"
    moves: tuple[Made, ...] = ()

    def with_move(self, made: Made, seat: int, after: Table) -> "Past":
        """One move more: it can be taken back, or nothing can any more."""
        if why := why_kept(self.game, made.before, seat, after):
            return Past(self.game, f"your last move {why}")
        return self._replace(moves=(*self.moves, made))

    def without_last(self) -> "Past":
        """One move less."""
        return self._replace(moves=self.moves[:-1])


def why_kept(name: str, before: Table, seat: int, after: Table) -> str:
    """Why a move that led to a table cannot be taken back; nothing where it can.

    What it did is told without its subject, as in `ended your turn`.
    """
    if game(name).amid(after) != seat:
        return "ended your turn"
    layout = nouns(name).LAYOUT
    for found in _luck(layout, before, seat, after):
        return f"was decided by the {found.what} ({cite(found.rule)})"
    for found in _shown(before.seats, layout, before, after):
        return f"showed the {found.what} ({cite(found.rule)})"
    return ""


def _luck(layout: Layout, before: Table, seat: int, after: Table) -> Iterator[Hidden]:
    """What the seat did not know, and is not as it was."""
    unseen = layout.seen(before, seat)["hidden"]
    for name, part in layout.parts.items():
        if part.hides and not by_seat(part.kind) and getattr(before, name) != getattr(after, name):
            yield from (one for one in (part.hides.of(),) if one in unseen)


def _shown(seats: Names, layout: Layout, before: Table, after: Table) -> Iterator[Hidden]:
    """What a seat did not see before and sees now."""
    for seat in range(len(seats)):
        unseen, still = (layout.seen(one, seat)["hidden"] for one in (before, after))
        yield from (one for one in unseen if one not in still)
        yield from (one for one in _drawn_from(layout, before, seat, after) if one in unseen)


def _drawn_from(layout: Layout, before: Table, seat: int, after: Table) -> Iterator[Hidden]:
    """What a seat has, not as it was: cards from a pile of its own that it may not look at, say."""
    for name, part in layout.parts.items():
        had, has = getattr(before, name), getattr(after, name)
        if part.hides and by_seat(part.kind) and had[seat] != has[seat]:
            yield part.hides.of(before.seats[seat])
