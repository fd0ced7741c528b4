"""The picture of Try it for everybody's eyes and hands, and for a phone that is slow."""

from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import pytest
from axe import Axe
from playwright.sync_api import expect
from test_steps import LIMIT, SLOWER, busy
from tryit import begun_engine, named, sheet

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

SIZES: "tuple[ViewportSize, ...]" = ({"width": 390, "height": 844}, {"width": 1280, "height": 900})
SPOTS = {
    "fiji": "Change Ana's offer",
    "kaivai": "Change F10",
    "bali": "Change Blue at Kukusch",
}
SLOW = {
    "fiji": ("Change Ana's offer", ("one more: Offer: Yellow", "one less: Offer: Yellow")),
    "kaivai": ("Change Red's added", ("one more: Added influence", "one less: Added influence")),
    "bali": ("Change Green at Kukusch", ("Priests: Green",)),
}
ANSWERED = """(label) => new Promise((told) => {
  const status = document.getElementById('try-status')
  const seen = new MutationObserver(() => {
    seen.disconnect()
    requestAnimationFrame(() => setTimeout(told))
  })
  seen.observe(status, { childList: true, characterData: true, subtree: true })
  document.querySelector(`#try-sheet [aria-label="${label}"]`).click()
})"""
NOTHING = "() => new Promise((told) => requestAnimationFrame(() => setTimeout(told)))"


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


@pytest.mark.parametrize("game", SLOW)
def test_a_change_takes_less_than_a_tenth_of_a_second_on_a_phone(page: "Page", game: str) -> None:
    """In time of the page's thread, until the answer of the engine is painted."""
    page.goto(f"/{game}/try/index.html")
    begun_engine(page)
    spot, controls = SLOW[game]
    named(page, spot).click()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    least = min(spent(session, page, NOTHING) for _ in range(3))
    changes = [*islice(cycle(controls), 8)]
    took = [spent(session, page, ANSWERED, label) - least for label in changes]
    session.detach()
    assert median(took) < LIMIT, took


def spent(session: Any, page: "Page", script: str, label: str = "") -> float:
    before = busy(session)
    page.evaluate(script, label)
    return busy(session) - before
