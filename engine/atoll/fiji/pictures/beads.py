"""Beads as they are drawn: green a circle, red a square, yellow a triangle, blue a diamond.

Each carries the first letter of its colour too.
"""

from collections.abc import Iterator

from atoll.drawing.plates import length
from atoll.drawing.printing import Mark
from atoll.fiji.components import COLOURS, Beads
from atoll.fiji.pictures.plates import PLATES

_OUTLINES = {
    "green": "m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z",
    "red": "m-9-9h18v18h-18z",
    "yellow": "m0-12l12.5 22h-25z",
    "blue": "m0-12.5l12.5 12.5l-12.5 12.5l-12.5-12.5z",
}
_LOWER = {"yellow": 2.5}
"""How much deeper a letter stands where the outline is widest below."""

ACROSS = 26
"""The room of a bead."""
COLUMNS = (88, 146, 204, 262)
"""Where the beads of each colour stand, in a line of piles."""


def bead(colour: int, x: float, y: float) -> tuple[Mark, Mark]:
    """A bead with its letter, its middle at x and y."""
    name = COLOURS[colour]
    letter = f"on-{name}"
    left = x - length("G", letter, PLATES) / 2
    return (
        Mark(name, x, y, _OUTLINES[name]),
        Mark(letter, left, y + 4.5 + _LOWER.get(name, 0), name[0].upper()),
    )


def number(plate: str, x: float, y: float, written: str) -> Mark:
    """A number whose first sign begins at x and whose middle is at y."""
    return Mark(plate, x, y + 5.5, written)


def pile(beads: Beads, y: float) -> Iterator[Mark]:
    """A pile on one line: a bead of each colour that is in it, and how many there are."""
    if not any(beads):
        yield Mark("label", COLUMNS[0] - ACROSS / 2, y + 4.5, "none")
    for colour, held in enumerate(beads):
        if held:
            yield from bead(colour, COLUMNS[colour], y)
            yield number("number", COLUMNS[colour] + 16, y, str(held))
