"""The parts of a game's table, each said once, and what follows from that.

From a layout follow: reading and writing positions, every refusal with its part and its fix, the
JSON Schema, where two tables differ, and what a seat may know.
"""

from collections import namedtuple
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.table import listed, read_only
from atoll.table.kinds import ByName, BySeat, Kind, Missing, Names, Schema, Seat, object_of
from atoll.table.parts import (
    NEEDED,
    Hidden,
    Part,
    Supposed,
    by_seat,
    described,
    filled,
    null_is_nothing,
    seen,
    starts,
    told,
    told_of_seat,
)
from atoll.table.play import at_table

_TAKEN = ("seat", "seats", "rulings", "hidden")
"""What stands in a view besides the parts."""
_named_tuple: Callable[..., Any] = namedtuple  # its fields are those of the layout  # noqa: PYI024


class Difference(NamedTuple):
    """A part of a table that is not as it should be, in JSON terms; None where nothing is there."""

    part: str
    expected: Any
    actual: Any


class Lies(NamedTuple):
    """What lies on a table: its name (`hand of Anna`), part, text and value, and whose it is."""

    name: str
    part: str
    text: str
    value: Any
    seat: int | None = None


class Layout:
    """The parts of a table in the order in which a position has them.

    `title` is what the game is called, everywhere: in the book, in phrases, by every command.
    `says` describes a whole position; `others` are kinds that stand in the schema beside it.
    `supposed` is what no text tells, or one alone: all that shows any of it says so. A part `stays`
    as it is by a rule, wherever nothing is told of it.
    """

    def __init__(  # noqa: PLR0913 # each thing that a layout says, by its name
        self,
        title: str,
        says: str,
        parts: Sequence[Part],
        *,
        others: Mapping[str, Kind] = {},  # only read
        supposed: Sequence[Supposed] = (),
        stays: Mapping[str, str] = {},  # only read
    ) -> None:
        """Keep the parts by their names. Errors: ValueError where a part cannot be called so."""
        self.title, self.says, self.others = title, says, others
        self.supposed, self.stays = tuple(supposed), stays
        self.parts: Mapping[str, Part] = {part.name: part for part in parts}
        if taken := [part.name for part in parts if part.name in _TAKEN]:
            own = f"what a player sees has {listed(_TAKEN)} of its own"
            raise ValueError(f"{title}: no part is called {listed(taken, 'or')}: {own}; rename it")
        self._hiding = [(part, part.hides) for part in parts if part.hides]
        self.hidden_in_common = {
            part.name: hides for part, hides in self._hiding if not by_seat(part.kind)
        }
        self._mapped = [part.name for part in parts if _holds(part.kind, ByName)]
        self._view = _named_tuple("View", [*_TAKEN[:-1], *self.parts, _TAKEN[-1]])

    # Positions

    def read(self, value: object, names: Names) -> dict[str, Any]:
        """The parts that a position gives, as they stand on the table. Errors: PositionError."""
        given = object_of(value, "position", [*self.parts])
        return {name: self._read(self.parts[name], one, names) for name, one in given.items()}

    def _read(self, part: Part, value: object, names: Names) -> Any:
        nothing = value is None and null_is_nothing(part)
        return None if nothing else part.kind.read(value, part.name, names)

    def whole(self, value: object, names: Names) -> dict[str, Any]:
        """All parts of a position; what it leaves out is as it starts. Errors: PositionError."""
        return self.filled(self.read(value, names), names)

    def filled(self, found: Mapping[str, Any], names: Names) -> dict[str, Any]:
        """All parts: those found, and the others as they start. Errors: PositionError."""
        if missing := [
            name for name, part in self.parts.items() if part.starts is NEEDED and name not in found
        ]:
            raise Missing("position", missing)
        return {name: filled(part, found.get(name), names) for name, part in self.parts.items()}

    def checked(self, table: Any) -> Any:
        """The table, if a position could give each part of it. Errors: PositionError."""
        for name in self.parts:
            self.may_lie(name, getattr(table, name), table.seats)
        return table

    def may_lie(self, name: str, value: Any, names: Names) -> None:
        """A position could give this value of a part. Errors: PositionError."""
        if value is not None:
            kind = self.parts[name].kind
            kind.read(kind.write(value, names), name, names)

    def write(self, table: Any, *, but: Collection[str] = ()) -> dict[str, Any]:
        """The table as a position, what is always written first; `but` some parts."""
        parts = [part for part in self.parts.values() if part.name not in but]
        usual = [part for part in parts if part.always]
        other = [part for part in parts if not part.always and not starts(part, table)]
        return {part.name: self.written(table, part.name) for part in (*usual, *other)}

    def written(self, table: Any, name: str) -> Any:
        """A part of the table in JSON terms."""
        return self._written(name, getattr(table, name), table.seats)

    def _written(self, name: str, value: Any, names: Names) -> Any:
        return None if value is None else self.parts[name].kind.write(value, names)

    def differences(self, table: Any, then: object) -> list[Difference]:
        """Where the table is not as a partial position says; an empty list where all of it holds.

        A part or a seat left out is not compared. Errors: PositionError.
        """
        found = []
        for name, expected in self.read(then, table.seats).items():
            part, actual = self.parts[name], getattr(table, name)
            if isinstance(part.kind, BySeat):
                pairs = zip(expected, actual, strict=True)
                expected = tuple(a if e is None else e for e, a in pairs)  # noqa: PLW2901
            if expected != actual:
                wanted = self._written(name, expected, table.seats)
                found.append(Difference(name, wanted, self.written(table, name)))
        return found

    def changed(self, before: Any, table: Any) -> Iterator[tuple[str, int | None]]:
        """The parts in which two tables differ, each with the seat whose share of it does.

        A part that is a seat is that seat's.
        """
        for name, part in self.parts.items():
            if (old := getattr(before, name)) == (new := getattr(table, name)):
                continue
            if by_seat(part.kind):
                pairs = enumerate(zip(old, new, strict=True))
                yield from ((name, seat) for seat, (one, other) in pairs if one != other)
            else:
                yield name, new if isinstance(part.kind, Seat) else None

    # What lies there

    def lies(self, table: Any, only: Collection[str] | None = None) -> Iterator[Lies]:
        """All that lies on a table, or some parts of it, what is common first, as texts."""
        parts = (part for name, part in self.parts.items() if only is None or name in only)
        called = [part for part in parts if part.called]
        for part in called:
            if not by_seat(part.kind):
                value = getattr(table, part.name)
                yield Lies(part.called, part.name, told(part, part.kind, value, table.seats), value)
        for seat, name in enumerate(table.seats):
            for part in called:
                if by_seat(part.kind):
                    value = getattr(table, part.name)[seat]
                    text = told_of_seat(part, value, table.seats)
                    yield Lies(f"{part.called} of {name}", part.name, text, value, seat)

    # What a seat may know

    def seen(self, table: Any, seat: int) -> dict[str, Any]:
        """Each part as a seat sees it, None instead of what is hidden; and all that is `hidden`.

        Errors: IndexError for a seat nobody sits on.
        """
        at_table(table.seats, seat)
        parts = {part.name: seen(part, table, seat) for part in self.parts.values()}
        things = self._things(table, parts)
        return {**parts, "hidden": tuple(one for one, there, look in things if look != there)}

    def view(self, table: Any, seat: int) -> Any:
        """The table as a seat sees it, part by part, frozen. Errors: as `seen`."""
        seen = self.seen(table, seat)
        seen |= {name: read_only(seen[name]) for name in self._mapped}
        return self._view(seat=seat, seats=table.seats, rulings=table.rulings, **seen)

    def _things(self, table: Any, seen: Mapping[str, Any]) -> Iterator[tuple[Hidden, Any, Any]]:
        """Each thing that a rule may hide, what the seats have first: as it is, and as it is seen.

        What only stands instead of it, such as how many cards there are, does not show it.
        """
        for seat, name in enumerate(table.seats):
            for part, hides in self._hiding:
                if by_seat(part.kind):
                    yield hides.of(name), getattr(table, part.name)[seat], seen[part.name][seat]
        for name, hides in self.hidden_in_common.items():
            yield hides.of(), getattr(table, name), seen[name]

    def things(self, table: Any, view: Any) -> dict[str, Any]:
        """What a view shows of each thing that a rule may hide, by what it is called; or None."""
        found = self._things(table, view._asdict())
        there = ((one, value, look) for one, value, look in found if value is not None)
        return {one.what: value if look == value else None for one, value, look in there}

    # The schema

    def schema(self) -> Schema:
        """The JSON Schema of a position, and of parts of one."""
        needed = [part.name for part in self.parts.values() if part.starts is NEEDED]
        parts: Schema = {"$ref": "#/$defs/parts"}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"A position of {self.title}",
            "description": self.says,
            **({"allOf": [parts], "required": needed} if needed else parts),
            "$defs": {
                "parts": {
                    "title": "Parts of a position that must hold",
                    "description": "A part or a player left out is not compared.",
                    "type": "object",
                    "additionalProperties": False,
                    "properties": {part.name: described(part) for part in self.parts.values()},
                },
                **_named([*(part.kind for part in self.parts.values()), *self.others.values()]),
            },
        }


