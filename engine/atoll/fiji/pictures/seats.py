"""The beads and heads on the table: the supply, and what lies with each seat."""

from collections.abc import Iterator

from atoll.drawing.plates import fitted
from atoll.drawing.printing import WIDTH, Block, Mark, Spot
from atoll.fiji.components import Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.pictures.beads import pile
from atoll.fiji.table import Table

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
    marks = [Mark("line", 4, 0.5, f"h{WIDTH - 8}"), *_title(name, owns)]
    spots = [Spot(0, 0, _HEADS, 26, seat=name), Spot(_HEADS, 0, WIDTH - _HEADS, 26, "heads", name)]
    middle = 40
    for part, label, beads in piles:
        marks += [Mark("label", 4, middle + 4.5, label), *pile(beads, middle)]
        spots.append(Spot(0, middle - 14, WIDTH, 29, part, name))
        middle += 29
    told = "; ".join([owns, *(f"{label} {write_beads(beads)}" for _, label, beads in piles)])
    return Block(middle - 4, tuple(marks), f"{name}: {told}.", tuple(spots))


def _title(name: str, owns: str) -> Iterator[Mark]:
    yield Mark("name", 4, 19, fitted(name, "name", 160))
    yield Mark("last", WIDTH - 4, 19, owns)


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
