"""Parts of a table that no sentence says, as rows of part and value: written, and read back.

A row is one number, word or text: `huts, F4, owner` is `Ana`. Of several in their order the places
stand there, and `nothing` where there is none.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from textwrap import wrap
from typing import Any

from atoll.digits import is_number
from atoll.table.kinds import Counts, Each, Kind, Names, Number, PositionError, Record, Seats, Some
from atoll.table.kinds import among as one_of
from atoll.table.layout import Layout
from atoll.table.parts import Part
from atoll.table.scenario import Rows

HEADER = ("part", "value")
WIDEST = 60
"""So many signs of a cell are told at most; longer sentences go on in the next row."""
_BETWEEN, _NOTHING = ", ", "nothing"


def written(layout: Layout, table: Any, parts: Collection[str]) -> Rows:
    """These parts of a table, below a header."""
    said = (_rows(_called(layout.parts[name]), layout.written(table, name)) for name in parts)
    return (HEADER, *chain.from_iterable(said))


def _called(part: Part) -> str:
    return part.called or part.name.replace("_", " ")


def _rows(called: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        value = dict(enumerate(value, 1))
    if value in (None, {}):
        yield called, _NOTHING
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from _rows(f"{called}{_BETWEEN}{name}", one)
    else:
        yield called, str(value)


def read(layout: Layout, rows: Sequence[Sequence[str]], names: Names) -> dict[str, Any]:
    """The parts of such rows as they stand on a table. Errors: PositionError."""
    parts = {_called(part): part for part in layout.parts.values()}
    tree: dict[str, Any] = {}
    for called, value in rows:
        *within, last = called.split(_BETWEEN)
        at: Any = tree
        for one in within:
            at = at.setdefault(one, {}) if isinstance(at, dict) else at
        if not isinstance(at, dict) or last in at:
            raise PositionError(called, "it stands there twice; write it once")
        at[last] = value
    said = ((parts[one_of(one, "part", [*parts])], value) for one, value in tree.items())
    found = {part.name: _json(part.kind, value) for part, value in said}
    there = {name: one for name, one in found.items() if one is not None}
    return {**found, **layout.read(there, names)}


def _json(kind: Kind, value: Any) -> Any:
    """What rows of such a kind say, in JSON terms; None where nothing is there."""
    several = isinstance(kind, Each | Some | Seats)
    if value == _NOTHING:
        return [] if several else {} if kind.parts() or isinstance(kind, Counts) else None
    if isinstance(value, str):
        return int(value) if is_number(value) and isinstance(kind, Number) else value
    if isinstance(kind, Record):
        return {name: _json(kind.fields.get(name, kind), one) for name, one in value.items()}
    each = Number(0, kind.most) if isinstance(kind, Counts) else [kind, *kind.parts()][-1]
    if several:
        return [_json(each, one) for one in value.values()]
    return {name: _json(each, one) for name, one in value.items()}


# Sentences of a table


def going_on(rows: Collection[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Rows with a sentence each; a long one goes on in rows without a first cell."""
    for first, sentence in rows:
        for line, text in enumerate(wrap(sentence, WIDEST)):
            yield ("" if line else first), text


def joined(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The same with each sentence in one row again."""
    found = list[list[str]]()
    for first, text in rows:
        if first or not found:
            found.append([first, text])
        else:
            found[-1][-1] += f" {text}"
    return found
