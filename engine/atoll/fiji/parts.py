"""The parts of a position of Fiji: how each is read from JSON and written back.

Names are those of the seats; everything else is in the notation.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from atoll.fiji.components import COLOURS, EXCHANGES, NO_BEADS, ROUNDS, ROWS, Beads
from atoll.fiji.notation import (
    MOST_BEADS,
    NotationError,
    parse_condition,
    parse_effect,
    parse_goal,
    write_condition,
    write_effect,
    write_goal,
)
from atoll.fiji.table import STAGES, Deal
from atoll.table import listed

__all__ = ["PARTS", "Part", "PositionError", "read_parts", "whole"]

T = TypeVar("T")
Names = Sequence[str]
_MOST_HEADS = 99


class PositionError(ValueError):
    """A position that is not one; the message names the part and the fix."""

    def __init__(self, part: str, fix: str) -> None:
        """Name the part, then the fix."""
        super().__init__(f"{part}: {fix}")


class Part(NamedTuple):
    """How one part is read (from its value, what it is called, the seats) and written."""

    read: Callable[[object, str, Names], Any]
    write: Callable[[Any, Names], Any] = lambda value, _: value


def read_parts(value: object, names: Names) -> dict[str, Any]:
    """The parts that a position gives, as they stand on the table. Errors: PositionError."""
    parts = _object(value, "position")
    for key in parts:
        _name(key, "position", tuple(PARTS))
    return {key: PARTS[key].read(part, key, names) for key, part in parts.items()}


def whole(found: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The parts found, and as at the first exchange those that a position may leave out.

    >>> whole({"round": 2, "heads": (3, None)}, 2)["heads"]
    (3, 0)
    """
    nothing = (None,) * seats
    return {
        "round": 1,
        "exchange": 1,
        "row": 0,
        "offers": nothing,
        "set_aside": nothing,
        "keepers": (False,) * seats,
        "chooser": None,
        "deal": (),
        **found,
        "hands": tuple(pile or NO_BEADS for pile in found.get("hands", nothing)),
        "heads": tuple(number or 0 for number in found.get("heads", nothing)),
    }


# Values


def _object(value: object, part: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise PositionError(part, f'{_short(value)} is no object; write one such as {{"green": 5}}')
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _integer(value: object, part: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(part, f"{_short(value)} is not a whole number from {low} to {high}")
    return value


def _name(value: object, part: str, names: Names) -> str:
    if not isinstance(value, str) or value not in names:
        raise PositionError(part, f"{_short(value)} is not one of: {', '.join(names)}")
    return value


def _number(low: int, high: int) -> Part:
    return Part(lambda value, part, _: _integer(value, part, low, high))


# Beads


def _read_beads(value: object, part: str, _: Names) -> Beads:
    colours = _object(value, part)
    for colour in colours:
        _name(colour, part, COLOURS)
    return Beads(*[_integer(colours.get(c, 0), f"{part}, {c}", 0, MOST_BEADS) for c in COLOURS])


def _write_beads(beads: Beads, _: Names) -> dict[str, int]:
    return {colour: number for colour, number in zip(COLOURS, beads, strict=True) if number}


_BEADS = Part(_read_beads, _write_beads)


# Cards


def _read_column(value: object, part: str, read: Callable[[str], T]) -> tuple[T, ...]:
    if not isinstance(value, list) or len(value) != ROWS:
        raise PositionError(part, f"list exactly {ROWS} cards")
    try:
        return tuple(read(card if isinstance(card, str) else _short(card)) for card in value)
    except NotationError as error:
        raise PositionError(part, str(error)) from None


def _column(read: Callable[[str], T], write: Callable[[T], str]) -> Part:
    return Part(
        lambda value, part, _: _read_column(value, part, read),
        lambda cards, _: [write(card) for card in cards],
    )


def _read_goals(value: object, part: str, _: Names) -> tuple[Any, ...]:
    goals = _read_column(value, part, parse_goal)
    if len({goal.colour for goal in goals}) < len(COLOURS):
        raise PositionError(part, "name each of the four colours once")
    return goals


def _read_deal(value: object, part: str, names: Names) -> Deal:
    columns = _object(value, part)
    for name in columns:
        _name(name, part, Deal._fields)
    if missing := [name for name in Deal._fields if name not in columns]:
        raise PositionError(part, f"the {listed(missing)} are missing; list four of each")
    read = (PARTS[name].read(columns[name], f"{part}, {name}", names) for name in Deal._fields)
    return Deal(*read)


def _read_deals(value: object, part: str, names: Names) -> tuple[Deal, ...]:
    if not isinstance(value, list):
        raise PositionError(part, "list the cards of each later round")
    return tuple(_read_deal(cards, f"{part} {n}", names) for n, cards in enumerate(value, start=1))


def _write_deals(deals: Sequence[Deal], names: Names) -> list[dict[str, Any]]:
    return [
        {name: PARTS[name].write(cards, names) for name, cards in deal._asdict().items()}
        for deal in deals
    ]


# Seats


def _per_seat(one: Part) -> Part:
    """A value for some of the seats; None for the others."""

    def read(value: object, part: str, names: Names) -> tuple[Any, ...]:
        given = _object(value, part)
        for name in given:
            _name(name, part, names)
        found = {name: one.read(given[name], f"{part} of {name}", names) for name in given}
        return tuple(found.get(name) for name in names)

    def write(values: Sequence[Any], names: Names) -> dict[str, Any]:
        pairs = zip(names, values, strict=True)
        return {name: one.write(value, names) for name, value in pairs if value is not None}

    return Part(read, write)


def _read_keepers(value: object, part: str, names: Names) -> tuple[bool, ...]:
    if not isinstance(value, list):
        raise PositionError(part, "list the names of the seats that keep their offer")
    kept = {_name(name, part, names) for name in value}
    return tuple(name in kept for name in names)


def _write_keepers(keepers: Sequence[bool], names: Names) -> list[str]:
    return [name for name, keeps in zip(names, keepers, strict=True) if keeps]


PARTS: Mapping[str, Part] = {
    "round": _number(1, ROUNDS),
    "exchange": _number(1, EXCHANGES),
    "stage": Part(lambda value, part, _: _name(value, part, STAGES)),
    "row": _number(0, ROWS),
    "conditions": _column(parse_condition, write_condition),
    "effects": _column(parse_effect, write_effect),
    "goals": _column(parse_goal, write_goal)._replace(read=_read_goals),
    "supply": _BEADS,
    "hands": _per_seat(_BEADS),
    "offers": _per_seat(_BEADS),
    "set_aside": _per_seat(_BEADS),
    "keepers": Part(_read_keepers, _write_keepers),
    "chooser": Part(
        lambda value, part, names: names.index(_name(value, part, names)),
        lambda seat, names: None if seat is None else names[seat],
    ),
    "heads": _per_seat(_number(0, _MOST_HEADS)),
    "deal": Part(_read_deals, _write_deals),
}
"""Every part that a position may have, as Table names it."""
