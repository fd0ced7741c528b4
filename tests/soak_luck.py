"""The luck of games in arrays is that of the engine: the same cards and goals, as often."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import numpy as np
import pytest

from atoll import fiji
from atoll.fiji.components import DECK, ROUNDS, ROWS
from atoll.fiji.many import play
from atoll.fiji.many.ways import LAYOUTS, Asked
from atoll.fiji.round import shuffled

GAMES = 12_000
CARDS = ROUNDS * ROWS
PLACE_OF = {goals: place for place, goals in enumerate(LAYOUTS)}
FIRST = np.array([goals[0].colour * 2 + goals[0].most for goals in LAYOUTS])
"""Of each row of goals the first, as one of eight."""


class Dealt(NamedTuple):
    """What many games lay out: which card of the deck lies where, and which row of goals.

    `conditions` and `effects` have a round, a row and a game; `goals` a round and a game.
    """

    conditions: Any
    effects: Any
    goals: Any


def by_the_engine() -> Dealt:
    deals = [shuffled(DECK, seed) for seed in range(GAMES)]
    conditions, effects = (
        np.array([[[deck.index(card) for card in deal[part]] for deal in game] for game in deals])
        for part, deck in enumerate((DECK.conditions, DECK.effects))
    )
    goals = np.array([[PLACE_OF[deal.goals] for deal in game] for game in deals])
    return Dealt(conditions.transpose(1, 2, 0), effects.transpose(1, 2, 0), goals.transpose())


def in_arrays() -> Dealt:
    drawn: dict[Asked, list[Any]] = {asked: [] for asked in Asked}
    each = lambda asked, column: drawn[asked].append(column)  # noqa: E731 # said once
    play(GAMES, 3, fiji.answered(), seed=11, each=each)
    conditions, effects = (cards.reshape(ROUNDS, ROWS, GAMES) for cards in drawn[Asked.CARDS])
    return Dealt(conditions, effects, np.array(drawn[Asked.GOALS]))


def draws(dealt: Dealt) -> Iterator[tuple[str, Any, int]]:
    """What is drawn in each game, by name: which of so many, each as likely as any other."""
    for (number, row), kind in product(product(range(ROUNDS), range(ROWS)), (0, 1)):
        yield f"{Dealt._fields[kind]}, round {number}, row {row}", dealt[kind][number, row], CARDS
    for number, goals in enumerate(dealt.goals):
        yield f"goals, round {number}", goals, len(LAYOUTS)
        # what one draw tells of another would make some pairs more frequent
        conditions, effects = dealt.conditions[number, 0].astype(int), dealt.effects[number, 0]
        yield f"cards, round {number}", conditions * CARDS + effects, CARDS * CARDS
        yield f"condition and goals, round {number}", conditions * 16 + goals // 24, CARDS * 16
    for one, other in combinations(FIRST[dealt.goals], 2):
        yield "goals of two rounds", one * 8 + other, 64


def even(counts: Any) -> bool:
    """Whether counts are as even as luck makes them: five deviations of chi square at most."""
    expected = counts.mean()
    chi = float(((counts - expected) ** 2 / expected).sum())
    freedom = counts.size - 1
    return bool(abs(chi - freedom) < 5 * (2 * freedom) ** 0.5)


@pytest.mark.parametrize("lays", [by_the_engine, in_arrays])
def test_whatever_is_drawn_is_drawn_equally_often(lays: Callable[[], Dealt]) -> None:
    uneven = [
        name for name, drawn, many in draws(lays()) if not even(np.bincount(drawn, minlength=many))
    ]
    assert uneven == []
