"""Pages of every kind: for everybody's eyes and hands, without scripts, and on paper."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from axe import COLOURS, STANDARDS, Axe
from measured import DESK, JUDGED, NARROW, measured, searched
from playwright.sync_api import Browser, ConsoleMessage, Page
from published import Published

from atoll.table.games import GAMES

Scheme = Literal["light", "dark"]
DARKENED = "document.querySelector('input[data-md-color-scheme=slate]')?.click()"
PAPER = "rgb(255, 255, 255)"
BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"


@pytest.fixture(scope="module")
def plain(browser: Browser, site: str) -> Iterator[Page]:
    """A page on a phone that runs no script, and so remembers nothing."""
    with browser.new_page(base_url=site, viewport=NARROW, java_script_enabled=False) as page:
        yield page


def test_a_page_of_each_kind_keeps_the_policy_fits_a_phone_and_axe_finds_nothing(
    page: Page, first_tab: Page, npm: Path, site: str, published: Published
) -> None:
    """In the dark all is asked of the first page, whose menu is everybody's; else of contrast.

    Of some it is asked too whether links can be told from the text around them.
    """
    asked, wrong = set[str](), list[str]()

    def told(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(message.text)

    page.on("request", lambda request: asked.add(request.url))
    page.on("console", told)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    axe, found = Axe(npm), dict[str, list[str]]()
    for number, path in enumerate(published.kinds):
        page.set_viewport_size(NARROW if number else DESK)
        _in_the_light(page, first_tab, path)
        found[path] = axe.against(page)
        page.emulate_media(color_scheme="dark")
        page.evaluate(DARKENED)
        assert page.evaluate(BACKGROUND) != PAPER, path
        some = () if number % 10 else COLOURS
        found[path] += axe.against(page, some if number else STANDARDS)
        page.set_viewport_size(NARROW)
        found[path] += [*wrong, *measured(page)]
        wrong.clear()
    assert {path: one for path, one in found.items() if one} == {}
    assert [url for url in asked if not url.startswith((f"{site}/", "data:", "about:"))] == []
    assert [url for url in asked if re.search(r"pyodide|\.whl|\.wasm|/engine\.js", url)] == []


def _in_the_light(page: Page, first_tab: Page, path: str) -> None:
    """Open a page as if no reader had chosen the dark."""
    page.goto("about:blank")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")  # the dark comes at once
    first_tab.evaluate("localStorage.clear()")
    page.goto(path)
    assert page.evaluate(BACKGROUND) == PAPER, path


@pytest.mark.parametrize("path", JUDGED)
def test_lighthouse_finds_nothing_against_access_and_practice(
    lighthouse: Callable[..., dict[str, int]], site: str, path: str
) -> None:
    """Its speed is asked in `make soak`."""
    about = ("accessibility", "best-practices")
    assert lighthouse(f"{site}/{path}", *about) == dict.fromkeys(about, 100)


def test_axe_finds_nothing_against_wcag_in_the_open_search(page: Page, npm: Path) -> None:
    page.goto("/index.html")
    searched(page, "tie")
    page.locator(".md-search-result__item").first.wait_for()
    page.wait_for_timeout(500)  # it fades in
    assert Axe(npm).against(page) == []


@pytest.mark.parametrize(("scheme", "white"), [("light", True), ("dark", False)])
def test_the_system_decides_between_light_and_dark(
    page: Page, plain: Page, scheme: Scheme, *, white: bool
) -> None:
    for one in (page, plain):
        one.emulate_media(color_scheme=scheme)
        one.goto("/fiji/index.html")
        one.wait_for_load_state("networkidle")
        assert (one.evaluate(BACKGROUND) == PAPER) is white


def test_a_reader_can_choose_the_other_colours_and_they_stay(page: Page) -> None:
    page.goto("/fiji/index.html")
    page.get_by_title("Dark").click()
    assert page.evaluate(BACKGROUND) != PAPER
    page.goto("/r/fiji_4_7/")
    assert page.evaluate(BACKGROUND) != PAPER


def test_on_a_phone_a_page_says_what_stands_on_it(page: Page) -> None:
    page.goto("/fiji/rules/4_exchange/")
    contents = page.locator("details.contents")
    contents.get_by_text("On this page").click()
    contents.get_by_role("link", name="4.11").click()
    assert page.url.endswith("#fiji_4_11")
    assert (
        page.locator("#fiji_4_11").evaluate("(one) => Math.abs(one.getBoundingClientRect().top)")
        < 200
    )
    page.set_viewport_size(DESK)
    assert not page.locator("details.contents").is_visible()


def test_without_scripts_all_stands_there_and_nothing_is_offered_that_needs_them(
    plain: Page,
) -> None:
    plain.goto("/q/fiji_q_r5/")
    assert "next best count" in plain.locator("#answer").inner_text()
    assert plain.locator(".example .outcome").first.inner_text() == "passes"
    assert plain.locator(".trace").first.is_visible()
    plain.goto("/r/fiji_4_7/")
    assert "cancel each other out" in plain.locator(".statement").inner_text()
    assert [mark.inner_text() for mark in plain.locator(".marks .mark").all()]
    plain.locator("#engine ~ details summary").first.click()
    assert plain.locator("#engine ~ details").get_by_text("contest").first.is_visible()
    plain.goto("/evidence/changes/")
    told = plain.locator("article").inner_text()
    assert "sailed off its hut" in told
    days = re.findall(r"20\d\d-\d\d-\d\d", told)
    assert days == sorted(days, reverse=True)
    plain.goto("/index.html")
    for needs in (".ask", ".md-search", "label[for='__search']", ".md-header__option"):
        assert not plain.locator(needs).first.is_visible()
    plain.goto("/evidence/fiji/")
    assert not plain.locator(".filter").is_visible()
    assert plain.locator(".coverage tbody tr").count() > 20
    plain.goto("/fiji/try/")
    assert plain.get_by_text("Trying needs JavaScript.").is_visible()
    plain.goto("/fiji/decide/")
    assert plain.get_by_role("cell", name="the second best").first.is_visible()


def test_without_scripts_the_menu_opens_and_no_page_scrolls_sideways(
    plain: Page, published: Published
) -> None:
    plain.goto("/fiji/rules/4_exchange/")
    plain.locator("header label[for='__drawer']").click()
    plain.get_by_role("link", name="6 End of the game").click()
    for path in published.kinds:
        plain.goto(path)
        assert plain.evaluate("() => document.documentElement.scrollWidth") <= 320, path


A_SIDE = re.compile(rb"/Type\s*/Page\b(?!s)")
PAPERS = ("A4", "Letter")
SIDES = {"sheet": 1, "print": 8}
"""The sheet is one side of paper, all rules of a game are eight at most."""
ADDED = "(all) => all.map((one) => getComputedStyle(one, '::after').content)"


def test_on_paper_stands_the_text_alone(page: Page) -> None:
    page.set_viewport_size(DESK)
    for path in ("/fiji/print/", "/r/fiji_4_7/", "/q/fiji_q_r5/"):
        page.emulate_media(media="screen", color_scheme="dark")
        page.goto(path)
        page.emulate_media(media="print")
        for name in ("header", "nav", "footer", ".headerlink", ".copy", ".change", "form"):
            assert page.locator(f"{name} >> visible=true").count() == 0, (path, name)
        assert page.locator("article h1").is_visible()
        assert page.locator("article p").first.is_visible()
        assert {*page.locator("article a").evaluate_all(ADDED)} <= {"none"}
        assert page.evaluate(BACKGROUND) == PAPER


def test_every_game_fits_its_paper(page: Page) -> None:
    found = dict[tuple[str, str], int]()
    for path in ("fiji/de/sheet", *(f"{game}/{kind}" for game in GAMES for kind in SIDES)):
        page.goto(f"/{path}/")
        for paper in PAPERS:
            printed = page.pdf(format=paper, prefer_css_page_size=False)
            found[path, paper] = len(A_SIDE.findall(printed))
    long = {one: many for one, many in found.items() if many > SIDES[one[0].rpartition("/")[2]]}
    assert long == {}
    assert max(found.values()) > 1
