"""A table of Fiji that no game comes to is refused: by the deck, and as it was judged by hand."""

import json
from pathlib import Path

import pytest
from record_lines import CARDS, RECORDS, THREE, judged

from atoll import fiji

BY_HAND = [
    json.loads(line)
    for line in (RECORDS.parent / "positions" / "by_hand.jsonl").read_text("utf-8").splitlines()
]
"""Positions written from the rulebooks alone, by somebody who had not seen the engine."""


def test_a_position_is_counted_against_the_deck_of_the_record(tmp_path: Path) -> None:
    cards = {"conditions": ["most red"] * 16, "effects": ["take 3 red"] * 16}
    four = {"conditions": ["most red"] * 4, "effects": ["take 3 red"] * 4}
    position = {"position": CARDS | four}
    assert judged(tmp_path, THREE | position).rule == "fiji_2_3"
    assert judged(tmp_path, THREE | position | {"deck": cards}).legal
    assert judged(tmp_path, THREE | {"position": CARDS, "deck": cards}).rule == "fiji_2_3"


@pytest.mark.parametrize("edition", fiji.EDITIONS)
def test_a_position_is_judged_as_whoever_wrote_it_says(tmp_path: Path, edition: str) -> None:
    for one in BY_HAND:
        seats = [*one["position"]["hands"]]
        if edition != "fiji-condensed" or len(seats) > 2:
            start = {"game": "fiji", "edition": edition, "seats": seats}
            verdict = judged(tmp_path, start | {"position": one["position"]})
            assert verdict.legal == one["possible"], (one["id"], one["why"])
