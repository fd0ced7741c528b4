"""What has changed, drawn: before, an arrow, after, and by how much."""

from collections.abc import Iterator

from atoll.drawing.plates import fitted, length
from atoll.drawing.printing import Block, Mark, box
from atoll.fiji.components import COLOURS, Beads
from atoll.fiji.notation import write_beads
from atoll.fiji.pictures.beads import bead, number
from atoll.fiji.pictures.cards import all_cards, goal_cards, heading, numbered, row_cards
from atoll.fiji.pictures.changes import Change, analysed, changes, differs, news
from atoll.fiji.pictures.offered import offered
from atoll.fiji.table import Table

_CELLS = (3, 82, 161, 240)
_CELL = 77
_ARROW = "h8m-3-3l3 3l-3 3"


def between(start: Table, end: Table) -> Iterator[Block]:
    """The rows that came into it and their offers, then all that is not as it was."""
    if rows := analysed(start, end):
        yield row_cards(row for row in numbered(start) if row[0] in rows)
        yield from offered(start, rows)
    changed = [
        *_cards(start, end),
        *map(_change, changes(start, end)),
        *map(_line, news(start, end)),
    ]
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


def _change(change: Change) -> Block:
    return _pile(change) if isinstance(change.after, Beads) else _count(change)


def _pile(pile: Change) -> Block:
    """A pile in which the changed colours are marked."""
    pairs = list(zip(COLOURS, pile.before, pile.after, strict=True))
    marks = [mark for place, (_, *pair) in enumerate(pairs) for mark in _cell(place, *pair)]
    by = ", ".join(f"{differs(b, a)} {colour}" for colour, b, a in pairs if b != a)
    told = f"{write_beads(pile.before)}, then {write_beads(pile.after)} ({by})."
    return Block(72, (_label(pile), *marks), f"{_named(pile, pile.whose)}: {told}")


def _count(count: Change) -> Block:
    """A number on one line; a round or an exchange is no more than the one before it."""
    before, after = count.before, count.after
    marks, by = [_label(count), *_step(before, after, 212, 14)], ""
    if count.whose:
        marks.append(_difference(before, after, 281, 14))
        by = f" ({differs(before, after)})"
    told = f"{_named(count, count.whose)}: {before}, then {after}{by}."
    return Block(28, tuple(marks), told)


def _label(change: Change) -> Mark:
    return Mark("name", 4, 19, _named(change, fitted(change.whose, "name", 120)))


def _named(change: Change, whose: str) -> str:
    return f"{whose}, {change.what}" if whose else change.what.capitalize()


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
