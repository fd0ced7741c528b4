"""Try it as tests open it: a table to begin with, its link, and the engine started."""

import json
from base64 import urlsafe_b64decode
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from atoll.record.stepping import fragment

ROWS = {
    "conditions": ["most green", "most red", "most yellow", "most blue"],
    "effects": ["take half of the green", "keep the offer", "take 3 red", "take 1 blue"],
    "goals": ["most red", "fewest blue", "most green", "most yellow"],
}
OFFERS = {"Ana": {"green": 2}, "Ben": {"red": 1}, "Cid": {"red": 1}}
START: Mapping[str, Any] = {
    "game": "fiji",
    "edition": "fiji-en-2006",
    "rulings": {},
    "seats": ["Ana", "Ben", "Cid"],
    "position": ROWS | {"supply": {"green": 5, "red": 4}, "offers": OFFERS},
}
TRY = "/fiji/try/index.html"


def opened(page: Page, *lines: Mapping[str, Any]) -> None:
    """Open a link; where the page is open already, that changes what stands after the #."""
    page.goto(f"/{lines[0]['game']}/try/index.html#{fragment(lines)}")
    expect(page.get_by_label("Player 1", exact=True)).to_be_visible()


def begun_engine(page: Page) -> None:
    """Begin the engine, and let it play what stands there."""
    page.get_by_role("button", name="Run it in this page").click()
    expect(page.locator("#try-began")).to_contain_text("The engine runs")
    expect(page.locator("#try-status")).to_contain_text("events.")


def started(page: Page) -> None:
    begun_engine(page)
    expect(result(page).get_by_role("listitem").first).to_be_visible()


def result(page: Page) -> Locator:
    return page.locator("#try-result")


def stepper(page: Page, about: str) -> tuple[Locator, Locator]:
    """Its number, and the button that makes it one more."""
    return page.get_by_label(about, exact=True), page.get_by_label(f"one more: {about}", exact=True)


def named(page: Page, name: str) -> Locator:
    """The first part of the picture whose name begins so."""
    return page.locator(f'.spot[aria-label^="{name}"]').first


def sheet(page: Page) -> Locator:
    """The controls of what was tapped."""
    return page.get_by_role("dialog")


def box(one: Locator) -> tuple[float, float, float, float]:
    """The left, upper, right and lower edge of something."""
    found = one.bounding_box()
    assert found is not None
    left, top = found["x"], found["y"]
    return left, top, left + found["width"], top + found["height"]


def unfolded(link: str) -> list[Any]:
    """The lines of the record that a link holds."""
    text = urlsafe_b64decode(link + "=" * (-len(link) % 4)).decode()
    return [*map(json.loads, text.split("\n"))]
