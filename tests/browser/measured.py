"""What a page shows on a phone, measured in its real line boxes."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["NARROW", "PHONE", "Measured", "laid", "measured"]

PHONE, NARROW = 390, 320
HEIGHT = 844
NODES = "document.querySelectorAll('*').length"
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
    while (texts.nextNode()) for (const found of texts.currentNode.data.matchAll(word)) {{
      const range = document.createRange()
      range.setStart(texts.currentNode, found.index)
      range.setEnd(texts.currentNode, found.index + found[0].length)
      if (lines(range) > 1) broken.push(found[0])
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
  const nodes = {NODES}
  {UNFOLDED}
  return [nodes, ({BROKEN})(), ({WRAPPED})()]
}}"""


LAID = """async (path) => {
  const text = await (await fetch(path)).text()
  const page = new DOMParser().parseFromString(text, 'text/html')
  history.replaceState(null, '', path)
  document.body.replaceWith(document.adoptNode(page.body))
}"""


class Measured(NamedTuple):
    """A page: its elements, words that a table cell breaks, code whose lines are not its own.

    `width` is how wide it is on a narrow phone, all that can be opened being open.
    """

    nodes: int
    broken: tuple[str, ...]
    wrapped: tuple[str, ...]
    width: int


def laid(page: "Page", path: str) -> Measured:
    """A page of the site, measured as it is laid out before a script of it runs.

    Its body takes the place of another's, under the same style sheets: a third of the work.
    """
    page.evaluate(LAID, f"/{path}")
    return measured(page)


def measured(page: "Page") -> Measured:
    """A page that was loaded on a phone; it is made narrow, and then a phone's again."""
    nodes, broken, wrapped = page.evaluate(SHOWN)
    page.set_viewport_size({"width": NARROW, "height": HEIGHT})
    width = page.evaluate(WIDTH)
    page.set_viewport_size({"width": PHONE, "height": HEIGHT})
    return Measured(nodes, tuple(broken), tuple(wrapped), width)
