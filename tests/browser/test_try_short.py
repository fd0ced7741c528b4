"""Try it from an example: its rulings as chips, a short link, its outcome before the engine."""

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tryit import result

if TYPE_CHECKING:
    from playwright.sync_api import Page

LONGEST = 200
HALF = "is it rounded down or up?"
DOWN, UP = "The odd bead stays in the supply.", "The odd bead is taken too."


@pytest.fixture
def page(page: "Page") -> "Page":
    """Try it as a question about a ruling leads to it."""
    page.goto("/q/fiji_q_r14/")
    page.locator(".change", has_text="Change the numbers").first.click()
    expect(page.locator("#try-form")).to_be_visible()
    return page


def test_a_ruling_shows_its_outcome_and_a_short_link_before_the_engine(page: "Page") -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    chip = page.locator("#try-chips .chip").first
    expect(chip).to_contain_text(DOWN)
    expect(result(page)).to_contain_text("2 green.")
    page.get_by_role("button", name=HALF).click()
    page.get_by_role("dialog").get_by_label(UP).check()
    expect(page.get_by_role("dialog")).to_contain_text("half of the 5 green: 3 green.")
    expect(chip).to_contain_text(UP)
    expect(result(page)).to_contain_text("half of the 5 green: 3 green.")
    assert not [url for url in asked if url.endswith("/engine.js")]
    assert len(page.url) < LONGEST
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    expect(result(page)).to_contain_text("half of the 5 green: 3 green.")
    expect(page.locator("#try-status")).to_contain_text("The engine is not loaded yet")


def test_what_a_link_says_is_its_word_alone_and_one_that_leads_nowhere_says_so(
    page: "Page",
) -> None:
    address, _, name = page.url.rstrip("~").partition("#")
    for says, often in (("~!=Cid+executes", 0), ("~p.supply.green=7~!=Cid+executes", 1)):
        page.goto("about:blank")
        page.goto(f"{address}#{name}{says}")
        expect(page.locator("#try-form")).to_be_visible()
        expect(result(page).get_by_text("The link says:")).to_have_count(often)
    for wrong in ("00000000~", f"{name}~p.nothing.there=1", f"{name}~x.a=1"):
        page.goto("about:blank")
        page.goto(f"{address}#{wrong}")
        expect(page.locator("#try-notice")).to_contain_text("This link cannot be read")
