"""Try it for a game with a pack of cards: a long list of cards is one line."""

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from atoll.record.aloud import fragment, unfolded

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

START: dict[str, Any] = {
    "game": "bali",
    "edition": "bali-en-2009",
    "rulings": {},
    "seats": ["Blue", "Yellow", "Green", "Red"],
    "position": {"draw": ["warrior"] * 20 + ["artist"], "hands": {"Blue": ["prince"]}},
}


@pytest.fixture
def pile(page: "Page") -> "Locator":
    """The line with the draw pile, before the engine is loaded."""
    page.goto(f"/bali/try/index.html#{fragment([START])}")
    return page.get_by_label("Draw pile, in their order", exact=True)


def draw(page: "Page") -> Any:
    """What the link of the page holds."""
    start, *_ = unfolded(page.url.partition("#")[2])
    return start["position"]["draw"]


def test_a_pack_is_written_on_one_line(page: "Page", pile: "Locator") -> None:
    expect(pile).to_have_value("20 warrior, artist")
    pile.fill("2 warrior, artist, warrior, 12 prince")
    expect(page.locator("#fold-draw")).to_contain_text("2 warrior, artist, warrior, 12 prince")
    assert draw(page) == ["warrior", "warrior", "artist", "warrior", *["prince"] * 12]


def test_a_card_that_there_is_not_is_marked_and_changes_nothing(
    page: "Page", pile: "Locator"
) -> None:
    pile.fill("20 warrior, astronomer")
    expect(pile).to_have_attribute("aria-invalid", "true")
    assert draw(page) == START["position"]["draw"]
