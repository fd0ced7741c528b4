"""Beads as they are drawn: green a circle, red a square, yellow a triangle, blue a diamond.

Each carries the first letter of its colour too. Below them the piles of the supply and the seats.
"""

from collections.abc import Iterator, Mapping

from atoll.drawing import plates
from atoll.drawing.plates import Plate, fitted, length
from atoll.drawing.printing import WIDTH, Block, Mark, Spot
from atoll.fiji.components import COLOURS, Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.table import Table

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


# The beads and heads on the table


_HEADS = 200
"""Where the heads begin, beside the name."""


def supply_pile(table: Table) -> Block:
    """The supply in the middle of the table."""
    called = LAYOUT.parts["supply"].called.capitalize()
    marks = (Mark("name", 4, 23, called), *pile(table.supply, 18))
    return Block(38, marks, f"{called}: {write_beads(table.supply)}.").of("supply")


def seat_piles(table: Table, seat: int) -> Block:
    """One seat: its name and heads, its hand, its offer and what it has set aside."""
    name, piles, owns = table.seats[seat], tuple(_piles(table, seat)), _owns(table, seat)
    marks = [
        Mark("line", 4, 0.5, f"h{WIDTH - 8}"),
        Mark("name", 4, 19, fitted(name, "name", 160)),
        Mark("last", WIDTH - 4, 19, owns),
    ]
    spots = [Spot(0, 0, _HEADS, 26, seat=name), Spot(_HEADS, 0, WIDTH - _HEADS, 26, "heads", name)]
    middle = 40
    for part, label, beads in piles:
        marks += [Mark("label", 4, middle + 4.5, label), *pile(beads, middle)]
        spots.append(Spot(0, middle - 14, WIDTH, 29, part, name))
        middle += 29
    told = "; ".join([owns, *(f"{label} {write_beads(beads)}" for _, label, beads in piles)])
    return Block(middle - 4, tuple(marks), f"{name}: {told}.", tuple(spots))


def _owns(table: Table, seat: int) -> str:
    heads = table.heads[seat]
    owned = f"{heads} {'head' if heads == 1 else 'heads'}"
    return f"has to choose, {owned}" if table.chooser == seat else owned


def _piles(table: Table, seat: int) -> Iterator[tuple[str, str, Beads]]:
    for part in ("hands", "offers", "set_aside"):
        beads, called = getattr(table, part)[seat], LAYOUT.parts[part].called
        if beads is not None:
            kept = part == "offers" and table.keepers[seat]
            yield part, f"keeps {called}" if kept else called, beads
