"""What is as it was: the rest of the table, below what has changed."""

from collections.abc import Iterator

from atoll.drawing.plates import fitted
from atoll.drawing.printing import WIDTH, Block, Mark
from atoll.fiji.components import Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.pictures.beads import pile
from atoll.fiji.pictures.cards import all_cards, goal_cards, heading
from atoll.fiji.pictures.changes import analysed
from atoll.fiji.table import Table

__all__ = ["still"]


def still(start: Table, end: Table) -> Iterator[Block]:
    """The cards and the piles that `between` does not draw."""
    yield Block(8, (Mark("line", 4, 4.5, f"h{WIDTH - 8}"),))
    yield from _piles(start, end)
    if (start.conditions, start.effects) != (end.conditions, end.effects):
        return
    if not analysed(start, end):
        yield from all_cards(end)
    elif start.goals == end.goals:
        yield heading("Goals: the arrow points to the first")
        yield goal_cards(end.goals)


def _piles(start: Table, end: Table) -> Iterator[Block]:
    """The piles that are the same; offers only where no row shows them."""
    if start.supply == end.supply:
        yield _pile("", "supply", end.supply)
    parts = ("hands", "set_aside") if analysed(start, end) else ("hands", "offers", "set_aside")
    for seat, name in enumerate(end.seats):
        for part in parts:
            before, after = getattr(start, part)[seat], getattr(end, part)[seat]
            if before == after is not None:
                yield _pile(name, part, after)


def _pile(whose: str, part: str, beads: Beads) -> Block:
    """A pile on one line, below its name."""
    called = LAYOUT.parts[part].called
    label = f"{fitted(whose, 'name', 120)}, {called}" if whose else called.capitalize()
    told = f"{f'{whose}, {called}' if whose else label}: {write_beads(beads)}."
    return Block(47, (Mark("label", 4, 15, label), *pile(beads, 30)), told)
