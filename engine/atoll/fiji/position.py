"""Positions of Fiji as JSON: a whole table, or the parts of one that must hold.

Names are those of the seats; everything else is in the notation.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from atoll.fiji import rules
from atoll.fiji.components import (
    COLOURS,
    EXCHANGES,
    EXTENDED_SET,
    NO_BEADS,
    ROUNDS,
    ROWS,
    SET,
    Beads,
)
from atoll.fiji.exchange import choice_of
from atoll.fiji.notation import (
    NotationError,
    parse_condition,
    parse_effect,
    parse_goal,
    write_beads,
    write_condition,
    write_effect,
    write_goal,
)
from atoll.fiji.round import complete_set, seated
from atoll.fiji.rulings import Answers
from atoll.fiji.table import STAGES, Deal, Table, box
from atoll.table import Refused

__all__ = ["Difference", "PositionError", "differences", "read_position", "write_position"]

T = TypeVar("T")
Names = Sequence[str]
_MOST = 99


class PositionError(ValueError):
    """A position that is not one; the message names the part and the fix."""

    def __init__(self, part: str, fix: str) -> None:
        """Name the part, then the fix."""
        super().__init__(f"{part}: {fix}")


class Difference(NamedTuple):
    """A part of a table that is not as it should be, in JSON terms."""

    part: str
    expected: Any
    actual: Any


# Reading one part


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


def _beads(value: object, part: str) -> Beads:
    colours = _object(value, part)
    for colour in colours:
        _name(colour, part, COLOURS)
    return Beads(*[_integer(colours.get(c, 0), f"{part}, {c}", 0, _MOST) for c in COLOURS])


def _per_seat(
    value: object, part: str, names: Names, read: Callable[[object, str], T]
) -> tuple[T | None, ...]:
    by_name = _object(value, part)
    for name in by_name:
        _name(name, part, names)
    return tuple(
        read(by_name[name], f"{part} of {name}") if name in by_name else None for name in names
    )


def _column(value: object, part: str, read: Callable[[str], T]) -> tuple[T, ...]:
    if not isinstance(value, list) or len(value) != ROWS:
        raise PositionError(part, f"list exactly {ROWS} cards")
    try:
        return tuple(read(card if isinstance(card, str) else _short(card)) for card in value)
    except NotationError as error:
        raise PositionError(part, str(error)) from None


def _goals(value: object, part: str) -> tuple[Any, ...]:
    goals = _column(value, part, parse_goal)
    if len({goal.colour for goal in goals}) < len(COLOURS):
        raise PositionError(part, "name each of the four colours once")
    return goals


def _deal(value: object, part: str) -> Deal:
    columns = _object(value, part)
    for name in columns:
        _name(name, part, Deal._fields)
    if missing := [name for name in Deal._fields if name not in columns]:
        raise PositionError(part, f"the {' and '.join(missing)} are missing; list four of each")
    return Deal(*(_READ[name](columns[name], f"{part}, {name}", ()) for name in Deal._fields))


def _deals(value: object, part: str) -> tuple[Deal, ...]:
    if not isinstance(value, list):
        raise PositionError(part, "list the cards of each later round")
    return tuple(_deal(cards, f"{part} {n}") for n, cards in enumerate(value, start=1))


def _keepers(value: object, part: str, names: Names) -> tuple[bool, ...]:
    if not isinstance(value, list):
        raise PositionError(part, "list the names of the seats that keep their offer")
    kept = {_name(name, part, names) for name in value}
    return tuple(name in kept for name in names)


def _heads(value: object, part: str) -> int:
    return _integer(value, part, 0, _MOST)


_READ: Mapping[str, Callable[[object, str, Names], Any]] = {
    "round": lambda value, part, _: _integer(value, part, 1, ROUNDS),
    "exchange": lambda value, part, _: _integer(value, part, 1, EXCHANGES),
    "stage": lambda value, part, _: _name(value, part, STAGES),
    "row": lambda value, part, _: _integer(value, part, 0, ROWS),
    "conditions": lambda value, part, _: _column(value, part, parse_condition),
    "effects": lambda value, part, _: _column(value, part, parse_effect),
    "goals": lambda value, part, _: _goals(value, part),
    "supply": lambda value, part, _: _beads(value, part),
    "hands": lambda value, part, names: _per_seat(value, part, names, _beads),
    "offers": lambda value, part, names: _per_seat(value, part, names, _beads),
    "set_aside": lambda value, part, names: _per_seat(value, part, names, _beads),
    "keepers": _keepers,
    "chooser": lambda value, part, names: names.index(_name(value, part, names)),
    "heads": lambda value, part, names: _per_seat(value, part, names, _heads),
    "deal": lambda value, part, _: _deals(value, part),
}


def _read(value: object, names: Names) -> dict[str, Any]:
    parts = _object(value, "position")
    for key in parts:
        _name(key, "position", tuple(_READ))
    return {key: _READ[key](part, key, names) for key, part in parts.items()}


# A whole position


def read_position(value: object, seats: Sequence[str], rulings: Answers) -> Table:
    """The table that a position describes.

    What may be left out: round and exchange (1), the supply (a set), the hands (a set each),
    offers, heads and later cards (none).
    Errors: PositionError, Refused (fiji_0_1, fiji_0_2, fiji_1_1, fiji_4_1).
    """
    names = seated(seats, rulings)
    found = _read(value, names)
    if missing := [name for name in Deal._fields if name not in found]:
        raise PositionError("position", f"the {' and '.join(missing)} are missing; list four each")
    nothing = (None,) * len(names)
    hand = NO_BEADS if "hands" in found else complete_set(len(names))
    parts = {
        "round": 1,
        "exchange": 1,
        "row": 0,
        "supply": SET,
        "offers": nothing,
        "set_aside": nothing,
        "keepers": (False,) * len(names),
        "chooser": None,
        "deal": (),
        "stage": "offer",
        **found,
        "hands": tuple(pile or hand for pile in found.get("hands", nothing)),
        "heads": tuple(number or 0 for number in found.get("heads", nothing)),
    }
    table = Table(seats=names, rulings=rulings, **parts)
    return _sound(table if "stage" in found else _staged(table))


def _staged(table: Table) -> Table:
    """What comes next where the position does not say: it follows from what is on the table."""
    if table.chooser is not None:
        return table._replace(stage="choice")
    if None not in table.offers:
        return table._replace(stage="row", row=table.row or 1)
    pair = len(table.seats) == 2
    untouched = [
        hand
        for hand, aside in zip(table.hands, table.set_aside, strict=True)
        if aside is None and sum(hand) == sum(EXTENDED_SET)
    ]
    fresh = pair and table.exchange == 1 and not any(table.offers) and untouched
    return table._replace(stage="set aside" if fresh else "offer")


def _sound(table: Table) -> Table:
    """The table, if the box holds its beads and its parts fit together."""
    if min(box(table)) < 0:
        over = Beads(*[max(0, -beads) for beads in box(table)])
        raise Refused("fiji_0_1", f"{write_beads(over)} more than the box holds; take them off.")
    if table.deal:
        _runs_on(table)
    _sound_piles(table)
    _sound_stage(table)
    return table


def _sound_piles(table: Table) -> None:
    for name, offer, aside in zip(table.seats, table.offers, table.set_aside, strict=True):
        if offer is not None and not rules.size_allowed(offer):
            raise Refused("fiji_4_1", f"{name} offers {sum(offer)} beads; offer 1 to 4.")
        if aside is None:
            continue
        if len(table.seats) > 2:
            raise Refused("fiji_7_3", f"{name} sets beads aside; only two players do.")
        if not rules.set_aside_allowed(aside):
            raise Refused("fiji_7_3", f"{name} sets aside {sum(aside)} beads; set aside exactly 4.")


def _sound_stage(table: Table) -> None:
    """What comes next can come next: the offers, the row and the chooser fit to it."""
    complete = None not in table.offers
    if table.stage in {"row", "choice", "payment"} and not (complete and table.row):
        raise PositionError("stage", "an analysis needs all offers, and the row from 1 to 4")
    if table.stage in {"offer", "set aside"} and complete:
        raise PositionError("stage", "all offers are in; leave the stage out")
    if table.stage in {"scoring", "dealing", "no cards", "over"} and any(table.offers):
        raise PositionError("offers", f"none are left at stage {table.stage!r}; pay them first")
    if (table.stage == "choice") != (table.chooser is not None):
        raise PositionError("chooser", "name the seat that chooses exactly at stage 'choice'")
    if table.stage == "choice" and not choice_of(table, table.effects[table.row - 1]):
        raise PositionError("chooser", f"row {table.row} leaves nothing to choose")


def _runs_on(table: Table) -> None:
    if table.round + len(table.deal) > ROUNDS:
        raise Refused("fiji_6_1", f"{len(table.deal)} rounds cannot follow round {table.round}.")
    seats = len(table.seats)
    piles = [*table.hands, *table.offers, *table.set_aside]
    there = rules.pooled(table.supply, [pile or NO_BEADS for pile in piles])
    needed = rules.pooled(SET, [complete_set(seats)] * seats)
    if there != needed:
        reason = (
            f"with later rounds {write_beads(needed)} are in play, "
            f"here {write_beads(there)}; correct the beads or leave out `deal`."
        )
        raise Refused("fiji_1_1", reason)


def write_position(table: Table) -> dict[str, Any]:
    """The table as a position; `read_position` gives the same table back."""
    shown = ["round", "exchange", *Deal._fields, "supply", "hands", "set_aside", "heads"]
    if any(offer is not None for offer in table.offers):
        shown.append("offers")
    shown += [key for key in ("row", "keepers", "deal") if any(_listed(getattr(table, key)))]
    if table.chooser is not None:
        shown.append("chooser")
    if _staged(table) != table:
        shown.append("stage")
    return {key: _write(table, key) for key in shown}


def _listed(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _write(table: Table, key: str) -> Any:
    value = getattr(table, key)
    return _WRITE[key](value, table.seats) if key in _WRITE else value


def _pile(beads: Beads) -> dict[str, int]:
    return {colour: number for colour, number in zip(COLOURS, beads, strict=True) if number}


def _named(values: Sequence[Any], names: Names, write: Callable[[Any], Any]) -> dict[str, Any]:
    pairs = zip(names, values, strict=True)
    return {name: write(value) for name, value in pairs if value is not None}


def _cards(deal: Deal) -> dict[str, list[str]]:
    return {key: _WRITE[key](getattr(deal, key), ()) for key in Deal._fields}


_WRITE: Mapping[str, Callable[[Any, Names], Any]] = {
    "conditions": lambda value, _: [write_condition(card) for card in value],
    "effects": lambda value, _: [write_effect(card) for card in value],
    "goals": lambda value, _: [write_goal(card) for card in value],
    "supply": lambda value, _: _pile(value),
    "hands": lambda value, names: _named(value, names, _pile),
    "offers": lambda value, names: _named(value, names, _pile),
    "set_aside": lambda value, names: _named(value, names, _pile),
    "keepers": lambda value, names: [n for n, kept in zip(names, value, strict=True) if kept],
    "chooser": lambda value, names: None if value is None else names[value],
    "heads": lambda value, names: _named(value, names, int),
    "deal": lambda value, _: [_cards(deal) for deal in value],
}


# Parts that must hold


def differences(table: Table, then: object) -> list[Difference]:
    """Where the table is not as a partial position says; an empty list where all of it holds.

    A part or a seat left out is not compared; a colour left out of a pile is none.
    Errors: PositionError.
    """
    found = []
    for key, expected in _read(then, table.seats).items():
        actual = getattr(table, key)
        if isinstance(expected, tuple) and None in expected:
            pairs = zip(expected, actual, strict=True)
            expected = tuple(a if e is None else e for e, a in pairs)  # noqa: PLW2901
        if expected != actual:
            wanted = table._replace(**{key: expected})
            found.append(Difference(key, _write(wanted, key), _write(table, key)))
    return found
