"""What the edition of a record means: by which text its game is played."""

from pathlib import Path

import pytest
from record_lines import ALL_READY, CARDS, THREE, Line, judged, positioned

from atoll import fiji
from atoll.record import Verdict, final_position

GERMAN = "fiji-de-2005"
EFFECTS = ["take half of the green", "keep the offer", "others take 1 yellow", "rotate a goal"]
HALVING = positioned(conditions=["most red", *CARDS["conditions"][1:]], effects=EFFECTS)
"""Cid executes the first row, with 5 green in the supply, and two of three cancel in the second."""


def by(edition: str) -> Line:
    return {"edition": edition}


def green_taken(verdict: Verdict) -> int:
    assert verdict.legal, verdict
    return int(verdict.table.hands[2].green) - 5


@pytest.mark.parametrize("start", [HALVING, THREE | {"seed": 1}], ids=["position", "seed"])
@pytest.mark.parametrize("edition", fiji.EDITIONS)
def test_a_record_answers_every_ruling_as_its_edition_does(
    tmp_path: Path, edition: str, start: Line
) -> None:
    verdict = judged(tmp_path, start | by(edition))
    assert verdict.table.rulings.as_dict() == fiji.EDITIONS[edition].choices


def test_a_ruling_of_a_record_goes_before_its_edition_and_leaves_the_others(tmp_path: Path) -> None:
    down = HALVING | by(GERMAN) | {"rulings": {"half": "down"}}
    verdict = judged(tmp_path, down, *ALL_READY)
    assert green_taken(verdict) == 2
    assert verdict.table.rulings == fiji.answered(GERMAN).but(half="down")


def test_a_position_carries_no_edition_into_the_next_record(tmp_path: Path) -> None:
    position = final_position(judged(tmp_path, HALVING | by(GERMAN)))
    again = THREE | {"position": position}
    assert green_taken(judged(tmp_path, again, *ALL_READY)) == 2
    assert green_taken(judged(tmp_path, again | by(GERMAN), *ALL_READY)) == 3
