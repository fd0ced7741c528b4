"""Every page of the site as a file: its links, its weight, and that it asks nobody for anything."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from measured import searched, until
from playwright.sync_api import Browser, Page
from published import Published
from served import POLICY, Pages, packed, serving

KILOBYTE = 1024
NODES = 1500
SIZE = (1_500, 3_000, 80_000_000)  # pages, files, bytes
FOR_PAPER = 2_500
INDEX = "search/search_index.json"
ABOVE = ("assets/names.js", "assets/asked.js", "assets/rank.js")
TRIED = ("fiji/try/index.html",)
EXAMPLE = ("/examples.js", "/played.js")  # where examples lie, and the one that is tried


def test_every_link_within_the_site_leads_somewhere(published: Published) -> None:
    assert [*published.dead()] == []


def test_no_page_names_anything_elsewhere_to_load(published: Published) -> None:
    assert [*published.outside()] == []
    assert [page for page, found in published.pages.items() if found.styled] == [], "the policy"


def test_no_page_has_more_elements_than_a_phone_likes(published: Published) -> None:
    counts = {page: found.nodes for page, found in published.pages.items()}
    paper = {page for page in counts if page.endswith("/print/index.html")}  # a game's rules
    most = {page: FOR_PAPER if page in paper else NODES for page in counts}
    assert {page: count for page, count in counts.items() if count > most[page]} == {}


def test_no_page_is_heavier_than_its_budget(published: Published) -> None:
    weights = {page: published.weight(page) for page in published.pages}
    assert {page: one for page, one in weights.items() if one > 120 * KILOBYTE} == {}


def test_what_a_search_loads_keeps_its_budget(published: Published) -> None:
    """The theme's index, and what goes above it: the names, and what answers words."""
    loaded = sum(len(packed(published.folder / one)) for one in (INDEX, *ABOVE))
    assert loaded <= 300 * KILOBYTE


def test_the_site_keeps_its_size(published: Published) -> None:
    sizes = [one.stat().st_size for one in published.folder.rglob("*") if one.is_file()]
    size = [len(published.pages), len(sizes), sum(sizes)]
    assert [*map(min, size, SIZE)] == size


def test_headings_go_down_one_step_at_a_time(published: Published) -> None:
    """The title of the page is the first and only one of its level."""
    levels = {page: found.levels for page, found in published.pages.items()}
    assert {page: one for page, one in levels.items() if one[:1] != [1] or 1 in one[1:]} == {}
    leaps = (page for page, one in levels.items() for a, b in pairwise(one) if b > a + 1)
    assert [*leaps] == []


def test_every_question_leads_to_answer_rule_example_and_function_a_click_apart(
    published: Published,
) -> None:
    asked = {page: found for page, found in published.pages.items() if page.startswith("q/")}
    assert asked
    for page, found in asked.items():
        assert "answer" in found.names, page
        assert "example" in found.classes, page
        rules = [published.target(page, link) for link in found.links]
        leads = [published.pages[rule] for rule in rules if rule.startswith("r/")]
        shown = [rule for rule in leads if "example" in rule.classes]
        assert any("/evidence/code/" in link for rule in shown for link in rule.links), page


COUNTED = """(paths) => Promise.all(paths.map(async (path) => {
  const text = await (await fetch(`/${path}`)).text()
  const middle = new DOMParser().parseFromString(text, 'text/html').querySelector('article')
  const drop = (what) => middle.querySelectorAll(what).forEach((one) => one.remove())
  const words = () => middle.textContent.match(/\\S*[\\p{L}\\p{N}]\\S*/gu).length
  drop('svg, script, .headerlink')
  const all = words()
  drop('details:not([open]) > :not(summary)')
  return [words(), middle.querySelectorAll('a[href]').length, all]
}))"""
MOST = (500, 20, 1200)  # words and links before anything is opened; words with all opened


def test_a_rule_is_told_in_few_words_and_all_else_is_closed(
    page: Page, published: Published
) -> None:
    rules = [one for one, of in published.pages.items() if one[:2] == "r/" and not of.leads_on]
    page.goto("/index.html")
    counted = dict(zip(rules, page.evaluate(COUNTED, rules), strict=True))
    over = {rule: one for rule, one in counted.items() if [*map(min, one, MOST)] != one}
    assert over == {}


def test_a_printed_example_is_one_page_with_one_player(published: Published) -> None:
    threads = {one for one, of in published.pages.items() if "step-thread" in of.names}
    rules = [one for one in published.pages if re.fullmatch("[a-z]+/rules/index.html", one)]
    for game in (one.replace("rules/", "") for one in rules):
        leads = {published.target(game, link) for link in published.pages[game].links}
        named = [link for thread in leads & threads for link in published.pages[thread].links]
        assert any(link.endswith(".jsonl.gz") for link in named), game  # so a thread is there, too
    assert not [one for one in threads if re.search(r"/[0-9]+/index.html", one)]


