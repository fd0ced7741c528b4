"""Recorded games of Kaivai: each way to decide a village, and a supply that runs out."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from atoll.home import HOME
from atoll.record import referee
from atoll.record.following import Running, followed

RECORDS = HOME / "tests" / "records" / "kaivai"
LAST: Mapping[str, set[str]] = {
    "a_village_won_alone": {"majority"},
    "a_village_won_by_influence": {"majority", "return"},
    "a_village_tied_by_two": {"tied"},
    "a_village_tied_by_three": {"tied"},
    "a_village_nobody_gains": {"nobody"},
    "influence_out_at_a_first_choice": {"marked"},
    "influence_out_at_a_sacrifice": {"sacrifice", "influence short"},
    "influence_out_at_the_god": {"influence short"},
    "four_players_to_the_end": {"totals"},
}
"""By each record what its last line has to tell: the shortest that random players found."""


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (RECORDS / f"{name}.jsonl").read_text().splitlines()]


def followed_to_the_end(name: str) -> tuple[Running, list[list[Any]]]:
    """The game after the last line, and what each line told."""
    running: Running | None = None
    told: list[list[Any]] = []
    for line in lines(name):
        running = followed(running, line)
        told.append([*running.step.events])
    assert running is not None
    return running, told


def test_every_record_is_in_the_table() -> None:
    assert {file.stem for file in RECORDS.glob("*.jsonl")} == {*LAST}


@pytest.mark.parametrize("name", LAST)
def test_the_record_is_legal_and_ends_with_what_it_is_kept_for(name: str) -> None:
    assert referee(Path(RECORDS / f"{name}.jsonl")).legal
    _, told = followed_to_the_end(name)
    assert LAST[name] <= {event.what for event in told[-1]}


@pytest.mark.parametrize(("name", "seats"), [("two", 2), ("three", 3)])
def test_so_many_are_tied(name: str, seats: int) -> None:
    _, told = followed_to_the_end(f"a_village_tied_by_{name}")
    (tied,) = [event for event in told[-1] if event.what == "tied"]
    assert len(tied.facts["seats"]) == seats


def test_the_final_scoring_of_four_adds_up_line_by_line() -> None:
    """What the events give is the glory that the players end with; eight villages are decided."""
    running, told = followed_to_the_end("four_players_to_the_end")
    assert len(told) > 150
    assert running.table.stage == "over"
    events = [event for line in told for event in line]
    glory = [0] * 4
    for event in events:
        _scored(glory, event)
    assert tuple(glory) == running.table.glory
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
