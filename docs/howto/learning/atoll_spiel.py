"""Every game of Atoll in OpenSpiel: `pyspiel.load_game("atoll_fiji(players=3)")`."""

import numpy as np
import pyspiel

from atoll.learning import InNumbers
from atoll.table.games import GAMES, game

KIND, DEALS = pyspiel.GameType, 1000  # so many games are there to be dealt, with all their luck


def kind(name):
    return KIND(
        short_name=f"atoll_{name}",
        long_name=name.capitalize(),
        dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KIND.Information.IMPERFECT_INFORMATION,
        utility=KIND.Utility.ZERO_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=max(game(name).SEATS),
        min_num_players=min(game(name).SEATS),
        **{f"provides_information_state_{one}": False for one in ("string", "tensor")},
        **{f"provides_observation_{one}": True for one in ("string", "tensor")},
        parameter_specification={"players": game(name).SEATS[0], "deals": DEALS},
    )


class AtollGame(pyspiel.Game):
    def __init__(self, params):
        self.numbers = InNumbers(self.name, params.get("players"))
        self.deals = params.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.size,
            max_chance_outcomes=self.deals,
            num_players=self.numbers.seats,
            min_utility=-1.0,
            max_utility=self.numbers.seats - 1.0,
            utility_sum=0.0,
            max_game_length=self.numbers.most,
        )
        super().__init__(kind(self.name), info, params)

    def new_initial_state(self):
        return AtollState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Observer(self.numbers)


class AtollState(pyspiel.State):
    def __init__(self, of):
        super().__init__(of)
        self.numbers, self.deals, self.now = of.numbers, of.deals, None

    def current_player(self):
        first = self.now and (*self.now.waiting, pyspiel.PlayerId.TERMINAL)[0]
        return pyspiel.PlayerId.CHANCE if first is None else first

    def chance_outcomes(self):
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player):
        return [*self.now.legal(player)]

    def _apply_action(self, action):
        now, opening = self.now, self.numbers.opening
        self.now = now.after(now.waiting[0], action) if now else opening(action)

    def _action_to_string(self, player, action):
        return f"deal {action}" if player < 0 else self.numbers.texts[action]

    def is_terminal(self):
        return self.now is not None and not self.now.waiting

    def returns(self):
        return [*self.now.rewards()] if self.now else [0.0] * self.numbers.seats

    def __str__(self):
        return str(self.now or "before the deal")


class Observer:  # what a player may know, each number from 0 to 1
    def __init__(self, numbers):
        self.low, self.high = np.float32(numbers.low), np.float32(numbers.high)
        self.tensor = np.zeros(len(self.low), np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state, player):
        seen = state.now.seen(player) if state.now else self.low
        self.tensor[:] = (seen - self.low) / (self.high - self.low)

    def string_from(self, state, player):
        return str(state.now.seen(player) if state.now else ())


for _name in GAMES:
    globals()[_name] = _game = type(_name, (AtollGame,), {"name": _name})
    pyspiel.register_game(kind(_name), _game)
