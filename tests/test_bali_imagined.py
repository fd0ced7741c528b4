"""A table that is thought up from a view of Bali may be the real one, by every ruling."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from atoll import bali
from atoll.bali.imagined import imagined
from atoll.bali.table import Table
from atoll.table.games import game, standing

NAMES = ("Ana", "Ben", "Cid", "Dora")
STEPS = 240
why_impossible: Any = getattr(game("bali"), "why_impossible")  # noqa: B009 # not a verb


def tables(seed: int, seats: int, **house: str) -> Iterator[Table]:
    """Tables of a game at random, by answers at random but for some."""
    luck = Random(seed)
    rulings = {name: luck.choice(one.names()) for name, one in bali.RULINGS.items()} | house
    table = bali.setup(NAMES[:seats], seed, rulings)
    for number in range(STEPS):
        if number % 6 == 0:
            yield table
        if bali.outcome(table):
            return
        (turn,) = bali.waiting(table)
        table = bali.after(table, turn, luck.choice([*bali.moves(table, turn)])).table


@pytest.mark.parametrize("sizes", ["public", "secret"])
@pytest.mark.parametrize("seed", range(4))
def test_the_seat_sees_the_same_and_counting_allows_the_table(seed: int, sizes: str) -> None:
    seats = 3 + seed % 2
    for number, table in enumerate(tables(seed, seats, sizes=sizes)):
        seat = number % seats
        view = bali.view(table, seat)
        found = imagined(view, seed)
        assert bali.view(found, seat) == view
        assert why_impossible(standing("bali", found)) is None
        if seat in bali.waiting(table):
            assert [*bali.moves(found, seat)] == [*bali.moves(table, seat)]


def test_by_secret_sizes_hands_of_others_have_any_number_of_cards() -> None:
    table = bali.setup(NAMES, 3, {"sizes": "secret"})
    view = bali.view(table, 0)
    found = {len(imagined(view, seed).hands[1]) for seed in range(20)}
    assert len(found) > 5


def test_by_secret_sizes_a_player_knows_the_sizes_of_the_own_piles() -> None:
    table = bali.setup(NAMES, 3, {"sizes": "secret"})
    view = bali.view(table, 0)
    assert {*map(len, view.dealt[0].values())} == {3}
    assert view.dealt[1] is None
