"""Every page of the site on a narrow phone; `make soak`, as the gate opens one of each kind."""

from measured import NARROW, laid, measured
from playwright.sync_api import Browser
from published import Published


def test_every_page_fits_a_narrow_phone_and_breaks_no_word_of_a_table(
    browser: Browser, site: str, published: Published
) -> None:
    """Where a page without its scripts does not, they may mend it: those make a table scroll."""
    wrong = dict[str, list[str]]()
    with browser.new_page(base_url=site, viewport=NARROW) as page:
        page.goto("/index.html")
        for path, found in laid(
            page, [path for path, one in published.pages.items() if not one.leads_on]
        ).items():
            if found:
                page.goto(f"/{path}")
                wrong[path] = measured(page)
    assert {path: found for path, found in wrong.items() if found} == {}
