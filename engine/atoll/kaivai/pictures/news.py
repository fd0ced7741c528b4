"""What happened on the board between two tables: where something came, went, moved or got fish."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, NamedTuple

from atoll.kaivai.board import Board, Hex
from atoll.kaivai.islands import Islands, islands_on, ways
from atoll.kaivai.table import Move

Way = tuple[Hex, ...]
"""The way of a canoe: the hexes from where it was to where it is."""


class News(NamedTuple):
    """What has changed on the board: the hexes, and the ways of canoes.

    `scored` are hexes of the villages that were scored, `tried` those of a move that was refused.
    """

    places: frozenset[Hex] = frozenset()
    ways: tuple[Way, ...] = ()
    scored: frozenset[Hex] = frozenset()
    tried: frozenset[Hex] = frozenset()


def news(start: Any, end: Any) -> News:
    """What is not as it was."""
    places = (start.cult ^ end.cult) | {end.god} - {start.god, None}
    for part in ("huts", "canoes"):
        before, after = getattr(start, part), getattr(end, part)
        there = before.keys() | after.keys()
        places |= {place for place in there if before.get(place) != after.get(place)}
    return News(places, tuple(_ways(start, end)), end.scored - start.scored)


def hexes_of(move: Move, board: Board) -> frozenset[Hex]:
    """The hexes that a move speaks of; those that the board has not are not drawn."""
    said = (getattr(move, field.name) for field in fields(move))
    return frozenset(one for one in said if isinstance(one, Hex)) & board.hexes


# The ways of canoes


def _ways(start: Any, end: Any) -> Iterator[Way]:
    """Those of canoes that are elsewhere now, first of those that came least far."""
    lands = islands_on(end.board, frozenset(start.cult), frozenset(start.huts))
    for owner, _ in enumerate(end.seats):
        was, now = ({p for p, o in one.canoes.items() if o == owner} for one in (start, end))
        found = [path(lands, here, there) for here in was - now for there in now - was]
        taken: set[Hex] = set()
        for way in sorted(filter(None, found), key=lambda way: (len(way), way)):
            if taken.isdisjoint({way[0], way[-1]}):
                taken |= {way[0], way[-1]}
                yield way


def path(islands: Islands, start: Hex, end: Hex) -> Way | None:
    """A shortest way by water, with both ends, or None if there is none.

    Of several it is the one whose hexes, from the end back, come first in the order of hexes.
    """
    steps = ways(islands, start, len(islands.board.hexes))
    if end not in steps:
        return None
    way = [end]
    for left in range(steps[end] - 1, -1, -1):
        way.append(min(one for one in islands.board.neighbours[way[-1]] if steps.get(one) == left))
    return tuple(reversed(way))
