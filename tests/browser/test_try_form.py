"""Try it for games with a board and with a pack of cards: pieces by place and owner, long lists."""

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from atoll.record.aloud import fragment, unfolded

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEATS = ["Red", "Blue", "Green"]
BOARD: dict[str, Any] = {
    "cult": ["B2", "E7", "F4"],
    "huts": {"F3": {"owner": "Red", "kind": "meeting"}},
    "canoes": {"G5": "Red", "H7": "Blue"},
    "order": SEATS,
    "turn": None,
}
CARDS: dict[str, Any] = {"draw": ["warrior"] * 20 + ["artist"], "hands": {"Blue": ["prince"]}}


def position(page: "Page") -> Any:
    """What the link of the page holds."""
    start, *_ = unfolded(page.url.partition("#")[2])
    return start["position"]


def opened(page: "Page", game: str, lies: dict[str, Any], seats: list[str]) -> None:
    """Try it with such a position, before the engine is loaded."""
    start = {"game": game, "rulings": {}, "seats": seats, "position": lies}
    page.goto(f"/{game}/try/index.html#{fragment([start])}")
    expect(page.get_by_label("Player 1", exact=True)).to_be_visible()


def test_a_piece_has_a_place_of_its_own_and_an_owner(page: "Page") -> None:
    opened(page, "kaivai", BOARD, SEATS)
    page.locator("#fold-canoes").click()
    names = page.locator("[id^=part-canoes-][id$=-name]")
    names.nth(0).fill("H7")
    names.nth(0).press("Tab")
    expect(names.nth(0)).to_have_value("G5")
    assert position(page)["canoes"] == BOARD["canoes"]
    page.get_by_label("Remove Canoes, G5", exact=True).click()
    assert position(page)["canoes"] == {"H7": "Blue"}
    page.get_by_label("One more: Canoes", exact=True).click()
    names.nth(1).fill("J6")
    names.nth(1).press("Tab")
    page.get_by_label("Canoes, J6", exact=True).select_option("Green")
    assert position(page)["canoes"] == {"H7": "Blue", "J6": "Green"}
    page.get_by_label("Remove Canoes, H7", exact=True).click()
    assert position(page)["canoes"] == {"J6": "Green"}
    before = page.url
    page.locator("#part-cult").fill("B2 E7, G4")
    page.wait_for_url(lambda url: url != before)
    assert position(page)["cult"] == ["B2", "E7", "G4"]


def test_pieces_of_a_player_go_along_with_the_name_and_with_the_player(page: "Page") -> None:
    opened(page, "kaivai", BOARD, SEATS)
    page.get_by_label("Player 1", exact=True).fill("Rosa")
    page.get_by_label("Player 1", exact=True).press("Tab")
    found = position(page)
    assert found["canoes"] == {"G5": "Rosa", "H7": "Blue"}
    assert found["huts"]["F3"]["owner"] == "Rosa"
    assert found["order"] == ["Rosa", "Blue", "Green"]
    for _ in range(2):
        page.get_by_label("one less: Number of players", exact=True).click()
    found = position(page)
    assert found["canoes"] == {"G5": "Rosa"}
    assert found["order"] == ["Rosa"]


def test_a_pack_is_written_on_one_line_of_cards_that_there_are(page: "Page") -> None:
    opened(page, "bali", CARDS, ["Blue", "Yellow", "Green", "Red"])
    pile = page.get_by_label("Draw pile, in their order", exact=True)
    expect(pile).to_have_value("20 warrior, artist")
    pile.fill("20 warrior, astronomer")
    expect(pile).to_have_attribute("aria-invalid", "true")
    assert position(page)["draw"] == CARDS["draw"]
    pile.fill("2 warrior, artist, warrior, 12 prince")
    expect(page.locator("#fold-draw")).to_contain_text("2 warrior, artist, warrior, 12 prince")
    wanted = ["warrior", "warrior", "artist", "warrior", *["prince"] * 12]
    assert position(page)["draw"] == wanted
