"""What laws have that is unknown: any numbers of anything, whoever has them.

A part of a table is called as people call it: of `hands` that are a hand each, the first is
`hand 1`. How many of a thing there can be is left open: a law that needs such a bound names the
rule that sets it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from atoll.proof.law import Maker
from atoll.table import games
from atoll.table.kinds import BySeat, Counts, Kind, Number, Seats
from atoll.table.layout import Layout
from atoll.table.notation import Notation
from atoll.words import Flag, count
from atoll.words import Number as Numbers

Made = Callable[[Maker, str], Any]
"""How an unknown is made, by its name."""
Unknown = Callable[[Maker, int], Any]
"""What a parameter of a law stands for, for a number of seats."""


def any_parts(layout: Layout) -> Mapping[str, Unknown]:
    """The parts that are numbers of things, or players: each is made for a number of seats."""
    named = [part for part in layout.parts.values() if part.called and _counts(part.kind)]
    return {part.name: partial(any_of, layout, part.name) for part in named}


def _counts(kind: Kind) -> bool:
    """Whether all that is said of it are numbers from none on, or players."""
    if isinstance(kind, BySeat):
        return _counts(kind.each)
    return isinstance(kind, Counts | Seats) or (isinstance(kind, Number) and kind.low == 0)


def any_of(layout: Layout, part: str, make: Maker, seats: int, when: str = "") -> Any:
    """A part of the table as it may be at all, at a time that has a name if there are several."""
    return _any(layout.parts[part].kind, f"{when}{layout.parts[part].called}", make, seats)


def _any(kind: Kind, name: str, make: Maker, seats: int) -> Any:
    each = [f"{name} {seat}" for seat in range(1, seats + 1)]
    match kind:
        case BySeat():
            return tuple(_any(kind.each, own, make, seats) for own in each)
        case Seats():
            return tuple(map(make.flag, each))
        case Counts():
            return kind.made(*[make.number(f"{name} {thing}") for thing in kind.things])
        case _:
            return make.number(name)


# What is no part of a table


def number(make: Maker, name: str) -> Numbers:
    """Any number."""
    return make.number(name)


def flag(make: Maker, name: str) -> Flag:
    """A yes or no."""
    return make.flag(name)


def things(kind: Counts) -> Made:
    """Any number of each of the things of a kind."""
    return lambda make, name: _any(kind, name, make, 0)


def up_to(most: int, *rules: str, least: int = 0) -> Made:
    """A number of things of which the box or a rule allows so many, and asks for so many."""

    def made(make: Maker, name: str) -> Numbers:
        found = make.number(name)
        make.assume(found <= most, *rules)
        if least:
            make.assume(found >= least, *rules)
        return found

    return made


def one(made: Made, name: str) -> Unknown:
    """A single one, however many seats there are."""
    return lambda make, _: made(make, name)


def each(made: Made, name: str) -> Unknown:
    """One for every seat."""
    return lambda make, seats: tuple(made(make, f"{name} {s}") for s in range(1, seats + 1))


def several(made: Made, name: str, many: int) -> Unknown:
    """So many in a row, however many seats there are."""
    return lambda make, _: each(made, name)(make, many)


def one_of_all(name: str, rule: str) -> Unknown:
    """A yes for a single player."""

    def made(make: Maker, seats: int) -> tuple[Flag, ...]:
        found: tuple[Flag, ...] = each(flag, name)(make, seats)
        make.assume(count(found) == 1, rule)
        return found

    return made


# What the parameters of a game's laws stand for


class Unknowns(Protocol):
    """What the parameters of laws stand for: a game's `unknowns` module."""

    UNKNOWNS: Mapping[str, Unknown]  # each made for a number of seats
    ANSWERED: Mapping[str, tuple[str, str]]  # those of a ruling: which, and the answer that is yes


class _Any:
    """Any number of what is counted on the table, and of what a move says."""

    ANSWERED: Mapping[str, tuple[str, str]] = {}

    def __init__(self, name: str, layout: Layout, moves: Notation[Any]) -> None:
        """A parameter is called as the part, or as the field of a move; `name` is the module's."""
        self.__name__ = name
        numbers = {field: one(number, field) for field in moves.called("Number")}
        self.UNKNOWNS = {**numbers, **any_parts(layout)}


unknowns_of = games.Module[Unknowns](
    "unknowns",
    Unknowns,
    "{game} makes no unknowns yet",
    lambda name: _Any(
        f"{games.GAMES[name]}.unknowns", games.nouns(name).LAYOUT, games.notation(name).MOVES
    ),
)
