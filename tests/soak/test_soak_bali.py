"""A thousand games of Bali of each number of players, under rulings at random.

Players at random need not end one: what has not ended after so many moves is given up and counted.
"""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from bali_games import any_rulings, keeps_all, tables, whole

from atoll.bali.game import MOST_MOVES

GAMES = 1_000
LOOKED_AT = 20
"""One table of so many is looked at whole, and the last one."""


@pytest.mark.parametrize("seats", [3, 4])
def test_a_thousand_games_keep_every_card(
    seats: int, record_property: Callable[[str, object], None]
) -> None:
    ended, lengths = 0, list[int]()
    for number in range(GAMES):
        played = [*tables(number, seats, any_rulings(Random(number)), MOST_MOVES)]
        looked = [*played[::LOOKED_AT], played[-1]]
        keeps_all(looked[0], None)
        for before, table in pairwise(looked):
            keeps_all(table, before)
        ended += whole(played[-1])
        lengths.append(len(played) - 1)
    told = f"{GAMES} games, {ended} ended, {sum(lengths) / GAMES:.0f} moves a game"
    record_property(f"Bali, {seats} players", f"{told}, {min(lengths)} to {max(lengths)}")
