"""The unknowns of a law of Fiji laid on a table, and the cases that a law tries.

What is named as a part of the table lies there as it is; of anything else `_LIES` says what it
comes to. What nothing is said of fits to the rest, as far as it can.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from atoll.fiji.components import BOX, COLOURS, NO_BEADS, Beads, Condition, Effect, Goal
from atoll.fiji.filling_in import rest, with_row
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.rules import held, set_aside_allowed
from atoll.fiji.scene import NAMES, offering
from atoll.fiji.table import Table, box
from atoll.fiji.unknowns import ANSWERED, BUNDLES
from atoll.table import replaced
from atoll.table.rulings import Answers

__all__ = ["LIES", "Made", "cards", "laid_out", "single"]

Made = Mapping[str, Any]
_USUAL = 3
_MOST_GREEN = Condition((True, False, False, False), most=True)
_FOR_MOST = tuple(Goal(colour, most=True) for colour in range(len(COLOURS)))


def single(made: Made) -> dict[str, Any]:
    """The unknowns one by one: what several of them stand for, and no answers to rulings."""
    found: dict[str, Any] = {}
    for name, value in made.items():
        names, values = (BUNDLES[name], value) if name in BUNDLES else ((name,), (value,))
        found |= zip(names, values, strict=True)
    return {name: value for name, value in found.items() if name not in ANSWERED}


def laid_out(made: Made, answers: Answers) -> Table:
    """The table on which all of this lies, before anything happens."""
    table = offering(NAMES[: _players(made)], answers)
    said: dict[str, Any] = {}
    for name, value in made.items():
        said |= LIES[name](value) if name in LIES else {name: value}
    parts = {name: value for name, value in said.items() if name in LAYOUT.parts}
    condition = said.get("condition", table.conditions[0])
    there = with_row(table, 0, condition, cards(said.get("effect", table.effects[0]))[0])
    return _fitting(there._replace(**dict(_whole(parts, there))), parts)


def _players(made: Made) -> int:
    """How many play: as many as anything is said of, seat by seat."""
    by_seat = [value for name, value in made.items() if name in _BY_SEAT]
    by_seat += [one.hands for one in (made.get("before"), *made.get("tables", ())) if one]
    return len(by_seat[0]) if by_seat else _USUAL


_BY_SEAT = (
    *("counts", "executes", "hands", "heads", "keepers", "offers", "present"),
    *("set_aside", "sets", "standings", "two_colours"),
)


def _whole(parts: Made, table: Table) -> Iterator[tuple[str, Any]]:
    """The parts with what they leave open: all the offers alike, or the hands of others."""
    for name, value in parts.items():
        if name == "set_aside":
            allowed = len(table.seats) == 2 and all(map(set_aside_allowed, value))
            yield name, value if allowed else table.set_aside
        elif name in ("hands", "offers") and isinstance(value, Beads):
            own = replaced(table.hands, 0, value)
            yield name, own if name == "hands" else (value,) * len(table.seats)
        elif name in ("hands", "offers"):
            yield name, tuple(value)
        else:
            yield name, value


def _fitting(table: Table, said: Made) -> Table:
    """With hands and a supply of which nothing is said as the rest of the table leaves them."""
    if "hands" not in said:
        pairs = [
            (hand, offer or NO_BEADS) for hand, offer in zip(table.hands, table.offers, strict=True)
        ]
        left = (hand.minus(offer) if held(offer, hand) else NO_BEADS for hand, offer in pairs)
        table = table._replace(hands=tuple(left))
        if min(box(table)) < 0:
            table = table._replace(hands=(NO_BEADS,) * len(table.seats))
    return table if "supply" in said else table._replace(supply=rest(table))


def cards(effect: Effect) -> list[Effect]:
    """What an effect does, a card for each thing; for nothing, one that asks for too much."""
    whole = effect.takes == Beads(1, 1, 1, 1)
    halves = [tuple(other == c for other in _COLOURS) for c in _COLOURS if effect.halves[c]]
    return [
        *(Effect(takes=beads) for beads in ([effect.takes] if whole else _singles(effect.takes))),
        *(Effect(halves=(green, red, yellow, blue)) for green, red, yellow, blue in halves),
        *(Effect(others=beads) for beads in _singles(effect.others)),
        *([Effect(keeps=True)] if effect.keeps else []),
        *([Effect(rotates=True)] if effect.rotates else []),
        *([Effect(swaps=True)] if effect.swaps else []),
    ] or [_TOO_MUCH]


_COLOURS = range(len(COLOURS))
_TOO_MUCH = Effect(takes=Beads(blue=BOX.blue + 1))


def _singles(beads: Beads) -> list[Beads]:
    """The beads colour by colour."""
    return [Beads(**{name: number}) for name, number in zip(COLOURS, beads, strict=True) if number]


# What is no part of the table by its name


def _executing(flags: Sequence[bool]) -> Made:
    """Offers that let just these execute a row: an executor alone has two green beads."""
    return _counting([1 + flag for flag in flags])


def _counting(counts: Sequence[int]) -> Made:
    """Offers that a condition for one colour counts like this; who counts none offers red."""
    offers = [Beads(green=number) if number else Beads(red=1) for number in counts]
    return {"offers": offers, "condition": _MOST_GREEN}


def _standing(hands: Sequence[Beads]) -> Made:
    """Hands that are ranked by the first colour, then by the next ones: most of each."""
    return {"hands": hands, "goals": _FOR_MOST}


def _of_rows(rows: Sequence[tuple[Condition, Effect]]) -> Made:
    conditions, effects = zip(*rows, strict=True)
    effects = tuple(cards(effect)[0] for effect in effects)
    row = {"condition": conditions[0], "effect": effects[0]}
    return {"conditions": conditions, "effects": effects, **row}


def _nothing(_: Any) -> Made:
    """It happens at a table and does not lie there."""
    return {}


LIES: Mapping[str, Callable[[Any], Made]] = {
    "before": lambda before: before._asdict(),
    "counts": _counting,
    "executed": lambda flag: _executing([flag, False, False]),
    "executes": _executing,
    "hand": lambda hand: {"hands": hand},
    "most": lambda most: {"condition": _MOST_GREEN._replace(most=most)},
    "offer": lambda offer: {"offers": offer},
    "rows": _of_rows,
    "rows_without_halves": _of_rows,
    "standings": _standing,
    "take": lambda effect: {"effect": effect},
    "take_half": lambda effect: {"effect": effect},
    "two_colours": _standing,
    **dict.fromkeys(("any_row", "choice", "choices", "colour", "present", "sets"), _nothing),
    "tables": _nothing,
}
"""What an unknown comes to that is no part of the table by its name."""
