"""No rule decides on its own: each runs on values that would raise."""

from collections.abc import Callable
from typing import Any

import pytest
from rule_inputs import RULES, SMALL, Inputs, leaves, replaced
from strict import Flag, Number, Undecided

from atoll.fiji import rules
from atoll.words import choose, count, every, half_up, larger, lookup, no, smaller, some, total

FIRST_AND_LAST = (0, -1)


def strictly(inputs: Inputs) -> Inputs:
    """The same inputs, every leaf of them strict."""
    wrapped = [Flag(leaf) if isinstance(leaf, bool) else Number(leaf) for leaf in leaves(inputs)]
    strict: Inputs = replaced(inputs, iter(wrapped))
    return strict


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
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


def test_the_words_themselves_run_on_strict_values() -> None:
    flags = [YES, no(YES), ONE < TWO, True]
    found = [
        choose(YES, 1, 0),
        count(flags),
        total([ONE, TWO, 3]),
        larger(ONE, TWO),
        smaller(ONE, TWO),
        lookup((5, 6, 7), TWO),
        half_up(THREE),
    ]
    assert [unwrapped(number) for number in found] == [1, 3, 6, 2, 1, 7, 2]
    assert all(isinstance(number, Number) for number in found)
    assert [unwrapped(some(flags)), unwrapped(every(flags))] == [True, False]


BAD: dict[str, Callable[[], object]] = {
    "if": lambda: 1 if ONE > TWO else 2,
    "and": lambda: YES and ONE,
    "or": lambda: YES or ONE,
    "not": lambda: not YES,
    "a chained comparison": lambda: ONE < TWO < THREE,
    "a number as a truth": lambda: bool(ONE),
    "max": lambda: max(ONE, TWO),
    "sorted": lambda: sorted([TWO, ONE]),
    "any": lambda: any([YES]),
    "a dict": lambda: {1: 2}[ONE],
    "a set": lambda: {ONE, TWO},
    "an index": lambda: (1, 2)[ONE],
    "a range": lambda: range(ONE),
    "a loop over a value": lambda: list(ONE),
    "len of a value": lambda: len(ONE),
    "int": lambda: int(ONE),
    "in a sequence": lambda: ONE in (TWO, THREE),
    "in a value": lambda: 1 in ONE,
    "the index of a value": lambda: (TWO, THREE).index(ONE),
    "tuples compared": lambda: (ONE, TWO) == (ONE, THREE),
    "flags compared": lambda: (ONE < TWO) == YES,
    "a match": lambda: _matched(ONE),
    "//": lambda: ONE // 2,
    "&": lambda: YES & YES,
    "~": lambda: ~YES,
    "a sum of flags": lambda: sum([YES, YES]),
    "a number plus a bool": lambda: ONE + True,
    "abs": lambda: abs(ONE),
    "a choice by a number": lambda: choose(ONE, 1, 0),
    "a choice between lists": lambda: choose(YES, [1, 2], [3, 4]),
    "a choice between unlike piles": lambda: choose(YES, (1, 2), [3, 4]),
    "no number": lambda: no(ONE),
    "every number": lambda: every([YES, ONE]),
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


def test_what_is_caught_names_the_fix() -> None:
    with pytest.raises(Undecided, match="use one of the nine words"):
        BAD["max"]()
