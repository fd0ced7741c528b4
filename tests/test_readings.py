"""Every rule says the same on ints, on arrays and as a term."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from rule_inputs import RULES, SMALL, Inputs, leaves, replaced

from atoll import words
from atoll.fiji import rules
from atoll.readings import arrays, terms

SEATS = (2, 3)
ON_TERMS = 150
"""Of all small inputs so many are asked on terms, evenly: there each takes long."""
Rule = Callable[..., Any]
every_rule = pytest.mark.parametrize("name", RULES)
every_number_of_seats = pytest.mark.parametrize("seats", SEATS)


def on_ints(rule: Rule, inputs: Inputs) -> list[int]:
    return list(leaves(rule(**inputs)))


def on_arrays(rule: Rule, games: list[Inputs], plain: frozenset[str] = frozenset()) -> list[Any]:
    """What the rule says of all games at once; parameters may stay as they are in the first."""
    columns = {
        name: games[0][name]
        if name in plain
        else replaced(
            games[0][name],
            map(arrays.column, zip(*[leaves(game[name]) for game in games], strict=True)),
        )
        for name in games[0]
    }
    return outputs(rule(**columns))


def outputs(found: Any) -> list[Any]:
    """The parts of a finding that vary, whatever they are."""
    return [part for each in found for part in outputs(each)] if type(found) in TUPLES else [found]


TUPLES = {tuple, *(kind for kind in vars(rules).values() if isinstance(kind, type))}


def same(found: list[Any], expected: list[list[int]]) -> bool:
    games = len(expected)
    columns = [np.broadcast_to(part, (games,)) for part in found]
    kinds = {part.dtype for part in found if isinstance(part, (np.ndarray, np.generic))}
    assert kinds <= {np.dtype(bool), np.dtype(arrays.NUMBER), np.dtype(np.int16)}
    return bool((np.array(columns) == np.array(expected).T).all())


@cache
def term(name: str, seats: int) -> tuple[list[terms.Term], list[terms.Term]]:
    """The rule with nothing known, built once: what is unknown, and what it says."""
    shape = next(iter(SMALL[name](seats)))
    unknown = [
        terms.flag(f"f{n}") if isinstance(leaf, bool) else terms.number(f"n{n}")
        for n, leaf in enumerate(leaves(shape))
    ]
    found = getattr(rules, name)(**replaced(shape, iter(unknown)))
    return unknown, outputs(found)


def on_term(name: str, seats: int, inputs: Inputs) -> list[int]:
    unknown, found = term(name, seats)
    return terms.valued(found, list(zip(unknown, leaves(inputs), strict=True)))


def test_every_public_rule_has_inputs() -> None:
    assert list(SMALL) == RULES


@every_rule
@every_number_of_seats
def test_ints_arrays_and_terms_agree_on_all_small_inputs(name: str, seats: int) -> None:
    rule, games = getattr(rules, name), list(SMALL[name](seats))
    expected = [on_ints(rule, inputs) for inputs in games]
    assert same(on_arrays(rule, games), expected)
    step = max(1, len(games) // ON_TERMS)
    some = zip(games[::step], expected[::step], strict=True)
    assert [inputs for inputs, said in some if on_term(name, seats, inputs) != said] == []


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


def test_terms_are_halved_like_ints() -> None:
    x = terms.number("x")
    for number in range(-5, 6):
        expected = [words.half_down(number), words.half_up(number)]
        assert terms.valued([words.half_down(x), words.half_up(x)], [(x, number)]) == expected
