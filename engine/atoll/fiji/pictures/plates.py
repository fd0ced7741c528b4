"""The plates of Fiji's pictures: those of any game, and of cards and beads its own."""

from collections.abc import Mapping

from atoll.drawing import plates
from atoll.drawing.plates import Plate

_OWN = {
    "condition": Plate("#fff4cc", "#767676"),
    "effect": Plate("#dff3e1", "#767676"),
    "goal": Plate("#fbe3e8", "#767676"),
    "tried": plates.PIECES["tried"],
    "now": plates.PIECES["now"],
    "indicator": Plate("#1f2328"),
    **plates.COLOURS,
    "asked": Plate("#1f2328", size=13, anchor="middle"),
}
PLATES: Mapping[str, Plate] = {**_OWN, **plates.PLATES}
"""Every plate, in the order in which they are printed one over the other."""
