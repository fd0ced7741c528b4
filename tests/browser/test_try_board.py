"""Try it for a game with a board: pieces by their places, and who owns them."""

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from atoll.record.aloud import fragment, unfolded

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SEATS = ["Red", "Blue", "Green"]
START: dict[str, Any] = {
    "game": "kaivai",
    "edition": "kaivai-en-2010",
    "rulings": {},
    "seats": SEATS,
    "position": {
        "cult": ["B2", "E7", "F4"],
        "huts": {"F3": {"owner": "Red", "kind": "meeting"}},
        "canoes": {"G5": "Red", "H7": "Blue"},
        "order": SEATS,
        "turn": None,
    },
}


@pytest.fixture
def page(page: "Page") -> "Page":
    """Try it with a few pieces, before the engine is loaded."""
    page.goto(f"/kaivai/try/index.html#{fragment([START])}")
    expect(page.get_by_label("Player 1", exact=True)).to_be_visible()
    return page


def position(page: "Page") -> Any:
    """What the link of the page holds."""
    start, *_ = unfolded(page.url.partition("#")[2])
    return start["position"]


def canoes(page: "Page") -> "Locator":
    page.locator("#fold-canoes").click()
    return page.locator("[id^=part-canoes-][id$=-name]")


def test_a_piece_more_has_a_place_and_an_owner(page: "Page") -> None:
    names = canoes(page)
    page.get_by_label("One more: Canoes", exact=True).click()
    names.nth(2).fill("J6")
    names.nth(2).press("Tab")
    page.get_by_label("Canoes, J6", exact=True).select_option("Green")
    assert position(page)["canoes"] == {"G5": "Red", "H7": "Blue", "J6": "Green"}


def test_a_place_that_is_taken_stays_as_it_is(page: "Page") -> None:
    names = canoes(page)
    names.nth(0).fill("H7")
    names.nth(0).press("Tab")
    expect(names.nth(0)).to_have_value("G5")
    assert position(page)["canoes"] == START["position"]["canoes"]


def test_a_piece_is_removed(page: "Page") -> None:
    expect(canoes(page)).to_have_count(2)
    page.get_by_label("Remove Canoes, G5", exact=True).click()
    assert position(page)["canoes"] == {"H7": "Blue"}


def test_hexes_stand_on_one_line(page: "Page") -> None:
    before = page.url
    page.locator("#part-cult").fill("B2 E7, G4")
    page.wait_for_url(lambda url: url != before)
    assert position(page)["cult"] == ["B2", "E7", "G4"]


def test_a_player_who_is_renamed_keeps_the_pieces(page: "Page") -> None:
    page.get_by_label("Player 1", exact=True).fill("Rosa")
    page.get_by_label("Player 1", exact=True).press("Tab")
    found = position(page)
    assert found["canoes"] == {"G5": "Rosa", "H7": "Blue"}
    assert found["huts"]["F3"]["owner"] == "Rosa"
    assert found["order"] == ["Rosa", "Blue", "Green"]


def test_pieces_of_a_player_who_leaves_are_gone(page: "Page") -> None:
    page.get_by_label("one less: Number of players", exact=True).click()
    page.get_by_label("one less: Number of players", exact=True).click()
    found = position(page)
    assert found["canoes"] == {"G5": "Red"}
    assert found["order"] == ["Red"]
