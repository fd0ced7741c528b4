"""A report as data, and as Markdown, for a pull request; `console.tell` shows it on a terminal.

Whoever makes one needs no library for it, and a command that prints JSON loads none.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

Piece = str | tuple[str, str]
"""A text, plain or in a style."""


class Line(NamedTuple):
    """Pieces of text one behind the other, so far from the left; `whole` it is never wrapped.

    In Markdown it is a paragraph, or a heading of its `level`: 2 for all, 3 for one of several.
    """

    pieces: tuple[Piece, ...]
    style: str = ""
    inset: int = 0
    whole: bool = False
    level: int = 0


class Items(NamedTuple):
    """A list: each thing, and what is said below it.

    Of `most` a terminal shows the first alone, and the option by which all are named.
    """

    every: Sequence[tuple[Line, Sequence[str]]]
    most: int | None = None
    all_by: str = "--json"


class Code(NamedTuple):
    """Lines of a feature file."""

    lines: Sequence[str]


class Column(NamedTuple):
    """A column of a table: what stands above it, how it looks, and how wide it is, or at least."""

    head: str = ""
    style: str = ""
    right: bool = False
    whole: bool = False
    width: int | None = None
    least: int | None = None


class Table(NamedTuple):
    """Rows below the heads of their columns, with a line between them if it is `lined`.

    Where it is not `headed` a terminal leaves the heads out.
    """

    columns: Sequence[Column]
    rows: Sequence[Sequence[Piece | Line]]
    inset: int = 0
    lined: bool = True
    headed: bool = True


Part = str | Line | Items | Code | Table


class Report(NamedTuple):
    """What a command has to say, and how it ends.

    It is `told` for people, or `plain` makes of it what JSON has; where nothing does, programs read
    what is told. Where one of GitHub's workflows runs it, that obeys the `marks`; what is said
    `last` is said on stderr.
    """

    told: Iterable[Part]
    plain: Callable[[], object] | None = None
    status: int = 0
    markdown: bool = False
    marks: Iterable[str] = ()
    last: Iterable[str] = ()


def line(*pieces: Piece, style: str = "", inset: int = 0) -> Line:
    """A line that may be wrapped."""
    return Line(pieces, style, inset)


def whole(*pieces: Piece, style: str = "") -> Line:
    """A line that is never wrapped: programs look for it, or it is one of a text."""
    return Line(pieces, style, whole=True)


def prose(text: str) -> tuple[Piece, ...]:
    """A text of the book: what stands in backticks or asterisks is set off."""
    parts = re.split(r"(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)", text)
    return tuple(
        (part.strip("`*"), "cyan" if part.startswith("`") else "bold")
        if part[0] in "`*" and len(part) > 2
        else part
        for part in filter(None, parts)
    )


# As Markdown

_ACTING = re.compile(r"(?<![`\\])(?P<code>`[^`\n]+`)(?!`)|[\\`<\[]")


def written(report: Iterable[Part]) -> str:
    """All of it, with an empty line between the paragraphs."""
    return "\n\n".join(filter(None, map(_paragraph, report)))


def _paragraph(part: Part) -> str:
    match part:
        case Line(pieces, style, level=level):
            told = _told(pieces)
            return f"{'#' * level} {told.strip()}" if level else _styled(told, style)
        case Items(every):
            return "\n".join(
                one
                for of, notes in every
                for one in (f"- {_told(of.pieces).strip()}", *(f"  - {_inert(it)}" for it in notes))
            )
        case Code(lines):
            text = "\n".join(lines)
            fence = "`" * max([3, *(len(ticks) + 1 for ticks in re.findall("`+", text))])
            return f"{fence}gherkin\n{text}\n{fence}"
        case Table(columns, rows):
            heads = [[column.head for column in columns], ["---" for _ in columns]]
            cells = [[*map(_cell, row)] for row in rows]
            return "\n".join(f"| {' | '.join(row)} |" for row in heads + cells)
        case _:
            return _inert(part)


def _told(pieces: Iterable[Piece]) -> str:
    both = ((one, "") if isinstance(one, str) else one for one in pieces)
    return "".join(
        _styled(text if "cyan" in style else _inert(text), style) for text, style in both
    )


def _inert(text: str) -> str:
    """A text in which nothing is HTML, a link or a picture; what is between backticks is code."""
    return _ACTING.sub(lambda found: found["code"] or f"\\{found[0]}", text)


def _styled(text: str, style: str) -> str:
    """A text by its style: what is typed as code, what is bold so; of colours nothing is left."""
    if "cyan" in style:
        return "`" + text.replace("`", "'") + "`"
    return f"**{text}**" if "bold" in style else text


def _cell(of: Piece | Line) -> str:
    text = _told(of.pieces if isinstance(of, Line) else [of])
    return text.replace("|", r"\|").replace("\n", " ")
