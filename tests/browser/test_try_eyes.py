"""The picture of Try it for everybody's eyes and hands."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from axe import Axe
from playwright.sync_api import expect
from tryit import named, sheet

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

SIZES: "tuple[ViewportSize, ...]" = ({"width": 390, "height": 844}, {"width": 1280, "height": 900})
SPOTS = {
    "fiji": "Change Ana's offer",
    "kaivai": "Change F10",
    "bali": "Change Blue at Kukusch",
}


@pytest.mark.parametrize("game", SPOTS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_against_wcag_in_an_open_sheet(
    page: "Page", npm: Path, game: str, scheme: Any
) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"/{game}/try/index.html")
    for size in SIZES:
        page.set_viewport_size(size)
        named(page, SPOTS[game]).click()
        expect(sheet(page)).to_be_visible()
        assert Axe(npm).against(page) == []
        page.keyboard.press("Escape")
