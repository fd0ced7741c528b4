"""The search, typed into its own box: an exact number first, and the words of players."""

import re
from collections.abc import Iterator

import pytest
from measured import search_box, searched, until
from playwright.sync_api import Browser, Page, expect

FIRST = {
    "4.7": "r/fiji_4_7/",
    "fiji4.7": "r/fiji_4_7/",
    "rule 4.11": "r/fiji_4_11/",
    "kaivai 1.1": "r/kaivai_1_1/",
    "q r5": "q/fiji_q_r5/",
    "an exchange conserves every colour": "laws/fiji/fiji_4_17/#an_exchange_conserves_every_colour",
    "tie": "fiji/glossary/#tie",
    "set aside": "fiji/glossary/#set-aside",
    "Schrumpfkopf": "fiji/glossary/#shrunken-head",
    "Dalang": "bali/glossary/#dalang",
    "we tie for most who executes": "q/fiji_q_r5/",
    "fiji glossary": "fiji/glossary/",
    "errata of kaivai": "kaivai/errata/",
    "open questions": "evidence/open/",
    "code of fiji": "evidence/code/fiji/",
    "laws": "laws/bali/",
    "what is lost": "evidence/lost/bali/",
    "deutsch": "fiji/de/",
    "english german differences fiji": "editions/fiji/en-2006-de-2005/",
    "exchange example": "e/fiji/exchange_example/",
    "open points bali": "editions/bali/",
    "bench": "ports/",
}
"""A name of each kind; what answers words, tests/test_explain.py holds of the same ranking."""
BOX = "[data-md-component=search-query]"
SEEN = ".exact a, .md-search-result__item:not([hidden]) > a:first-child"
META = ".md-search-result__meta"
IDLE = "Type to start searching"


@pytest.fixture(scope="module")
def asking(browser: Browser, site: str) -> Iterator[Page]:
    """A page whose search is open and ready."""
    with browser.new_page(base_url=site) as page:
        page.goto("/index.html")
        page.locator(BOX).click()
        page.get_by_text(IDLE).wait_for()
        yield page


def found(page: Page, query: str) -> list[str]:
    """The pages that the search shows for a query, from the first one on."""
    box = page.locator(BOX)
    box.fill("")
    box.press("End")
    page.get_by_text(IDLE).wait_for()
    page.keyboard.insert_text(query[:-1])
    page.keyboard.press(query[-1])
    page.locator(META).filter(has_not_text=IDLE).wait_for(state="attached")
    links = page.locator(SEEN).evaluate_all("(all) => all.map((one) => one.pathname + one.hash)")
    return [re.sub(r"^/|index\.html", "", link) for link in links]


def test_a_name_a_word_or_a_question_shows_its_page_first_and_once(asking: Page) -> None:
    shown = {query: found(asking, query) for query in FIRST}
    assert {query: pages[0] for query, pages in shown.items()} == FIRST
    assert shown["4.7"].count("r/fiji_4_7/") == 1
    assert "q/fiji_q_r14/" in found(asking, "aufgerundet")[:3]


def test_a_word_of_no_page_finds_nothing_and_says_where_to_look(asking: Page) -> None:
    assert found(asking, "zzyzx") == []
    offered = asking.locator(".nothing a").evaluate_all("(all) => all.map((one) => one.pathname)")
    assert {"/questions/index.html", "/fiji/glossary/index.html"} <= {*offered}
    assert found(asking, "xcanoe")[0].startswith(("q/kaivai_", "r/kaivai_"))


def test_a_search_that_does_not_load_says_so_and_is_tried_again(page: Page) -> None:
    page.route("**/assets/asked.js", lambda route: route.abort())
    page.goto("/index.html")
    searched(page, "can i offer nothin")
    page.locator(".nothing", has_text="did not arrive").wait_for()
    page.unroute("**/assets/asked.js")
    page.keyboard.press("g")
    page.locator(".exact a[href*=fiji_q_d29]").wait_for()
    assert page.locator(".nothing").count() == 0


def test_a_hit_shows_its_answer_and_its_rule(asking: Page) -> None:
    for query in ("can i offer nothing", "may i offer none in fiji"):
        assert found(asking, query)[:1] == ["q/fiji_q_d29/"]
    shown = asking.locator(".exact a").first.inner_text()
    assert "nobody passes" in shown
    assert "Fiji 4.1" in shown


def test_keys_open_the_search_leave_it_and_lead_to_the_exact_hit_first(page: Page) -> None:
    """Enter opens it, not what the search weighs more."""
    page.goto("/fiji/index.html")
    box, results = search_box(page), page.locator(".md-search__output")
    results.wait_for(state="visible")
    assert box.input_value() == ""
    page.keyboard.press("Escape")
    results.wait_for(state="hidden")
    expect(box).not_to_be_focused()
    searched(page, "tie")
    page.locator(".md-search-result__item").first.wait_for()
    exact, reached = page.locator(".exact a").count(), []
    for _ in range(exact + 1):
        page.keyboard.press("ArrowDown")
        reached.append(page.evaluate("document.activeElement.closest('.exact') !== null"))
    assert exact
    assert reached == [True] * exact + [False]
    box.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/fiji/glossary/index.html#tie")


def test_a_link_asks_the_search(page: Page) -> None:
    page.goto("/fiji/index.html?q=rounded")
    page.locator(SEEN).first.wait_for()


LATE = re.compile(r"/(search_index\.json|workers/search\.\w+\.min\.js|asked\.js)$")


@pytest.mark.parametrize(("start", "words"), [("/fiji/index.html", "tie"), ("/fiji/de/", "Patt")])
def test_index_and_worker_wait_until_somebody_searches(
    fresh_page: Page, start: str, words: str
) -> None:
    """The worker is busy for seconds on a phone; a page that is only read shall not pay for it."""
    asked = list[str]()
    fresh_page.on("request", lambda request: asked.append(request.url))
    fresh_page.goto(start, wait_until="networkidle")
    assert [url for url in asked if LATE.search(url)] == []
    searched(fresh_page, words)
    fresh_page.locator(SEEN).first.wait_for()
    wanted = ["asked", "search_index", "workers"] if start == "/fiji/index.html" else []

    def late() -> list[str]:
        found = filter(None, map(LATE.search, asked))
        return sorted(re.split("[/.]", one[1])[0] for one in found)

    until(fresh_page, lambda: len(late()) >= len(wanted))
    fresh_page.wait_for_load_state("networkidle")
    assert late() == wanted
