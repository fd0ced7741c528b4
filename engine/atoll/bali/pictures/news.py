"""What happened on the islands between two tables: where chips, seals, the Dalang or piles are."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from atoll.bali.components import ISLANDS

_PARTS: Mapping[str, str] = {"under": "card", "dealt": "back", "laid": "card"}
"""The parts of a pile from the bottom on, and how they are drawn: nobody has seen `dealt` cards."""
PIECES = ("priest", "prince", "seal")


class Layer(NamedTuple):
    """Cards of a pile that lie there alike; a `back` is one that nobody has seen."""

    plate: str
    cards: tuple[str, ...]


def layers(table: Any, seat: int, island: str) -> tuple[Layer, ...]:
    """A pile, from the bottom to the top."""
    found = ((plate, getattr(table, part)[seat].get(island)) for part, plate in _PARTS.items())
    return tuple(Layer(plate, tuple(cards)) for plate, cards in found if cards)


Place = tuple[str, int | None]
"""The village of a player on an island; of nobody, the island itself."""


class News(NamedTuple):
    """Where something has changed on the islands; `tried` are those of a refused move."""

    places: frozenset[Place] = frozenset()
    tried: frozenset[str] = frozenset()


def held(table: Any, kind: str) -> Mapping[str, int]:
    """Who has the priests, the princes or the seals."""
    found: Mapping[str, int] = getattr(table, f"{kind}s") or {}
    return found


def news(start: Any, end: Any) -> News:
    """What is not as it was."""
    return News(frozenset(_changed(start, end)))


def _changed(start: Any, end: Any) -> Iterator[Place]:
    if start.island != end.island:
        yield from ((start.island, None), (end.island, None))
    for island in ISLANDS:
        for kind in PIECES:
            was, now = (held(table, kind).get(island) for table in (start, end))
            if was != now:
                yield from ((island, was), (island, now))
        for seat, _ in enumerate(end.seats):
            if layers(start, seat, island) != layers(end, seat, island):
                yield island, seat
