"""What the parameters of a law of Bali stand for: any cards shown, piles, chips and totals at all.

Each is made anew for a number of seats; what holds of every one of them is assumed with the rule
that says so.
"""

from collections.abc import Mapping

from atoll.bali.components import ISLANDS, MASKS
from atoll.bali.nouns import LAYOUT
from atoll.proof.any_part import (
    Unknown,
    any_parts,
    each,
    flag,
    number,
    one,
    one_of_all,
    several,
    up_to,
)
from atoll.proof.law import Maker
from atoll.words import Number, every

_CHIPS, _SCORINGS = 2, 16


def chip_or_two(make: Maker, name: str) -> Number:
    """As many chips as the active player has at a scoring."""
    found = make.number(name)
    make.assume(every([found >= 1, found <= _CHIPS]), "bali_9_1", "bali_0_3")
    return found


def gained(make: Maker, seats: int) -> tuple[tuple[Number, ...], ...]:
    """Of each player masks of any values, as many as the box has."""
    places = range(1, MASKS + 1)
    return tuple(
        tuple(make.number(f"mask {n} of {s}") for n in places) for s in range(1, seats + 1)
    )


UNKNOWNS: Mapping[str, Unknown] = {
    **any_parts(LAYOUT),
    "actives": one_of_all("active", "bali_2_6"),
    "chips": one(up_to(_CHIPS, "bali_0_3"), "chips"),
    "enders": one_of_all("caused the end", "bali_10_5"),
    "gained": gained,
    "hand": one(number, "hand"),
    "mask": one(number, "mask"),
    "masks_there": one(number, "masks left"),
    "owned": several(chip_or_two, "chips", _SCORINGS),
    "pile": one(number, "pile"),
    "present": several(flag, "other chip there", _SCORINGS),
    "sealed": each(up_to(len(ISLANDS), "bali_0_7"), "seals"),
    "seals_held": one(up_to(len(ISLANDS), "bali_0_7"), "seals"),
    "shows": each(number, "shown"),
    "there": one(flag, "other chip there"),
    "totals": each(number, "total"),
}
"""What each parameter of a law stands for, but for answers, for a number of seats."""

ANSWERED: Mapping[str, tuple[str, str]] = {
    "free": ("scholar_place", "any_number"),
    "limited": ("limit_always", "always"),
    "one_each": ("flee_spread", "one_each"),
    "stays": ("show_none", "stays"),
}
"""The parameters that are answers to a ruling: which ruling, and the answer that is a yes."""
