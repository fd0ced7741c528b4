"""A thousand games of Kaivai and of Bali, under answers at random: nothing is lost on the way.

Players at random need not end a game of Bali: what has not ended after so many moves is given up.
"""

from collections.abc import Callable
from typing import Any

import pytest
from any_games import played, start

from atoll.table.games import game, most_moves, standing

GAMES = 1_000
LOOKED_AT = 20
"""One table of so many is looked at whole, and the last one."""


@pytest.mark.parametrize("name", ["kaivai", "bali"])
def test_a_thousand_games_keep_all_that_is_in_the_box(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    rules: Any = game(name)
    ended, lengths = 0, list[int]()
    for seed in range(GAMES):
        found = [one.step.table for one in played(start(name, seed), most_moves(name))]
        for table in [*found[::LOOKED_AT], found[-1]]:
            assert standing(name, table) == table
            assert rules.why_impossible(table) is None
        ended += rules.outcome(found[-1]) is not None
        lengths.append(len(found))
    told = f"{GAMES} games, {ended} ended, {sum(lengths) / GAMES:.0f} moves a game"
    record_property(name, f"{told}, {min(lengths)} to {max(lengths)}")
