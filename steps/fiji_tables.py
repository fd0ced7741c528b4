"""The data tables of the features of Fiji, and piles of beads put together and taken apart."""

from collections.abc import Sequence
from typing import TypeVar

from atoll.fiji.components import COLOURS, Beads, Condition, Effect
from atoll.fiji.notation import parse_condition, parse_effect

from .runner.world import Mismatch
from .types import colour_column, english

__all__ = ["cards", "minus", "piles", "plus", "replaced"]

T = TypeVar("T")
Rows = Sequence[Sequence[str]]


def plus(one: Beads, other: Beads) -> Beads:
    """Two piles together."""
    return Beads(*[mine + theirs for mine, theirs in zip(one, other, strict=True)])


def minus(one: Beads, other: Beads) -> Beads:
    """A pile without another."""
    return Beads(*[mine - theirs for mine, theirs in zip(one, other, strict=True)])


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])


def cards(datatable: Rows) -> tuple[tuple[Condition, ...], tuple[Effect, ...]]:
    """The conditions and the effects of a table of rows, from top to bottom."""
    _, *rows = datatable
    conditions = tuple(parse_condition(english(condition)) for condition, _ in rows)
    return conditions, tuple(parse_effect(english(effect)) for _, effect in rows)


def piles(datatable: Rows, seats: tuple[str, ...]) -> tuple[Beads | None, ...]:
    """The beads of each seat from a table with a column per colour; blank cells mean none.

    A seat that has no row is None.
    """
    header, *rows = datatable
    columns = [colour_column(heading) for heading in header[1:]]
    if None in columns:
        raise Mismatch(f"a column for each of {', '.join(COLOURS)}", " | ".join(header))
    found = {}
    for name, *cells in rows:
        if name not in seats:
            raise Mismatch(f"one of {', '.join(seats)}", name)
        numbers = {c: int(cell or 0) for c, cell in zip(columns, cells, strict=True)}
        found[name] = Beads(*[numbers.get(colour, 0) for colour in COLOURS])
    return tuple(found.get(name) for name in seats)
