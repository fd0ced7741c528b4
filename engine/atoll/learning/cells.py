"""How a value of each kind of noun is told in whole numbers: so many cells, each with its bounds.

What is not there, or hidden, is one less than the lowest number that the cell can have otherwise.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, repeat
from typing import Any, NamedTuple

from atoll.table.kinds import (
    ByName,
    BySeat,
    Counts,
    Each,
    Kind,
    Number,
    Record,
    Seat,
    Seats,
    Some,
    Text,
    Word,
)

__all__ = ["MANY", "Cells", "NotListed", "cells"]

MANY = 255
"""So many of a thing are counted at most, where nothing else bounds it."""
_IN_ORDER = 16
"""So many numbers of a list stand in their order."""
_NOTHING = -1


class NotListed(ValueError):
    """Something whose texts are listed nowhere, so that it has no number."""


class Cells(NamedTuple):
    """What a value is told in: the name and the bounds of each cell, and what fills them."""

    names: tuple[str, ...]
    low: tuple[int, ...]
    high: tuple[int, ...]
    fill: Callable[[Any], Iterable[int]]


def cells(kind: Kind, seats: int) -> Cells:
    """The cells of a kind, where so many sit at the table. Errors: NotListed."""
    return _OF[type(kind)](kind, seats)


# Single values


def _one(low: int, high: int, number: Callable[[Any], int], name: str = "") -> Cells:
    nothing = (low - 1,)
    return Cells((name,), nothing, (high,), lambda v: nothing if v is None else (number(v),))


def _number(kind: Number, _: int) -> Cells:
    return _one(kind.low, kind.high, int)


def _word(kind: Word, _: int) -> Cells:
    return _one(0, len(kind.words) - 1, kind.words.index)


def _text(kind: Text, _: int) -> Cells:
    texts = _listed(kind)
    places = {text: place for place, text in reversed([*enumerate(texts)])}
    return _one(0, len(texts) - 1, lambda value: places.get(kind.text(value), _NOTHING))


def _seat(_: Seat, seats: int) -> Cells:
    return _one(0, seats - 1, int)


def _listed(kind: Kind) -> Sequence[str]:
    """All texts of a kind. Errors: NotListed."""
    texts = kind.words if isinstance(kind, Word) else ()
    texts = kind.every or kind.known if isinstance(kind, Text) else texts
    if not texts:
        raise NotListed(f"{kind.name or 'a text'}: list all there are, in `every` or `known`")
    return tuple(dict.fromkeys(texts))


# Several values


def _joined(parts: Mapping[str, Cells], split: Callable[[Any], Iterable[Any]]) -> Cells:
    """Several things beside each other; where nothing is there, there is nothing of each."""
    fills = [part.fill for part in parts.values()]

    def fill(value: Any) -> Iterator[int]:
        values = repeat(None) if value is None else split(value)
        return chain.from_iterable(f(one) for f, one in zip(fills, values, strict=False))

    return Cells(
        tuple(f"{name} {own}".strip() for name, part in parts.items() for own in part.names),
        tuple(chain.from_iterable(part.low for part in parts.values())),
        tuple(chain.from_iterable(part.high for part in parts.values())),
        fill,
    )


def _alike(names: Iterable[str], each: Cells, split: Callable[[Any], Iterable[Any]]) -> Cells:
    return _joined(dict.fromkeys(names, each), split)


def _places(number: int, what: str) -> list[str]:
    return [f"{what} {place}" for place in range(1, number + 1)]


def _by_seat(kind: BySeat, seats: int) -> Cells:
    return _alike(_places(seats, "seat"), cells(kind.each, seats), tuple)


def _seats(_: Seats, seats: int) -> Cells:
    return _alike(_places(seats, "seat"), _one(0, 1, int), tuple)


def _counts(kind: Counts, _: int) -> Cells:
    return _alike(kind.things, _one(0, kind.most, int), tuple)


def _record(kind: Record, seats: int) -> Cells:
    fields = {name: cells(each, seats) for name, each in kind.fields.items()}
    return _joined(fields, lambda value: (getattr(value, name) for name in fields))


def _by_name(kind: ByName, seats: int) -> Cells:
    texts = _listed(kind.named)
    keys = [kind.named.read(text, "", ()) for text in texts]
    return _alike(texts, cells(kind.each, seats), lambda value: map(value.get, keys))


def _some(kind: Some, seats: int) -> Cells:
    return _counted(kind.each, seats, most=1)


def _each(kind: Each, seats: int) -> Cells:
    """In their order where the places are few; else how many there are of each thing."""
    places = kind.number or kind.most or _bound(kind.each, seats)
    if not places or places > _IN_ORDER:
        return _counted(kind.each, seats, most=MANY)
    each = cells(kind.each, seats)
    return _alike(
        _places(places, ""), each, lambda value: islice(chain(value, repeat(None)), places)
    )


def _bound(kind: Kind, seats: int) -> int | None:
    return seats if isinstance(kind, Seat) else _IN_ORDER if isinstance(kind, Number) else None


def _counted(kind: Kind, seats: int, most: int) -> Cells:
    """How many there are of each thing, and how many that nobody here knows."""
    if isinstance(kind, Record):
        fields = {name: _counted(one, seats, most) for name, one in kind.fields.items()}
        return _joined(fields, lambda v: ([getattr(one, name) for one in v] for name in fields))
    things = _things(kind, seats)
    each = _one(0, most, int)

    def split(values: Iterable[Any]) -> Iterator[int]:
        found = Counter(values)
        return (found[thing] for thing in (*things.values(), None))

    return _alike([*things, "unknown"], each, split)


def _things(kind: Kind, seats: int) -> Mapping[str, Any]:
    """What there can be of a kind, by its texts."""
    if isinstance(kind, Seat):
        return {name: seat for seat, name in enumerate(_places(seats, "seat"))}
    return {text: kind.read(text, "", ()) for text in _listed(kind)}


_OF: Mapping[type[Kind], Callable[[Any, int], Cells]] = {
    ByName: _by_name,
    BySeat: _by_seat,
    Counts: _counts,
    Each: _each,
    Number: _number,
    Record: _record,
    Seat: _seat,
    Seats: _seats,
    Some: _some,
    Text: _text,
    Word: _word,
}
