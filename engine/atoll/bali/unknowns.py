"""What the parameters of a law of Bali stand for: any cards shown, piles, chips and totals at all.

Each is made anew for a number of seats; what holds of every one of them is assumed with the rule
that says so.
"""

from collections.abc import Callable, Mapping
from typing import Any

from atoll.bali.components import ISLANDS, MASKS
from atoll.bali.nouns import LAYOUT
from atoll.proof.any_part import any_parts
from atoll.proof.law import Maker
from atoll.words import Flag, Number, count, every

_CHIPS, _SCORINGS = 2, 16


def _number(make: Maker, name: str) -> Number:
    return make.number(name)


def _flag(make: Maker, name: str) -> Flag:
    return make.flag(name)


def _most(number: int, *rules: str) -> Callable[[Maker, str], Number]:
    """A number of things of which the box has so many."""

    def made(make: Maker, name: str) -> Number:
        found = make.number(name)
        make.assume(found <= number, *rules)
        return found

    return made


def _chip_or_two(make: Maker, name: str) -> Number:
    """As many chips as the active player has at a scoring."""
    found = make.number(name)
    make.assume(every([found >= 1, found <= _CHIPS]), "bali_9_1", "bali_0_3")
    return found


def _one(made: Callable[[Maker, str], Any], name: str) -> Callable[[Maker, int], Any]:
    return lambda make, _: made(make, name)


def _row(made: Callable[[Maker, str], Any], name: str, many: int) -> Callable[[Maker, int], Any]:
    """So many in a row, however many seats there are."""
    return lambda make, _: tuple(made(make, f"{name} {n}") for n in range(1, many + 1))


def _each(made: Callable[[Maker, str], Any], name: str) -> Callable[[Maker, int], Any]:
    """One for every seat."""
    return lambda make, seats: tuple(made(make, f"{name} {s}") for s in range(1, seats + 1))


def _single(name: str, rule: str) -> Callable[[Maker, int], tuple[Flag, ...]]:
    """One of the players."""

    def made(make: Maker, seats: int) -> tuple[Flag, ...]:
        found = tuple(make.flag(f"{name} {s}") for s in range(1, seats + 1))
        make.assume(count(found) == 1, rule)
        return found

    return made


def gained(make: Maker, seats: int) -> tuple[tuple[Number, ...], ...]:
    """Of each player masks of any values, as many as the box has."""
    places = range(1, MASKS + 1)
    return tuple(
        tuple(make.number(f"mask {n} of {s}") for n in places) for s in range(1, seats + 1)
    )


UNKNOWNS: Mapping[str, Callable[[Maker, int], Any]] = {
    **any_parts(LAYOUT),
    "actives": _single("active", "bali_2_6"),
    "chips": _one(_most(_CHIPS, "bali_0_3"), "chips"),
    "enders": _single("caused the end", "bali_10_5"),
    "gained": gained,
    "hand": _one(_number, "hand"),
    "mask": _one(_number, "mask"),
    "masks_there": _one(_number, "masks left"),
    "owned": _row(_chip_or_two, "chips", _SCORINGS),
    "pile": _one(_number, "pile"),
    "present": _row(_flag, "other chip there", _SCORINGS),
    "sealed": _each(_most(len(ISLANDS), "bali_0_7"), "seals"),
    "seals_held": _one(_most(len(ISLANDS), "bali_0_7"), "seals"),
    "shows": _each(_number, "shown"),
    "there": _one(_flag, "other chip there"),
    "totals": _each(_number, "total"),
}
"""What each parameter of a law stands for, but for answers, for a number of seats."""

ANSWERED: Mapping[str, tuple[str, str]] = {
    "free": ("scholar_place", "any_number"),
    "limited": ("limit_always", "always"),
    "one_each": ("flee_spread", "one_each"),
    "stays": ("show_none", "stays"),
}
"""The parameters that are answers to a ruling: which ruling, and the answer that is a yes."""
