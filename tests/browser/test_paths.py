"""The ways through the site: question, answer, rule, example, function, each a click apart."""

from measured import DESK, PHONE, searched
from playwright.sync_api import Browser, Page, expect

SCROLLED = """(anchor) => {
  const top = document.getElementById(anchor)?.getBoundingClientRect().top
  return top >= 0 && top < innerHeight
}"""


def test_offline_on_a_phone_the_search_leads_from_the_first_page_and_from_another(
    browser: Browser, site_folder: str
) -> None:
    """From the files alone: no server, and no network. What links lead to, test_crawl.py holds."""
    page = browser.new_page(viewport=PHONE, offline=True)
    page.goto(f"file://{site_folder}/index.html")
    page.get_by_role("searchbox").fill("we tie for most, who executes?")
    page.keyboard.press("Enter")
    page.locator("#answer").wait_for()
    expect(page.locator("h1")).to_contain_text("We tie for most. Who executes?")
    expect(page.locator("#answer")).to_contain_text("next best count")
    searched(page, "rounded")
    page.locator(".exact a[href*=fiji_q_r14]").click()
    page.wait_for_url("**/q/fiji_q_r14/index.html")
    page.close()


def test_a_deep_link_shows_its_place(page: Page) -> None:
    for address in (
        "/fiji/rules/4_exchange/#fiji_4_11",
        "/q/fiji_q_r5/#answer",
        "/r/fiji_4_7/#laws",
    ):
        page.goto(address)
        page.wait_for_function(SCROLLED, arg=address.partition("#")[2])
    link = page.locator("#others ~ details a[href*='#']").first
    page.locator("#others ~ details summary").first.click()
    anchor = str(link.get_attribute("href")).partition("#")[2]
    link.click()
    page.wait_for_function(SCROLLED, arg=anchor)
    assert page.locator(f"section.example[id='{anchor}'] .trace").last.is_visible()


def test_the_link_to_copy_is_the_address_without_what_follows_it(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/r/fiji_4_7/index.html?q=#laws")
    page.get_by_role("button", name="Copy link").click()
    page.get_by_text("Copied to clipboard").wait_for()
    assert page.evaluate("() => navigator.clipboard.readText()") == f"{site}/r/fiji_4_7/"


def test_the_coverage_is_filtered_by_mark(page: Page) -> None:
    page.goto("/evidence/fiji/")
    shown = page.locator("tr[data-kinds]:not([hidden])")
    every = shown.count()
    for kind in ("open", "no-law", "ruling", "failing"):
        wanted = page.locator(f"tr[data-kinds~='{kind}']").count()
        page.locator(f"input[value='{kind}']").check()
        assert shown.count() == wanted < every
        expect(page.locator(".filter output")).to_have_text(f"{wanted} of {every} rules")
    page.get_by_label("all", exact=True).check()
    assert shown.count() == every


def test_a_rule_written_wrong_is_found_at_any_depth_and_without_its_game(page: Page) -> None:
    for wrong in ("/r/Fiji-4.7", "/r/fiji 4.7/index.html", "/a/b/c/d/Fiji_4_7.html", "/r/fiji4_7/"):
        page.goto(wrong)
        page.wait_for_url("**/r/fiji_4_7/index.html")
    page.goto("/r/4.13")
    page.wait_for_url("**/r/fiji_4_13/index.html")


def test_an_address_of_nothing_says_so_and_offers_the_search(page: Page) -> None:
    answer = page.goto("/fiji/rounded/")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("No such page")
    ask = page.get_by_role("searchbox")
    page.wait_for_function("() => document.forms[0].q.value === 'rounded'")
    ask.press("Enter")
    page.locator(".md-search-result__item").first.wait_for()


def test_the_first_tab_skips_to_the_text_and_every_stop_can_be_seen(page: Page) -> None:
    page.set_viewport_size(DESK)
    page.goto("/r/fiji_4_7/")
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate(STANDING) == ""
    summary = page.locator("#engine ~ details summary").first
    summary.focus()
    page.keyboard.press("Enter")
    assert page.locator("#engine ~ details[open] a").first.is_visible()
    page.reload()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.className").startswith("md-skip")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('article') !== null")


STANDING = """() => {
  const one = document.activeElement
  const seen = one.matches('input') ? one.closest('form') : one
  const { width, height, left, right } = seen.getBoundingClientRect()
  const drawn = getComputedStyle(one).outlineStyle !== 'none' || one.matches('input')
  return width && height && right > 0 && left < innerWidth && drawn ? '' : one.outerHTML
}"""


def test_on_a_phone_the_menu_opens_by_the_keyboard(page: Page) -> None:
    page.goto("/fiji/rules/4_exchange/")
    menu = page.get_by_role("checkbox", name="Menu")
    assert not page.get_by_role("link", name="6 End of the game").is_visible()
    menu.focus()
    page.keyboard.press("Space")
    page.get_by_role("link", name="6 End of the game").click()
    page.wait_for_url("**/6_end_of_the_game/index.html")
