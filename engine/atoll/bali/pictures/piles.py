"""The piles of a player: what lies there from the bottom to the top, and who knows it."""

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
