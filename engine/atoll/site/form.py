"""The form of a position, from the layout of the game: what docs/assets/try-fields.js draws.

A field is one of these, by its `kind`: `number` (with `least` and `most`), `choice` (with
`values`), `text` (with `examples`), `seat`, `seats`, `group` (with `fields`), `list` (`of` a
field), `some` (`of` a field, in any order), `named` (`of` a field, by `names`, a field too), `each`
(`of` a field, for each seat) and `json`, which is all the rest.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from atoll.table import cite
from atoll.table.games import nouns
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
from atoll.table.parts import NEEDED, by_seat

Field = dict[str, Any]


def form(game: str) -> list[Field]:
    """A field for each part of a position; none of a game that says its parts in no layout.

    Each has its part's name for people; is it each player's `own`, and by which rule `hidden`?
    Where it may be absent, `nothing` says what that is called. What is `first` is shown at once:
    what always lies in common, and what a player has only now.

    >>> [part["label"] for part in form("fiji") if part["first"]]
    ['round', 'exchange', 'conditions', 'effects', 'goals', 'supply', 'offer', 'keeps']
    """
    parts = [
        {
            "name": part.name,
            "label": part.called or part.name.replace("_", " "),
            "own": (own := by_seat(part.kind)),
            "first": part.always != own,
            "needed": part.starts is NEEDED,
            "nothing": part.nothing,
            "hint": part.says or part.kind.described().get("description", ""),
            "hidden": part.hides.rule if part.hides else "",
            "cited": cite(part.hides.rule) if part.hides else "",
            **_field(part.kind),
        }
        for part in (nouns(game).LAYOUT.parts.values() if nouns.there(game) else ())
    ]
    return sorted(parts, key=lambda part: (part["own"], not part["first"]))


def _field(kind: Kind) -> Field:
    """By its class, or by the one that it is made from; as JSON where neither is known."""
    found = next((_FIELDS[one] for one in type(kind).__mro__ if one in _FIELDS), None)
    return found(kind) if found else {"kind": "json"}


def _group(fields: Mapping[str, Kind], may_lack: Collection[str]) -> Field:
    named = [
        {"name": name, "needed": name not in may_lack, **_field(kind)}
        for name, kind in fields.items()
    ]
    return {"kind": "group", "fields": named}


def _of_words(kind: Kind, known: Callable[[Field], Field]) -> Field:
    """A field of what is a word or a text, which stand one beside the other; else as JSON."""
    field = _field(kind)
    return known(field) if field["kind"] in ("choice", "text") else {"kind": "json"}


_FIELDS: Mapping[type[Kind], Callable[[Any], Field]] = {
    ByName: lambda kind: _of_words(
        kind.named, lambda names: {"kind": "named", "names": names, "of": _field(kind.each)}
    ),
    BySeat: lambda kind: {"kind": "each", "of": _field(kind.each)},
    Counts: lambda kind: _group(dict.fromkeys(kind.things, Number(0, kind.most)), kind.things),
    Each: lambda kind: {
        "kind": "list",
        "of": _field(kind.each),
        "least": kind.number or 0,
        "most": kind.most if kind.number is None else kind.number,
    },
    Number: lambda kind: {"kind": "number", "least": kind.low, "most": kind.high},
    Record: lambda kind: _group(kind.fields, kind.starts),
    Seat: lambda _: {"kind": "seat"},
    Seats: lambda _: {"kind": "seats"},
    Some: lambda kind: _of_words(kind.each, lambda of: {"kind": "some", "of": of}),
    Text: lambda kind: (
        {"kind": "choice", "values": [*kind.every]}
        if kind.every
        else {"kind": "text", "examples": [*kind.examples]}
    ),
    Word: lambda kind: {"kind": "choice", "values": [*kind.words]},
}
