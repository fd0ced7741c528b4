"""What the gate does not ask: every page on a narrow phone, and speed; `make soak`.

The gate opens a page of each kind, and may run on a machine that does much else.
"""

import re
from collections.abc import Callable

import pytest
from measured import JUDGED, NARROW, measured
from playwright.sync_api import Browser, Page
from published import Published
from tryit import START, opened, started

READY = 6  # seconds, on two cores that do nothing else
FAST = 90  # of 100
TRIES = 3


def test_every_page_fits_a_narrow_phone_and_breaks_no_word_of_a_table(
    browser: Browser, site: str, published: Published
) -> None:
    wrong = dict[str, list[str]]()
    with browser.new_page(base_url=site, viewport=NARROW) as page:
        for path in (path for path, one in published.pages.items() if not one.leads_on):
            page.goto(path)
            wrong[path] = measured(page)
    assert {path: found for path, found in wrong.items() if found} == {}


def test_the_engine_is_ready_in_time(page: Page) -> None:
    seconds = list[float]()
    for _ in range(TRIES):
        page.goto("about:blank")
        opened(page, START)
        started(page)
        said = page.locator("#try-began").inner_text()
        seconds += map(float, re.findall(r"after ([\d.]+) s", said))
    assert min(seconds) < READY, seconds


@pytest.mark.parametrize("path", JUDGED)
def test_pages_are_fast_on_a_phone(
    lighthouse: Callable[..., dict[str, int]], site: str, path: str
) -> None:
    scores = [lighthouse(f"{site}/{path}", "performance")["performance"] for _ in range(TRIES)]
    assert max(scores) >= FAST, scores
