"""The picture of Try it is its form: a tap on a part changes just that, and shows what follows."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from test_steps import ANSWERED, CONTROLS, LIMIT, on_a_phone
from tryit import begun_engine, box, named, result, sheet

LONGEST = 200
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 900}


class Case(NamedTuple):
    """A game, a part of its picture, the control that changes it, and what it is called then.

    `follows` is what happens then that did not happen before.
    """

    game: str
    spot: str
    control: str
    then: str
    follows: str

    @property
    def path(self) -> str:
        """Where Try it lies."""
        return f"/{self.game}/try/index.html"


FIJI, KAIVAI, BALI = CASES = (
    Case(
        "fiji",
        "Change Ana's offer: ",
        "one more: Offer: Yellow",
        "2 red, 1 yellow",
        "Fiji 4.8 Ana executes: rotate a goal.",
    ),
    Case(
        "kaivai",
        "Change Red's added influence: ",
        "one more: Added influence",
        "2",
        "Kaivai 14.7 Red has the majority and gets 3 glory.",
    ),
    Case(
        "bali",
        "Change Green at Kukusch: ",
        "Priests: Green",
        "priests",
        "The same happens as before; the table ends otherwise.",
    ),
)


def of_game(case: Case) -> pytest.MarkDecorator:
    """Only of one game, where no other shows it."""
    return pytest.mark.parametrize("running", [case], ids=[case.game], indirect=True)


@pytest.fixture(scope="module", params=CASES, ids=lambda case: case.game)
def running(
    request: pytest.FixtureRequest, browser: Browser, site: str
) -> "Iterator[tuple[Page, Case]]":
    """Try it of each game with the engine begun."""
    with browser.new_page(base_url=site, viewport=PHONE) as page:
        page.goto(request.param.path)
        begun_engine(page)
        yield page, request.param


@pytest.fixture
def tried(running: tuple[Page, Case]) -> tuple[Page, Case]:
    """Its own example, on a phone."""
    page, case = running
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Back to the example").click()
    expect(result(page).locator(".new")).to_have_count(0)
    return page, case


def drawn(page: Page) -> str:
    """What the picture shows, to the letter."""
    return page.locator("#try-picture svg").inner_html().partition("</desc>")[2]


# Before the engine


def test_a_change_is_kept_in_a_short_link_and_brings_the_engine(page: Page) -> None:
    case, asked = FIJI, list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(case.path)
    expect(named(page, case.spot)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if url.endswith("/engine.js")]
    named(page, case.spot).click()
    sheet(page).get_by_label(case.control, exact=True).click()
    expect(sheet(page)).to_contain_text("The engine is on its way")
    expect(page.locator("#try-status")).to_contain_text("Your change is kept. Loading the engine.")
    expect(named(page, case.spot)).to_have_attribute("aria-label", f"{case.spot}{case.then}")
    assert len(page.url) < LONGEST
    assert [url for url in asked if url.endswith("/engine.js")]
    expect(page.get_by_text("The picture shows the table before the change.")).to_be_visible()


def test_who_counts_bytes_is_asked_before_the_engine_comes(page: Page) -> None:
    case = FIJI
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    page.goto(case.path)
    named(page, case.spot).click()
    sheet(page).get_by_label(case.control, exact=True).click()
    expect(sheet(page)).to_contain_text("“Run it” loads the engine")
    expect(page.locator("#try-status")).to_contain_text("The engine is not loaded yet.")


def test_arrow_keys_lead_from_part_to_part_as_they_lie(page: Page) -> None:
    page.goto(FIJI.path)
    named(page, "Change condition 2").focus()
    for key, name in (
        ("ArrowRight", "Change effect 2"),
        ("ArrowDown", "Change effect 3"),
        ("ArrowLeft", "Change condition 3"),
        ("ArrowUp", "Change condition 2"),
        ("Home", "Change round"),
        ("ArrowLeft", "Change round"),
        ("End", "Change Dora's offer"),
    ):
        page.keyboard.press(key)
        expect(named(page, name)).to_be_focused()
    assert page.locator(".spot[tabindex='0']").count() == 1


def test_a_sheet_holds_all_that_a_player_has_and_is_put_away(page: Page) -> None:
    page.goto(FIJI.path)
    named(page, "Change condition 1").click()
    sheet(page).get_by_label("Condition 1").select_option("fewest blue")
    expect(named(page, "Change condition 1: fewest blue")).to_be_visible()
    page.get_by_role("heading", name="On the table").click()
    expect(sheet(page)).to_be_hidden()
    named(page, "Change all that Ben has").click()
    for part in ("Offer", "Keeps", "Hand", "Set aside", "Heads"):
        expect(sheet(page).get_by_text(part, exact=False).first).to_be_visible()
    sheet(page).get_by_label("no offer: Offer", exact=True).check()
    for lies in ("offer: no offer", "hand: 5 green, 4 red, 3 yellow, 2 blue"):  # it goes back
        expect(named(page, f"Change Ben's {lies}")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#fold-else").click()  # and so it does in the form; what was never there does not
    for sign in "++++−−":  # noqa: RUF001
        page.locator(f"[id='part-offers-2-red{sign}']").click()
    expect(page.locator("#fold-hands")).to_contain_text("Cid: 5 green, 1 red, 3 yellow")


# With the engine


def test_a_tap_changes_that_part_the_picture_and_what_follows(tried: tuple[Page, Case]) -> None:
    """On a phone the part and what follows stay in sight."""
    page, case = tried
    before, was = drawn(page), str(named(page, case.spot).get_attribute("aria-label"))
    named(page, case.spot).click()
    sheet(page).get_by_label(case.control, exact=True).click()
    expect(named(page, case.spot)).to_have_attribute("aria-label", f"{case.spot}{case.then}")
    expect(sheet(page)).to_contain_text(case.follows)
    told = sheet(page).locator(".sheet-follows li").all()
    assert all(one.evaluate("(line) => line.scrollWidth <= line.clientWidth") for one in told)
    expect(page.locator("#try-status")).to_contain_text("Next to decide: ")
    assert drawn(page) != before
    page.wait_for_timeout(100)  # a frame or two
    part, below = box(named(page, case.spot)), box(sheet(page))
    assert 0 <= part[1] <= part[3] <= below[1]
    assert max(below[3], box(sheet(page).locator(".sheet-follows"))[3]) <= PHONE["height"]
    assert page.locator("*").count() < 1500
    page.set_viewport_size(SMALL)
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL["width"]
    page.set_viewport_size(PHONE)
    if case.follows.startswith(case.game.capitalize()):
        expect(sheet(page)).to_contain_text("No longer: ")
        expect(result(page).locator(".new", has_text=case.follows)).to_be_visible()
    expect(page).to_have_url(re.compile(r"~p\.[^~]+=[^~]+"))
    assert len(page.url) < LONGEST
    page.get_by_role("button", name="Back to the example").click()
    expect(named(page, case.spot)).to_have_attribute("aria-label", was)


@of_game(FIJI)
def test_the_same_is_done_with_keys_on_a_desk_where_it_lies_at_the_part(
    tried: tuple[Page, Case],
) -> None:
    """The focus comes back; what follows stands beside the picture."""
    page, case = tried
    page.set_viewport_size(DESK)
    page.evaluate("scrollTo(0, 0)")  # where the engine is begun all of this is out of sight
    named(page, case.spot).focus()
    page.keyboard.press("Enter")
    control = sheet(page).get_by_label(case.control, exact=True)
    for _ in range(40):
        if control.evaluate("(one) => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(control).to_be_focused()
    page.keyboard.press("Space")
    expect(named(page, case.spot)).to_have_attribute("aria-label", f"{case.spot}{case.then}")
    page.wait_for_timeout(100)
    part, at, beside = (box(one) for one in (named(page, case.spot), sheet(page), result(page)))
    assert min(abs(part[3] - at[1]), abs(at[3] - part[1])) < 20
    assert beside[0] >= at[2] - 1
    assert 0 <= beside[1] < DESK["height"]
    expect(control).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    expect(named(page, case.spot)).to_be_focused()
    assert named(page, case.spot).evaluate("(one) => getComputedStyle(one).outlineWidth") == "3px"


@of_game(BALI)
def test_a_table_that_the_rules_refuse_is_drawn_and_the_reason_stands_there(
    tried: tuple[Page, Case],
) -> None:
    page, _ = tried
    named(page, "Change Green's hand: warrior").click()
    sheet(page).get_by_label("Hand 1").select_option("prince")
    expect(sheet(page)).to_contain_text("refused by Bali 0.4")
    expect(page.locator("#try-picture desc")).to_contain_text("Green: hand: prince;")
    expect(named(page, "Change Green's hand: prince")).to_be_visible()
    expect(page.locator("#try-stale")).to_be_hidden()


@of_game(FIJI)
def test_a_table_that_cannot_be_read_is_not_drawn_and_that_is_said(
    tried: tuple[Page, Case],
) -> None:
    page, _ = tried
    before = drawn(page)
    named(page, "Change goal 1: most red").click()
    sheet(page).get_by_label("Goal 1").select_option("most green")
    expect(sheet(page)).to_contain_text("name each of the four colours once")
    expect(page.locator("#try-stale")).to_be_visible()
    assert drawn(page) == before
    named(page, "Change goal 3").click()
    sheet(page).get_by_label("Goal 3").select_option("most red")
    expect(page.locator("#try-stale")).to_be_hidden()
    expect(page.locator("#try-picture desc")).to_contain_text("first: most green, fewest blue")


@of_game(KAIVAI)
def test_a_hex_has_what_lies_on_it(tried: tuple[Page, Case]) -> None:
    page, _ = tried
    named(page, "Change F9: nothing").click()
    sheet(page).get_by_label("Canoes").select_option("Red")
    expect(named(page, "Change F9: canoes Red")).to_be_visible()
    expect(page.locator("#try-picture desc")).to_contain_text("F9 Red")
    sheet(page).get_by_label("Cult hexes: F9").check()
    expect(named(page, "Change F9: canoes Red; cult hexes")).to_be_visible()


@of_game(KAIVAI)
def test_a_change_takes_less_than_a_tenth_of_a_second(tried: tuple[Page, Case]) -> None:
    """Until the answer of the engine is painted."""
    page, _ = tried
    named(page, "Change Red's added").click()
    assert on_a_phone(page, ANSWERED, CONTROLS) < LIMIT


@of_game(FIJI)
def test_moves_are_chips_below_the_picture(tried: tuple[Page, Case]) -> None:
    page, _ = tried
    page.locator("#try-moves").get_by_role("button", name="Add a move").click()
    expect(page.locator("#try-moves .chip").first).to_contain_text("Ana: offer")
    sheet(page).get_by_label("Move 1: what").fill("offer 9 green")
    expect(sheet(page)).to_contain_text("Move 1 is refused by Fiji 4.1")
    rule = result(page).locator(".refused").get_by_role("link")
    expect(rule).to_have_attribute("href", "../../r/fiji_4_1/index.html")
    sheet(page).get_by_role("button", name="Remove move 1").click()
    expect(sheet(page)).to_be_hidden()
    expect(page.locator("#try-moves .chip")).to_have_count(1)


@of_game(FIJI)
def test_what_a_seed_has_dealt_can_be_laid_by_hand(tried: tuple[Page, Case]) -> None:
    page, _ = tried
    page.wait_for_function(LINKED, arg=SEED)  # going back to the example may still be on its way
    spot = named(page, "Change Ana's hand: ")
    spot.click()
    expect(sheet(page)).to_contain_text("The seed that shuffles")
    before = str(spot.get_attribute("aria-label"))
    sheet(page).get_by_role("button", name="Lay this table by hand").click()
    expect(spot).to_have_attribute("aria-label", before)
    spot.click()
    sheet(page).get_by_label("one more: Hand: Green", exact=True).click()
    expect(spot).not_to_have_attribute("aria-label", before)


LINKED = """(text) => {
  if (location.hash.slice(1) !== text) location.hash = text
  return document.querySelector(`[aria-label^="Change Ana's hand: 5 green, 4 red"]`)
}"""
SEED = "eyJnYW1lIjoiZmlqaSIsInNlYXRzIjpbIkFuYSIsIkJlbiIsIkNpZCJdLCJzZWVkIjo3fQ"
"""A game of three that is dealt by seed 7."""
