"""How long a phone takes for a step and for a change.

Told in time that the page's thread works, and against a yardstick of the same thread in the same
minute: a machine may be slow or busy, the phone that is meant is always the same.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

LIMIT = 100  # ms
TRIES = 8
YARDSTICK = """() => {
  const words = Array.from({ length: 6000 }, (_, n) => `word ${(n * 7919) % 6007}`)
  const kept = new Map(words.sort().map((word) => [word, { word, size: word.length }]))
  return JSON.stringify([...kept.values()]).length
}"""
YARD = 15  # ms that the phone takes for it: Lighthouse has it four times as slow as a computer
STEPPED = """(number) => new Promise((told) => {
  document.querySelectorAll('.steps-open .steps-bar button')[number].click()
  requestAnimationFrame(() => setTimeout(told))
})"""
BACK, FORWARD = 0, 1
CONTROLS = ("one more: Added influence", "one less: Added influence")
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


def test_a_step_takes_less_than_a_tenth_of_a_second(page: "Page") -> None:
    """Until it is painted; the board of Kaivai is the largest picture."""
    page.goto("/q/kaivai_q_m3/")
    page.locator(".steps > button").first.click()
    page.locator(".steps-open .steps-bar").wait_for()
    assert on_a_phone(page, STEPPED, (FORWARD, BACK)) < LIMIT


def on_a_phone(page: "Page", done: str, ways: Sequence[Any]) -> float:
    """How long the slowest of some ways takes there, in ms; what disturbs only makes it longer."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(*asked: Any) -> float:
        before = busy(session)
        page.evaluate(*asked)
        return busy(session) - before

    tries = [
        [spent(YARDSTICK), spent(STILL), *(spent(done, way) for way in ways)] for _ in range(TRIES)
    ]
    yard, still, *took = (min(times) for times in zip(*tries, strict=True))
    return float((max(took) - still) / yard * YARD)


def busy(session: Any) -> float:
    """How long the thread has worked by now, in ms."""
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(1000 * one["value"] for one in found if one["name"] == "TaskDuration"))
