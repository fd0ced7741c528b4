"""A table of Fiji that no game comes to is refused, unless it is assumed."""

import json
from typing import Any

import pytest
from record_lines import CARDS, RECORDS, THREE, judged, positioned

from atoll import fiji
from atoll.record import referee

OFFERS = {"Ana": {"red": 2}, "Ben": {"green": 1}, "Cid": {"blue": 1}}
TAKEN: dict[str, Any] = {
    "offers": OFFERS,
    "row": 2,
    "stage": "row",
    "supply": {"green": 5, "red": 1, "yellow": 3, "blue": 2},
    "hands": {
        "Ana": {"green": 5, "red": 5, "yellow": 3, "blue": 2},
        "Ben": {"green": 4, "red": 4, "yellow": 3, "blue": 2},
        "Cid": {"green": 5, "red": 4, "yellow": 3, "blue": 1},
    },
}


def test_the_table_after_a_row_can_come_about(tmp_path: Any) -> None:
    assert judged(tmp_path, positioned(**TAKEN)).legal


def test_a_position_is_counted_against_the_deck_of_the_record(tmp_path: Any) -> None:
    cards = {"conditions": ["most red"] * 16, "effects": ["take 3 red"] * 16}
    four = {"conditions": ["most red"] * 4, "effects": ["take 3 red"] * 4}
    position = {"position": CARDS | four}
    assert judged(tmp_path, THREE | position).rule == "fiji_2_3"
    assert judged(tmp_path, THREE | position | {"deck": cards}).legal
    assert judged(tmp_path, THREE | {"position": CARDS, "deck": cards}).rule == "fiji_2_3"


def test_the_printed_exchange_is_assumed_and_says_so() -> None:
    verdict = referee(RECORDS / "legal" / "the_printed_exchange.jsonl")
    assert (verdict.legal, verdict.assumed) == (True, True)


# Positions written from the rulebooks alone, by somebody who had not seen the engine


BY_HAND = [
    json.loads(line)
    for line in (RECORDS.parent / "positions" / "by_hand.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("edition", fiji.EDITIONS)
def test_a_position_is_judged_as_whoever_wrote_it_says(tmp_path: Any, edition: str) -> None:
    for one in BY_HAND:
        seats = [*one["position"]["hands"]]
        if edition != "fiji-condensed" or len(seats) > 2:
            start = {"game": "fiji", "edition": edition, "seats": seats}
            verdict = judged(tmp_path, start | {"position": one["position"]})
            assert verdict.legal == one["possible"], (one["id"], one["why"])
