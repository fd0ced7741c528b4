"""Try it and Decide as a person uses them: what runs, what is told, and what a link changes."""

import fnmatch
import re
from collections.abc import Iterator, Sequence

import pytest
from measured import UNFOLDED, until
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect
from tryit import OFFERS, START, TRY, box, opened, result, stepper, unfolded

from atoll.record.stepping import fragment

HALF = "Ana takes half of the 5 green: 2 green."
MORE = "Ana takes half of the 6 green: 3 green."
LONGER = 1000  # ms: the engine has answered by then
BROKEN = fragment([START])[:-9]
PHONE: ViewportSize = {"width": 320, "height": 640}
DESK: ViewportSize = {"width": 1200, "height": 800}
DECIDE = "/fiji/decide/index.html"


@pytest.fixture(scope="module")
def running(browser: Browser, site: str) -> Iterator[Page]:
    """It, on a desk that had never seen the site, started from the keyboard."""
    allowed = ["clipboard-write"]
    with browser.new_page(base_url=site, viewport=DESK, permissions=allowed) as page:
        opened(page, START)
        expect(page.locator("#try-status")).to_contain_text("The engine is not loaded yet")
        page.get_by_role("button", name="Run it in this page").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#try-began")).to_be_focused(timeout=240_000)
        expect(result(page).get_by_role("listitem").first).to_be_visible()
        yield page


# Loading


def test_the_wheel_that_runs_is_the_one_shown(running: Page) -> None:
    said = running.locator("#try-began")
    expect(said).to_contain_text(re.compile(r"after [\d.]+ s"))
    expect(said).to_contain_text("its hash is the one shown below")


def test_another_wheel_is_not_run(page: Page) -> None:
    def forged(route: Route) -> None:
        route.fulfill(body=b"another wheel", content_type="application/octet-stream")

    page.route("**/*.whl", forged)
    opened(page, START)
    page.get_by_role("button", name="Run it in this page").click()
    expect(page.locator("#try-status")).to_contain_text("not the one shown here")
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
    (_, left, *_), (_, right, *_) = map(box, ways.all())
    assert left == right
    running.set_viewport_size(PHONE)
    (*_, above), (_, below, *_) = map(box, ways.all())
    assert above <= below
    running.set_viewport_size(DESK)


def test_ways_that_play_the_same_stand_there_once(running: Page) -> None:
    opened(running, START, {"against": {"final_tie": "nobody"}})
    expect(result(running)).to_contain_text("Both play the same, event by event.")
    expect(result(running).locator(".way")).to_have_count(1)


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


# Phones, files


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


SMALL = """[...document.querySelectorAll('.try button, .try select, .try input, .try .tick')]
  .filter((one) => !['checkbox', 'radio'].includes(one.type) && one.offsetParent !== null)
  .filter((one) => one.offsetHeight < 44 || (one.tagName === 'BUTTON' && one.offsetWidth < 44))
  .map((one) => one.outerHTML)"""


def test_from_a_file_the_page_says_what_it_lacks(page: Page, site_folder: str) -> None:
    page.goto(f"file://{site_folder}{TRY}#{fragment([START])}")
    expect(page.get_by_text("This page was opened from a file")).to_be_visible()
    expect(page.get_by_role("button", name="Run it in this page")).to_be_hidden()
    expect(page.get_by_label("Supply: Green", exact=True)).to_have_value("5")


# Messages; the last of these loads the page anew, without the engine


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
    expect(result(running)).to_contain_text(MORE)


def test_a_link_that_cannot_be_read_says_so_and_changes_nothing(running: Page) -> None:
    opened(running, START)
    expect(result(running)).to_contain_text(HALF)
    link = running.url
    stepper(running, "Supply: Green")[1].click()
    expect(result(running)).to_contain_text(MORE)
    running.wait_for_timeout(LONGER)
    expect(running).not_to_have_url(link)
    before = running.url
    running.evaluate("(text) => { location.hash = text }", BROKEN)
    expect(notice(running)).to_contain_text("This link cannot be read")
    running.wait_for_timeout(LONGER)
    expect(notice(running)).to_contain_text("Nothing has changed.")
    expect(green(running)).to_have_value("6")
    expect(result(running)).to_contain_text(MORE)
    expect(running).to_have_url(before)


def test_back_leads_to_the_very_example_that_one_came_from(running: Page, page: Page) -> None:
    """Also after the page was loaded again, and to the page's own where no link was opened."""
    position = {**START["position"], "supply": {"red": 3}, "offers": {}}
    opened(running, {**START, "seats": ["Ana", "Ben", "Dora"], "position": position})
    link = running.url
    running.get_by_label("one more: Supply: Red", exact=True).click()
    running.get_by_label("one more: Number of players").click()
    until(running, lambda: len(unfolded(running.url.partition("#")[2])[0]["seats"]) == 4)
    running.reload()
    expect(running.get_by_label("Player 4", exact=True)).to_be_visible()
    running.get_by_role("button", name="Back to the example").press("Enter")
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


# The engine that does not arrive is told, and offered again


PATIENCE = 20_000  # ms, as in docs/assets/try-engine.js
LARGEST = "**/pyodide.asm.wasm"
OTHERS = ("**/engine.js", "**/pyodide.asm.mjs", "**/*.whl", "**/python_stdlib.zip")


def status(page: Page) -> Locator:
    return page.locator("#try-status")


def again(page: Page) -> Locator:
    return status(page).get_by_role("button", name="Try again")


def test_a_part_that_does_not_arrive_is_told_and_runs_once_it_does(page: Page) -> None:
    opened(page, START)
    run = status(page).get_by_role("button", name="Run it")
    for part in OTHERS:
        page.route(part, lambda route: route.abort())
        run.click()
        expect(status(page)).to_contain_text("The engine could not be loaded: ")
        expect(status(page)).to_contain_text("did not arrive")
        expect(page.locator("#try-progress")).to_be_hidden()
        expect(page.get_by_role("button", name="Run it in this page")).to_be_enabled()
        page.unroute(part)
        run = again(page)
    page.route(LARGEST, lambda route: route.fulfill(status=404, body="no such file"))
    run.click()
    missing = "pyodide.asm.wasm did not arrive: the server answers 404"
    expect(status(page)).to_contain_text(missing)
    page.unroute(LARGEST)
    again(page).click()
    expect(page.locator("#try-began")).to_contain_text("The engine runs")
    expect(result(page)).to_contain_text("Ana takes half of the 5 green: 2 green.")


@pytest.mark.parametrize(("part", "rest"), [(LARGEST, OTHERS), (OTHERS[0], ())])
def test_a_part_that_never_arrives_is_told_and_offered_again(
    fresh_page: Page, part: str, rest: Sequence[str]
) -> None:
    """A clock is that of a whole phone."""
    page, come = fresh_page, list[str]()
    page.on("requestfinished", lambda request: come.append(request.url))
    opened(page, START)
    page.clock.install()
    page.route(part, lambda _: None)
    status(page).get_by_role("button", name="Run it").click()
    until(page, lambda: all(fnmatch.filter(come, one) for one in rest))
    expect(status(page)).to_have_text("Loading the engine.")

    page.clock.fast_forward(PATIENCE + 1000)
    if "Loading" in status(page).inner_text():  # something came at the last moment
        page.clock.fast_forward(PATIENCE + 1000)
    expect(status(page)).to_contain_text("nothing has arrived for 20 s")
    page.unroute(part)
    again(page).click()
    expect(status(page)).to_have_text("Loading the engine.")
