"""Examples played forward and back in the page, by tap and by keys."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe import Axe
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SEEN = """(one) => {
  const { top, bottom } = one.getBoundingClientRect()
  return [top, bottom, innerHeight]
}"""
EXAMPLES = ("/q/fiji_q_r5/", "/q/kaivai_q_m3/", "/q/bali_q_g1/", "/kaivai/record/")


def opened(page: "Page") -> "Locator":
    """The first example of a page, gone through by nobody yet."""
    page.locator(".steps > button").first.click()
    found = page.locator(".steps-open")
    expect(found.locator(".steps-at")).to_have_text(numbers(page, 0))
    return found


def numbers(page: "Page", at: int) -> str:
    offer = page.locator(".steps > button").first
    return f"{at} of {offer.evaluate('(one) => /([0-9]+) step/.exec(one.textContent)[1]')}"


@pytest.mark.parametrize("path", EXAMPLES[1:])
def test_what_changes_in_a_step_is_in_sight(page: "Page", path: str) -> None:
    page.goto(path)
    assert_in_sight(opened(page))


def assert_in_sight(steps: "Locator") -> None:
    top, bottom, high = steps.evaluate(SEEN)
    assert bottom <= high or top < 60
    assert steps.locator("svg").evaluate(SEEN)[0] < high * 0.6


def test_an_example_is_played_forward_and_back_by_keys(page: "Page", npm: Path) -> None:
    page.goto(EXAMPLES[0])
    still = page.locator("section.example").first.locator("> .pictured").first
    expect(still).to_be_visible()
    steps = opened(page)
    expect(still).to_be_hidden()
    assert_in_sight(steps)
    first = steps.locator("svg").inner_html()
    page.keyboard.press("ArrowRight")
    expect(steps.locator(".steps-at")).to_have_text(numbers(page, 1))
    assert steps.locator("svg").inner_html() != first
    page.keyboard.press("End")
    last = page.locator("section.example").first.locator(".trace ul li").last
    told = last.inner_text().partition(" ")[2]  # the sentence behind the number of the rule
    expect(steps.locator(".steps-told li").last).to_contain_text(told)
    leads = str(last.locator("a").get_attribute("href"))
    expect(steps.locator(".steps-told a").last).to_have_attribute("href", leads)
    assert Axe(npm).against(page) == []
    page.keyboard.press("Home")
    assert steps.locator("svg").inner_html() == first
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(steps.locator(".steps-at")).to_have_text(numbers(page, 0))
    steps.locator("button").first.focus()
    page.keyboard.press("Escape")
    expect(still).to_be_visible()
    expect(page.locator(".steps > button").first).to_be_focused()


def test_from_a_file_an_example_is_played_too(page: "Page", site_folder: str) -> None:
    page.goto(f"file://{site_folder}{EXAMPLES[0]}index.html")
    expect(opened(page).locator("svg")).to_be_visible()


def test_steps_that_do_not_arrive_say_so_and_are_offered_again(page: "Page") -> None:
    page.route("**/played.js", lambda route: route.abort())
    page.goto(EXAMPLES[0])
    page.locator(".steps > button").first.click()
    expect(page.locator(".steps [role=status]")).to_contain_text("did not arrive; try again")
    page.unroute("**/played.js")
    opened(page)
