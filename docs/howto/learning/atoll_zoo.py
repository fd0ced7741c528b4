"""Any game of Atoll in PettingZoo: `AtollEnv` in turn, `AtollParallel` all at once."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from atoll.learning import InNumbers


class _AtTheTable:
    metadata = {"name": "atoll_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game="fiji", seats=None, *, render_mode=None, **answers: Any):
        self.game, self.render_mode = InNumbers(game, seats, **answers), render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        low, high = np.int32(self.game.low), np.int32(self.game.high)
        mask = Box(0, 1, (self.game.size,), np.int8)
        self._seen, self._said = {}, {}
        for agent in self.possible_agents:
            self._seen[agent] = Dict(observation=Box(low, high, dtype=np.int32), action_mask=mask)
            self._said[agent] = Discrete(self.game.size)
        self._luck = np.random.default_rng()

    def observation_space(self, agent):
        return self._seen[agent]

    def action_space(self, agent):
        return self._said[agent]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        seen = np.int32(self.now.seen(seat))
        return {"observation": seen, "action_mask": np.frombuffer(self.now.mask(seat), np.int8)}

    def begin(self, seed):
        self._luck = self._luck if seed is None else np.random.default_rng(seed)
        self.now = self.game.opening(int(self._luck.integers(2**48)) if seed is None else seed)
        self.agents, self.left = [*self.possible_agents], self.game.most
        self.infos = {agent: {} for agent in self.agents}

    def say(self, agent, number):
        self.now = self.now.after(self.possible_agents.index(agent), int(number))
        self.left -= 1
        return not self.now.waiting, self.left <= 0 < len(self.now.waiting)

    def render(self):
        return str(self.now)

    def close(self):
        pass  # nothing is open


class AtollEnv(_AtTheTable, AECEnv):
    """Who decides is the agent; of those who decide at once, the first one."""

    def reset(self, seed=None, options=None):
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.now.waiting[0]]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        over, left = self.say(agent, action)  # left before its end, after very many numbers
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.now.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, left)
        self.agent_selection = self.agents[0 if over else self.now.waiting[0]]
        self._accumulate_rewards()


class AtollParallel(_AtTheTable, ParallelEnv):
    """All say a number at once; who has nothing to decide says 0, which is all its mask allows."""

    def reset(self, seed=None, options=None):
        self.begin(seed)
        return self._all(self.observe), self.infos

    def step(self, actions):
        over = left = False
        for seat in self.now.waiting:
            over, left = self.say(self.agents[seat], actions[self.agents[seat]])
        rewards = dict(zip(self.agents, self.now.rewards(), strict=True))
        ends = self._all(lambda _: over), self._all(lambda _: left)
        told = (self._all(self.observe), rewards, *ends, self._all(lambda _: {}))
        self.agents = [] if over or left else self.agents
        return told

    def _all(self, tell):
        return {agent: tell(agent) for agent in self.agents}
