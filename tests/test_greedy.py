"""Players who want to win: they know what their view shows, and nothing else decides."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from atoll.simulate.players import players
from atoll.table import games
from atoll.table.contract import Game, Policy, Table

GREEDY = ("fiji", "kaivai", "bali")


def tables(rules: Game, seed: int, number: int, apart: int) -> Iterator[Table]:
    """Some tables of a random game at which somebody has something to choose."""
    names, luck = [f"seat {n}" for n in range(1, rules.SEATS[0] + 1)], Random(seed)
    table = rules.opening(names, seed, None, edition=None).table
    for move in range(number * apart):
        seat = rules.waiting(table)[0]
        moves = tuple(rules.moves(table, seat))
        if move % apart == 0 and len(moves) > 1:
            yield table
        table = rules.after(table, seat, luck.choice(moves)).table


def decided(rules: Game, policy: Policy, table: Table, seed: int) -> Any:
    """What the seat that has to decide does at a table."""
    seat = rules.waiting(table)[0]
    return policy(rules.view(table, seat), tuple(rules.moves(table, seat)), Random(seed))


@pytest.mark.parametrize("game", GREEDY)
def test_what_is_hidden_decides_nothing_and_a_seed_decides_alike(game: str) -> None:
    """Two tables that differ only in the hidden give the same decision, which is allowed."""
    rules: Any = games.game(game)
    player, compared = players(game)["greedy"], 0
    for table in tables(rules, 1, 6, 5):
        seat, chosen = rules.waiting(table)[0], decided(rules, player, table, 7)
        assert rules.why_not(table, seat, chosen) is None
        view = rules.view(table, seat)
        for other in (table, *(rules.imagined(view, seed) for seed in range(2))):
            assert rules.view(other, seat) == view
            assert decided(rules, player, other, 7) == chosen
            compared += other != table
    assert compared > 3


# Work


@pytest.mark.parametrize("game", GREEDY)
def test_moves_in_any_order_are_those_of_the_list(game: str) -> None:
    rules, judge = games.game(game), games.worth(game)
    for table in tables(rules, 4, 5, 9):
        seat = rules.waiting(table)[0]
        drawn = [move for move in judge.in_any_order(table, seat, Random(2)) if move is not None]
        assert sorted(drawn, key=repr) == sorted(rules.moves(table, seat), key=repr)
        others = [*judge.in_any_order(table, seat, Random(3))]
        assert len(drawn) < 9 or drawn != [move for move in others if move is not None]


# By name


def test_a_game_that_judges_no_position_has_nobody_who_thinks() -> None:
    assert [*players("rps")] == ["uniform"]
    assert [*players("fiji")] == ["uniform", "greedy"]
