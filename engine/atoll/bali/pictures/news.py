"""What happened on the islands between two tables: chips and seals, the Dalang, piles."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from atoll.bali.components import ISLANDS

_PARTS: Mapping[str, str] = {"under": "card", "dealt": "back", "laid": "card"}
"""The parts of a pile from the bottom on, and how they are drawn: nobody has seen `dealt` cards."""


class Layer(NamedTuple):
    """Cards of a pile that lie there alike; a `back` is one that nobody has seen."""

    plate: str
    cards: tuple[str, ...]


def layers(table: Any, seat: int, island: str) -> tuple[Layer, ...]:
    """A pile, from the bottom to the top."""
    found = ((plate, getattr(table, part)[seat].get(island)) for part, plate in _PARTS.items())
    return tuple(Layer(plate, tuple(cards)) for plate, cards in found if cards)


def changed(start: Any, end: Any) -> Iterator[tuple[int, str]]:
    """The piles that are not as they were, each by its player and its island."""
    for seat, _ in enumerate(end.seats):
        for island in ISLANDS:
            if layers(start, seat, island) != layers(end, seat, island):
                yield seat, island


# What happened


Holders = Mapping[str, int]
Place = tuple[str, int | None]
"""The village of a player on an island; of nobody, the island itself."""


class News(NamedTuple):
    """What has changed on the islands, where and in words; `tried` are those of a refused move."""

    places: frozenset[Place] = frozenset()
    told: tuple[str, ...] = ()
    tried: frozenset[str] = frozenset()


def held(table: Any, kind: str) -> Holders:
    """Who has the priests, the princes or the seals."""
    found: Holders = getattr(table, f"{kind}s") or {}
    return found


def news(start: Any, end: Any) -> News:
    """What is not as it was."""
    found = [*_dalang(start, end), *_chips(start, end), *_seals(start, end)]
    places = {place for places, _ in found for place in places}
    places |= {(island, seat) for seat, island in changed(start, end)}
    return News(frozenset(places), tuple(said for _, said in found))


Told = Iterator[tuple[tuple[Place, ...], str]]


def _dalang(start: Any, end: Any) -> Told:
    if start.island != end.island:
        places = (start.island, None), (end.island, None)
        yield places, f"The Dalang has gone from {start.island} to {end.island}."


def _chips(start: Any, end: Any) -> Told:
    for kind in ("priest", "prince"):
        before, after = held(start, kind), held(end, kind)
        for island in ISLANDS:
            was, now = before.get(island), after.get(island)
            if was != now:
                where = f" from {_where(was, start)} to {_where(now, end)}"
                yield ((island, was), (island, now)), f"The {kind} of {island} has gone{where}."


def _where(seat: int | None, table: Any) -> str:
    return "aside" if seat is None else str(table.seats[seat])


def _seals(start: Any, end: Any) -> Told:
    before, after = held(start, "seal"), held(end, "seal")
    for island in ISLANDS:
        was, now = before.get(island), after.get(island)
        if was != now and now is not None:
            loses = "" if was is None else f" from {start.seats[was]}"
            yield (
                ((island, was), (island, now)),
                f"{end.seats[now]} has the seal of {island}{loses}.",
            )
