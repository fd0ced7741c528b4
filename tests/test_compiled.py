"""A recorded rule is the rule: it says what the rule says on ints, and no number overflows."""

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from rule_inputs import RULES, SMALL, Inputs, leaves, replaced

from atoll import words
from atoll.fiji import rules
from atoll.readings.compiled import BYTE, FLAG, Player, record


def recorded(rule: Callable[..., Any], games: list[Inputs]) -> Player:
    """The rule for inputs like these: each number between the least and the most of them."""
    columns = zip(*[leaves(game) for game in games], strict=True)
    kinds = [
        FLAG if isinstance(column[0], bool) else range(min(column), max(column) + 1)
        for column in columns
    ]
    names = list(games[0])
    inputs = [replaced(games[0][name], kind) for kind in [iter(kinds)] for name in names]
    named = record(lambda *parts: rule(**dict(zip(names, parts, strict=True))), *inputs)
    return named.on(len(games))


def columns(games: list[Inputs]) -> list[Any]:
    return [
        np.array(column, bool if isinstance(column[0], bool) else BYTE)
        for column in zip(*[leaves(game) for game in games], strict=True)
    ]


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_recorded_rule_agrees_with_ints_on_all_small_inputs(name: str, seats: int) -> None:
    rule, games = getattr(rules, name), list(SMALL[name](seats))
    found = recorded(rule, games)(columns(games))
    expected = [list(leaves(tuple_of(rule(**game)))) for game in games]
    assert [np.broadcast_to(part, len(games)).tolist() for part in found] == [
        list(part) for part in zip(*expected, strict=True)
    ]


def tuple_of(found: Any) -> Any:
    return found if isinstance(found, tuple) else (found,)


# Words and operators

SEVEN = list(range(-3, 4))
PAIRS = list(product(SEVEN, SEVEN))
EXPRESSIONS: dict[str, Callable[[Any, Any], Any]] = {
    "arithmetic": lambda a, b: (a + b, a - b, 3 - a, a * 3, 0 + a, a - 0, 1 * b),
    "comparison": lambda a, b: (a == b, a != b, a < b, a > b, a <= b, a >= b, a == 2, b < 2),
    "with itself": lambda a, b: (a == a, a != a, a < a, a > a, a <= a, b >= b),  # noqa: PLR0124
    "halves": lambda a, b: (words.half_down(a), words.half_up(a + b)),
    "larger and smaller": lambda a, b: (words.larger(a, b), words.smaller(a, 1)),
    "opposites": lambda a, b: words.choose(a > b, a, 0 - a),
    "a difference or not": lambda a, b: words.choose(a > 0, a - b, a),
    "plain or not": lambda a, b: (
        *(words.choose(a > b, 1, 0), words.choose(a > b, 0, 1), words.choose(a > b, a, 0)),
        *(words.choose(a > b, 0, a), words.choose(a > b, 2, 5), words.choose(a > b, a, a)),
    ),
    "flags of flags": lambda a, b: (
        words.every([a > 0, b > 0]),
        words.every([a > 0, words.no(b > 0)]),
        words.every([words.no(a > 0), b > 0]),
        words.every([words.no(a > 0), words.no(b > 0)]),
        words.some([a > 0, words.no(b > 0), a > 0]),
        words.choose(a > b, a > 0, b > 0),
        words.choose(a > b, True, b > 0),  # noqa: FBT003 # a flag, not an option
        words.no(words.no(a > b)),
    ),
    "lookup and count": lambda a, b: (
        words.lookup((5, 6, 7), a + 3),
        words.count([a > 0, b > 0, True]),
        words.total([a, b, 1]),
    ),
    "an input": lambda a, b: (a, b, 7),
}


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_words_and_operators_agree_with_ints(name: str) -> None:
    said = EXPRESSIONS[name]
    pairs = [(a, b) for a, b in PAIRS if name != "lookup and count" or a <= -1]
    player = record(said, range(-3, 4), range(-3, 4)).on(len(pairs))
    found = player([np.array(column, BYTE) for column in zip(*pairs, strict=True)])
    expected = [tuple_of(said(a, b)) for a, b in pairs]
    assert [np.broadcast_to(part, len(pairs)).tolist() for part in found] == [
        list(part) for part in zip(*expected, strict=True)
    ]


def test_what_is_said_twice_is_done_once_and_what_nobody_asks_for_is_not_done() -> None:
    def rule(a: Any, b: Any) -> Any:
        words.larger(a, b)
        return [words.count([a < b, b > a]), a + b, b + a]

    steps = record(rule, range(9), range(9)).plan.steps
    assert sorted(does.__name__ for does, *_ in steps) == ["add", "add", "less"]


# Traps


def test_a_number_that_may_not_fit_is_refused_when_it_is_recorded() -> None:
    assert record(lambda a: a + a, range(64)).finding[0].high == 126
    with pytest.raises(OverflowError, match="from 0 to 128 is too wide"):
        record(lambda a: a + a, range(65))


def test_what_is_recorded_does_not_branch() -> None:
    with pytest.raises(TypeError, match="let a word decide"):
        record(lambda a: 1 if a > 3 else 2, range(9))


def test_a_number_is_no_flag() -> None:
    with pytest.raises(TypeError, match="no flag"):
        record(lambda a: words.choose(a, 1, 2), range(9))


def test_columns_of_another_width_are_refused() -> None:
    player = record(lambda a: a + 1, range(9)).on(2)
    with pytest.raises(TypeError, match="a column of int16 was given for one of int8"):
        player([np.array([1, 2], np.int16)])


def test_recordings_can_share_what_they_work_on() -> None:
    work: list[Any] = []
    one = record(lambda a, b: words.larger(a, b) + 1, range(9), range(9)).on(3, work)
    other = record(lambda a, b: words.smaller(a, b) - 1, range(9), range(9)).on(3, work)
    pair = [np.array([1, 5, 8], BYTE), np.array([4, 5, 6], BYTE)]
    (larger,), (smaller,) = one(pair), other(pair)
    assert (larger.tolist(), smaller.tolist()) == ([5, 6, 9], [0, 4, 5])
