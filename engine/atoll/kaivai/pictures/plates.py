"""The plates of Kaivai's pictures: those of any game, and of the board and its pieces."""

from collections.abc import Mapping

from atoll.drawing import plates
from atoll.drawing.plates import PIECES, Plate

_BOARD = {
    "water": Plate("#e6f0f8", "#75899a"),
    "cult": Plate("#f3e3b5", "#767676"),
    "land": PIECES["land"],
    "ring": Plate("none", "#767676"),
    "village": Plate("none", "#1f2328"),
    "way": Plate("none", "#1a5fb4"),
    "tried": PIECES["tried"],
    "now": PIECES["now"],
    "coordinate": Plate("#454c54", size=11, signs=True),
    "plain": PIECES["plain"],
    "god": Plate("#1f2328"),
}
PLATES: Mapping[str, Plate] = {
    "changed": plates.PLATES["changed"],
    **_BOARD,
    **plates.COLOURS,
    "on-plain": PIECES["on-plain"],
    **plates.PLATES,
}
"""Every plate, in the order in which they are printed one over the other."""
