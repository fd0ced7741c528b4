"""The places of a record at which it can be forged: its lines, and behind the last."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from atoll.record.entries import Entry
from atoll.record.following import Running, followed
from atoll.table import Refused
from atoll.table.games import game

__all__ = ["Place", "begun", "places"]


class Place(NamedTuple):
    """A line of a record: what it says, and the game before and after it.

    Behind the last line there is a place without an entry. Nothing has led to that yet, and nothing
    comes after a line that is refused.
    """

    earlier: tuple[Entry, ...]
    entry: Entry
    before: Running | None
    after: Running | None


def places(lines: Iterable[Entry]) -> Iterator[Place]:
    """The places in their order, up to a line that a rule refuses; a new game forgets the last.

    Errors: ValueErrors of a line that cannot be read.
    """
    earlier: tuple[Entry, ...] = ()
    running: Running | None = None
    for entry in lines:
        if "game" in entry:
            earlier, running = (), None
        try:
            after = followed(running, entry)
        except Refused:
            yield Place(earlier, entry, running, None)
            return
        yield Place(earlier, entry, running, after)
        earlier, running = (*earlier, entry), after
    yield Place(earlier, {}, running, None)


def begun(running: Running) -> Entry:
    """The first line of a record that begins with the table as it is; none if that is assumed."""
    if running.assumed:
        return {}
    rules, table = game(running.game), running.table
    return {
        "game": running.game,
        "rulings": table.rulings.as_dict(),
        "seats": list(table.seats),
        "position": rules.write_position(table),
    }
