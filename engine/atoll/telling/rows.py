"""Parts of a table that no sentence says, as rows of part and value: written, and read back.

A row is one number, word or text: `huts, F4, owner` is `Ana`. Of several in their order the places
stand there, from 1 on, and `none` where there is none; `nothing` is said of what is not there. Who
of the players is not named has it as at the start.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from textwrap import wrap
from typing import Any

from atoll.printable import is_number
from atoll.table.kinds import Counts, Each, Kind, Names, Number, PositionError, Record, Seats, Some
from atoll.table.kinds import among as one_of
from atoll.table.layout import Layout
from atoll.table.parts import Part, filled
from atoll.table.scenario import Rows

HEADER = ("part", "value")
WIDEST = 60
"""So many signs of a cell are told at most; longer sentences go on in the next row."""
_BETWEEN, _NOTHING, _NONE = ", ", "nothing", "none"


def written(layout: Layout, table: Any, parts: Collection[str]) -> Rows:
    """These parts of a table, below a header."""
    said = (_rows(_called(layout.parts[name]), layout.written(table, name)) for name in parts)
    return (HEADER, *chain.from_iterable(said))


def _called(part: Part) -> str:
    return part.called or part.name.replace("_", " ")


def _rows(called: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, list):
        value = dict(enumerate(value, 1))
    if value is None or value == {}:
        yield called, _NOTHING if value is None else _NONE
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from _rows(f"{called}{_BETWEEN}{name}", one)
    else:
        yield called, str(value)


def read(layout: Layout, rows: Sequence[Sequence[str]], names: Names) -> dict[str, Any]:
    """The parts of such rows as they stand on a table. Errors: PositionError, Missing."""
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
    found = {part.name: _json(part.kind, value, _called(part)) for part, value in said}
    there = layout.read({name: one for name, one in found.items() if one is not None}, names)
    return {
        **found,
        **{name: filled(layout.parts[name], one, names) for name, one in there.items()},
    }


def _json(kind: Kind, value: Any, of: str) -> Any:
    """What rows of a part say in JSON terms; None where nothing is there. Errors: PositionError."""
    several = isinstance(kind, Each | Some | Seats)
    if value == _NOTHING:
        return None
    if value == _NONE and (several or kind.parts() or isinstance(kind, Counts)):
        return [] if several else {}
    if isinstance(value, str):
        number = is_number(value.removeprefix("-")) and isinstance(kind, Number)
        return int(value) if number else value
    if isinstance(kind, Record):
        return {name: _json(kind.fields.get(name, kind), one, of) for name, one in value.items()}
    each = Number(0, kind.most) if isinstance(kind, Counts) else [kind, *kind.parts()][-1]
    if several and [*value] != [f"{place}" for place, _ in enumerate(value, 1)]:
        raise PositionError(of, "number what lies there from 1 on, in its order")
    found = {name: _json(each, one, of) for name, one in value.items()}
    return [*found.values()] if several else found


# Sentences of a table


def going_on(rows: Collection[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Rows with a sentence each; a long one goes on in rows without a first cell."""
    for first, sentence in rows:
        lines = wrap(sentence, WIDEST, break_on_hyphens=False, break_long_words=False)
        for line, text in enumerate(lines):
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
