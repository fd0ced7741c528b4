"""What a page shows on a narrow phone, measured in its real line boxes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize


NARROW: "ViewportSize" = {"width": 320, "height": 844}
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
  const nodes = {NODES}
  {UNFOLDED}
  return [nodes, ({BROKEN})(), ({WRAPPED})(), {WIDTH}]
}}"""
LAID = f"""async (paths) => {{
  const texts = paths.map(async (path) => (await fetch(`/${{path}}`)).text())
  return (await Promise.all(texts)).map((text, at) => {{
    const page = new DOMParser().parseFromString(text, 'text/html')
    history.replaceState(null, '', `/${{paths[at]}}`)
    document.body.replaceWith(document.adoptNode(page.body))
    return ({SHOWN})()
  }})
}}"""
TOGETHER = 50  # no page is painted before all of them are measured


class Measured(NamedTuple):
    """A page: its elements, words that a table cell breaks, code whose lines are not its own.

    `width` is how wide it is, all that can be opened being open.
    """

    nodes: int
    broken: tuple[str, ...]
    wrapped: tuple[str, ...]
    width: int


def laid(page: "Page", paths: Sequence[str]) -> dict[str, Measured]:
    """Pages of the site, measured as they are laid out before a script of theirs runs.

    The body of each takes the place of another's, under the same style sheets: a tenth of the work.
    """
    found = dict[str, Measured]()
    for start in range(0, len(paths), TOGETHER):
        some = paths[start : start + TOGETHER]
        found |= {
            path: _told(*of) for path, of in zip(some, page.evaluate(LAID, some), strict=True)
        }
    return found


def measured(page: "Page") -> Measured:
    """A page that was loaded."""
    return _told(*page.evaluate(SHOWN))


def _told(nodes: int, broken: list[str], wrapped: list[str], width: int) -> Measured:
    return Measured(nodes, tuple(broken), tuple(wrapped), width)
