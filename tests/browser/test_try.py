"""Try it and Decide as a person uses them: in chromium, on a server with the site's policy."""

import os
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, Route, ViewportSize, expect
from tryit import OFFERS, START, TRY, opened, result, started, stepper

from atoll.record.aloud import fragment

HALF = "Ana takes half of the 5 green: 2 green."
TRIES = 3
READY = 6  # seconds, on two cores that do nothing else
PHONE: ViewportSize = {"width": 320, "height": 640}
DESK: ViewportSize = {"width": 1200, "height": 800}
DECIDE = "/fiji/decide/index.html"


class Begun(NamedTuple):
    """Try it with the engine running, and what was asked for before and after the click."""

    page: Page
    before: list[str]
    after: list[str]


@pytest.fixture(scope="module")
def begun(browser: Browser, site: str) -> Iterator[Begun]:
    """It, on a desk that had never seen the site, started from the keyboard."""
    context = browser.new_context(base_url=site, viewport=DESK)
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    opened(page, START)
    expect(page.locator("#try-status")).to_contain_text("The engine is not loaded yet")
    page.wait_for_load_state("networkidle")
    before = [*asked]
    page.get_by_role("button", name="Run it in this page").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#try-began")).to_be_focused(timeout=60_000)
    expect(result(page).get_by_role("listitem").first).to_be_visible()
    yield Begun(page, before, asked[len(before) :])
    context.close()


@pytest.fixture
def running(begun: Begun) -> Page:
    """Each test opens its own link in it."""
    return begun.page


# Loading


def test_nothing_of_the_engine_is_loaded_before_the_click(begun: Begun, site: str) -> None:
    assert engine_of(begun.before) == []
    assert engine_of(begun.after)
    assert [url for url in begun.before + begun.after if not url.startswith(site)] == []


def engine_of(asked: list[str]) -> list[str]:
    """What is the engine's of all that was asked for."""
    return [url for url in asked if re.search(r"pyodide|\.whl|\.wasm|/engine\.js", url)]


def test_the_engine_is_ready_in_time_and_its_wheel_is_the_one_shown(
    begun: Begun, page: Page
) -> None:
    beside = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    busy = beside * os.getloadavg()[0] / (os.cpu_count() or 1)
    seconds, limit = [seconds_of(begun.page)], READY * min(4, max(1, busy))
    while seconds[-1] >= limit and len(seconds) < TRIES:
        page.goto("about:blank")
        opened(page, START)
        started(page)
        seconds.append(seconds_of(page))
    assert seconds[-1] < limit, seconds


def seconds_of(page: Page) -> float:
    """How long the engine took, as the page says beside the hash of its wheel."""
    said = page.locator("#try-began").inner_text()
    assert "its hash is the one shown below" in said
    return float(re.findall(r"after ([\d.]+) s", said)[0])


def test_another_wheel_is_not_run(page: Page) -> None:
    def forged(route: Route) -> None:
        route.fulfill(body=b"another wheel", content_type="application/octet-stream")

    page.route("**/*.whl", forged)
    opened(page, START)
    page.get_by_role("button", name="Run it in this page").click()
    expect(page.locator("#try-status")).to_contain_text("not the one shown here", timeout=60_000)
    expect(page.get_by_role("button", name="Run it in this page")).to_be_enabled()


# What follows


def test_changed_numbers_change_the_outcome_and_the_link(running: Page, page: Page) -> None:
    opened(running, START)
    expect(result(running)).to_contain_text(HALF)
    link = result(running).get_by_role("link", name="Fiji 4.11", exact=True).first
    expect(link).to_have_attribute("href", "../../r/fiji_4_11/index.html")
    number, more = stepper(running, "Supply: Green")
    before = running.url
    more.click()
    more.click()
    expect(result(running)).to_contain_text("Ana takes half of the 7 green: 3 green.")
    expect(number).to_have_value("7")
    running.get_by_role("button", name="Copy the link").click()  # which holds all that is set
    assert running.url != before
    page.goto(running.url)
    expect(page.get_by_label("Supply: Green", exact=True)).to_have_value("7")
    page.locator("#engine .headerlink").click()  # a place on the page is no link to a table
    expect(page.get_by_label("Supply: Green", exact=True)).to_have_value("7")
    expect(page).to_have_url(running.url)


