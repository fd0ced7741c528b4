"""The environments of PettingZoo that a guide shows, by PettingZoo's own tests and the engine."""

import runpy
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from atoll_zoo import AtollEnv, AtollParallel
from pettingzoo.test import api_test, parallel_api_test, seed_test
from side_by_side import turns

from atoll.learning import WAIT

HOME = Path(__file__).parents[2]
pytestmark = [
    pytest.mark.filterwarnings("error"),
    # A view with a mask is no Box; PettingZoo passes over its own games that are none.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def test_the_environment_of_agents_in_turn_passes_api_test(name: str) -> None:
    api_test(AtollEnv(name), num_cycles=30 if name == "fiji" else 300)


def test_a_whole_game_passes_api_test() -> None:
    api_test(AtollEnv("fiji", 2), num_cycles=1000)


def test_the_same_seed_is_the_same_game(name: str) -> None:
    seed_test(lambda: AtollEnv(name), num_cycles=50)


def test_the_environment_of_all_at_once_passes_parallel_api_test(name: str) -> None:
    parallel_api_test(AtollParallel(name), num_cycles=200)


def test_games_in_turn_are_the_engines(name: str, games: int) -> None:
    env = AtollEnv(name)
    for seed in range(games):
        env.reset(seed=seed)
        for turn in turns(env.game, seed):
            assert env.now.table == turn.table
            assert env.agent_selection == f"player_{turn.seat}"
            seen = env.last()[0]
            assert tuple(np.flatnonzero(seen["action_mask"])) == turn.legal
            before = env.now.table
            while env.now.table is before:
                env.step(turn.code[len(env.now.said[turn.seat])])
            after = turn.after
        assert env.now.table == after
        assert _won(env, env._cumulative_rewards)
        assert all(env.terminations.values())


def test_games_of_all_at_once_are_the_engines(name: str, games: int) -> None:
    env = AtollParallel(name)
    for seed in range(games if name == "fiji" else -(-games // 3)):  # all are told each time
        env.reset(seed=seed)
        table, luck, rewards = env.now.table, Random(seed), {}
        while env.agents:
            codes = {}
            for seat in env.game.rules.waiting(table):
                move = luck.choice([*env.game.rules.moves(table, seat)])
                codes[seat] = env.game.numbers.code(move)
                table = env.game.rules.after(table, seat, move).table
            rewards = _all_say(env, codes)
            assert env.now.table == table
        assert _won(env, rewards)


def _all_say(env: Any, codes: Mapping[int, Sequence[int]]) -> dict[str, float]:
    """All say their moves; who has none says that there is nothing to decide."""
    before, rewards = env.now.table, {}
    while env.now.table is before:
        next_of = {seat: code[len(env.now.said[seat])] for seat, code in codes.items()}
        said = {agent: next_of.get(seat, WAIT) for seat, agent in enumerate(env.agents)}
        _, rewards, *_ = env.step(said)
    return rewards


def _won(env: Any, rewards: dict[str, float]) -> bool:
    outcome = env.game.rules.outcome(env.now.table)
    best = max(rewards.values())
    winners = tuple(seat for seat in range(env.game.seats) if rewards[f"player_{seat}"] == best)
    return outcome is not None and winners == outcome.winners and abs(sum(rewards.values())) < 1e-9


def test_the_first_game_of_the_guide_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(HOME / "docs" / "howto" / "learning" / "first_game.py"))
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first.startswith("player_0 offer ")
    assert last.endswith(")")
