"""What can be taken back at the prompt; the record keeps what stays, legal at any moment."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll.random_seats import Terminal, play
from atoll.record import Start, referee
from atoll.table.games import game
from atoll.table.taking_back import why_kept

SEATS = ["Ana", "Ben", "Cid"]
ALONE: dict[str, Any] = {
    "stage": "action",
    "bids": {"Ana": 5, "Ben": 4, "Cid": 3},
    "turn": "Ana",
    "huts": {
        "E8": {"owner": "Ana", "kind": "canoe-builder"},
        "F7": {"owner": "Ana", "kind": "fisherman"},
        "H6": {"owner": "Ben", "kind": "meeting"},
        "I6": {"owner": "Cid", "kind": "meeting"},
    },
    "canoes": {"E6": "Ana", "D7": "Ana"},
    "passed": ["Ben", "Cid"],
}
"""Ana alone has turns left; both her canoes can fish at E7."""


def typing(*texts: str, before: Callable[[], object]) -> Callable[[str], str]:
    """A person who types these lines and then leaves; something is done before each."""
    left = iter(texts)

    def ask(_: str) -> str:
        before()
        return next(left, "q")

    return ask


def typed(path: Path, *texts: str, start: Start | None = None) -> list[str]:
    """What Ana is told who types this; the record in `path` is refereed before each line."""
    told: list[str] = []
    begins = start or Start("kaivai", SEATS, position=ALONE, assumed=True)
    ask = typing(*texts, before=lambda: told.append(str(referee(path))))
    play(begins, Terminal(ask, told.append), Random(1), human="Ana", save=path)
    assert all(": legal" in one for one in told if one.startswith(str(path)))
    return [one for one in told if not one.startswith(str(path))]


def moves_in(path: Path) -> list[str]:
    return re.findall(r'"move": "([^"]*)"', path.read_text("utf-8"))


def kept(told: list[str]) -> list[str]:
    return [one for one in told if one.startswith("Nothing can be taken back: ")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_small_moves_are_taken_back_one_by_one(path: Path) -> None:
    told = typed(path, "choose fishing", "sail D7 to D6", "back", "BACK", "choose moving")
    assert moves_in(path) == ["choose moving"]
    assert kept(told) == []
    verdict = referee(path)
    assert verdict.table.canoes == game("kaivai").read_position(ALONE, SEATS, _usual()).canoes


def _usual() -> Any:
    return game("kaivai").answered(None, None)


def test_a_die_that_is_rolled_stays_and_what_follows_it_does_not(path: Path) -> None:
    told = typed(path, "choose fishing", "fish at E7 from E6", "sail D7 to D6", "back", "back")
    assert moves_in(path) == ["choose fishing", "fish at E7 from E6"]
    why = "your last move was decided by the luck of the dice (Kaivai 7.3)"
    assert kept(told) == [f"Nothing can be taken back: {why}."]


def test_the_move_that_commits_a_turn_stays_though_nobody_else_moves_between(path: Path) -> None:
    told = typed(path, "choose moving", "sail E6 to E5", "done", "back")
    assert moves_in(path) == ["choose moving", "sail E6 to E5", "done"]
    assert kept(told) == ["Nothing can be taken back: your last move ended your turn."]


def test_what_was_done_before_the_move_of_another_player_stays(path: Path) -> None:
    open_turns = ALONE | {"passed": ["Cid"]}
    start = Start("kaivai", SEATS, position=open_turns, assumed=True)
    told = typed(path, "choose increasing", "back", start=start)
    assert kept(told) == ["Nothing can be taken back: Ben has moved since."]


BALI: dict[str, Any] = {
    "active": "Ana",
    "hands": {"Ana": ["prince", "scholar", "artist", "warrior"], "Ben": ["warrior"]},
    "dealt": {"Ana": {"Panschar": ["priest", "priest"]}, "Ben": {"Panschar": ["artist"]}},
    "laid": {"Ana": {"Wontong": ["artist"]}},
}


@pytest.mark.parametrize(
    ("moves", "rulings", "why"),
    [
        (["play scholar", "take from Panschar"], "one_by_one", "showed the cards dealt to Ana"),
        (["end turn"], "at_once", "ended your turn"),
    ],
)
def test_in_bali_a_card_that_was_seen_and_a_turn_that_ended_stay(
    moves: list[str], rulings: str, why: str
) -> None:
    rules = game("bali")
    table = rules.read_position(BALI, SEATS, rules.answered(None, {"scholar_taking": rulings}))
    for move in moves:
        before, table = table, rules.after(table, 0, rules.parse_move(move)).table
    assert why_kept("bali", before, 0, table).startswith(why)
