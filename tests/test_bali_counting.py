"""A table of Bali that no game comes to is refused; one that a game comes to never is."""

import re
from random import Random
from typing import Any

import pytest

from atoll import bali
from atoll.record import Start
from atoll.table import Refused
from atoll.table.games import game, standing

NAMES = ("Ana", "Ben", "Cid", "Dora")
THREE = NAMES[:3]
LOW = [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4

IMPOSSIBLE: dict[str, tuple[tuple[str, ...], dict[str, Any], str]] = {
    "both chips without the seal": (
        NAMES,
        {
            "priests": {"Kukusch": "Ana", "Panschar": "Ben", "Tschakkalag": "Cid"}
            | {"Wontong": "Dora"},
            "princes": {"Kukusch": "Ana", "Panschar": "Cid", "Tschakkalag": "Ben"}
            | {"Wontong": "Cid"},
        },
        "7.1",
    ),
    "a seal of an island whose priest lies aside": (
        THREE,
        {
            "priests": {"Panschar": "Ben", "Tschakkalag": "Cid", "Wontong": "Ana"},
            "princes": {"Kukusch": "Ana", "Panschar": "Cid", "Tschakkalag": "Ben"},
            "seals": {"Kukusch": "Ana"},
        },
        "7.1",
    ),
    "a 5 taken before a 2": (
        NAMES,
        {"masks": {"Ana": [5], "Ben": [], "Cid": [], "Dora": []}, "masks_left": LOW[:-1]},
        "9.4",
    ),
    "a start card twice": (
        NAMES,
        {"start_cards": {"Ana": 1, "Ben": 2, "Cid": 2, "Dora": 4}},
        "1.5",
    ),
    "four dealt cards on a pile": (
        NAMES,
        {"dealt": {"Ana": {"Wontong": ["warrior"] * 4}, "Ben": {}, "Cid": {}, "Dora": {}}},
        "1.2",
    ),
    "31 warriors": (
        NAMES,
        {"hands": {"Ana": ["warrior"] * 31, "Ben": [], "Cid": [], "Dora": []}},
        "0.4",
    ),
    "a mask twice": (NAMES, {"masks_left": [2, *LOW]}, "0.6"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_table_that_no_game_comes_to_is_refused_with_the_rule(what: str) -> None:
    seats, position, found = IMPOSSIBLE[what]
    with pytest.raises((Refused, ValueError), match=rf"Bali {re.escape(found)}: "):
        Start("bali", [*seats], position=position).opening()


COUNTED = [one for one, (_, _, found) in IMPOSSIBLE.items() if not found.startswith("0.")]


@pytest.mark.parametrize("what", COUNTED)
def test_what_is_refused_by_counting_can_be_assumed(what: str) -> None:
    seats, position, _ = IMPOSSIBLE[what]
    assert Start("bali", [*seats], position=position, assumed=True).opening().table


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_no_table_of_a_game_is_refused(seed: int, seats: int) -> None:
    luck = Random(seed)
    rulings = {name: luck.choice(one.names()) for name, one in bali.RULINGS.items()}
    table = bali.setup(NAMES[:seats], seed, rulings)
    why_impossible: Any = getattr(game("bali"), "why_impossible")  # noqa: B009 # not a verb
    for number in range(1500):
        if number % 5 == 0:
            assert why_impossible(standing("bali", table)) is None
        if bali.outcome(table):
            break
        (turn,) = bali.waiting(table)
        table = bali.after(table, turn, luck.choice([*bali.moves(table, turn)])).table
