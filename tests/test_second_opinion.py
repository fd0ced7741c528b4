"""A second implementation, written apart from the rulebooks, plays the same games."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import plain_fiji as plain
import plain_port as port
from play_at_random import POLICIES, Policy, Start, starts

from atoll import fiji
from atoll.fiji import Table

STARTS = list(starts())


def begins(table: Table) -> dict[str, Any]:
    """The first line of a record that begins at a table."""
    position, rulings = fiji.write_position(table), table.rulings.as_dict()
    return {"position": position, "seats": [*table.seats], "edition": None, "rulings": rulings}


def both(start: Start, policy: Policy, seed: int) -> Iterator[tuple[Table, plain.Game, set[str]]]:
    """A whole game in both, decision by decision, with the rules that fired on the way."""
    luck = Random(seed)
    table, events = start.opening(seed)
    game = port.begin(begins(table))
    yield table, game, {event.rule for event in events}
    while waits := fiji.waiting(table):
        seat = luck.choice(waits)
        moves = list(fiji.moves(table, seat))
        texts = sorted(map(fiji.write_move, moves))
        assert texts == sorted(port.text(*one) for one in plain.legal(game, seat))
        move = policy(luck, moves)
        table, events = fiji.after(table, seat, move)
        game = port.move(game, seat, fiji.write_move(move))
        yield table, game, {event.rule for event in events}


def played(start: Start, policy: Policy, seed: int) -> set[str]:
    """The rules that fired; both agree on all that lies there and on who has to decide."""
    fired = set[str]()
    for table, game, rules in both(start, policy, seed):
        there = port.begin(begins(table))
        assert replace(there, cards=game.cards, row=game.row) == game
        assert plain.waiting(game) == [*fiji.waiting(table)]
        fired |= rules
    outcome = fiji.outcome(table)
    assert outcome is not None
    assert list(outcome.winners) == plain.winners(game)
    return fired


def test_both_implementations_play_the_same_games_and_reach_the_rare_rules() -> None:
    """Every start is played once, in one of the ways to play."""
    fired = {
        rule
        for seed, start in enumerate(STARTS)
        for rule in played(start, POLICIES[seed % len(POLICIES)], seed)
    }
    rare = {"4_9", "4_10", "4_11", "4_12", "4_13", "4_14", "4_15", "5_3", "5_5", "5_6", "5_7"}
    assert {f"fiji_{number}" for number in rare | {"6_3", "7_4", "7_6", "7_7"}} <= fired
