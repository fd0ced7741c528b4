"""What a page shows on a narrow phone, measured in its real line boxes; and waiting for it."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, ViewportSize

PATIENCE = 120_000
"""Milliseconds for whatever is waited for: a machine may do much else at the time."""
TICK = 100  # ms
NARROW: ViewportSize = {"width": 320, "height": 844}
PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}
JUDGED = ("index.html", "fiji/rules/4_exchange/index.html")
"""The pages that Lighthouse is asked of: the first, and one of the longest."""
WIDTH = "document.documentElement.scrollWidth"
UNFOLDED = "document.querySelectorAll('details').forEach((one) => { one.open = true })"
LINES = """(range) => {
  const boxes = [...range.getClientRects()].filter(({ width }) => width)
  return new Set(boxes.map(({ top }) => Math.round(top))).size
}"""
BROKEN = f"""() => {{
  const lines = {LINES}, broken = []
  const word = /[\\p{{L}}\\p{{N}}]+(?:[.,'\\u2019_][\\p{{L}}\\p{{N}}]+)*/gu
  for (const cell of document.querySelectorAll('td, th')) {{
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {{
      const range = document.createRange(), text = texts.currentNode
      range.selectNodeContents(text)
      if (lines(range) < 2) continue // most texts stand on one line
      const link = text.parentElement.closest('a')
      if (link?.textContent.startsWith('https://')) continue // an address may be parted
      for (const found of text.data.matchAll(word)) {{
        range.setStart(text, found.index)
        range.setEnd(text, found.index + found[0].length)
        if (lines(range) > 1) broken.push(found[0])
      }}
    }}
  }}
  return broken
}}"""
WRAPPED = f"""() => {{
  const lines = {LINES}
  return [...document.querySelectorAll('pre > code')].filter((code) => {{
    const range = document.createRange()
    range.selectNodeContents(code)
    return lines(range) > code.textContent.trimEnd().split('\\n').length
  }}).map((code) => code.textContent.slice(0, 40))
}}"""
SHOWN = f"""() => {{
  {UNFOLDED}
  const wide = {WIDTH} > {NARROW["width"]} ? [`it is ${{{WIDTH}}} wide`] : []
  return [...({BROKEN})(), ...({WRAPPED})(), ...wide]
}}"""


def measured(page: Page) -> list[str]:
    """Words that a table cell breaks, code whose lines are not its own; and is it too wide?

    Of a page that was loaded, all that can be opened being open.
    """
    found: list[str] = page.evaluate(SHOWN)
    return found


def until(page: Page, come: Callable[[], bool]) -> None:
    """Wait for what a page does by itself, for PATIENCE at most: what follows asks if it came."""
    for _ in range(PATIENCE // TICK):
        if come():
            return
        page.wait_for_timeout(TICK)


def search_box(page: Page) -> Locator:
    """The box of the search, opened by its key: pressed until the page's scripts hear it."""
    box = page.locator("[data-md-component=search-query]")

    def heard() -> bool:
        there = bool(box.evaluate("(one) => one === document.activeElement"))
        if not there:
            page.keyboard.press("/")
        return there

    until(page, heard)
    return box


def searched(page: Page, words: str) -> None:
    """Type into it, with a key at the end."""
    search_box(page)
    page.keyboard.insert_text(words[:-1])
    page.keyboard.press(words[-1])
