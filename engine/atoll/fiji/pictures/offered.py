"""The offers by which a row is decided: who ties, and who executes."""

from collections.abc import Iterator, Sequence

from atoll.drawing.plates import fitted
from atoll.drawing.printing import WIDTH, Block, Mark, box
from atoll.fiji import quick
from atoll.fiji.components import Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.pictures.beads import COLUMNS, pile
from atoll.fiji.pictures.cards import heading
from atoll.fiji.table import Table

_HIGH, _ROOM = 34, 70
_LEFT = COLUMNS[0] - 15
_BOX = box(WIDTH - _LEFT - 3, _HIGH - 3)


def offered(table: Table, rows: Sequence[int]) -> Iterator[Block]:
    """What everybody offers; of a single row, what each counts, who ties and who executes."""
    offers = [offer for offer in table.offers if offer is not None]
    if not rows or len(offers) < len(table.seats):
        return
    yield heading("Offers")
    says = _decided(table, rows[0], offers) if len(rows) == 1 else [("", "")] * len(offers)
    for name, offer, (word, plate) in zip(table.seats, offers, says, strict=True):
        yield _offer(name, offer, word, plate)


def _decided(table: Table, row: int, offers: Sequence[Beads]) -> Iterator[tuple[str, str]]:
    """Of each offer what it counts, and on which plate it is framed."""
    condition = table.conditions[row - 1]
    counts = quick.counts(condition, offers)
    found = quick.contest(counts, most=condition.most)
    for count, stands, executes in zip(counts, found.standing, found.executes, strict=True):
        if executes:
            yield f"{count}: executes", "now"
        elif not stands and counts.count(count) > 1:
            yield f"{count}: ties", "tried"
        else:
            yield str(count), ""


def _offer(name: str, offer: Beads, word: str, plate: str) -> Block:
    marks = [Mark("name", 4, 14 if word else 21, fitted(name, "name", _ROOM - 2))]
    if word:
        marks.append(Mark("label", 4, 30, word))
    if plate:
        marks.append(Mark(plate, _LEFT, 1.5, _BOX))
    told = f"{name} offers {write_beads(offer)}{f' ({word})' if word else ''}."
    return Block(_HIGH, (*marks, *pile(offer, _HIGH / 2)), told)
