"""What the rulebook of Bali counts and pictures of a setup: piles, the draw pile, page 14."""

from typing import Any

import pytest
from ran import examples

from atoll import bali
from atoll.table.games import game

COLOURS = ("Blue", "Yellow", "Green", "Red")


@pytest.mark.parametrize(("seats", "dealt", "left"), [(4, 48, 111), (3, 36, 123)])
def test_three_cards_lie_at_each_side_of_each_island(seats: int, dealt: int, left: int) -> None:
    step = bali.opening(COLOURS[:seats], 18, None, edition=None)
    stocks = [event.facts["number"] for event in step.events if event.what == "draw pile"]
    piles = [cards for one in step.table.dealt for cards in one.values()]
    assert [len(cards) for cards in piles] == [3] * 3 * seats
    assert sum(map(len, piles)) + 3 * seats == dealt
    assert stocks == [left]


def test_the_picture_of_page_14_where_yellow_has_card_1_and_blue_card_4() -> None:
    table = bali.setup(COLOURS, 18)
    assert table.start_cards == (4, 1, 2, 3)  # so drawn with this seed; cards 2 to 4 are invented
    assert COLOURS[table.active] == "Yellow"
    assert table.island == "Panschar"
    assert COLOURS[table.priests["Panschar"]] == "Green"
    assert COLOURS[table.princes["Panschar"]] == "Yellow"


def test_what_the_rulebook_prints_lies_on_tables_that_can_come_about() -> None:
    every = examples(
        "features/bali/6_prince_example.feature",
        "features/bali/8_change_example.feature",
        "features/bali/8_prevented_example.feature",
    )
    rules: Any = game("bali")
    found = {}
    for one in every:
        names, rulings = one["begins"]["seats"], rules.answered(None, one["rulings"])
        for when in ("start", "end"):
            table = rules.read_position(one[when], names, rulings)
            found[one["name"], when] = rules.why_impossible(table)
    assert len(found) == 12
    assert {*found.values()} == {None}
