"""Try it: the engine that does not arrive is told, and offered again."""

import pytest
from playwright.sync_api import Locator, Page, expect
from tryit import START, opened, result

LONG = 60_000  # ms, for the engine on a busy machine
PATIENCE = 20_000  # ms, as in docs/assets/try-engine.js
LARGEST = "**/pyodide.asm.wasm"


def status(page: Page) -> Locator:
    return page.locator("#try-status")


def again(page: Page) -> Locator:
    return status(page).get_by_role("button", name="Try again")


def test_a_part_that_does_not_arrive_is_told_and_runs_once_it_does(page: Page) -> None:
    opened(page, START)
    run = status(page).get_by_role("button", name="Run it")
    for part in ("**/engine.js", "**/pyodide.asm.mjs", "**/*.whl", "**/python_stdlib.zip"):
        page.route(part, lambda route: route.abort())
        run.click()
        expect(status(page)).to_contain_text("The engine could not be loaded: ", timeout=LONG)
        expect(status(page)).to_contain_text("did not arrive")
        expect(page.locator("#try-progress")).to_be_hidden()
        expect(page.get_by_role("button", name="Run it in this page")).to_be_enabled()
        page.unroute(part)
        run = again(page)
    page.route(LARGEST, lambda route: route.fulfill(status=404, body="no such file"))
    run.click()
    missing = "pyodide.asm.wasm did not arrive: the server answers 404"
    expect(status(page)).to_contain_text(missing, timeout=LONG)
    page.unroute(LARGEST)
    again(page).click()
    expect(page.locator("#try-began")).to_contain_text("The engine runs", timeout=LONG)
    expect(result(page)).to_contain_text("Ana takes half of the 5 green: 2 green.")


@pytest.mark.parametrize("part", [LARGEST, "**/engine.js"])
def test_a_part_that_never_arrives_is_told_and_offered_again(fresh_page: Page, part: str) -> None:
    """A clock is that of a whole phone."""
    page = fresh_page
    opened(page, START)
    page.clock.install()
    page.route(part, lambda _: None)
    status(page).get_by_role("button", name="Run it").click()
    page.wait_for_timeout(3000)  # all the rest has come
    expect(status(page)).to_have_text("Loading the engine.")
    page.clock.fast_forward(PATIENCE + 1000)
    expect(status(page)).to_contain_text("nothing has arrived for 20 s")
    page.unroute(part)
    again(page).click()
    expect(status(page)).to_have_text("Loading the engine.")
