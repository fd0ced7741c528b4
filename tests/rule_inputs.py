"""Inputs of every public rule of Fiji, as named parameters: all small ones."""

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations, product
from types import FunctionType
from typing import Any

from atoll.fiji import rules
from atoll.fiji.components import BOX, DECK, EXTENDED_SET, NO_BEADS, SET, Beads, Condition, Goal

Inputs = dict[str, Any]
ByNumberOfSeats = Callable[[int], Iterable[Inputs]]


def each(**choices: Iterable[object]) -> Iterator[Inputs]:
    """Every combination of the choices."""
    for chosen in product(*choices.values()):
        yield dict(zip(choices, chosen, strict=True))


# All small inputs

BOTH = (False, True)
COLOURINGS = list(product(BOTH, BOTH, BOTH, BOTH))
PILES = (NO_BEADS, Beads(1, 0, 2, 0), Beads(0, 3, 1, 1))
TINY = [Beads(*beads) for beads in product(range(2), repeat=4)]
FISTS = [Beads(*beads) for beads in product(range(5), repeat=4)]
OFFERS = [beads for beads in FISTS if 1 <= sum(beads) <= 4]
HANDS = (Beads(1, 0, 1, 0), Beads(1, 0, 0, 1), Beads(0, 2, 0, 0), Beads(1, 0, 1, 1))
SUPPLIES = [SET, Beads(4, 3, 2, 1), Beads(3, 4, 5, 6), *TINY[::3]]
GOALS = [Goal(*goal) for goal in product(range(4), BOTH)]
ORDERS = [
    tuple(map(Goal, colours, ways))
    for colours in permutations(range(4))
    for ways in ((True, False, True, True), (False, False, True, False))
]
FEW_ORDERS = ORDERS[::17]


def _executors(seats: int) -> list[tuple[bool, ...]]:
    """One seat executes, or none does."""
    return [tuple(s == e for s in range(seats)) for e in range(seats + 1)]


def _ranked(seats: int) -> list[rules.Ranking]:
    """Every possible ranking of so many seats, by either way to count places."""
    return [
        rules.ranking(ORDERS[0], [Beads(green=beads) for beads in hands], skip=skip)
        for hands in product(range(seats), repeat=seats)
        for skip in BOTH
        if set(hands) == set(range(len(set(hands))))
    ]


SMALL: dict[str, ByNumberOfSeats] = {
    "contest": lambda seats: each(counts=product(range(4), repeat=seats), most=BOTH),
    "counted": lambda _: each(
        condition=[Condition(colours, most=True) for colours in COLOURINGS], offer=OFFERS
    ),
    "goal_heads": lambda seats: each(
        goals=FEW_ORDERS, hands=product(HANDS[:3] if seats > 2 else TINY, repeat=seats)
    ),
    "heads": lambda seats: each(ranked=_ranked(seats), lowest=BOTH),
    "held": lambda _: each(beads=TINY, hand=TINY),
    "keeping": lambda seats: each(
        effect=DECK.effects[-3:], executes=_executors(seats), keepers=product(BOTH, repeat=seats)
    ),
    "payment": lambda seats: each(
        offers=product(PILES[1:], repeat=seats), keepers=product(BOTH, repeat=seats), supply=[SET]
    ),
    "pooled": lambda seats: each(supply=PILES, piles=product(PILES, repeat=seats)),
    "ranking": lambda seats: each(
        goals=FEW_ORDERS[:2], hands=product(HANDS[: 8 - seats], repeat=seats), skip=BOTH
    ),
    "rotated": lambda _: each(goals=ORDERS, colour=range(4)),
    "score": lambda _: each(goal=GOALS, hand=[Beads(*beads) for beads in permutations(range(4))]),
    "set_aside_allowed": lambda _: each(beads=FISTS),
    "size_allowed": lambda _: each(offer=FISTS),
    "supply_laid": lambda seats: each(
        pool=[BOX, Beads(17, 14, 11, 8)], sets=[(SET,) * seats, (EXTENDED_SET,) * seats], once=BOTH
    ),
    "swapped": lambda _: each(goals=ORDERS, one=range(4), other=range(4)),
    "taking": lambda seats: each(
        effect=DECK.effects, supply=SUPPLIES, executes=_executors(seats), half_is_up=BOTH
    ),
    "winners": lambda seats: each(owned=product(range(3), repeat=seats), shared=BOTH),
}
RULES = sorted(
    name
    for name, one in vars(rules).items()
    if one.__class__ is FunctionType and one.__module__ == rules.__name__ and name[0] != "_"
)
