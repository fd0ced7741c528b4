"""The plates of Bali's pictures: those of any game, and of islands, chips and cards."""

from collections.abc import Mapping
from functools import partial

from atoll.drawing import plates
from atoll.drawing.plates import PIECES, Plate
from atoll.drawing.printing import printed as printed_on

__all__ = ["PLATES", "printed"]

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

printed = partial(printed_on, plates=PLATES)
"""The SVG of a picture of Bali."""
