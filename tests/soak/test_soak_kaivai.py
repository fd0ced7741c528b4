"""A thousand games of Kaivai of each number of players, under rulings and riches at random.

Each ends after eight rounds, ten by ruling, and every counter is there after each thing that
happens.
"""

from collections.abc import Callable

import pytest
from kaivai_checks import keeps_all
from kaivai_games import random_game

GAMES = 1_000


@pytest.mark.parametrize("seats", [3, 4])
def test_a_thousand_games_keep_every_counter_and_end(
    seats: int, record_property: Callable[[str, object], None]
) -> None:
    lengths = [keeps_all(random_game(seats, number)) for number in range(GAMES)]
    mean = sum(lengths) / GAMES
    told = f"{GAMES} games, {mean:.1f} moves a game, {min(lengths)} to {max(lengths)}"
    record_property(f"Kaivai, {seats} players", told)
