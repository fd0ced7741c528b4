"""Try it: the engine that does not arrive is told, and offered again."""

import pytest
from playwright.sync_api import Locator, Page, expect
from tryit import START, opened, result

LONG = 60_000  # ms, for the engine on a busy machine
PATIENCE = 20_000  # ms, as in docs/assets/try-engine.js
LARGEST = "**/pyodide.asm.wasm"
PARTS = (LARGEST, "**/pyodide.asm.mjs", "**/python_stdlib.zip", "**/*.whl", "**/engine.js")


@pytest.fixture
def page(page: Page) -> Page:
    """Try it with a table, before the engine is loaded."""
    opened(page, START)
    return page


def status(page: Page) -> Locator:
    return page.locator("#try-status")


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_engine_that_does_not_arrive_is_told(page: Page, part: str) -> None:
    page.route(part, lambda route: route.abort())
    status(page).get_by_role("button", name="Run it").click()
    expect(status(page)).to_contain_text("The engine could not be loaded: ", timeout=LONG)
    expect(status(page)).to_contain_text("did not arrive")
    expect(page.locator("#try-progress")).to_be_hidden()
    expect(page.get_by_role("button", name="Run it in this page")).to_be_enabled()


def test_what_could_not_be_loaded_runs_once_it_can(page: Page) -> None:
    page.route(LARGEST, lambda route: route.abort())
    page.get_by_role("button", name="Run it in this page").click()
    status(page).get_by_role("button", name="Try again").wait_for(timeout=LONG)
    page.unroute(LARGEST)
    status(page).get_by_role("button", name="Try again").click()
    expect(page.locator("#try-began")).to_contain_text("The engine runs", timeout=LONG)
    expect(result(page)).to_contain_text("Ana takes half of the 5 green: 2 green.")


def test_a_part_that_the_server_does_not_have_is_told(page: Page) -> None:
    page.route(LARGEST, lambda route: route.fulfill(status=404, body="no such file"))
    page.get_by_role("button", name="Run it in this page").click()
    expect(status(page)).to_contain_text(
        "pyodide.asm.wasm did not arrive: the server answers 404", timeout=LONG
    )


@pytest.mark.parametrize("part", [LARGEST, "**/pyodide.asm.mjs", "**/engine.js"])
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
    status(page).get_by_role("button", name="Try again").click()
    expect(status(page)).to_have_text("Loading the engine.")
