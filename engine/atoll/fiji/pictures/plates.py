"""The plates of Fiji's pictures: those of any game, and of cards and beads its own."""

from collections.abc import Mapping
from functools import partial

from atoll.drawing import plates
from atoll.drawing.plates import Plate
from atoll.drawing.printing import printed as printed_on

__all__ = ["PLATES", "printed"]

_OWN = {
    "condition": Plate("#fff4cc", "#767676"),
    "effect": Plate("#dff3e1", "#767676"),
    "goal": Plate("#fbe3e8", "#767676"),
    "now": Plate("none", "#1a5fb4"),
    "indicator": Plate("#1f2328"),
    "green": Plate("#2e7d32", "#1b5e20"),
    "red": Plate("#c62828", "#8e1c1c"),
    "yellow": Plate("#ffd23f", "#7a5a00"),
    "blue": Plate("#1757b8", "#0d3c80"),
    "on-green": Plate("#ffffff", size=12, bold=True, signs=True),
    "on-red": Plate("#ffffff", size=12, bold=True, signs=True),
    "on-yellow": Plate("#2b2100", size=12, bold=True, signs=True),
    "on-blue": Plate("#ffffff", size=12, bold=True, signs=True),
    "asked": Plate("#1f2328", size=13, anchor="middle"),
}
PLATES: Mapping[str, Plate] = {"changed": plates.PLATES["changed"], **_OWN, **plates.PLATES}
"""Every plate, in the order in which they are printed one over the other."""

printed = partial(printed_on, plates=PLATES)
"""The SVG of a picture of Fiji."""
