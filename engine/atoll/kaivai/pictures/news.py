"""What happened on the board between two tables: pieces that came, went, moved or got fish."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from atoll.kaivai.board import Board, Hex, write_hex
from atoll.kaivai.islands import Islands, islands_on, ways
from atoll.kaivai.table import Move


class Way(NamedTuple):
    """The way of a canoe: the hexes from where it was to where it is."""

    owner: int
    hexes: tuple[Hex, ...]


class News(NamedTuple):
    """What has changed on the board: the hexes, the ways of canoes, and all of it in words.

    `scored` are hexes of the villages that were scored, `tried` those of a move that was refused.
    """

    places: frozenset[Hex]
    ways: tuple[Way, ...]
    told: tuple[str, ...]
    scored: frozenset[Hex] = frozenset()
    tried: frozenset[Hex] = frozenset()


Told = Iterator[tuple[Hex, str]]


def news(start: Any, end: Any) -> News:
    """What is not as it was."""
    ways = tuple(_ways(start, end))
    sailed = [(way.hexes[-1], _sailed(way, end.seats)) for way in ways]
    found = [*sailed, *_canoes(start, end, ways), *_huts(start, end), *_land(start, end)]
    left = {way.hexes[0] for way in ways}
    places = frozenset(place for place, _ in found) | left
    return News(places, ways, tuple(said for _, said in found), end.scored - start.scored)


def hexes_of(move: Move, board: Board) -> frozenset[Hex]:
    """The hexes that a move speaks of; those that the board has not are not drawn."""
    said = (getattr(move, field.name) for field in fields(move))
    return frozenset(one for one in said if isinstance(one, Hex)) & board.hexes


# Land


def _land(start: Any, end: Any) -> Told:
    for place in sorted(end.cult - start.cult):
        yield place, f"New: a cult hex on {write_hex(place)}."
    for place in sorted(start.cult - end.cult):
        yield place, f"No longer there: the cult hex on {write_hex(place)}."
    if end.god is not None and end.god != start.god:
        yield end.god, f"The fisherman's god is on {write_hex(end.god)} now."


def _huts(start: Any, end: Any) -> Told:
    for place in sorted(start.huts.keys() | end.huts.keys()):
        before, after = start.huts.get(place), end.huts.get(place)
        if before != after:
            yield place, f"{_hut(before, after, end.seats)} hut on {write_hex(place)}."


def _hut(before: Any, after: Any, names: Sequence[str]) -> str:
    there = after or before
    whose = f"{names[there.owner]}'s {there.kind}"
    if before and after and before[:2] == after[:2]:
        return f"Fish, {before.fish} and now {after.fish}: on {whose}"
    return f"New: {whose}" if after else f"No longer there: {whose}"


# Canoes


def _ways(start: Any, end: Any) -> Iterator[Way]:
    """The canoes that are elsewhere now, those first that came least far."""
    lands = islands_on(end.board, frozenset(start.cult), frozenset(start.huts))
    for owner, _ in enumerate(end.seats):
        was, now = ({p for p, o in one.canoes.items() if o == owner} for one in (start, end))
        ways = [path(lands, here, there) for here in was - now for there in now - was]
        taken: set[Hex] = set()
        for way in sorted(filter(None, ways), key=lambda way: (len(way), way)):
            if taken.isdisjoint({way[0], way[-1]}):
                taken |= {way[0], way[-1]}
                yield Way(owner, way)


def _sailed(way: Way, names: Sequence[str]) -> str:
    here, there, steps = write_hex(way.hexes[0]), write_hex(way.hexes[-1]), len(way.hexes) - 1
    far = "one step" if steps == 1 else f"{steps} steps"
    return f"{names[way.owner]}'s canoe went from {here} to {there}, {far}."


def _canoes(start: Any, end: Any, ways: Sequence[Way]) -> Told:
    """Canoes that came without a way, or are gone: built, or sunk."""
    left, come = {way.hexes[0] for way in ways}, {way.hexes[-1] for way in ways}
    for place, owner in sorted(end.canoes.items()):
        if start.canoes.get(place) != owner and place not in come:
            yield place, f"New: {end.seats[owner]}'s canoe on {write_hex(place)}."
    for place, owner in sorted(start.canoes.items()):
        if end.canoes.get(place) != owner and place not in left:
            yield place, f"No longer there: {end.seats[owner]}'s canoe on {write_hex(place)}."


# The way of a canoe


def path(islands: Islands, start: Hex, end: Hex) -> tuple[Hex, ...] | None:
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
