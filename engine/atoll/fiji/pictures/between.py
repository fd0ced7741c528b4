"""What has changed from one table to another: drawn before and after, and the offers behind it."""

from collections.abc import Iterator, Sequence
from typing import Any

from atoll.drawing.plates import fitted, length
from atoll.drawing.printing import WIDTH, Block, Mark, box
from atoll.fiji import quick
from atoll.fiji.components import COLOURS, NO_BEADS, ROWS, Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.pictures.beads import COLUMNS, bead, number, pile
from atoll.fiji.pictures.cards import all_cards, goal_cards, heading, numbered, row_cards
from atoll.fiji.table import Table

_MINUS = "\N{MINUS SIGN}"


def differs(before: int, after: int) -> str:
    """By how much a number differs, with its sign.

    >>> differs(1, 4)
    '+3'
    """
    return f"+{after - before}" if after > before else f"{_MINUS}{before - after}"


def news(start: Table, end: Table) -> Iterator[str]:
    """What has come about and is no number, in sentences."""
    for seat, whose in enumerate(end.seats):
        if end.keepers[seat] and not start.keepers[seat]:
            yield f"{whose} will keep the offer."
        if end.chooser == seat != start.chooser:
            yield f"{whose} has to choose."


# The rows that come into it


def analysed(start: Table, end: Table) -> range:
    """The rows that were looked at on the way, by number."""
    same = (start.round, start.exchange) == (end.round, end.exchange)
    return range(_done(start) + 1, (_reached(end) if same else ROWS) + 1)


def _done(table: Table) -> int:
    """How many rows are behind: a row in which somebody still chooses is not."""
    if table.stage in {"payment", "scoring"} or is_scored(table):
        return ROWS
    return max(table.row - 1, 0)


def _reached(table: Table) -> int:
    return table.row if table.stage == "choice" else _done(table)


def is_scored(table: Table) -> bool:
    """Whether the heads of the running round have been taken."""
    return table.stage in {"dealing", "no cards", "over"}


# What has changed, drawn


_CELLS = (3, 82, 161, 240)
_CELL = 77
_ARROW = "h8m-3-3l3 3l-3 3"


def between(start: Table, end: Table) -> Iterator[Block]:
    """The rows that came into it and their offers, then all that is not as it was."""
    if rows := analysed(start, end):
        yield row_cards(row for row in numbered(start) if row[0] in rows)
        yield from offered(start, rows)
    changed = [*_cards(start, end), *_changes(start, end), *map(_line, news(start, end))]
    yield from changed or [_line("Nothing changes.")]


def _line(text: str) -> Block:
    return Block(26, (Mark("word", 4, 18, fitted(text, "word", 312)),), text)


def _cards(start: Table, end: Table) -> Iterator[Block]:
    """The goals before and after; of a new round, its cards."""
    if (start.conditions, start.effects) != (end.conditions, end.effects):
        yield Block(0, (), "New cards.")
        yield from all_cards(end)
    elif start.goals != end.goals:
        for when, table in (("before", start), ("after", end)):
            yield heading(f"Goals {when}")._replace(told=f"Goals {when}.")
            yield goal_cards(table.goals)


# Piles and numbers


def _changes(start: Table, end: Table) -> Iterator[Block]:
    """Every number and every pile that is not as it was, the middle of the table first."""
    for part in ("round", "exchange", "supply"):
        yield from _changed("", part, getattr(start, part), getattr(end, part))
    for seat, whose in enumerate(start.seats):
        for part in ("hands", "offers", "set_aside", "heads"):
            yield from _changed(whose, part, getattr(start, part)[seat], getattr(end, part)[seat])


def _changed(whose: str, part: str, *values: Any) -> Iterator[Block]:
    """A part as it was and as it is, by the name that the layout gives it."""
    there: list[Any] = [NO_BEADS if value is None else value for value in values]
    if there[0] != there[1]:
        drawn = _pile if isinstance(there[1], Beads) else _count
        yield drawn(whose, LAYOUT.parts[part].called, *there)


def _pile(whose: str, what: str, before: Beads, after: Beads) -> Block:
    """A pile in which the changed colours are marked."""
    pairs = list(zip(COLOURS, before, after, strict=True))
    marks = [mark for place, (_, *pair) in enumerate(pairs) for mark in _cell(place, *pair)]
    by = ", ".join(f"{differs(b, a)} {colour}" for colour, b, a in pairs if b != a)
    told = f"{write_beads(before)}, then {write_beads(after)} ({by})."
    return Block(72, (_label(whose, what), *marks), f"{_named(whose, what)}: {told}")


def _count(whose: str, what: str, before: int, after: int) -> Block:
    """A number on one line; a round or an exchange is no more than the one before it."""
    marks, by = [_label(whose, what), *_step(before, after, 212, 14)], ""
    if whose:
        marks.append(_difference(before, after, 281, 14))
        by = f" ({differs(before, after)})"
    return Block(28, tuple(marks), f"{_named(whose, what)}: {before}, then {after}{by}.")


def _label(whose: str, what: str) -> Mark:
    return Mark("name", 4, 19, _named(fitted(whose, "name", 120), what))


def _named(whose: str, what: str) -> str:
    return f"{whose}, {what}" if whose else what.capitalize()


def _cell(colour: int, before: int, after: int) -> Iterator[Mark]:
    """A colour of a pile; nothing where none was and none is."""
    x = _CELLS[colour]
    if before or after:
        yield from bead(colour, x + 15, 47)
    if before != after:
        yield Mark("changed", x, 27, box(_CELL, 40))
        yield from _step(before, after, x + 31, 38)
        yield _difference(before, after, x + 31, 57)
    elif after:
        yield number("quiet", x + 31, 47, str(after))


def _step(before: int, after: int, x: float, y: float) -> Iterator[Mark]:
    arrow = round(x + length(str(before), "quiet") + 2, 1)
    yield number("quiet", x, y, str(before))
    yield Mark("arrow", arrow, y, _ARROW)
    yield number("deciding", arrow + 10, y, str(after))


def _difference(before: int, after: int, x: float, y: float) -> Mark:
    return number("gain" if after > before else "loss", x, y, differs(before, after))


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