def test_a_change_that_makes_a_table_which_cannot_come_about_says_so(running: Page) -> None:
    position = {**START["position"], "supply": {"green": 5, "red": 4, "yellow": 3, "blue": 2}}
    opened(running, {**START, "position": position})
    expect(result(running)).to_contain_text(HALF)
    expect(result(running)).not_to_contain_text("cannot come about")
    _, more = stepper(running, "Supply: Green")
    more.click()
    expect(result(running)).to_contain_text("This table cannot come about: Fiji 1.1")


def test_two_editions_stand_side_by_side_where_they_part(running: Page) -> None:
    opened(running, START)
    running.get_by_label("by other answers too").check()
    other = running.get_by_role("group", name="The other edition", exact=True)
    other.get_by_label("Fiji, German rulebook").check()
    ways = result(running).locator(".way")
    expect(ways).to_have_count(2)
    marked = result(running).locator(".differs")
    expect(marked).to_have_text(
        [
            f"Here they part: Fiji 4.11 {HALF}",
            "Here they part: Fiji 4.11 Ana takes half of the 5 green: 3 green.",
        ]
    )
    left, right = (box_of(way) for way in ways.all())
    assert left["y"] == right["y"]
    running.set_viewport_size(PHONE)
    above, below = (box_of(way) for way in ways.all())
    assert above["y"] + above["height"] <= below["y"]
    running.set_viewport_size(DESK)


def box_of(way: Locator) -> FloatRect:
    found = way.bounding_box()
    assert found
    return found


def test_ways_that_play_the_same_stand_there_once(running: Page) -> None:
    opened(running, START, {"against": {"final_tie": "nobody"}})
    expect(result(running)).to_contain_text("Both play the same, event by event.")
    expect(result(running).locator(".way")).to_have_count(1)


def test_what_the_rules_forbid_is_refused_with_the_rule(running: Page) -> None:
    position = {**START["position"], "offers": {}}
    opened(running, {**START, "position": position}, {"seat": "Ana", "move": "offer 5 green"})
    refused = result(running).locator(".refused")
    expect(refused).to_have_text("Move 1 is refused by Fiji 4.1: Ana offers 5 beads; offer 1 to 4.")
    expect(refused.get_by_role("link")).to_have_attribute("href", "../../r/fiji_4_1/index.html")
    expect(running.locator("#try-status")).to_contain_text("Refused by Fiji 4.1")
    running.get_by_label("Move 1: what").fill("offer 4 green")
    expect(refused).to_have_count(0)


def test_moves_are_added_and_removed(running: Page) -> None:
    opened(running, {**START, "position": {**START["position"], "offers": {}}})
    running.locator("#move-more").click()
    expect(running.get_by_label("Move 1: what")).to_be_focused()
    expect(result(running).get_by_role("heading", name="Ana: offer 1 blue")).to_be_visible()
    running.get_by_role("button", name="Remove move 1").click()
    expect(result(running).get_by_role("heading", name="Ana: offer 1 blue")).to_have_count(0)


def test_a_seat_more_or_renamed_is_so_everywhere(running: Page) -> None:
    opened(running, START)
    running.get_by_label("Player 2", exact=True).fill("Mia")
    running.get_by_label("Player 2", exact=True).press("Tab")
    expect(running.get_by_label("Offer of Mia: Red", exact=True)).to_have_value("1")
    expect(result(running)).to_contain_text("Mia 0")
    running.get_by_label("one more: Number of players").click()
    expect(running.get_by_label("Player 4", exact=True)).to_have_value("Ben")
    expect(running.locator("#try-status")).to_contain_text("Next to decide: Ben.")
    running.get_by_label("one less: Number of players").click()
    expect(running.get_by_label("Player 4", exact=True)).to_have_count(0)


# Links that are not ours


def test_a_link_that_cannot_be_read_says_so_and_shows_an_example(page: Page) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    spoiled = [{**START, "position": {"conditions": 3}}], [{**START, "seats": [1, 2]}]
    for text in ("nonsense!", *map(fragment, spoiled)):
        page.goto("about:blank")
        page.goto(f"{TRY}#{text}")
        expect(page.locator("#try-notice")).to_contain_text("This link cannot be read")
        expect(page.locator("#try-notice")).to_contain_text("this page's own example")
        expect(page.locator("#fold-else")).to_be_visible()
    assert wrong == []


