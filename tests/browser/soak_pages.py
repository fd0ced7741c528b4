"""Every page of the site on a narrow phone; `make soak`, as the gate opens one of each kind."""

from measured import NARROW, measured
from playwright.sync_api import Browser
from published import Published


def test_every_page_fits_a_narrow_phone_and_breaks_no_word_of_a_table(
    browser: Browser, site: str, published: Published
) -> None:
    wrong = dict[str, list[str]]()
    with browser.new_page(base_url=site, viewport=NARROW) as page:
        for path in (path for path, one in published.pages.items() if not one.leads_on):
            page.goto(path)
            wrong[path] = measured(page)
    assert {path: found for path, found in wrong.items() if found} == {}
