"""Bars with the intervals of their values: as an SVG file, and as letters for a terminal.

The SVG stands alone: no font, script or address but the name of its format; it is dark where the
reader's screen is, and tells in words what it shows.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple


class Bar(NamedTuple):
    """A value, its interval, and how both are told."""

    label: str
    value: float
    low: float
    high: float
    told: str


class Panel(NamedTuple):
    """Bars of one kind under a title, or a sentence alone; `most` is where they reach the edge."""

    title: str
    bars: tuple[Bar, ...]
    most: float


def bar(value: float, most: float, width: int, *, eighths: str = " ▏▎▍▌▋▊▉█") -> str:
    """A bar of letters, to the eighth of a letter.

    >>> bar(5, 8, 4)
    '██▌'
    >>> bar(5, 8, 4, eighths="    ####")  # where only plain letters can be printed
    '###'
    """
    share = min(max(value / most, 0.0), 1.0) if most else 0.0
    steps = len(eighths) - 1
    whole, part = divmod(round(share * width * steps), steps)
    return (eighths[-1] * whole + eighths[part]).rstrip()


WIDTH, LEFT, RIGHT = 760, 250, 560
LINE, TITLE, GAP = 20, 28, 14
_STYLE = """
.atoll { color: #1d2b2e; font: 13px system-ui, sans-serif }
.atoll text { fill: currentColor }
.atoll .title { font-weight: 600 }
.atoll rect { fill: #2b8a8a }
.atoll line { stroke: currentColor; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) { .atoll { color: #e4eeee } .atoll rect { fill: #3fa7a7 } }
"""


def svg(title: str, panels: Sequence[Panel]) -> str:
    """The panels one below the other; the description has every number of the picture."""
    height = GAP + TITLE + sum(_height(panel) for panel in panels)
    parts = [_text(GAP, GAP + 8, title, "title")]
    top = GAP + TITLE
    for panel in panels:
        parts.append(_text(GAP, top + TITLE - 12, panel.title, "title"))
        for place, one in enumerate(panel.bars):
            parts += _bar(one, panel.most, top + TITLE + LINE * place)
        top += _height(panel)
    named = [(one.title, [f"{bar.label} {bar.told}" for bar in one.bars]) for one in panels]
    told = (f"{title}: {', '.join(of)}." if of else f"{title}." for title, of in named)
    size = f'viewBox="0 0 {WIDTH} {height}"'
    about = 'role="img" aria-labelledby="atoll-title atoll-description"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="atoll" {size} {about}>',
            f'<title id="atoll-title">{escape(title)}</title>',
            f'<desc id="atoll-description">{escape(" ".join(told))}</desc>',
            f"<style>{_STYLE}</style>",
            *parts,
            "</svg>\n",
        ]
    )


def _height(panel: Panel) -> int:
    return TITLE + LINE * len(panel.bars) + GAP


def _bar(one: Bar, most: float, top: int) -> Iterable[str]:
    """Its label, the bar, the interval as a line across its end, and the number."""
    ends = (one.value, one.low, one.high)
    width, low, high = (
        min(max(value / most, 0.0), 1.0) * (RIGHT - LEFT) if most else 0.0 for value in ends
    )
    middle = top + LINE / 2
    yield _text(LEFT - 8, middle + 4, one.label, "label", anchor="end")
    yield f'<rect x="{LEFT}" y="{top + 4}" width="{width:.1f}" height="{LINE - 8}"/>'
    yield (
        f'<line x1="{LEFT + low:.1f}" x2="{LEFT + high:.1f}" y1="{middle:.1f}" y2="{middle:.1f}"/>'
    )
    yield _text(RIGHT + 8, middle + 4, one.told, "value")


def _text(x: float, y: float, words: str, kind: str, *, anchor: str = "start") -> str:
    place = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(words)}</text>'