def _holds(kind: Kind, wanted: type[Kind]) -> bool:
    """Whether a kind, or one that it is made of, is one of these."""
    return isinstance(kind, wanted) or any(_holds(one, wanted) for one in kind.parts())


def _named(kinds: Sequence[Kind]) -> dict[str, Schema]:
    """The kinds that stand under a name of their own, with those that they are made of."""
    found: dict[str, Schema] = {}
    for kind in kinds:
        found |= ({kind.name: kind.described()} if kind.name else {}) | _named([*kind.parts()])
    return found


# A whole table that a view may be of: what can lie where nobody sees it, a game says


Draw = Callable[[str, int | None], Any]
"""What may lie hidden: of a part, of a seat or (None) in common."""


def unseen(layout: Layout, view: Any, name: str, seat: int | None = None) -> bool:
    """Whether something of a part is hidden from who has the view, of a seat or in common."""
    hides = layout.parts[name].hides
    return hides is not None and hides.of("" if seat is None else view.seats[seat]) in view.hidden


def imagined(layout: Layout, view: Any, draw: Draw) -> dict[str, Any]:
    """The parts of a whole table: those that the view shows, and what `draw` gives for the rest."""
    return {name: _whole(layout, view, part, draw) for name, part in layout.parts.items()}


def _whole(layout: Layout, view: Any, part: Part, draw: Draw) -> Any:
    value = getattr(view, part.name)
    if not by_seat(part.kind):
        return draw(part.name, None) if unseen(layout, view, part.name) else value
    return tuple(
        draw(part.name, seat) if unseen(layout, view, part.name, seat) else one
        for seat, one in enumerate(value)
    )
