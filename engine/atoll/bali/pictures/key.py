"""The key of Bali's pictures: what the shapes mean, as far as they are there."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from atoll.bali.components import ISLANDS
from atoll.bali.pictures.islands import CHIPS, PIECES
from atoll.bali.pictures.news import held
from atoll.bali.pictures.piles import layers
from atoll.bali.pictures.tokens import back, card, shape
from atoll.drawing.keys import Sign, keyed
from atoll.drawing.printing import Block, Mark

__all__ = ["key"]


def key(table: Any, *, tried: bool = False) -> Block:
    """What the shapes mean."""
    return keyed((*_there(table), *([("of the move", _tried)] if tried else [])))


def _there(table: Any) -> Iterator[tuple[str, Sign]]:
    for kind in PIECES:
        if held(table, kind):
            yield f"{kind} chip" if kind in CHIPS else kind, partial(shape, kind)
    seats = range(len(table.seats))
    lying = [layers(table, seat, island) for seat in seats for island in ISLANDS]
    plates = {layer.plate for pile in lying for layer in pile}
    if "back" in plates:
        yield "cards nobody has seen", back
    if "card" in plates:
        yield "cards their player knows", card


def _tried(x: float, y: float) -> Mark:
    return Mark("tried", x - 9, y - 6, "h18v12h-18z")
