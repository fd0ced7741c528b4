"""No rule decides on its own: each runs on values that would raise."""

from typing import Any

import pytest
from rule_inputs import RULES, SMALL, Inputs, leaves, replaced
from strict import Flag, Number

from atoll.fiji import rules

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
