"""Records played in the page: dropped, pasted or given by link."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from measured import PHONE
from playwright.sync_api import Browser, Locator, Page, expect

from atoll.record.player import Player
from atoll.record.stepping import fragment

RECORDS = Path(__file__).parents[1] / "records"
OFFER, PAY = {"seat": "Ben", "move": "offer 1 red"}, {"seat": "Ana", "move": "pay"}
START: Mapping[str, Any] = {
    "game": "fiji",
    "seats": ["Ana", "Ben"],
    "position": {
        "conditions": ["most green", "most red", "most yellow", "most blue"],
        "effects": ["keep the offer", "take 3 red", "take 1 blue", "take 2 green"],
        "goals": ["most red", "fewest blue", "most green", "most yellow"],
        "supply": {"green": 5, "red": 4},
        "offers": {"Ana": {"green": 2}},
    },
    "assumed": True,
}
DROPPED = """([form, text]) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], 'game.jsonl'))
  form.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}"""


PASTED = """(letters) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'x'.repeat(letters))
  const paste = { clipboardData, bubbles: true, cancelable: true }
  document.getElementById('record-text').dispatchEvent(new ClipboardEvent('paste', paste))
}"""


@pytest.fixture(scope="module")
def playing(browser: Browser, site: str) -> Iterator[Page]:
    """The page of Fiji, opened by a link, with the engine running."""
    with browser.new_page(base_url=site, viewport=PHONE) as page:
        page.goto(f"/fiji/record/#{fragment([START, OFFER, PAY])}")
        expect(status(page)).to_contain_text("Ana, Ben; the usual edition; 2 lines")
        expect(status(page)).to_contain_text("Not played yet")
        page.get_by_role("button", name="Play it").click()
        expect(status(page)).to_contain_text("Line 3")
        yield page


def status(page: Page) -> Locator:
    return page.locator("#record-status")


def test_the_first_illegal_move_is_red_and_says_by_what_it_would_be_legal(playing: Page) -> None:
    told = playing.locator(".steps-told")
    expect(told).to_have_class("steps-told refused")
    expect(told.locator("li")).to_contain_text("Fiji 4.13")
    assert told.evaluate("(one) => getComputedStyle(one).color") == "rgb(179, 38, 30)"
    legal = "It is legal by Fiji, German rulebook (fiji-de-2005), or keep_offer=may"
    expect(playing.locator(".record-legal")).to_contain_text(legal)


def test_a_record_that_is_dropped_is_played_forward_and_back(playing: Page) -> None:
    text = (RECORDS / "legal" / "a_whole_game.jsonl").read_text(encoding="utf-8")
    form = playing.locator("#record-form").element_handle()
    playing.evaluate(DROPPED, [form, text])
    expect(status(playing)).to_contain_text("Legal, every line of it: 173 steps.")
    at = playing.locator("#record-result .steps-at")
    expect(at).to_have_text("0 of 173")
    playing.get_by_role("button", name="Forward").first.click()
    expect(at).to_have_text("1 of 173")
    move = json.loads(text.splitlines()[1])
    expect(playing.locator(".steps-by")).to_have_text(f"{move['seat']}: {move['move']}")
    playing.keyboard.press("End")
    expect(at).to_have_text("173 of 173")
    expect(playing.locator("#record-result svg.picture")).to_be_visible()


def test_our_game_is_played_to_its_end_once_it_arrives(playing: Page) -> None:
    playing.route("**/sample.jsonl", lambda route: route.fulfill(status=404))
    playing.get_by_role("link", name="Play all of it by the engine").click()
    expect(status(playing)).to_contain_text("The steps did not arrive; try again.")
    playing.unroute("**/sample.jsonl")
    ours = playing.get_by_role("link", name="The whole game as a record").get_attribute("href")
    record = playing.evaluate("async (there) => (await fetch(there)).text()", ours)
    steps = Player().opened(record)["number"] - 1
    assert steps > len(record.splitlines())
    playing.get_by_role("link", name="Play all of it by the engine").click()
    expect(status(playing)).to_contain_text(f"Legal, every line of it: {steps} steps.")
    expect(playing.locator("#record-result .steps-at")).to_have_text(f"0 of {steps}")
    expect(playing.locator("#record-result svg.picture")).to_be_in_viewport()


def test_a_record_that_names_no_answers_is_played_by_what_is_chosen(page: Page) -> None:
    page.goto("/fiji/record/#nonsense!")
    expect(status(page)).to_contain_text("This link cannot be read")
    page.goto(f"/fiji/record/?by=keep_offer=may#{fragment([START, OFFER, PAY])}")
    expect(status(page)).to_contain_text("Ana, Ben; by keep offer = may, as you chose; 2 lines")
    page.get_by_role("button", name="Play it").click()
    expect(status(page)).to_contain_text("Legal, every line of it")
    expect(status(page)).to_contain_text("Played by keep offer = may, as you chose")
    page.get_by_role("button", name="Play it by the usual rulings").click()
    expect(status(page)).to_contain_text("Line 3 is wrong: Fiji 4.13")
    page.get_by_role("button", name="Play it by keep offer = may").click()
    expect(status(page)).to_contain_text("Legal, every line of it")
    assert fragment([START, OFFER, PAY]) in page.url
    own = {**START, "rulings": {"keep_offer": "must"}}
    page.get_by_label("The record").fill("\n".join(map(json.dumps, (own, OFFER, PAY))))
    expect(status(page)).to_contain_text("Line 3 is wrong: Fiji 4.13")
    expect(status(page)).not_to_contain_text("as you chose")


def test_what_is_longer_than_any_record_is_left_out_however_it_comes(playing: Page) -> None:
    held = playing.locator("#record-text").input_value()
    for way in ("pasted", "dropped"):
        playing.evaluate("document.getElementById('record-status').textContent = ''")
        if way == "pasted":
            playing.evaluate(PASTED, 2_000_001)
        else:
            playing.evaluate(
                DROPPED, [playing.locator("#record-form").element_handle(), "x" * 2_000_001]
            )
        expect(status(playing)).to_contain_text("longer than a record can be: at most 2")
    assert playing.locator("#record-text").input_value() == held
