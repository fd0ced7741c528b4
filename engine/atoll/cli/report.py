"""A report as data: `console.tell` shows it on a terminal, `markdown` writes it for a pull request.

Whoever makes one needs no library for it, and a command that prints JSON loads none.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

Piece = str | tuple[str, str]
"""A text, plain or in a style."""


class Line(NamedTuple):
    """Pieces of text one behind the other, so far from the left; `whole` it is never wrapped."""

    pieces: tuple[Piece, ...]
    style: str = ""
    inset: int = 0
    whole: bool = False


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


class Heading(NamedTuple):
    """What is below is about; of level 2 for all, 3 for one of several."""

    pieces: tuple[Piece, ...]
    level: int = 2


class Scenarios(NamedTuple):
    """Scenarios as they stand in a feature file."""

    title: str
    scenarios: Sequence[Sequence[str]]


class Item(NamedTuple):
    """A law by its name, or an example with its place; and how it ends on both sides.

    What happens there by one side alone is `told`.
    """

    name: str
    ends: str
    file: str = ""
    line: int = 0
    told: tuple[str, ...] = ()


class Items(NamedTuple):
    """What changes, or nothing below a title that says so; what lies `aside` does not change."""

    title: str
    items: Sequence[Item] = ()
    aside: bool = False

    @property
    def head(self) -> str:
        """The title as a sentence of its own, or above what it tells."""
        return f"{self.title}{':' if self.items else '.'}"


Part = str | Line | Table | Rule | Heading | Scenarios | Items


def line(*pieces: Piece, style: str = "", inset: int = 0) -> Line:
    """A line that may be wrapped."""
    return Line(pieces, style, inset)


def whole(*pieces: Piece, style: str = "") -> Line:
    """A line that is never wrapped: programs look for it, or it is one of a text."""
    return Line(pieces, style, whole=True)


def prose(text: str) -> tuple[Piece, ...]:
    """A text of the book: what stands in backticks or asterisks is set off."""
    parts = re.split(r"(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)", text)
    return tuple(map(_set_off, filter(None, parts)))


def _set_off(part: str) -> Piece:
    if part[:1] in ("`", "*") and len(part) > 2:
        return part.strip("`*"), "cyan" if part.startswith("`") else "bold"
    return part
