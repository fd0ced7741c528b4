"""Positions in the midst of the rows, without what a row above must have given."""

from collections.abc import Iterator

from atoll.fiji.components import COLOURS, Effect
from atoll.fiji.table import Table
from atoll.forge.forgery import Position, position, replacing

__all__: list[str] = []


def _executor(table: Table, row: int) -> int | None:
    """The player with the best count that nobody shares."""
    condition = table.conditions[row - 1]
    counts = [_count(table, seat, condition.colours) for seat in range(len(table.seats))]
    alone = [one for one in counts if counts.count(one) == 1]
    return counts.index((max if condition.most else min)(alone)) if alone else None


def _count(table: Table, seat: int, colours: tuple[bool, ...]) -> int:
    pairs = zip(table.offers[seat] or (), colours, strict=True)
    return sum(beads for beads, asked in pairs if asked)


def _above(table: Table) -> Iterator[tuple[Effect, int]]:
    """The effects above the row at which a choice is due, each with the player who executed it."""
    for row in range(1, table.row if table.stage == "choice" else 1):
        if (seat := _executor(table, row)) is not None:
            yield table.effects[row - 1], seat


def _put_back(table: Table, laid: Position, seat: int, place: int) -> tuple[Position, int]:
    """A position with all beads of a colour out of a hand in the supply, and how many lie there."""
    colour, name = COLOURS[place], table.seats[seat]
    lies = table.supply[place] + table.hands[seat][place]
    without = replacing(laid, "hands", name, {**laid["hands"][name], colour: 0})
    return replacing(without, "supply", colour, lies), lies


@position("fiji_4_4", "fiji_4_10")
def a_pile_that_was_not_taken(table: Table, laid: Position) -> Iterator[Position]:
    """The supply has what a row above gives, and the player who executed it has none of it."""
    for effect, seat in _above(table):
        lacks = [p for p, pile in enumerate(effect.takes) if table.supply[p] < pile]
        for place, pile in enumerate(effect.takes):
            back, lies = _put_back(table, laid, seat, place)
            if pile and lies >= pile and lacks in ([], [place]):
                yield back


@position("fiji_4_4", "fiji_4_11")
def a_half_that_was_not_taken(table: Table, laid: Position) -> Iterator[Position]:
    """The supply has beads whose half a row above gives, and the player who took it has none."""
    for effect, seat in _above(table):
        for place, halved in enumerate(effect.halves):
            back, lies = _put_back(table, laid, seat, place)
            if halved and lies > 1:
                yield back


@position("fiji_4_4", "fiji_4_12")
def a_bead_that_another_did_not_take(table: Table, laid: Position) -> Iterator[Position]:
    """The supply has a bead for everybody to whom a row above gives one, and one has none."""
    others = len(table.seats) - 1
    for effect, executor in _above(table):
        for place, given in enumerate(effect.others):
            for seat in range(len(table.seats)) if given else ():
                back, lies = _put_back(table, laid, seat, place)
                if seat != executor and lies >= others:
                    yield back
