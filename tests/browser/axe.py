"""What axe finds on pages; contrast, nearly all of its work, is asked of each look once."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

COLOURS = ("link-in-text-block",)
"""What colours decide besides contrast, which is always asked."""
STANDARDS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa")
LOOKS = """() => {
  const text = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()
  const says = (one) => one.matches('input, select, textarea') || [...one.childNodes].some(text)
  const looks = new Map()
  for (const one of document.querySelectorAll('body *')) if (says(one) && one.checkVisibility()) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one)
    const look = [color, fontSize, fontWeight, textShadow]
    for (let at = one; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(at)
      look.push([backgroundColor, backgroundImage, opacity, filter].join())
    }
    looks.set(one, look.filter((part) => part !== 'rgba(0, 0, 0, 0),none,1,none').join('; '))
  }
  return looks
}"""
FOUND = f"""async ([runOnly, known]) => {{
  const rules = {{ 'color-contrast': {{ enabled: false }} }}, resultTypes = ['violations']
  const preload = false // of all rules the one for orientation needs it, which nobody asks
  const found = []
  if (runOnly.length)
    found.push(await axe.run(document, {{ runOnly, rules, resultTypes, preload }}))
  const looks = ({LOOKS})()
  const include = [...looks.keys()].filter((one) => !known.includes(looks.get(one)))
  const passed = new Set(known)
  if (include.length) {{
    const asked = {{ runOnly: ['color-contrast'], elementRef: true, preload }}
    found.push(await axe.run({{ include }}, asked))
    for (const {{ nodes }} of found.at(-1).passes)
      for (const {{ element }} of nodes) if (looks.has(element)) passed.add(looks.get(element))
  }}
  const wrong = found.flatMap(({{ violations }}) => violations)
  const told = ({{ id, nodes }}) => nodes.map(({{ target }}) => `${{id}}: ${{target}}`)
  return [wrong.flatMap(told), [...passed]]
}}"""


class Axe:
    """Asks pages, and remembers how the texts looked whose contrast was found enough.

    A look is the colour, size and weight of a text, and every background that it lies on.
    """

    def __init__(self, npm: Path) -> None:
        """Take it from what npm installed."""
        self.script = (npm / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
        self.passed: list[str] = []

    def against(self, page: Page, asked: Sequence[str] = STANDARDS) -> list[str]:
        """What it finds on the page as it stands there."""
        if not page.evaluate("'axe' in window"):
            page.evaluate(self.script)
        told: list[str]
        told, self.passed = page.evaluate(FOUND, [asked, self.passed])
        return told
