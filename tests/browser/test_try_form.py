"""Try it by its form: pieces by place and owner, long lists, chips; and for all eyes and hands."""

from pathlib import Path
from typing import Any

import pytest
from axe import COLOURS, Axe
from playwright.sync_api import Page, ViewportSize, expect
from tryit import named, opened, result, sheet, unfolded

SEATS = ["Red", "Blue", "Green"]
BOARD: dict[str, Any] = {
    "cult": ["B2", "E7", "F4"],
    "huts": {"F3": {"owner": "Red", "kind": "meeting"}},
    "canoes": {"G5": "Red", "H7": "Blue"},
    "order": SEATS,
    "turn": None,
}
KAIVAI = {"game": "kaivai", "rulings": {}, "seats": SEATS, "position": BOARD}
CARDS: dict[str, Any] = {"draw": ["warrior"] * 20 + ["artist"], "hands": {"Blue": ["prince"]}}


def position(page: Page) -> Any:
    """What the link of the page holds."""
    start, *_ = unfolded(page.url.partition("#")[2])
    return start["position"]


def test_a_piece_has_a_place_of_its_own_and_an_owner(page: Page) -> None:
    opened(page, KAIVAI)
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


def test_pieces_of_a_player_go_along_with_the_name_and_with_the_player(page: Page) -> None:
    opened(page, KAIVAI)
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


def test_a_pack_is_written_on_one_line_of_cards_that_there_are(page: Page) -> None:
    seats = ["Blue", "Yellow", "Green", "Red"]
    opened(page, {"game": "bali", "rulings": {}, "seats": seats, "position": CARDS})
    pile = page.get_by_label("Draw pile, in their order", exact=True)
    expect(pile).to_have_value("20 warrior, artist")
    pile.fill("20 warrior, astronomer")
    expect(pile).to_have_attribute("aria-invalid", "true")
    assert position(page)["draw"] == CARDS["draw"]
    pile.fill("2 warrior, artist, warrior, 12 prince")
    expect(page.locator("#fold-draw")).to_contain_text("2 warrior, artist, warrior, 12 prince")
    wanted = ["warrior", "warrior", "artist", "warrior", *["prince"] * 12]
    assert position(page)["draw"] == wanted


# From an example: its rulings as chips, a short link, its outcome before the engine


LONGEST = 200
HALF = "is it rounded down or up?"
DOWN, UP = "The odd bead stays in the supply.", "The odd bead is taken too."


@pytest.fixture
def asked(page: Page) -> Page:
    """Try it as a question about a ruling leads to it."""
    page.goto("/q/fiji_q_r14/")
    page.locator(".change", has_text="Change the numbers").first.click()
    expect(page.locator("#try-form")).to_be_visible()
    return page


def test_a_ruling_shows_its_outcome_and_a_short_link_before_the_engine(asked: Page) -> None:
    urls: list[str] = []
    asked.on("request", lambda request: urls.append(request.url))
    chip = asked.locator("#try-chips .chip").first
    expect(chip).to_contain_text(DOWN)
    expect(result(asked)).to_contain_text("2 green.")
    asked.get_by_role("button", name=HALF).click()
    asked.get_by_role("dialog").get_by_label(UP).check()
    expect(asked.get_by_role("dialog")).to_contain_text("half of the 5 green: 3 green.")
    expect(chip).to_contain_text(UP)
    expect(result(asked)).to_contain_text("half of the 5 green: 3 green.")
    assert not [url for url in urls if url.endswith("/engine.js")]
    assert len(asked.url) < LONGEST
    link = asked.url
    asked.goto("about:blank")
    asked.goto(link)
    expect(result(asked)).to_contain_text("half of the 5 green: 3 green.")
    expect(asked.locator("#try-status")).to_contain_text("The engine is not loaded yet")


def test_what_a_link_says_is_its_word_alone_and_one_that_leads_nowhere_says_so(
    asked: Page,
) -> None:
    address, _, name = asked.url.rstrip("~").partition("#")
    for says, often in (("~!=Cid+executes", 0), ("~p.supply.green=7~!=Cid+executes", 1)):
        asked.goto("about:blank")
        asked.goto(f"{address}#{name}{says}")
        expect(asked.locator("#try-form")).to_be_visible()
        expect(result(asked).get_by_text("The link says:")).to_have_count(often)
    for wrong in ("00000000~", f"{name}~p.nothing.there=1", f"{name}~x.a=1"):
        asked.goto("about:blank")
        asked.goto(f"{address}#{wrong}")
        expect(asked.locator("#try-notice")).to_contain_text("This link cannot be read")


# No word is cut, and axe finds nothing in an open sheet


SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 900}, {"width": 360, "height": 640})
SPOTS = {
    "fiji/try": "Change Ana's offer",
    "fiji/de/try": "Ändern: Gebot von Ana",
    "kaivai/try": "Change F10",
    "bali/try": "Change Blue at Kukusch",
}
CUT = """(tapped) => {
  const ARROW = 20, pen = document.createElement("canvas").getContext("2d");
  const isCut = (one) => {
    const look = getComputedStyle(one);
    const room = one.clientWidth;
    if (one.tagName !== "SELECT") return look.overflowX !== "visible" && one.scrollWidth > room + 1;
    const aside = parseFloat(look.paddingLeft) + parseFloat(look.paddingRight) + ARROW;
    pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    return [...one.options].some(({ text }) => pen.measureText(text).width > room - aside);
  };
  const shown = () =>
    [...document.querySelectorAll(".try *:not(input)")].filter((one) => one.offsetParent);
  return [...document.querySelectorAll(tapped)].flatMap((one) => {
    one.click();
    const told = ({ id, textContent }) => `${one.ariaLabel}: ${id} ${textContent}`;
    const found = shown().filter(isCut).map(told);
    document.getElementById("try-sheet-close").click();
    return found;
  });
}"""
TAPPED = "#try-chips button, #try-moves button:not(#chip-more), .spot"


@pytest.mark.parametrize("path", SPOTS)
def test_nothing_is_cut_in_any_sheet_and_axe_finds_nothing_against_wcag(
    page: Page, npm: Path, path: str
) -> None:
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.goto(f"/{path}/index.html")
    page.locator(".spot").first.wait_for()
    heading = page.locator("h1").inner_text().rstrip("\N{PILCROW SIGN}")
    assert path.partition("/")[0].capitalize() in heading
    assert page.title().startswith(heading)
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.locator(TAPPED).count() > 20
        assert page.evaluate(CUT, TAPPED) == []
    named(page, SPOTS[path]).click()
    expect(sheet(page)).to_be_visible()
    axe = Axe(npm)
    assert axe.against(page) == []
    page.emulate_media(color_scheme="dark")
    assert axe.against(page, COLOURS) == []
