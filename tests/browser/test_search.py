"""The search, typed into its own box: an exact number first, and the words of players."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FIRST = {
    "4.7": "r/fiji_4_7/",
    "fiji 4.7": "r/fiji_4_7/",
    "Fiji 4.7": "r/fiji_4_7/",
    "fiji_4_7": "r/fiji_4_7/",
    "fiji4.7": "r/fiji_4_7/",
    "rule 4.11": "r/fiji_4_11/",
    "fiji_q_r5": "q/fiji_q_r5/",
    "q r5": "q/fiji_q_r5/",
    "an exchange conserves every colour": "laws/fiji/an_exchange_conserves_every_colour/",
    "tie": "fiji/glossary/#tie",
    "fewest": "fiji/glossary/#fewest",
    "most": "fiji/glossary/#most",
    "supply": "fiji/glossary/#supply",
    "cancel": "fiji/glossary/#cancel",
    "set aside": "fiji/glossary/#set-aside",
    "Schrumpfkopf": "fiji/glossary/#shrunken-head",
    "Vorrat": "fiji/glossary/#supply",
    "we tie for most who executes": "q/fiji_q_r5/",
    "can i offer nothing": "q/fiji_q_d29/",
    "who wins with equally many heads": "r/fiji_6_3/",
    "fiji glossary": "fiji/glossary/",
    "fiji 4.1": "r/fiji_4_1/",
    "kaivai 1.1": "r/kaivai_1_1/",
    "may I keep": "q/fiji_q_x16/",
    "errata of kaivai": "kaivai/errata/",
    "Dalang": "bali/glossary/#dalang",
    "how do I get a seal": "q/bali_q_g1/",
}
AMONG_THREE = {
    "rounded": "q/fiji_q_r14/",
    "half": "q/fiji_q_r14/",
    "half of 5": "r/fiji_4_11/",
    "must": "r/fiji_4_8/",
    "executes": "q/fiji_q_r5/",
    "aufgerundet": "q/fiji_q_r14/",
    "two players": "q/fiji_q_x10/",
    "keep the offer": "q/fiji_q_d19/",
    "rotate a goal": "r/fiji_4_14/",
    "shared place": "q/fiji_q_d4/",
    "run out of heads": "q/fiji_q_d31/",
    "nobody executes": "r/fiji_4_9/",
    "who executes if we tie for the most": "q/fiji_q_r5/",
    "can I refuse a card": "q/fiji_q_d16/",
    "how many rounds": "q/kaivai_q_s3/",
    "hand limit": "r/bali_2_9/",
    "who sinks a canoe": "q/kaivai_q_m1/",
    "is half rounded up or down": "q/fiji_q_r14/",
    "too few beads in the supply": "q/fiji_q_d15/",
}
BOX = "[data-md-component=search-query]"
SEEN = ".exact a, .md-search-result__item:not([hidden]) > a:first-child"
META = ".md-search-result__meta"
IDLE = "Type to start searching"


@pytest.fixture(scope="module")
def asking(browser: "Browser", site: str) -> "Iterator[Page]":
    """A page whose search is open and ready."""
    page = browser.new_page(base_url=site)
    page.goto("/index.html")
    page.locator(BOX).click()
    page.get_by_text(IDLE).wait_for()
    yield page
    page.close()


def found(page: "Page", query: str) -> list[str]:
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


@pytest.mark.parametrize(("query", "page_of"), FIRST.items())
def test_a_name_a_word_or_a_question_shows_its_page_first(
    asking: "Page", query: str, page_of: str
) -> None:
    assert found(asking, query)[:1] == [page_of]


@pytest.mark.parametrize(("query", "page_of"), AMONG_THREE.items())
def test_words_show_a_page_that_answers_among_the_first_three(
    asking: "Page", query: str, page_of: str
) -> None:
    assert page_of in found(asking, query)[:3]


def test_what_is_shown_above_is_not_shown_again_below(asking: "Page") -> None:
    shown = found(asking, "Fiji 4.7")
    assert shown.count("r/fiji_4_7/") == 1


def test_a_word_of_no_page_finds_nothing_and_says_where_to_look(asking: "Page") -> None:
    assert found(asking, "zzyzx") == []
    offered = asking.locator(".nothing a").evaluate_all("(all) => all.map((one) => one.pathname)")
    assert {"/questions/index.html", "/fiji/glossary/index.html"} <= {*offered}
    assert found(asking, "xcanoe") == []
    near = asking.locator(".nothing a").first.get_attribute("href")
    assert near
    assert "/r/kaivai_" in near


def test_a_search_that_does_not_load_says_so_and_is_tried_again(page: "Page") -> None:
    page.route("**/assets/asked.js", lambda route: route.abort())
    page.goto("/index.html")
    page.keyboard.press("/")
    page.keyboard.insert_text("can i offer nothin")
    page.locator(".nothing", has_text="did not arrive").wait_for()
    page.unroute("**/assets/asked.js")
    page.keyboard.press("g")
    page.locator(".exact a[href*=fiji_q_d29]").wait_for()
    assert page.locator(".nothing").count() == 0


def test_a_hit_shows_its_answer_and_its_rule(asking: "Page") -> None:
    assert found(asking, "can i offer nothing")[:1] == ["q/fiji_q_d29/"]
    assert found(asking, "may i offer none in fiji")[:1] == ["q/fiji_q_d29/"]
    shown = asking.locator(".exact a").first.inner_text()
    assert "nobody passes" in shown
    assert "Fiji 4.1" in shown


@pytest.mark.parametrize(
    "start", ["/index.html", "/fiji/print/index.html", "/evidence/index.html", "/q/fiji_q_r5/"]
)
def test_from_any_page_a_number_and_enter_open_the_rule(page: "Page", start: str) -> None:
    page.goto(start)
    page.keyboard.press("/")
    page.keyboard.type("4.7")
    page.locator(".exact a").first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/r/fiji_4_7/index.html")
    assert page.locator("h1").inner_text().startswith("Fiji 4.7")


def test_enter_opens_the_exact_hit_and_not_what_the_search_weighs_more(page: "Page") -> None:
    page.goto("/index.html")
    page.keyboard.press("/")
    page.keyboard.type("tie")
    page.locator(".md-search-result__item").first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/fiji/glossary/index.html#tie")


def test_the_slash_focuses_the_box_and_escape_leaves_it(page: "Page") -> None:
    page.goto("/fiji/index.html")
    box, results = page.locator(BOX), page.locator(".md-search__output")
    page.keyboard.press("/")
    results.wait_for(state="visible")
    assert box.evaluate("(one) => one === document.activeElement")
    assert box.input_value() == ""
    page.keyboard.press("Escape")
    results.wait_for(state="hidden")
    assert not box.evaluate("(one) => one === document.activeElement")


def test_the_arrows_lead_from_the_exact_hit_to_the_others(page: "Page") -> None:
    page.goto("/fiji/index.html")
    page.keyboard.press("/")
    page.keyboard.type("tie")
    page.locator(".md-search-result__item").first.wait_for()
    exact, reached = page.locator(".exact a").count(), []
    for _ in range(exact + 1):
        page.keyboard.press("ArrowDown")
        reached.append(page.evaluate("document.activeElement.closest('.exact') !== null"))
    assert exact
    assert reached == [True] * exact + [False]


def test_the_box_of_the_first_page_opens_a_rule_and_asks_the_search(page: "Page") -> None:
    page.goto("/index.html")
    ask = page.get_by_role("searchbox", name="A number, a word or a question")
    ask.fill("4.7")
    ask.press("Enter")
    page.wait_for_url("**/r/fiji_4_7/index.html")
    page.goto("/index.html")
    ask.fill("rounded")
    ask.press("Enter")
    page.locator(SEEN).first.wait_for()
    assert page.locator(BOX).input_value() == "rounded"


def test_a_link_with_a_query_opens_the_search(page: "Page") -> None:
    page.goto("/index.html?q=rounded")
    page.locator(SEEN).first.wait_for()


LATE = re.compile(r"/(search_index\.json|workers/search\.\w+\.min\.js|asked\.js)$")


@pytest.mark.parametrize(("start", "words"), [("/fiji/index.html", "tie"), ("/fiji/de/", "Patt")])
def test_index_and_worker_wait_until_somebody_searches(
    fresh_page: "Page", start: str, words: str
) -> None:
    """The worker is busy for seconds on a phone; a page that is only read shall not pay for it."""
    asked = list[str]()
    fresh_page.on("request", lambda request: asked.append(request.url))
    fresh_page.goto(start, wait_until="networkidle")
    assert [url for url in asked if LATE.search(url)] == []
    fresh_page.keyboard.press("/")
    fresh_page.keyboard.type(words)
    fresh_page.locator(SEEN).first.wait_for()
    fresh_page.wait_for_load_state("networkidle")
    late = sorted(
        found[1].split("/")[0].split(".")[0] for url in asked if (found := LATE.search(url))
    )
    assert late == (["asked", "search_index", "workers"] if start == "/fiji/index.html" else [])
