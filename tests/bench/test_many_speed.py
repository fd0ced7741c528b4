"""The speed of games in arrays, as ratios, each measured in one run: `make bench`.

What one core plays in a second, four seats, all moves at random. Goofspiel is that of OpenSpiel
with four players; through Python it plays with legal_actions and random.choice, in C++ it is
rolled out by the evaluator of its tree search. Each way plays as many games as the others in a
round of the bench, so the ratios in brackets are those of games a second.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from atoll import fiji
from atoll.fiji.many import CHUNK, play

GAMES = CHUNK


def fiji_in_arrays() -> Callable[[], Any]:
    answers = fiji.answered()
    play(10, 4, answers, seed=0)
    return lambda: play(GAMES, 4, answers, seed=0)


def open_spiel() -> Any:
    return pytest.importorskip("pyspiel", reason="open_spiel is not installed here")


def goofspiel_in_python() -> Callable[[], Any]:
    game = open_spiel().load_game("goofspiel", {"players": 4})

    def playout() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                seats = range(state.num_players())
                state.apply_actions([random.choice(state.legal_actions(seat)) for seat in seats])
            else:
                state.apply_action(random.choice(state.legal_actions()))

    def playouts() -> None:
        for _ in range(GAMES):
            playout()

    return playouts


def goofspiel_in_cpp() -> Callable[[], Any]:
    """Rolled out from the first decision; there is no other way to these from Python."""
    spiel, searches = open_spiel(), 8
    game = spiel.convert_to_turn_based(spiel.load_game("goofspiel", {"players": 4}))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def searched() -> None:
        evaluator = spiel.RandomRolloutEvaluator(GAMES // searches, 1)
        bot = spiel.MCTSBot(game, evaluator, 1.4, searches, 100, False, 1, False)  # noqa: FBT003
        bot.mcts_search(state)

    return searched


WAYS = {
    "fiji in arrays": fiji_in_arrays,
    "goofspiel in c++": goofspiel_in_cpp,
    "goofspiel in python": goofspiel_in_python,
}


@pytest.mark.benchmark(group=f"{GAMES:,} random games of four seats")
@pytest.mark.parametrize("way", WAYS)
def test_games(benchmark: BenchmarkFixture, way: str) -> None:
    benchmark.pedantic(WAYS[way](), rounds=3, warmup_rounds=1)  # type: ignore[no-untyped-call]
