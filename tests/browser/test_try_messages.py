"""Try it: what says "run" runs, what it says stays, and a link that is broken changes nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tryit import START, TRY, opened, result, stepper

from atoll.record.aloud import fragment

LONGER = 1000  # ms: the engine has answered by then
BROKEN = fragment([START])[:-9]
FIVE = "Ana takes half of the 5 green: 2 green."
SIX = "Ana takes half of the 6 green: 3 green."


@pytest.fixture(scope="module")
def running(browser: Browser, site: str) -> Iterator[Page]:
    """Try it with a clipboard, and with the engine begun where a message offers it."""
    context = browser.new_context(base_url=site, permissions=["clipboard-write"])
    page = context.new_page()
    opened(page, START)
    page.locator("#try-status").get_by_role("button", name="Run it").click()
    expect(page.locator("#try-began")).to_contain_text("The engine runs", timeout=60_000)
    expect(result(page)).to_contain_text(FIVE)
    yield page
    context.close()


def notice(page: Page) -> Locator:
    return page.locator("#try-notice")


def green(page: Page) -> Locator:
    return page.get_by_label("Supply: Green", exact=True)


def copied(page: Page) -> None:
    """A message, and as long as it takes the engine to answer."""
    page.get_by_role("button", name="Copy the link").click()
    page.wait_for_timeout(LONGER)
    expect(notice(page)).to_contain_text("The link is copied")


def test_a_message_stays_until_it_is_closed_or_something_else_is_done(running: Page) -> None:
    opened(running, START)
    copied(running)
    running.get_by_role("button", name="Close the message").click()
    expect(notice(running)).to_be_hidden()
    copied(running)
    stepper(running, "Supply: Green")[1].click()
    expect(notice(running)).to_be_hidden()
    expect(result(running)).to_contain_text(SIX)


def test_a_link_that_cannot_be_read_says_so_and_changes_nothing(running: Page) -> None:
    opened(running, START)
    expect(result(running)).to_contain_text(FIVE)
    link = running.url
    stepper(running, "Supply: Green")[1].click()
    expect(result(running)).to_contain_text(SIX)
    running.wait_for_timeout(LONGER)
    expect(running).not_to_have_url(link)
    before = running.url
    running.evaluate("(text) => { location.hash = text }", BROKEN)
    expect(notice(running)).to_contain_text("This link cannot be read")
    running.wait_for_timeout(LONGER)
    expect(notice(running)).to_contain_text("Nothing has changed.")
    expect(green(running)).to_have_value("6")
    expect(result(running)).to_contain_text(SIX)
    expect(running).to_have_url(before)


def test_back_leads_to_the_very_example_that_one_came_from(running: Page, page: Page) -> None:
    """Also after the page was loaded again, and to the page's own where no link was opened."""
    position = {**START["position"], "supply": {"red": 3}, "offers": {}}
    opened(running, {**START, "seats": ["Ana", "Ben", "Dora"], "position": position})
    link = running.url
    running.get_by_label("one more: Supply: Red", exact=True).click()
    running.get_by_label("one more: Number of players").click()
    expect(running).not_to_have_url(link)
    running.reload()
    running.get_by_role("button", name="Back to the example").click()
    expect(running.get_by_label("Player 3", exact=True)).to_have_value("Dora")
    expect(running.get_by_label("Supply: Red", exact=True)).to_have_value("3")
    expect(running).to_have_url(link)
    page.goto(TRY)
    page.locator("#fold-else").click()
    value = green(page).input_value()
    stepper(page, "Supply: Green")[1].click()
    expect(green(page)).not_to_have_value(value)
    page.get_by_role("button", name="Back to the example").click()
    expect(green(page)).to_have_value(value)
