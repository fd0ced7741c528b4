"""What a report is made of, and how that is written: as Markdown, or as a page of its own."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

__all__ = ["Block", "Code", "Heading", "Listing", "Text", "as_html", "as_markdown"]


class Heading(NamedTuple):
    """A heading; 1 is that of the page."""

    level: int
    text: str


class Text(NamedTuple):
    """A paragraph, perhaps in a tone: `green` or `red`."""

    text: str
    tone: str = ""


class Listing(NamedTuple):
    """A table; the cells of a row in column `by` say how it is coloured."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    by: int | None = None


class Code(NamedTuple):
    """Lines as they are."""

    text: str


Block = Heading | Text | Listing | Code


def as_markdown(blocks: Iterable[Block]) -> str:
    """The blocks as Markdown."""
    return "\n\n".join("\n".join(_markdown(block)) for block in blocks) + "\n"


def _markdown(block: Block) -> Iterator[str]:
    match block:
        case Heading(level, text):
            yield f"{'#' * level} {text}"
        case Text(text, tone):
            yield f"**{_plain(text)}**" if tone else _plain(text)
        case Code(text):
            fence = "`" * max(3, 1 + max(map(len, _ticks(text)), default=0))
            yield from (fence, *text.splitlines(), fence)
        case Listing(head, rows):
            yield _row(head)
            yield _row(["---"] * len(head))
            yield from map(_row, rows)


def _ticks(text: str) -> list[str]:
    return [run for run in "".join(one if one == "`" else " " for one in text).split() if run]


def _plain(text: str) -> str:
    return text.replace("<", "&lt;")


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(_plain(one).replace('|', chr(92) + '|') for one in cells)} |"


_PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --line: light-dark(#d0d7de, #3d444d); }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }}
table {{ border-collapse: collapse; display: block; overflow-x: auto; }}
th, td {{ border-bottom: 1px solid var(--line); padding: .25rem .75rem .25rem 0; }}
th, td {{ text-align: left; vertical-align: top; }}
pre {{ overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 6px; }}
.green, .held {{ color: light-dark(#116329, #56d364); font-weight: 600; }}
.red, .not-held {{ color: light-dark(#b3261e, #ff7b72); font-weight: 600; }}
.in-doubt {{ color: light-dark(#7d4e00, #e3b341); font-weight: 600; }}
.not-claimed, .not-asked {{ color: light-dark(#57606a, #9198a1); }}
</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def as_html(title: str, blocks: Iterable[Block], *, before: str = "") -> str:
    """The blocks as a page of its own that loads nothing; `before` is a picture above them."""
    body = "\n".join([*([before] if before else []), *map(_html, blocks)])
    return _PAGE.format(title=escape(title), body=body)


def _html(block: Block) -> str:
    match block:
        case Heading(level, text):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Text(text, tone):
            return f'<p class="{tone}">{escape(text)}</p>' if tone else f"<p>{escape(text)}</p>"
        case Code(text):
            return f'<pre tabindex="0">{escape(text)}</pre>'
        case Listing(head, rows, by):
            cells = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
            body = "\n".join(_html_row(row, by) for row in rows)
            return f"<table>\n<thead><tr>{cells}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def _html_row(row: tuple[str, ...], by: int | None) -> str:
    tone = None if by is None else row[by].replace(" ", "-")
    cells = (
        f'<td class="{tone}">{escape(one)}</td>' if place == by else f"<td>{escape(one)}</td>"
        for place, one in enumerate(row)
    )
    return f"<tr>{''.join(cells)}</tr>"
