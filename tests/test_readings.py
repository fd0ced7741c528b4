"""The words say the same on ints, on arrays and as terms, and so do the rules that speak them."""

import numpy as np
import pytest
from test_written import EXPRESSIONS, expressed

from atoll import words
from atoll.fiji import Beads
from atoll.readings import arrays, terms


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


# Traps of the two libraries


@pytest.mark.parametrize("flag", [np.array([1, 0]), np.int64(1), terms.number("x")])
def test_a_number_is_no_flag(flag: object) -> None:
    for word in (words.no, lambda f: words.choose(f, 1, 0), lambda f: words.every([f, f])):
        with pytest.raises(TypeError, match=r"no flags?:"):
            word(flag)


def test_what_numpy_makes_of_a_single_game_is_read_too() -> None:
    five = arrays.column([5])[0]
    assert words.half_up(five) == 3
    assert words.no(five > 4) == False  # noqa: E712
    assert words.lookup((7, 8, 9), five - 4) == 8
