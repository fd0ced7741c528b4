"""A rule says the same however it is read: on ints, on arrays and as terms."""

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

from atoll import words
from atoll.fiji.components import Beads
from atoll.readings import arrays, terms

Of = Callable[..., Any]

SEVEN = list(range(-3, 4))
PAIRS = list(product(SEVEN, SEVEN))
EXPRESSIONS: dict[str, Callable[[Any, Any], Any]] = {
    "arithmetic": lambda a, b: (a + b, a - b, 3 + a, 3 - a, a * 3, 0 + a, a - 0, 1 * b),
    "comparison": lambda a, b: (a == b, a != b, a < b, a > b, a <= b, a >= b, a == 2, b < 2),
    "with itself": lambda a, b: (a == a, a != a, a < a, a > a, a <= a, b >= b),  # noqa: PLR0124
    "halves": lambda a, b: (words.half_down(a), words.half_up(a + b)),
    "larger and smaller": lambda a, b: (words.larger(a, b), words.smaller(a, 1)),
    "opposites": lambda a, b: (words.choose(a > b, a, 0 - a),),
    "a difference or not": lambda a, b: (words.choose(a > 0, a - b, a),),
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
        words.no(words.no(a > b)),
        words.no(words.choose(a > b, True, b > 0)),  # noqa: FBT003 # a flag, not an option
    ),
    "lookup and count": lambda a, b: (
        words.lookup((5, 6, 7), a + 3),
        words.count([a > 0, b > 0, True]),
        words.total([a, b, 1]),
    ),
    "an input": lambda a, b: (a, b, 7),
}


def expressed(name: str) -> tuple[Of, list[tuple[int, int]]]:
    """What is said, and the numbers of which it can be said."""
    pairs = [(a, b) for a, b in PAIRS if name != "lookup and count" or a <= -1]
    return EXPRESSIONS[name], pairs


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_words_and_operators_agree_with_ints_as_terms(name: str) -> None:
    said, pairs = expressed(name)
    one, other = terms.number("a"), terms.number("b")
    found = said(one, other)
    for pair in pairs:
        known = [*zip((one, other), pair, strict=True)]
        assert repr(terms.valued(found, known)) == repr([*said(*pair)]), pair


def test_piles_are_chosen_as_a_whole_in_every_reading() -> None:
    few, many = Beads(1, 0, 2, 0), Beads(0, 3, 1, 1)
    both = words.choose(arrays.column([True, False]), few, many)
    assert [*zip(*(part.tolist() for part in both), strict=True)] == [few, many]
    flag = terms.flag("f")
    for said, pile in ((True, few), (False, many)):
        assert terms.valued(words.choose(flag, few, many), [(flag, said)]) == [*pile]


@pytest.mark.parametrize("flag", [np.array([1, 0]), np.int64(1), terms.number("x")])
def test_no_number_of_a_library_is_a_flag(flag: object) -> None:
    for word in (words.no, lambda f: words.choose(f, 1, 0), lambda f: words.every([f, f])):
        with pytest.raises(TypeError, match=r"no flags?:"):
            word(flag)


def test_what_numpy_makes_of_a_single_game_is_read_too() -> None:
    five = arrays.column([5])[0]
    assert words.half_up(five) == 3
    assert words.no(five > 4) == False  # noqa: E712
    assert words.lookup((7, 8, 9), five - 4) == 8
