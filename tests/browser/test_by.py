"""Edition and house rules chosen once: kept, in the bar, in links, and told where they matter."""

import re
from typing import TYPE_CHECKING

import pytest
from axe import Axe

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

NAMED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
RULINGS = """() => {
  const [, fragment] = document.querySelector('a.change[href*="/try/"]').href.split('#')
  const answers = fragment.split('~').filter((one) => one.startsWith('r.'))
  return Object.fromEntries(answers.map((one) => one.slice(2).split('=')))
}"""


def told(page: "Page") -> str:
    page.locator(".by-told").wait_for()
    return page.locator(".by-told").inner_text()


def test_who_chooses_nothing_sees_and_loads_nothing_of_it(page: "Page") -> None:
    page.goto("/r/fiji_4_11/")
    page.wait_for_load_state("networkidle")
    assert not page.locator(".by-told").is_visible()
    assert page.locator(".by-note").count() == 0
    assert [name for name in page.evaluate(NAMED) if re.search(r"/(by|kept)\b", name)] == []


def test_a_house_rule_is_chosen_once_in_the_bar_and_holds_everywhere(page: "Page") -> None:
    page.goto("/q/fiji_q_r14/")
    page.get_by_role("button", name="Edition and house rules").click()
    page.get_by_text("House rules: one of").click()
    page.get_by_label("Half of an odd number of beads").select_option("up")
    page.get_by_role("button", name="Use it everywhere").click()
    page.locator(".by-answer").wait_for()
    assert page.locator("h1 + p").inner_text().startswith("By half = up: Up, says the German text")
    page.goto("/r/fiji_4_11/")
    assert told(page) == "by: half = up"
    card = page.locator(".example", has_text="Half of 5 green is 2 green").first
    assert "4.11 Mary takes half of the 5 green: 3 green." in card.locator(".by-note").inner_text()
    assert page.url.endswith("?by=half=up")
    copied = page.get_by_role("button", name="Copy link").get_attribute("data-clipboard-text")
    assert str(copied).endswith("/r/fiji_4_11/?by=half=up")


def test_a_link_brings_its_edition_along_and_as_usual_ends_it(page: "Page") -> None:
    page.goto("/fiji/rules/4_exchange/?by=fiji-de-2005")
    assert told(page) == "by: German rulebook, 2005"
    note = page.locator(".by-note", has_text="half = up")
    assert "The odd bead is taken too." in note.inner_text()
    page.goto("/r/fiji_4_7/")
    assert told(page) == "by: German rulebook, 2005"
    page.goto("/r/bali_8_5/")
    page.wait_for_load_state("networkidle")
    assert not page.locator(".by-told").is_visible()
    page.goto("/r/fiji_4_7/")
    page.locator(".by-button").click()
    with page.expect_navigation():
        page.get_by_role("button", name="As usual").click()
    page.wait_for_load_state("networkidle")
    assert not page.locator(".by-told").is_visible()
    assert "by=" not in page.url


def test_a_mixture_is_played_by_the_engine(page: "Page") -> None:
    page.goto("/r/fiji_4_11/?by=half=up,swap=neighbours")
    run = page.get_by_role("link", name="Run it by half = up + swap = neighbours").first
    run.wait_for()
    assert page.evaluate(RULINGS) == {"half": "up", "swap": "neighbours"}
    assert "by half = up alone" in page.locator(".example .by-note").first.inner_text().lower()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("words", ["", "nonsense", "half=sideways", "%"])
def test_a_link_that_names_no_answer_changes_nothing(page: "Page", words: str) -> None:
    errors = list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"/r/fiji_4_11/?by={words}")
    page.wait_for_load_state("networkidle")
    assert page.locator(".by-note").count() == 0
    assert errors == []


def test_axe_finds_nothing_against_wcag_where_something_is_chosen(
    page: "Page", npm: "Path"
) -> None:
    page.goto("/r/fiji_4_11/?by=half=up,swap=neighbours")
    page.get_by_role("link", name="Run it by").first.wait_for()
    axe = Axe(npm)
    assert axe.against(page) == []
    page.locator(".by-button").click()
    page.get_by_role("dialog").wait_for()
    assert axe.against(page) == []
