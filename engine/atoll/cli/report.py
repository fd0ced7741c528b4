"""A report as data, and as Markdown, for a pull request; `console.tell` shows it on a terminal.

Whoever makes one needs no library for it, and a command that prints JSON loads none.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

Piece = str | tuple[str, str]
"""A text, plain or in a style."""
ITEM, BELOW, CODE = "- ", "  - ", "gherkin"


class Line(NamedTuple):
    """Pieces of text one behind the other, so far from the left; `whole` it is never wrapped.

    In Markdown it stands behind its `mark`, as a heading, an item of a list, or one of what lies
    below it; lines of code stand between two fences.
    """

    pieces: tuple[Piece, ...]
    style: str = ""
    inset: int = 0
    whole: bool = False
    mark: str = ""

    @property
    def has_place(self) -> bool:
        """Whether a place is set off in it: that of an example or a game."""
        return any(isinstance(piece, tuple) and piece[1] == "cyan" for piece in self.pieces)


class Column(NamedTuple):
    """A column of a table: what stands above it, how it looks, and how wide it is, or at least."""

    head: str = ""
    style: str = ""
    right: bool = False
    whole: bool = False
    width: int | None = None
    least: int | None = None
    ratio: int | None = None


class Table(NamedTuple):
    """Rows below the heads of their columns, with a line between them if it is `lined`.

    Where it is not `headed` a terminal leaves the heads out.
    """

    columns: Sequence[Column]
    rows: Sequence[Sequence[Piece | Line]]
    inset: int = 0
    lined: bool = True
    headed: bool = True


class Rule(NamedTuple):
    """A line across all of it."""

    style: str


class Said(NamedTuple):
    """A message as it is, for programs too: nothing wraps it, and no library is loaded for it."""

    text: str
    err: bool = False


Shown = str | Line | Table | Rule
Part = Shown | Said


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


def heading(*pieces: Piece, level: int = 2) -> Line:
    """What is below is about; of level 2 for all, 3 for one of several."""
    return Line(pieces, "bold" if level == 2 else "", mark=f"{'#' * level} ")


def item(*pieces: Piece) -> Line:
    """A thing of a list."""
    return Line(("    ", *pieces), whole=True, mark=ITEM)


def below(text: str) -> Line:
    """What is said of a thing of a list."""
    return Line((text,), inset=6, mark=BELOW)


def code(lines: Iterable[str]) -> Iterator[Line]:
    """A text of a feature file."""
    return (Line((f"    {one}",), whole=True, mark=CODE) for one in lines)


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
_TICKS = re.compile(r"`+")


def written(report: Iterable[Part]) -> Iterator[str]:
    """The lines of it, with an empty one between the paragraphs."""
    some: Iterator[Part] = (part for part in report if part and not isinstance(part, Rule))
    groups = groupby(some, lambda part: part.mark.strip() if isinstance(part, Line) else "")
    paragraphs = (one for mark, parts in groups for one in _paragraphs(mark, parts))
    for number, paragraph in enumerate(paragraphs):
        yield from [""] * (number > 0)
        yield from paragraph


def _paragraphs(mark: str, parts: Iterable[Part]) -> Iterator[Iterable[str]]:
    """Parts with one mark: items and lines of code stand together, all others by themselves."""
    if mark == CODE:
        lines = ["".join(map(str, part.pieces))[4:] for part in parts if isinstance(part, Line)]
        longest = max(map(len, _TICKS.findall("\n".join(lines))), default=0)
        fence = "`" * max(3, longest + 1)
        yield [f"{fence}{CODE}", *lines, fence]
    elif mark == ITEM.strip():
        yield map(_marked, parts)
    else:
        for part in parts:
            yield _rows(part) if isinstance(part, Table) else [_marked(part)]


def _marked(part: Part) -> str:
    """A line behind its mark, or in its style."""
    if not isinstance(part, Line):
        return _inert(part.text if isinstance(part, Said) else str(part))
    told = "".join(map(_piece, part.pieces))
    return f"{part.mark}{told.strip()}" if part.mark else _styled(told, part.style)


def _piece(piece: Piece) -> str:
    text, style = (piece, "") if isinstance(piece, str) else piece
    return _styled(text.replace("`", "'") if "cyan" in style else _inert(text), style)


def _inert(text: str) -> str:
    """A text in which nothing is HTML, a link or a picture; what is between backticks is code."""
    return _ACTING.sub(lambda found: found["code"] or f"\\{found[0]}", text)


def _styled(text: str, style: str) -> str:
    """A text by its style: what is typed as code, what is bold so; of colours nothing is left."""
    if "cyan" in style:
        return f"`{text}`"
    return f"**{text}**" if "bold" in style else text


def _rows(of: Table) -> Iterator[str]:
    yield f"| {' | '.join(column.head for column in of.columns)} |"
    yield f"|{'|'.join(' --- ' for _ in of.columns)}|"
    for row in of.rows:
        yield f"| {' | '.join(map(_cell, row))} |"


def _cell(of: Piece | Line) -> str:
    text = "".join(map(_piece, of.pieces if isinstance(of, Line) else [of]))
    return text.replace("|", r"\|").replace("\n", " ")
