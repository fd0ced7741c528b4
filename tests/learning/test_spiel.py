"""The games of OpenSpiel that a guide shows, by OpenSpiel's own test and the engine."""

import atoll_spiel  # noqa: F401 # it registers the games
import numpy as np
import pyspiel
import pytest
from side_by_side import turns


@pytest.mark.parametrize("players", [2, 5])
def test_fiji_passes_random_sim_test(players: int) -> None:
    game = pyspiel.load_game(f"atoll_fiji(players={players})")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_a_game_passes_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"atoll_{name}(deals=20)"), num_sims=1, serialize=False, verbose=False
    )


def test_games_are_the_engines(name: str, games: int) -> None:
    game = pyspiel.load_game(f"atoll_{name}", {"deals": games})
    for seed in range(games):
        state = game.new_initial_state()
        state.apply_action(seed)
        for turn in turns(state.numbers, seed):
            assert state.now.table == turn.table
            assert state.current_player() == turn.seat
            assert tuple(state.legal_actions()) == turn.legal
            before = state.now.table
            while state.now.table is before:
                state.apply_action(turn.code[len(state.now.said[turn.seat])])
            after = turn.after
        assert state.is_terminal()
        assert state.now.table == after
        best = max(state.returns())
        winners = tuple(np.flatnonzero(np.array(state.returns()) == best))
        assert winners == state.now.outcome.winners
