"""How long a phone takes for a step and for a change; by itself, when little else runs.

Told in time of the page's thread: the machine may be busy, the phone has it for itself.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from statistics import median
from typing import TYPE_CHECKING, Any

import pytest
from tryit import begun_engine, named

if TYPE_CHECKING:
    from playwright.sync_api import Page

SLOWER = 4  # as Lighthouse has its phone
LIMIT = 100  # ms
EXAMPLES = ("/q/fiji_q_r5/", "/q/kaivai_q_m3/", "/q/bali_q_g1/")
STEPPED = """(bar, number) => new Promise((told) => {
  bar.querySelectorAll('button')[number]?.click()
  requestAnimationFrame(() => setTimeout(told))
})"""
BACK, FORWARD, NOTHING = 0, 1, 9
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

STILL = "() => new Promise((told) => requestAnimationFrame(() => setTimeout(told)))"
Timed = Callable[..., float]


@pytest.mark.parametrize("path", EXAMPLES)
def test_a_step_takes_less_than_a_tenth_of_a_second(page: "Page", path: str) -> None:
    """Until it is painted."""
    page.goto(path)
    page.locator(".steps > button").first.click()
    bar = page.locator(".steps-open .steps-bar")
    with slow(page) as spent:
        least = min(spent(bar.evaluate, STEPPED, NOTHING) for _ in range(3))
        steps = (FORWARD, BACK) * 3
        took = [spent(bar.evaluate, STEPPED, one) - least for one in steps]
    assert median(took) < LIMIT, took


@pytest.mark.parametrize("game", SLOW)
def test_a_change_takes_less_than_a_tenth_of_a_second(page: "Page", game: str) -> None:
    """Until the answer of the engine is painted."""
    page.goto(f"/{game}/try/index.html")
    begun_engine(page)
    spot, controls = SLOW[game]
    named(page, spot).click()
    with slow(page) as spent:
        least = min(spent(page.evaluate, STILL) for _ in range(3))
        changes = islice(cycle(controls), 8)
        took = [spent(page.evaluate, ANSWERED, one) - least for one in changes]
    assert median(took) < LIMIT, took


@contextmanager
def slow(page: "Page") -> Iterator[Timed]:
    """A page as slow as on a phone; what the thread of the page did over something, in ms."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def spent(does: Callable[..., Any], *about: Any) -> float:
        before = busy(session)
        does(*about)
        return busy(session) - before

    yield spent
    session.detach()


def busy(session: Any) -> float:
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(1000 * one["value"] for one in found if one["name"] == "TaskDuration"))
