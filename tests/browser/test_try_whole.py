"""Try it cuts no word: a label, a chip, an answer that can be chosen, each is read whole."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

PAGES = ("fiji/try", "fiji/de/try", "kaivai/try", "bali/try")
SIZES: "tuple[ViewportSize, ...]" = ({"width": 360, "height": 640}, {"width": 1280, "height": 900})
CUT = """(tapped) => {
  const ARROW = 20, pen = document.createElement("canvas").getContext("2d");
  const isCut = (one) => {
    const look = getComputedStyle(one);
    const room = one.clientWidth;
    if (one.tagName !== "SELECT") return look.overflowX !== "visible" && one.scrollWidth > room + 1;
    const aside = parseFloat(look.paddingLeft) + parseFloat(look.paddingRight) + ARROW;
    pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    return [...one.options].some(({ text }) => pen.measureText(text).width > room - aside);
  };
  const shown = () =>
    [...document.querySelectorAll(".try *:not(input)")].filter((one) => one.offsetParent);
  return [...document.querySelectorAll(tapped)].flatMap((one) => {
    one.click();
    const told = ({ id, textContent }) => `${one.ariaLabel}: ${id} ${textContent}`;
    const found = shown().filter(isCut).map(told);
    document.getElementById("try-sheet-close").click();
    return found;
  });
}"""
TAPPED = "#try-chips button, #try-moves button:not(#chip-more), .spot"


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_cut_in_any_sheet(page: "Page", path: str) -> None:
    page.goto(f"/{path}/index.html")
    page.locator(".spot").first.wait_for()
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.locator(TAPPED).count() > 20
        assert page.evaluate(CUT, TAPPED) == []


@pytest.mark.parametrize("path", PAGES)
def test_the_heading_says_which_game_it_is_as_the_title_does(page: "Page", path: str) -> None:
    page.goto(f"/{path}/index.html")
    heading = page.locator("h1").inner_text().rstrip("\N{PILCROW SIGN}")
    assert path.partition("/")[0].capitalize() in heading
    assert page.title().startswith(heading)
