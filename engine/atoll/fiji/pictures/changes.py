"""What differs between two tables, part by part."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from atoll.fiji.components import NO_BEADS, ROWS
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.table import Table

_MINUS = "\N{MINUS SIGN}"


class Change(NamedTuple):
    """A pile or a number that has changed; `whose` is empty for what lies in the middle."""

    whose: str
    what: str
    before: Any
    after: Any


def changes(start: Table, end: Table) -> Iterator[Change]:
    """Every number and every pile that is not as it was, the middle of the table first."""
    for part in ("round", "exchange", "supply"):
        yield from _changed("", part, getattr(start, part), getattr(end, part))
    for seat, whose in enumerate(start.seats):
        for part in ("hands", "offers", "set_aside", "heads"):
            yield from _changed(whose, part, getattr(start, part)[seat], getattr(end, part)[seat])


def _changed(whose: str, part: str, *values: Any) -> Iterator[Change]:
    """A part as it was and as it is, by the name that the layout gives it."""
    before, after = (NO_BEADS if value is None else value for value in values)
    if before != after:
        yield Change(whose, LAYOUT.parts[part].called, before, after)


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
