"""Whole recorded games of Kaivai: each way to decide a village, each supply that runs out."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from kaivai_aims import AIMS, RECORDS

from atoll.forge.judging import judged
from atoll.home import HOME
from atoll.kaivai.table import Deliver, Table, Track
from atoll.record.following import Running, followed
from atoll.record.lines import object_of
from atoll.table import Step
from atoll.table.games import game

kaivai: Any = game("kaivai")
OTHERS = {"four_players_to_the_end"}
"""What is kept for its length."""
FAIR = 400_000
PAGE = HOME / "docs" / "whole_games.md"


@cache
def lines(name: str) -> tuple[dict[str, Any], ...]:
    return tuple(map(object_of, (RECORDS / f"{name}.jsonl").read_bytes().splitlines()))


@cache
def game_of(name: str) -> tuple[Running, ...]:
    """The game after each line."""
    running: Running | None = None
    found = [running := followed(running, line) for line in lines(name)]
    assert judged(lines(name)).legal
    return tuple(found)


def decided(name: str) -> Iterator[tuple[Table, Step[Table]]]:
    """Each table before a move, and what followed from it."""
    games = game_of(name)
    return ((one.table, other.step) for one, other in pairwise(games))


def test_every_record_is_in_the_table_and_all_are_small() -> None:
    files = [*RECORDS.glob("*.jsonl")]
    assert {file.stem for file in files} == {*AIMS} | OTHERS
    assert sum(file.stat().st_size for file in files) < FAIR


def test_the_page_says_of_every_record_what_it_is_kept_for() -> None:
    text = PAGE.read_text("utf-8")
    assert [name for name in AIMS if f"`{name}`" not in text] == []


@pytest.mark.parametrize("name", AIMS)
def test_the_record_is_a_whole_game_and_comes_to_what_it_is_kept_for(name: str) -> None:
    table = game_of(name)[-1].table
    assert (table.stage, len(table.scored)) == ("over", 8)
    assert len(table.seats) == AIMS[name].seats
    assert any(AIMS[name].reached(before, step) for before, step in decided(name))


def test_who_has_sold_the_last_counter_sells_no_more() -> None:
    """The next fish of the same canoe would find no shell."""
    name = "shells_out_at_a_sale"
    games = zip(lines(name)[1:], decided(name), strict=True)
    line = next(line for line, (at, step) in games if AIMS[name].reached(at, step))
    table = game_of(name)[lines(name).index(line)].table
    seat, move = table.seats.index(line["seat"]), kaivai.parse_move(line["move"])
    space = next(place for place, fish in enumerate(table.fish[seat]) if fish)
    more = Deliver(Track(*[int(place == space) for place in range(5)]), move.hut, move.canoe)
    assert kaivai.why_not(table, seat, more).rule == "kaivai_8_7"


def test_the_final_scoring_of_four_adds_up_line_by_line() -> None:
    """What the events give is the glory that the players end with; eight villages are decided."""
    games = game_of("four_players_to_the_end")
    assert len(games) > 150
    assert games[-1].table.stage == "over"
    events = [event for running in games for event in running.step.events]
    glory = [0] * 4
    for event in events:
        _scored(glory, event)
    assert tuple(glory) == games[-1].table.glory
    assert sum(event.what in {"majority", "tied", "nobody"} for event in events) == 8


def _scored(glory: list[int], event: Any) -> None:
    facts = event.facts
    gains: dict[int, int] = {}
    if event.what in {"huts", "feast"}:
        gains = dict(enumerate(facts["glory"]))
    elif event.what == "bonus":
        gains = {facts["seat"]: facts["bonus"]}
    elif event.what == "majority":
        gains = {facts["seat"]: facts["glory"]}
    elif event.what == "tied":
        gains = dict.fromkeys(facts["seats"], facts["glory"])
    elif event.what == "sinking cost":
        gains = {facts["seat"]: -facts["glory"]}
    for seat, more in gains.items():
        glory[seat] += more


def test_a_record_is_a_line_for_each_move() -> None:
    for name in (*AIMS, *OTHERS):
        assert all("move" in line for line in lines(name)[1:]), json.dumps(lines(name)[0])
