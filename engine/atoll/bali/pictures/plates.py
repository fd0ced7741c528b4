"""The plates of Bali: chips, seals, the Dalang, villages and cards, each of a shape of its own.

A priest is a temple, a prince a crown, a seal a star, the Dalang a figure, a village a square with
the letter of its player. Cards that nobody has seen lie with a dark back, others are light.
"""

from collections.abc import Iterator, Mapping

from atoll.drawing import plates
from atoll.drawing.plates import PIECES, Plate, length, plate_of
from atoll.drawing.printing import Mark, box

_INK = "#1f2328"
_TABLE = {
    "land": PIECES["land"],
    "changed": plates.PLATES["changed"],
    "card": Plate("#ffffff", _INK),
    "back": Plate("#57606a", _INK),
    "tried": PIECES["tried"],
    "now": PIECES["now"],
    "plain": PIECES["plain"],
    "priest": Plate("#ffd23f", _INK),
    "prince": Plate("#1757b8", _INK),
    "seal": Plate(_INK),
    "dalang": Plate(_INK),
    "on-card": Plate(_INK, size=12, bold=True, signs=True),
    "on-back": Plate("#ffffff", size=12, bold=True, signs=True),
}
PLATES: Mapping[str, Plate] = {
    **_TABLE,
    **plates.COLOURS,
    "on-plain": PIECES["on-plain"],
    **plates.PLATES,
}
"""Every plate, in the order in which they are printed one over the other."""


_CARD = (20, 15)
"""How wide and how high a pile is drawn."""
_SHAPES = {
    "priest": "m0 6.5l7-13l7 13z",
    "prince": "m0 6v-11l3.5 5l3.5-6.5l3.5 6.5l3.5-5v11z",
    "seal": "m7-7l2 4.8h5l-4 3.3l1.5 5l-4.5-3l-4.5 3l1.5-5l-4-3.3h5z",
    "dalang": "m3.5-3a3.5 3.5 0 1 1 7 0l3.5 10h-14z",
}
"""The outline of each, from the left of its middle line on: 14 wide, and 13 or 14 high."""
_HALF = 7


def shape(kind: str, x: float, y: float) -> Mark:
    """A chip, a seal or the Dalang, its middle at x and y."""
    return Mark(kind, round(x - _HALF, 1), round(y, 1), _SHAPES[kind])


def village(name: str, letter: str, x: float, y: float) -> Iterator[Mark]:
    """The village of a player, its middle at x and y."""
    plate = plate_of(name)
    yield Mark(plate, x - 8, y - 8, "h16v16h-16z")
    yield _centred(f"on-{plate}", x, y + 4.3, letter)


def laid(plate: str, x: float, y: float) -> Mark:
    """Cards of which nobody has seen any, a `back`, or which their player knows, a `card`."""
    return Mark(plate, x - _CARD[0] / 2, y - _CARD[1] / 2, box(*_CARD))


def cards(plate: str, number: int, x: float, y: float) -> Iterator[Mark]:
    """So many cards of a `card` or a `back`, their middle at x and y."""
    yield laid(plate, x, y)
    yield _centred(f"on-{plate}", x, y + 4.3, str(number))


def _centred(plate: str, x: float, y: float, text: str) -> Mark:
    return Mark(plate, round(x - length(text, plate, PLATES) / 2, 1), round(y, 1), text)
