"""Edition and house rules chosen once: kept, in the bar, in links, and told where they matter."""

import re
import time
from pathlib import Path

from axe import Axe
from measured import searched
from playwright.sync_api import Page, Route, expect

NAMED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
RULINGS = """() => {
  const [, fragment] = document.querySelector('a.change[href*="/try/"]').href.split('#')
  const answers = fragment.split('~').filter((one) => one.startsWith('r.'))
  return Object.fromEntries(answers.map((one) => one.slice(2).split('=')))
}"""
MIXED = "shared_place=lowest_place,after_shared=next"


def late(route: Route) -> None:
    time.sleep(0.3)
    route.continue_()


def told(page: Page) -> str:
    page.locator(".by-told").wait_for()
    return page.locator(".by-told").inner_text()


def test_who_chooses_nothing_sees_and_loads_nothing_of_it(page: Page) -> None:
    for path in ("/r/fiji_4_11/?by=", "/r/fiji_4_11/"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert not page.locator(".by-told").is_visible()
        assert page.locator(".by-note").count() == 0
    assert [name for name in page.evaluate(NAMED) if re.search(r"/(by|kept)\b", name)] == []


def test_a_house_rule_is_chosen_once_in_the_bar_and_holds_everywhere(page: Page) -> None:
    """An answer that a folded list cuts is read whole below it.

    The link to copy has the choice too where its button is made late.
    """
    page.goto("/q/fiji_q_r14/")
    page.get_by_role("button", name="Edition and house rules").click()
    page.get_by_text("House rules: one of").click()
    keep = page.get_by_label("Must the player who executes the keep card keep")
    whole = keep.locator("xpath=following-sibling::*[1]")
    expect(whole).to_have_text("")
    keep.select_option("may")
    expect(whole).to_have_text("may: The player chooses to keep or pay all of it.")
    assert whole.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    keep.select_option(index=0)
    page.get_by_label("Half of an odd number of beads").select_option("up")
    page.get_by_role("button", name="Use it everywhere").click()
    page.locator(".by-answer").wait_for()
    expect(page.locator("h1 + p")).to_have_text(
        re.compile("^By half = up: Up, says the German text")
    )
    page.route("**/find.js", late)
    page.goto("/r/fiji_4_11/")
    assert told(page) == "by: half = up"
    card = page.locator(".example", has_text="Half of 5 green is 2 green").first
    expect(card.locator(".by-note")).to_contain_text(
        "4.11 Mary takes half of the 5 green: 3 green."
    )
    assert page.url.endswith("?by=half=up")
    copied = page.get_by_role("button", name="Copy link").get_attribute("data-clipboard-text")
    assert str(copied).endswith("/r/fiji_4_11/?by=half=up")
    page.goto("/r/fiji_4_15/?by=fiji-de-2005,swap=neighbours,final_tie=nobody")
    copied = page.get_by_role("button", name="Copy link").get_attribute("data-clipboard-text")
    assert {*str(copied).partition("by=")[2].split(",")} >= {"swap=neighbours", "final_tie=nobody"}


def test_a_link_brings_its_edition_along_and_as_usual_ends_it(page: Page) -> None:
    page.goto("/fiji/rules/4_exchange/?by=fiji-de-2005")
    assert told(page) == "by: German rulebook of 2005"
    note = page.locator(".by-note", has_text="half = up")
    expect(note).to_contain_text("The odd bead is taken too.")
    page.goto("/r/bali_8_5/")
    page.wait_for_load_state("networkidle")
    assert not page.locator(".by-told").is_visible()
    page.goto("/r/fiji_4_7/")
    assert told(page) == "by: German rulebook of 2005"
    assert page.locator("article .by-note").count() == 0
    page.locator(".by-button").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Back to the usual rules").click()
    for path in ("/r/fiji_4_7/", "/fiji/de/"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert (page.locator(".by-told").is_visible(), "by=" in page.url) == (False, False)


def test_a_mixture_is_played_by_the_engine(page: Page, npm: Path) -> None:
    """On the cards of its rule, and above the answer of a question on which both bear."""
    page.goto(f"/q/fiji_q_d3/?by={MIXED}")
    above = page.locator("#answer").locator("xpath=preceding-sibling::*[1]")
    above.get_by_role("link", name="Run it by").wait_for()
    assert re.match(r"What these come to together|None of these alone", above.inner_text())
    page.goto(f"/r/fiji_5_6/?by={MIXED}")
    by = "shared place = lowest place + after shared = next"
    page.locator(".example").get_by_role("link", name=f"Run it by {by}").first.wait_for()
    assert page.evaluate(RULINGS) == dict(one.split("=") for one in MIXED.split(","))
    note = page.locator(".example .by-note", has_text="Run it by").first
    expect(note).to_contain_text(" alone this happens instead")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    axe = Axe(npm)
    assert axe.against(page) == []
    page.locator(".by-button").click()
    page.get_by_role("dialog").wait_for()
    assert axe.against(page) == []


def test_where_no_other_answer_was_asked_for_a_mixture_is_known_without_the_engine(
    page: Page,
) -> None:
    page.goto("/q/fiji_q_r14/?by=half=up,swap=neighbours")
    page.locator(".by-answer").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(RULINGS) == {"half": "up", "swap": "neighbours"}
    assert page.get_by_role("link", name="Run it by").count() == 0
    expect(page.locator(".asked").first).to_have_text(re.compile("^Usually played:"))
    assert page.locator(".asked", has_text="Played here").count() == 0


def test_a_hit_of_the_search_answers_by_what_is_chosen(page: Page) -> None:
    page.goto("/r/fiji_4_11/?by=half=up")
    told(page)
    page.goto("/index.html")
    searched(page, "is half rounded up")
    hit = page.locator(".exact a[href*=fiji_q_r14]")
    hit.wait_for()
    expect(hit.locator(".by-note")).to_have_text(re.compile("^By half = up: Up, says the German"))
    expect(hit.locator("p").nth(1)).to_contain_text("Usually: ")
    page.locator("[data-md-component=search-query]").fill("how many heads are there")
    page.locator(".exact a", has_not_text="half").first.wait_for()
    assert page.locator(".exact a:not([href*=fiji_4_11]):not([href*=r14]) .by-note").count() == 0


def test_tables_of_rulings_say_which_answer_is_played(page: Page) -> None:
    page.goto("/rulings/fiji/half/?by=fiji-de-2005")
    told(page)
    rows = page.locator("article table").first.locator("tbody tr").all()
    shown = {row.locator("code").inner_text(): row.locator(".by-note").count() for row in rows}
    assert shown == {"half=down": 0, "half=up": 1}
    page.goto("/q/fiji_q_r14/")
    told(page)
    down, up = page.locator("[data-answer^='half=']").all()
    expect(down).to_have_text("(usually played)")
    expect(up.locator("xpath=following-sibling::*[1]")).to_have_text("✓ played")
    page.goto("/editions/fiji/")
    told(page)
    row = page.locator("tr", has=page.locator("a[href*='rulings/fiji/half/']"))
    expect(row).to_contain_text("By half = up: The odd bead is taken too.")
    kept = page.locator("tr", has=page.locator("a[href*='rulings/fiji/swap/']"))
    assert kept.locator(".by-note").count() == 0
    page.goto("/fiji/print/")
    told(page)
    assert page.locator(".paper .by-note", has_text="The odd bead is taken too.").count() == 2


def test_answers_at_once_start_with_what_is_chosen(page: Page) -> None:
    page.goto("/fiji/decide/?by=half=up")
    told(page)
    half = page.locator("#ask-half")
    assert half.get_by_label("rounded down or up").input_value().startswith("up:")
    half.get_by_label("Beads in the supply", exact=True).fill("5")
    expect(half.locator(".answer")).to_have_text(re.compile(r"^Half of 5 is 3\."))
    half.get_by_label("rounded down or up").select_option(index=0)
    expect(half.locator(".answer")).to_have_text(re.compile(r"^Half of 5 is 2\."))


def test_a_link_that_cannot_be_read_says_so_and_changes_nothing(page: Page) -> None:
    errors = list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    wrong = "This link cannot be read: Fiji has no edition"
    said = page.get_by_role("status").filter(has_text=wrong)
    for words in ("half=sideways", "half=up,swap=nowhere", "%", "constructor=name"):
        page.goto(f"/r/fiji_4_11/?by={words}")
        said.wait_for()
        assert words.rsplit(",", maxsplit=1)[-1] in said.inner_text()
        assert page.locator(".by-note").count() == 0
        assert not page.locator(".by-told").is_visible()
    page.goto("/q/fiji_q_r14/?by=fiji-de-2005")
    told(page)
    page.goto("/r/fiji_4_11/?by=nonsense")
    assert told(page) == "by: German rulebook of 2005"
    expect(said).to_contain_text("What you chose before holds.")
    assert errors == []


def test_what_does_not_load_says_so_and_is_offered_again(page: Page) -> None:
    page.route("**/assets/by/fiji/choices.js", lambda route: route.abort())
    page.goto("/r/fiji_4_11/?by=half=up")
    said = page.get_by_role("status").filter(has_text="What you chose did not load")
    said.wait_for()
    assert not page.locator(".by-told").is_visible()
    page.unroute("**/assets/by/fiji/choices.js")
    said.get_by_role("button", name="Try again").click()
    assert told(page) == "by: half = up"
    page.route("**/assets/by-choose.js", lambda route: route.abort())
    page.locator(".by-button").click()
    lost = page.get_by_role("status").filter(has_text="What one can choose did not load")
    lost.wait_for()
    page.unroute("**/assets/by-choose.js")
    lost.get_by_role("button", name="Try again").click()
    page.get_by_role("dialog").wait_for()
    assert lost.count() == 0


def test_try_it_begins_by_what_is_chosen(page: Page) -> None:
    page.goto("/fiji/?by=fiji-de-2005")
    told(page)
    page.goto("/fiji/try/")
    keep = page.locator("#try-chips .chip", has_text="keep")
    expect(keep).to_contain_text("not as usually played")
    page.locator("#fold-else").click()
    page.locator("#fold-record").click()
    expect(page.locator("pre.record")).to_contain_text(re.compile('"half": ?"up"'))
