"""Every rule says the same on ints, on arrays and as a term; and arrays are wide enough."""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from rule_inputs import RULES, SMALL, Inputs, leaves, replaced

from atoll import words
from atoll.fiji import phases, rules
from atoll.fiji.components import BOX, DECK, LARGEST_OFFER, Beads, Goal
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


# How wide a number is


class Maybe:
    """A flag of which nothing is known."""


class Span:
    """A number of which only the bounds are known; `made` collects every one."""

    made: list["Span"]

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        Span.made.append(self)

    def __add__(self, other: "Span | int") -> "Span":
        other = span(other)
        return Span(self.low + other.low, self.high + other.high)

    def __rsub__(self, other: int) -> "Span":
        return Span(other - self.high, other - self.low)

    def __sub__(self, other: "Span | int") -> "Span":
        return self + (0 - span(other))

    def __mul__(self, other: int) -> "Span":
        return Span(*sorted((self.low * other, self.high * other)))

    def __eq__(self, _: object) -> Maybe:  # type: ignore[override]  # an unknown flag, no bool
        return Maybe()

    __hash__ = None  # type: ignore[assignment]  # rules hash nothing
    __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __eq__  # type: ignore[assignment]  # as above
    __radd__ = __add__


def span(value: Span | int) -> Span:
    return value if isinstance(value, Span) else Span(value, value)


def hull(one: Span | int, other: Span | int) -> Span:
    one, other = span(one), span(other)
    return Span(min(one.low, other.low), max(one.high, other.high))


def either(_: Maybe, then: Any, otherwise: Any) -> Any:
    flags = {type(then), type(otherwise)} & {Maybe, bool}
    return Maybe() if flags else hull(then, otherwise)


words.join(Maybe, words.Reading(either, no=lambda one: one, both=lambda one, _: one))
words.join(
    Span,
    words.Reading(
        either,
        no=lambda one: one,
        both=lambda one, _: one,
        halve=lambda n: Span(n.low // 2, n.high // 2),
    ),
)


def unknown(shape: Any, most: int) -> Any:
    """The same shape with flags and numbers of which nothing is known, but for the most."""
    leaf = (Maybe() if isinstance(leaf, bool) else Span(0, most) for leaf in leaves(shape))
    return replaced(shape, leaf)


def span_of(*piles: Beads) -> Beads:
    """A pile of anything up to the most of these of each colour."""
    return Beads(*[Span(0, max(colour)) for colour in zip(*piles, strict=True)])  # type: ignore[arg-type]


@pytest.mark.parametrize("up", [True, False])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_byte_is_wide_enough_for_all_that_many_games_can_make(seats: int, *, up: bool) -> None:
    """Bounds of every number on the way of a row, a payment and a round, for any hands.

    When beads are put back they are added up to no more than the box has: that they are never
    more is a law of the box, and no bound of a single pile tells it.
    """
    Span.made = []
    effect = DECK.effects[0]._replace(
        takes=span_of(*[one.takes for one in DECK.effects]),
        others=span_of(*[one.others for one in DECK.effects]),
        **unknown({"halves": (True,) * 4, "keeps": True}, 1),
    )
    hands, offers = (span_of(BOX),) * seats, (unknown(Beads(), LARGEST_OFFER),) * seats
    before = phases.Exchange(span_of(BOX), hands, unknown((True,) * seats, 1), ())
    row = phases.row(
        before,
        offers,
        unknown(DECK.conditions[0], 1),
        effect,
        phases.Choice(0, 0, 1, Maybe()),
        half_is_up=up,
    )
    phases.paid(before._replace(keepers=row.after.keepers), offers)
    goals = unknown((Goal(0, most=True),) * 4, 3)
    for flags in product((True, False), repeat=2):
        phases.scored(goals, hands, skip=flags[0], lowest=flags[1])
    phases.scored_by_goal(goals, hands)
    width = np.iinfo(arrays.NUMBER)
    assert len(Span.made) > 500
    assert [made for made in Span.made if made.low < width.min or made.high > width.max] == []
