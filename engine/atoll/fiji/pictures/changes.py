"""What differs between two tables, part by part."""

from collections.abc import Iterator
from typing import NamedTuple

from atoll.fiji.components import NO_BEADS, ROWS, Beads
from atoll.fiji.table import Table

__all__ = ["Count", "Pile", "analysed", "changes", "differs", "is_scored", "news"]

_MINUS = "\N{MINUS SIGN}"


class Pile(NamedTuple):
    """A pile that has changed; `whose` is empty for the supply."""

    whose: str
    what: str
    before: Beads
    after: Beads


class Count(NamedTuple):
    """A number that has changed; `whose` is empty for the round and the exchange."""

    whose: str
    what: str
    before: int
    after: int


def changes(start: Table, end: Table) -> Iterator[Pile | Count]:
    """Every number and every pile that is not as it was, the middle of the table first."""
    for change in _all(start, end):
        if change.before != change.after:
            yield change


def _all(start: Table, end: Table) -> Iterator[Pile | Count]:
    yield Count("", "round", start.round, end.round)
    yield Count("", "exchange", start.exchange, end.exchange)
    yield Pile("", "supply", start.supply, end.supply)
    for seat, whose in enumerate(start.seats):
        for what, part in (("hand", "hands"), ("offer", "offers"), ("set aside", "set_aside")):
            before, after = (getattr(table, part)[seat] or NO_BEADS for table in (start, end))
            yield Pile(whose, what, before, after)
        yield Count(whose, "heads", start.heads[seat], end.heads[seat])


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
