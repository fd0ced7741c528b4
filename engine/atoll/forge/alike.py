"""What two forged lines have in common that differ in numbers and names only."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any

from atoll.forge.forgery import Place
from atoll.record.entries import Entry
from atoll.table.games import game

__all__ = ["said"]


def said(at: Place, entry: Entry) -> Hashable:
    """What is forged, without numbers and names; how many play there, and by which answers.

    Of a position it is where it is another than the table that lies there.
    """
    if at.before is None:
        return _line(entry, entry["seats"]), len(entry["seats"])
    table = at.before.table
    what: Hashable = _line(entry, table.seats)
    if "position" in entry:
        laid = game(at.before.game).write_position(table)
        places = _apart(laid, entry["position"])
        what = frozenset(_plain(one, table.seats) for one in places)
    return what, len(table.seats), frozenset(table.rulings.as_dict().items())


def _line(entry: Entry, names: Iterable[str]) -> str:
    """A line without its player, and without those who play."""
    told = (str(value) for key, value in entry.items() if key not in {"seat", "seats"})
    return _plain(" ".join(told), names)


def _plain(text: str, names: Iterable[str]) -> str:
    """The words of a text; a number, a place that is named by one, or a name is no word.

    >>> _plain("play warrior spare Ben", ["Ana", "Ben"]), _plain("sail E6 to D7", ["Ana", "Ben"])
    ('play warrior spare #', 'sail # to #')
    """
    words = (word.strip("{}[],:'\"") for word in text.split())
    return " ".join("#" if word in names or any(map(str.isdigit, word)) else word for word in words)


def _apart(one: Any, other: Any, place: str = "") -> Iterator[str]:
    """The places in which two values differ, by their keys."""
    if not (isinstance(one, Mapping) and isinstance(other, Mapping)):
        if one != other:
            yield place
        return
    for key in {**one, **other}:
        yield from _apart(one.get(key), other.get(key), f"{place} {key}")