def test_names_from_a_link_are_text_and_nothing_else(running: Page) -> None:
    name = "<img src=x onerror=document.title='hit'>"
    seats = [name, "Ben", "Cid"]
    offers = {name: OFFERS["Ana"], "Ben": OFFERS["Ben"], "Cid": OFFERS["Cid"]}
    position = {**START["position"], "offers": offers}
    opened(running, {**START, "seats": seats, "position": position})
    expect(result(running)).to_contain_text(f'"{name}" is no name')
    assert running.locator("img[src=x]").count() == 0
    assert running.title() != "hit"


# Phones, keyboards, files


def test_a_phone_shows_everything_without_scrolling_sideways(running: Page) -> None:
    running.set_viewport_size(PHONE)
    opened(running, START, {"against": {"half": "up"}})
    expect(result(running).locator(".differs")).to_have_count(2)
    expect(running.get_by_label("by other answers too")).to_be_checked()
    for _ in range(2):  # a part is drawn when it is opened, and may hold others
        running.evaluate(UNFOLDED)
        running.wait_for_timeout(100)
    assert running.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert running.evaluate("document.querySelectorAll('*').length") < 1500
    assert running.evaluate(SMALL) == []
    running.set_viewport_size(DESK)


UNFOLDED = "document.querySelectorAll('details').forEach((one) => { one.open = true })"
SMALL = """[...document.querySelectorAll('.try button, .try select, .try input, .try .tick')]
  .filter((one) => !['checkbox', 'radio'].includes(one.type) && one.offsetParent !== null)
  .filter((one) => one.offsetHeight < 44 || (one.tagName === 'BUTTON' && one.offsetWidth < 44))
  .map((one) => one.outerHTML)"""


def test_everything_can_be_done_from_the_keyboard(running: Page) -> None:
    """Starting it too: that is how the engine of these tests was begun, and the focus was there."""
    opened(running, START)
    running.locator("#fold-else").focus()
    more = stepper(running, "Supply: Green")[1]
    for _ in range(80):
        running.keyboard.press("Tab")
        if more.evaluate("(one) => one === document.activeElement"):
            break
    expect(more).to_be_focused()
    assert more.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
    running.keyboard.press("Enter")
    expect(result(running)).to_contain_text("Ana takes half of the 6 green: 3 green.")
    running.get_by_label("by other answers too").focus()
    running.keyboard.press("Space")
    expect(running.get_by_label("by other answers too")).to_be_focused()


def test_from_a_file_the_page_says_what_it_lacks(page: Page, site_folder: str) -> None:
    page.goto(f"file://{site_folder}{TRY}#{fragment([START])}")
    expect(page.get_by_text("This page was opened from a file")).to_be_visible()
    expect(page.get_by_role("button", name="Run it in this page")).to_be_hidden()
    expect(page.get_by_label("Supply: Green", exact=True)).to_have_value("5")


# Decide


def test_a_case_is_decided_at_once_from_a_server_and_from_a_file(
    page: Page, site_folder: str
) -> None:
    page.set_viewport_size(PHONE)
    page.goto(DECIDE)
    ask = page.locator("#ask-executes")
    ask.get_by_label("How many").select_option("3 players")
    for name, count in {"Ana": 3, "Ben": 3, "Cid": 1}.items():
        for _ in range(count):
            ask.get_by_label(f"one more: {name}", exact=True).click()
    answer = ask.get_by_role("status")
    cancelled = "Ana and Ben cancel each other out. Cid executes. Fiji 4.7 Fiji 4.8"
    expect(answer).to_have_text(cancelled)
    rule = answer.get_by_role("link").first
    expect(rule).to_have_attribute("href", "../../r/fiji_4_7/index.html")
    ask.get_by_label("The row asks for").select_option("fewest")
    expect(answer).to_have_text("Cid executes. Fiji 4.8")
    page.goto(f"file://{site_folder}{DECIDE}")
    ask = page.locator("#ask-half")
    ask.get_by_label("Beads in the supply", exact=True).fill("7")
    expect(ask.get_by_role("status")).to_contain_text("Half of 7 is 3.")
    ask.get_by_label("rounded down or up").select_option(index=1)
    expect(ask.get_by_role("status")).to_contain_text("Half of 7 is 4.")
    ask.get_by_label("Beads in the supply", exact=True).fill("99")
    expect(ask.get_by_role("status")).to_have_text("Beads in the supply: set 0 to 30.")