def test_every_answer_at_once_is_a_tap_away_from_a_question_and_from_its_game(
    published: Published,
) -> None:
    """So is what changes the numbers: the best tools are nowhere far."""
    asked = [path for path in published.pages if path.startswith("q/")]
    linked = {link.rpartition("../")[2] for path in asked for link in published.pages[path].links}
    tables = [path for path in published.pages if re.fullmatch(r"\w+/decide/index.html", path)]
    assert tables
    for table in tables:
        names = [one for one in published.pages[table].names if one.startswith("ask-")]
        places = {f"{table}#{one.removeprefix('ask-')}" for one in names}
        assert places - linked == set()
        overview = table.replace("/decide/", "/")
        near = {published.target(overview, link) for link in published.pages[overview].links}
        assert {table, table.replace("/decide/", "/try/")} <= near


def test_chapters_have_pictures(published: Published) -> None:
    """But for a few in which nothing changes on the table."""
    chapters = [path for path in published.pages if re.fullmatch(r"\w+/rules/\w+/index.html", path)]
    bare = [path for path in chapters if "pictured" not in published.pages[path].classes]
    assert len(bare) <= len(chapters) // 4, bare


@pytest.mark.parametrize("path", ["r/fiji_4_8/index.html", *TRIED])
def test_a_browser_loads_what_a_page_names_and_nothing_more(
    fresh_page: Page, site: str, published: Published, path: str
) -> None:
    asked = list[str]()
    fresh_page.on("request", lambda request: asked.append(request.url.removeprefix(f"{site}/")))
    last = EXAMPLE[-1] if path in TRIED else "/assets/reader.js"
    with fresh_page.expect_request(f"**{last}"):
        fresh_page.goto(f"/{path}")
    named = [published.target(path, one) for one in published.pages[path].loads]
    until(fresh_page, lambda: {*named} <= {*asked})
    fresh_page.wait_for_load_state("networkidle")
    own = [one for one in asked if one.endswith(EXAMPLE)] if path in TRIED else []
    assert len(own) == (len(EXAMPLE) if path in TRIED else 0)
    assert sorted({*asked}) == sorted({path, *named, *own})
    assert len(asked) == len({*asked})


# The policy that stands in the pages themselves, for hosts that send none


META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')
HEAD = 2_000  # bytes: it stands before all that it governs
REFUSED = """() => new Promise((done) => {
  addEventListener('securitypolicyviolation', ({ blockedURI }) => done(blockedURI))
  const elsewhere = Object.assign(new Image(), { src: 'http://elsewhere.invalid/picture.png' })
  document.body.append(elsewhere)
})"""


class Bare(Pages):
    """A host that lets nobody set a header."""

    def send_header(self, keyword: str, value: str) -> None:
        """Send all but the policy."""
        if keyword != "Content-Security-Policy":
            super().send_header(keyword, value)


@pytest.fixture
def bare(browser: Browser, site_folder: str) -> Iterator[Page]:
    """A page that comes from such a host."""
    with serving(site_folder, Bare) as address, browser.new_page(base_url=address) as page:
        yield page


def test_every_page_holds_the_policy_before_all_that_it_governs(site_folder: str) -> None:
    """That of the guide, but for what a tag cannot say; `file:` is the site on a disk."""
    wanted = POLICY.removesuffix("; frame-ancestors 'none'").replace("'self'", "'self' file:")
    for file in Path(site_folder).rglob("*.html"):
        with file.open(encoding="utf-8") as page:
            head = page.read(HEAD).partition("<script")[0]
        assert [one.replace("&#39;", "'") for one in META.findall(head)] == [wanted], file


def test_without_a_header_a_page_asks_nobody_else_and_is_whole(bare: Page) -> None:
    errors = list[str]()
    bare.on("pageerror", lambda error: errors.append(str(error)))
    answer = bare.goto("/index.html")
    assert answer is not None
    assert "content-security-policy" not in answer.headers
    assert bare.evaluate(REFUSED) == "http://elsewhere.invalid/picture.png"
    searched(bare, "rounded")
    bare.locator(".exact a[href*=fiji_q_r14]").click()
    bare.locator("#answer").wait_for()
    bare.goto("/fiji/decide/")
    bare.locator(".decide .answer, [id^=ask-] .answer").first.wait_for()
    assert errors == []
