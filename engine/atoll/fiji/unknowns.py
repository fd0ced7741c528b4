"""What the parameters of a law of Fiji stand for: any hands, offers, cards and goals at all.

Each is made anew for a number of seats; what holds of every one of them is assumed with the rule
that says so. The same functions read a model back into beads and cards.
"""

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from atoll.fiji.components import COLOURS, EXCHANGES, ROWS, Beads, Condition, Effect, Goal
from atoll.fiji.laws.speech import conserved, only_given
from atoll.fiji.nouns import BEADS, LAYOUT
from atoll.fiji.phases import Choice, Exchange, Row
from atoll.fiji.rules import Contest, Taking, size_allowed
from atoll.proof.any_part import (
    Unknown,
    any_of,
    any_parts,
    each,
    flag,
    number,
    one,
    several,
    things,
)
from atoll.proof.law import Maker
from atoll.words import Flag, every, some
from atoll.words import count as how_many

_COLOURS = range(len(COLOURS))


beads = things(BEADS)
"""Any number of beads of each colour."""


def offer(make: Maker, name: str) -> Beads:
    """One to four beads."""
    pile: Beads = beads(make, name)
    make.assume(size_allowed(pile), "fiji_4_1")
    return pile


def flags(make: Maker, name: str) -> tuple[Flag, Flag, Flag, Flag]:
    """A yes or no for each colour."""
    green, red, yellow, blue = [make.flag(f"{name} {colour}") for colour in COLOURS]
    return green, red, yellow, blue


def condition(make: Maker, name: str) -> Condition:
    """A condition on one or more colours, the most or the fewest."""
    found = Condition(flags(make, f"{name} counts"), make.flag(f"{name} most"))
    make.assume(some(found.colours), "fiji_4_5")
    return found


def effect(make: Maker, name: str) -> Effect:
    """Any effect, and any mixture of effects that no card has."""
    return Effect(
        takes=beads(make, f"{name} takes"),
        halves=flags(make, f"{name} halves"),
        others=beads(make, f"{name} others take"),
        keeps=make.flag(f"{name} keeps"),
        rotates=make.flag(f"{name} rotates"),
        swaps=make.flag(f"{name} swaps"),
    )


def colour(make: Maker, name: str) -> Any:
    """One of the four colours, as its place."""
    place = make.number(name)
    make.assume(place < len(COLOURS), "fiji_0_1")
    return place


def goals(make: Maker, name: str) -> tuple[Goal, ...]:
    """Four goals, one of each colour, in any order and each way up."""
    found = tuple(
        Goal(colour(make, f"{name} {n} colour"), make.flag(f"{name} {n} most"))
        for n in range(1, len(COLOURS) + 1)
    )
    pairs = [(n, m) for n in _COLOURS for m in range(n)]
    make.assume(every([found[n].colour != found[m].colour for n, m in pairs]), "fiji_3_1")
    return found


def choice(make: Maker, name: str) -> Choice:
    """What an executor picks, if its card leaves a choice: two goals to swap are two."""
    found = Choice(
        colour(make, f"{name} rotates"),
        colour(make, f"{name} swaps"),
        colour(make, f"{name} swaps with"),
        make.flag(f"{name} pays"),
    )
    make.assume(found.swaps != found.swaps_with, "fiji_4_15")
    return found


def executes(make: Maker, seats: int) -> tuple[Flag, ...]:
    """One seat that executes, or none."""
    found = tuple(make.flag(f"executes {s}") for s in range(1, seats + 1))
    make.assume(how_many(found) <= 1, "fiji_4_8")
    return found


def _row(make: Maker, name: str) -> tuple[Condition, Effect]:
    return condition(make, f"{name} condition"), effect(make, f"{name} effect")


def _exchange(make: Maker, seats: int, name: str = "") -> Exchange:
    parts = (any_of(LAYOUT, part, make, seats, name) for part in ("supply", "hands", "keepers"))
    supply, hands, keepers = parts
    return Exchange(supply, hands, keepers, goals(make, f"{name}goal"))


def _all_of(*names: str) -> Unknown:
    """Several unknowns that a law takes as one, in their order."""
    return lambda make, seats: tuple(UNKNOWNS[name](make, seats) for name in names)


def any_conserving_row(make: Maker, seats: int) -> Callable[..., Row]:
    """Rows of which no more is known than the laws about one row.

    They conserve every colour, leave nothing negative, take no bead from a hand and none into the
    supply.
    """
    numbers = count(1)

    def row(before: Exchange, *_cards: Any, **_rulings: Any) -> Row:
        after = _exchange(make, seats, f"after row {next(numbers)} ")
        make.assume(every([conserved(before, after), only_given(before, after)]))
        nobody = Contest((), ())
        return Row((), nobody, Taking(Beads(), False, (), after.supply), after)

    return row


UNKNOWNS: Mapping[str, Unknown] = {
    **any_parts(LAYOUT),
    "a_row": _all_of("before", "offers", "condition", "effect", "choice"),
    "an_exchange": _all_of("before", "offers", "rows", "choices"),
    "any_row": any_conserving_row,
    "before": _exchange,
    "choice": one(choice, "choice"),
    "choices": several(choice, "choice", ROWS),
    "colour": one(colour, "colour"),
    "condition": one(condition, "condition"),
    "counts": each(number, "count"),
    "effect": one(effect, "effect"),
    "executed": one(flag, "executed"),
    "executes": executes,
    "goals": one(goals, "goal"),
    "hand": one(beads, "hand"),
    "most": one(flag, "most"),
    "offer": one(offer, "offer"),
    "offers": each(offer, "offer"),
    "present": each(flag, "present"),
    "rows": several(_row, "row", ROWS),
    "sets": each(beads, "set"),
    # a hand of green beads only, which stands the better the more it has of them
    "standings": each(lambda make, name: Beads(green=make.number(name)), "standing"),
    "tables": lambda make, seats: tuple(
        _exchange(make, seats, f"table {n} ") for n in range(EXCHANGES + 1)
    ),
    "take": one(lambda make, name: Effect(takes=beads(make, name)), "takes"),
    "take_half": one(lambda make, name: Effect(halves=flags(make, name)), "halves"),
    "two_colours": each(
        lambda make, name: Beads(
            green=make.number(f"{name} green"), red=make.number(f"{name} red")
        ),
        "hand",
    ),
}
"""What each parameter of a law stands for, but for answers, for a number of seats."""

BY_STANDING = ("only_the_order_of_each_two_hands_decides_the_ranking",)
"""The law that others lean on which speak of standings in place of hands."""
PAID: Mapping[str, Any] = {"seats": (3, 4, 5), "lemmas": BY_STANDING}
"""Of laws about what places pay: for how many players they hold, and the law they lean on."""

ANSWERED: Mapping[str, tuple[str, str]] = {
    "half_is_up": ("half", "up"),
    "lowest": ("shared_place", "lowest_place"),
    "once": ("supply_laid", "once"),
    "shared": ("final_tie", "shared"),
    "skip": ("after_shared", "skip"),
}
"""The parameters that are answers to a ruling: which ruling, and the answer that is a yes."""
