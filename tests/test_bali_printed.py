"""What the rulebook of Bali counts and pictures of a setup: piles, the draw pile, page 14."""

import pytest

from atoll import bali

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
