"""A badge: how a port stands with the rules, as a small picture (SVG) for its own page."""

from html import escape

from atoll.drawing.plates import ems
from atoll.port.report.kept import Kept

__all__ = ["badge", "message"]

_PAD, _SIZE = 6, 11
_GREEN, _RED, _QUIET = "#1a7f37", "#cf222e", "#424a53"
_BADGE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{says}">
<title>{says}</title>
<rect width="{width}" height="20" rx="3" fill="{quiet}"/>
<rect x="{left}" width="{right}" height="20" rx="3" fill="{colour}"/>
<rect x="{left}" width="4" height="20" fill="{colour}"/>
<g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11">
<text x="{pad}" y="14" textLength="{label_width}">{label}</text>
<text x="{message_at}" y="14" textLength="{message_width}">{message}</text>
</g>
</svg>
"""


def message(run: Kept) -> str:
    """How a run came out, in a few words: how many rules are held, or how many are not."""
    held, wrong = run.rules("held"), run.rules("not held")
    if run.green:
        return f"{len(held)} of {len(run.rules())} rules held"
    if wrong:
        return f"{len(wrong)} rules not held" if len(wrong) > 1 else "1 rule not held"
    return "not green"


def badge(run: Kept) -> str:
    """The badge of a run; green only where the run is."""
    label, told = f"{run.title} rules", message(run)
    widths = [round(sum(map(ems, text)) * _SIZE) for text in (label, told)]
    left, right = (width + 2 * _PAD for width in widths)
    return _BADGE.format(
        width=left + right,
        left=left,
        right=right,
        says=escape(f"{label}: {told}"),
        label=escape(label),
        message=escape(told),
        quiet=_QUIET,
        colour=_GREEN if run.green else _RED,
        pad=_PAD,
        label_width=widths[0],
        message_at=left + _PAD,
        message_width=widths[1],
    )
