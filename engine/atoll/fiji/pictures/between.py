"""What has changed from one table to another, and the rows and offers behind it."""

from collections.abc import Iterator, Sequence

from atoll.drawing.plates import fitted
from atoll.drawing.printing import WIDTH, Block, Mark, box
from atoll.fiji import rules
from atoll.fiji.components import ROWS, Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.pictures.beads import COLUMNS, pile
from atoll.fiji.pictures.cards import all_cards, goal_cards, heading, numbered, row_cards
from atoll.fiji.table import Table


def rows_between(start: Table, end: Table) -> Iterator[Block]:
    """The rows that were looked at on the way, and their offers."""
    same = (start.round, start.exchange) == (end.round, end.exchange)
    reached = end.row if end.stage == "choice" else _done(end)
    if rows := range(_done(start) + 1, (reached if same else ROWS) + 1):
        yield row_cards(row for row in numbered(start) if row[0] in rows)
        yield from offered(start, rows)


def _done(table: Table) -> int:
    """How many rows are behind: a row in which somebody still chooses is not."""
    if table.stage in {"payment", "scoring"} or is_scored(table):
        return ROWS
    return max(table.row - 1, 0)


def is_scored(table: Table) -> bool:
    """Whether the heads of the running round have been taken."""
    return table.stage in {"dealing", "no cards", "over"}


def goals_or_cards(start: Table, end: Table) -> Iterator[Block]:
    """The goals before and after; of a new round, its cards."""
    if (start.conditions, start.effects) != (end.conditions, end.effects):
        yield Block(0, (), "New cards.")
        yield from all_cards(end)
    elif start.goals != end.goals:
        for when, table in (("before", start), ("after", end)):
            yield heading(f"Goals {when}")._replace(told=f"Goals {when}.")
            yield goal_cards(table.goals)


# The offers by which a row is decided


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
    counts = [rules.counted(condition, offer) for offer in offers]
    found = rules.contest(counts, most=condition.most)
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
