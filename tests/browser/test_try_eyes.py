"""Try it for everybody's eyes and hands: no word is cut, and axe finds nothing in an open sheet."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe import COLOURS, Axe
from playwright.sync_api import expect
from tryit import named, sheet

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

SIZES: "tuple[ViewportSize, ...]" = ({"width": 1280, "height": 900}, {"width": 360, "height": 640})
SPOTS = {
    "fiji/try": "Change Ana's offer",
    "fiji/de/try": "Ändern: Gebot von Ana",
    "kaivai/try": "Change F10",
    "bali/try": "Change Blue at Kukusch",
}
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


@pytest.mark.parametrize("path", SPOTS)
def test_nothing_is_cut_in_any_sheet_and_axe_finds_nothing_against_wcag(
    page: "Page", npm: Path, path: str
) -> None:
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.goto(f"/{path}/index.html")
    page.locator(".spot").first.wait_for()
    heading = page.locator("h1").inner_text().rstrip("\N{PILCROW SIGN}")
    assert path.partition("/")[0].capitalize() in heading
    assert page.title().startswith(heading)
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.locator(TAPPED).count() > 20
        assert page.evaluate(CUT, TAPPED) == []
    named(page, SPOTS[path]).click()
    expect(sheet(page)).to_be_visible()
    axe = Axe(npm)
    assert axe.against(page) == []
    page.emulate_media(color_scheme="dark")
    assert axe.against(page, COLOURS) == []
