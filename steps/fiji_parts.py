"""What lies on the table of Fiji, part by part and as texts: what a Then compares."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from atoll.fiji.components import Beads
from atoll.fiji.notation import write_beads, write_condition, write_effect, write_goal
from atoll.fiji.table import Deal, Table

__all__ = ["COMPARED", "Part", "parts"]

Written = tuple[str, Callable[[Any], str]]


class Part(NamedTuple):
    """One part: its name for people (`hand of Anna`), its field of Table, and its text."""

    name: str
    field: str
    text: str


def _list(write: Callable[[Any], str]) -> Callable[[Iterable[Any]], str]:
    return lambda values: ", ".join(map(write, values))


def _pile(missing: str) -> Callable[[Beads | None], str]:
    return lambda beads: missing if beads is None else write_beads(beads)


_conditions, _effects, _goals = _list(write_condition), _list(write_effect), _list(write_goal)


def _later(deal: Iterable[Deal]) -> str:
    return "\n".join("; ".join([_conditions(c), _effects(e), _goals(g)]) for c, e, g in deal)


_COMMON: Mapping[str, Written] = {
    "round": ("round", str),
    "exchange": ("exchange", str),
    "conditions": ("conditions", _conditions),
    "effects": ("effects", _effects),
    "goals": ("goals", _goals),
    "deal": ("later cards", _later),
    "supply": ("supply", write_beads),
    "chooser": ("chooser", str),
}
_OF_SEATS: Mapping[str, Written] = {
    "hands": ("hand", write_beads),
    "offers": ("offer", _pile("no offer")),
    "set_aside": ("set aside", _pile("nothing set aside")),
    "heads": ("heads", str),
    "keepers": ("keeps", lambda keeps: "yes" if keeps else "no"),
}
COMPARED = frozenset({*_COMMON, *_OF_SEATS})
"""The fields of Table that are compared: how far the rows are is no thing on the table."""


def parts(table: Table) -> Iterator[Part]:
    """Every part of the table, what is common first."""
    chooser = "nobody" if table.chooser is None else table.seats[table.chooser]
    values = {**table._asdict(), "chooser": chooser}
    for field, (name, text) in _COMMON.items():
        yield Part(name, field, text(values[field]))
    for place, seat in enumerate(table.seats):
        for field, (name, text) in _OF_SEATS.items():
            yield Part(f"{name} of {seat}", field, text(values[field][place]))
