"""What the page Try it offers for Fiji: cards, a move of each kind, and what is changed first.

The names are those of the position's schema.
"""

from collections.abc import Mapping
from itertools import product

from atoll.fiji.components import COLOURS, DECK, Goal
from atoll.fiji.notation import MOVES as NOTATION
from atoll.fiji.notation import write_condition, write_effect, write_goal

__all__ = ["CHOICES", "FIRST", "MOVES"]

CHOICES: Mapping[str, tuple[str, ...]] = {
    "condition": tuple(map(write_condition, DECK.conditions)),
    "effect": tuple(map(write_effect, DECK.effects)),
    "goal": tuple(
        write_goal(Goal(colour, most))
        for colour, most in product(range(len(COLOURS)), (True, False))
    ),
}
MOVES = NOTATION.examples
FIRST: tuple[str, ...] = ("offers", "supply", "conditions", "effects", "goals")
