"""Forgeries: what is done to a legal record so that a line of it breaks rules known beforehand.

A game declares its own in `forgeries`, after its book; what spoils any record stands in `garbled`.
"""

from collections.abc import Callable, Iterable
from inspect import cleandoc
from typing import Any, NamedTuple

from atoll.record.entries import Entry
from atoll.record.following import Running
from atoll.table.contract import Table
from atoll.table.games import game

__all__ = [
    "Forged",
    "Forgery",
    "Place",
    "Position",
    "Turn",
    "begun",
    "forgery",
    "position",
    "replacing",
    "start",
    "turn",
]

Turn = tuple[int, str]
"""A seat, and its move as it stands on a line."""
Position = dict[str, Any]
"""A table in JSON terms, to be changed at will."""


class Place(NamedTuple):
    """A line of a legal record: what it says, and the game before and after it.

    Behind the last line there is a place without an entry, to which nothing has led yet.
    """

    earlier: tuple[Entry, ...]
    entry: Entry
    before: Running | None
    after: Running | None

    @property
    def moves(self) -> bool:
        """Whether a move stands here."""
        return "move" in self.entry


Makes = Callable[[Place], Iterable[Entry]]


class Forgery(NamedTuple):
    """A way to forge a line: its name, what it says to people, and the rules it breaks.

    One of these rules has to refuse the line; where there is none, the line cannot be read.
    `stands` is the file and the line where somebody has declared it.
    """

    name: str
    says: str
    rules: tuple[str, ...]
    makes: Makes
    stands: tuple[str, int] = ("", 0)


class Forged(NamedTuple):
    """A forged record: its last line is the one that has to be refused."""

    forgery: Forgery
    lines: tuple[Entry, ...]

    def as_json(self, record: str) -> dict[str, Any]:
        """The forgery as `atoll forge` writes it (schemas/forgery.schema.json)."""
        return {
            "forgery": self.forgery.name,
            "says": self.forgery.says,
            "of": record,
            "line": len(self.lines),
            "breaks": list(self.forgery.rules),
            "record": list(self.lines),
        }


def forgery(*rules: str) -> Callable[[Makes], Forgery]:
    """Make a forgery of a function that gives the lines that may stand at a place instead."""
    return lambda makes: _named(makes, rules, makes)


def turn(*rules: str) -> Callable[[Callable[[Table], Iterable[Turn]]], Forgery]:
    """Make a forgery of a function that gives, of a table, turns that nobody may make there."""

    def made(turns: Callable[[Table], Iterable[Turn]]) -> Forgery:
        return _named(turns, rules, lambda at: _turns(at, turns))

    return made


def start(*rules: str) -> Callable[[Callable[[Entry], Iterable[Entry]]], Forgery]:
    """Make a forgery of a function that makes other first lines of one that begins with a seed."""

    def made(starts: Callable[[Entry], Iterable[Entry]]) -> Forgery:
        return _named(starts, rules, lambda at: starts(at.entry) if "seed" in at.entry else ())

    return made


def position(*rules: str) -> Callable[[Callable[[Table, Position], Iterable[Position]]], Forgery]:
    """Make a forgery of a function that lays the position of a table otherwise, to begin there."""

    def made(laid: Callable[[Table, Position], Iterable[Position]]) -> Forgery:
        return _named(laid, rules, lambda at: _positions(at, laid))

    return made


def _named(said: Callable[..., Any], rules: tuple[str, ...], makes: Makes) -> Forgery:
    says, code = cleandoc(said.__doc__ or "").partition("\n")[0], said.__code__
    return Forgery(said.__name__, says, rules, makes, (code.co_filename, code.co_firstlineno))


def _turns(at: Place, turns: Callable[[Table], Iterable[Turn]]) -> Iterable[Entry]:
    if at.before is None or "game" in at.entry:
        return
    table = at.before.table
    for seat, move in turns(table):
        yield {"seat": table.seats[seat], "move": move}


def _positions(at: Place, laid: Callable[[Table, Position], Iterable[Position]]) -> Iterable[Entry]:
    if at.before and (begins := begun(at.before)):
        for one in laid(at.before.table, begins["position"]):
            yield {**begins, "position": one}


def begun(running: Running) -> Entry:
    """The first line of a record that begins with the table as it is; none if that is assumed."""
    table = running.table
    return (
        {}
        if running.assumed
        else {
            "game": running.game,
            "rulings": table.rulings.as_dict(),
            "seats": list(table.seats),
            "position": game(running.game).write_position(table),
        }
    )


def replacing(laid: Position, part: str, name: str, value: Any) -> Position:
    """A position with one entry of a part otherwise."""
    return {**laid, part: {**laid.get(part, {}), name: value}}
