"""The luck of games in arrays is that of the engine: the same cards and goals, as often."""

from collections.abc import Callable, Mapping
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


class Dealt(NamedTuple):
    """What many games lay out: which card of the deck lies where, and which row of goals.

    `conditions` and `effects` have a round, a row and a game; `goals` a round and a game.
    """

    conditions: Any
    effects: Any
    goals: Any


def by_the_engine(games: int) -> Dealt:
    deals = [shuffled(DECK, seed) for seed in range(games)]
    conditions, effects = (
        np.array([[[deck.index(card) for card in deal[part]] for deal in game] for game in deals])
        for part, deck in enumerate((DECK.conditions, DECK.effects))
    )
    goals = np.array([[PLACE_OF[deal.goals] for deal in game] for game in deals])
    return Dealt(conditions.transpose(1, 2, 0), effects.transpose(1, 2, 0), goals.transpose())


def in_arrays(games: int) -> Dealt:
    drawn: dict[Asked, list[Any]] = {asked: [] for asked in Asked}
    each = lambda asked, column: drawn[asked].append(column)  # noqa: E731 # said once
    play(games, 3, fiji.answered(), seed=11, each=each)
    conditions, effects = (cards.reshape(ROUNDS, ROWS, games) for cards in drawn[Asked.CARDS])
    return Dealt(conditions, effects, np.array(drawn[Asked.GOALS]))


WAYS: Mapping[str, Callable[[int], Dealt]] = {"engine": by_the_engine, "arrays": in_arrays}


@pytest.fixture(scope="module", params=WAYS)
def dealt(request: pytest.FixtureRequest) -> Dealt:
    return WAYS[request.param](GAMES)


def even(counts: Any) -> bool:
    """Whether counts are as even as luck makes them: five deviations of chi square at most."""
    expected = counts.mean()
    chi = float(((counts - expected) ** 2 / expected).sum())
    freedom = counts.size - 1
    return bool(abs(chi - freedom) < 5 * (2 * freedom) ** 0.5)


@pytest.mark.parametrize("kind", ["conditions", "effects"])
def test_every_card_lies_in_every_row_of_every_round_equally_often(dealt: Dealt, kind: str) -> None:
    cards = getattr(dealt, kind)
    for number in range(ROUNDS):
        for row in range(ROWS):
            assert even(np.bincount(cards[number, row], minlength=CARDS)), (number + 1, row + 1)


def test_every_row_of_goals_is_laid_in_every_round_equally_often(dealt: Dealt) -> None:
    for goals in dealt.goals:
        assert even(np.bincount(goals, minlength=len(LAYOUTS)))


def test_what_one_round_lays_tells_nothing_of_the_next(dealt: Dealt) -> None:
    first = np.array([goals[0].colour * 2 + goals[0].most for goals in LAYOUTS])[dealt.goals]
    for one in range(ROUNDS):
        for other in range(one):
            assert even(np.bincount(first[one] * 8 + first[other], minlength=64))


def test_conditions_tell_nothing_of_effects_and_goals(dealt: Dealt) -> None:
    for number in range(ROUNDS):
        cards = dealt.conditions[number, 0].astype(int) * CARDS + dealt.effects[number, 0]
        assert even(np.bincount(cards, minlength=CARDS * CARDS))
        goals = dealt.conditions[number, 0].astype(int) * 16 + dealt.goals[number] // 24
        assert even(np.bincount(goals, minlength=CARDS * 16))
