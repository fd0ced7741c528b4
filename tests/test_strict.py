"""No rule decides on its own: each runs on values that would raise."""

from collections.abc import Callable
from typing import Any

import pytest
from rule_inputs import RULES, SMALL, Inputs, leaves, replaced
from strict import Flag, Number

from atoll.fiji import rules
from atoll.words import choose, no

FIRST_AND_LAST = (0, -1)


def strictly(inputs: Inputs) -> Inputs:
    """The same inputs, every leaf of them strict."""
    wrapped = [Flag(leaf) if isinstance(leaf, bool) else Number(leaf) for leaf in leaves(inputs)]
    strict: Inputs = replaced(inputs, iter(wrapped))
    return strict


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_rule_leaves_all_decisions_to_the_words(name: str, seats: int) -> None:
    games = list(SMALL[name](seats))
    for inputs in [games[place] for place in FIRST_AND_LAST]:
        found = getattr(rules, name)(**strictly(inputs))
        assert unwrapped(found) == getattr(rules, name)(**inputs)


def unwrapped(found: Any) -> object:
    if isinstance(found, (Flag, Number)):
        return found.value
    if not isinstance(found, tuple):
        return found
    parts: list[Any] = [unwrapped(part) for part in found]
    return type(found)(*parts) if hasattr(found, "_fields") else tuple(parts)


ONE: Any = Number(1)
TWO: Any = Number(2)
THREE: Any = Number(3)
YES: Any = Flag(value=True)


BAD: dict[str, Callable[[], object]] = {
    "if": lambda: 1 if ONE > TWO else 2,
    "and": lambda: YES and ONE,
    "not": lambda: not YES,
    "max": lambda: max(ONE, TWO),
    "a dict": lambda: {1: 2}[ONE],
    "an index": lambda: (1, 2)[ONE],
    "a loop over a value": lambda: list(ONE),
    "in a sequence": lambda: ONE in (TWO, THREE),
    "flags compared": lambda: (ONE < TWO) == YES,
    "a match": lambda: _matched(ONE),
    "//": lambda: ONE // 2,
    "&": lambda: YES & YES,
    "a number plus a bool": lambda: ONE + True,
    "a choice by a number": lambda: choose(ONE, 1, 0),
    "a choice between lists": lambda: choose(YES, [1, 2], [3, 4]),
    "no number": lambda: no(ONE),
}


def _matched(number: Any) -> int:
    match number:
        case 1:
            return 1
    return 0


@pytest.mark.parametrize("name", BAD)
def test_a_planted_decision_is_caught(name: str) -> None:
    with pytest.raises(TypeError):
        BAD[name]()
