"""What a refusal of Kaivai says, where the fix depends on the numbers of the table."""

from typing import Any

import pytest
from kaivai_scenes import SEATS, of_all, position, scene

from atoll.table import Refused
from atoll.table.games import game

kaivai: Any = game("kaivai")


@pytest.mark.parametrize(
    ("at", "said", "reason"),
    [
        (
            "deliver to full",
            "deliver 4 4 4 to F3 from G3",
            "the hut on F3 takes 2 more fish; deliver so many.",
        ),
        ("celebrate", "celebrate at G7", "no village is on G7; celebrate where fish are."),
        (
            "celebrate",
            "celebrate at E7",
            "the village of E7 has no fish; celebrate where fish are.",
        ),
    ],
)
def test_a_refusal_says_what_can_be_done(at: str, said: str, reason: str) -> None:
    refusal = kaivai.why_not(scene(at), SEATS.index("Red"), kaivai.parse_move(said))
    assert refusal
    assert refusal.reason == reason


def test_a_full_hut_is_called_full() -> None:
    red, two, one = SEATS.index("Red"), "deliver 4 4 to F3 from G3", "deliver 4 to F3 from G3"
    table = kaivai.after(scene("deliver to full"), red, kaivai.parse_move(two)).table
    refusal = kaivai.why_not(table, red, kaivai.parse_move(one))
    assert refusal == ("kaivai_8_2", "the hut on F3 is full; choose another.")


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"influence": of_all(8)}, "8 counters of influence are too many; the box holds 24."),
        ({"shells": of_all({"5": 14})}, "16 fish and shells are too many; the box holds 52."),
    ],
)
def test_a_table_with_too_many_counters_says_how_many(parts: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        kaivai.resumed(position(**parts), SEATS, kaivai.answered())
    assert refused.value.refusal.reason == reason
