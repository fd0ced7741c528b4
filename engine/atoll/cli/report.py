"""A report as data, and as Markdown, for a pull request; `console.tell` shows it on a terminal.

Whoever makes one needs no library for it, and a command that prints JSON loads none.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
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


class Said(NamedTuple):
    """A message as it is, for programs too: nothing wraps it, and no library is loaded for it."""

    text: str
    err: bool = False


Shown = str | Line | Table | Rule | Heading | Scenarios | Items
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
    paragraphs = (one for part in report if part for one in _paragraphs(part))
    for number, paragraph in enumerate(paragraphs):
        yield from [""] * (number > 0)
        yield from paragraph


def _paragraphs(part: Part) -> Iterator[Iterable[str]]:
    match part:
        case str():
            yield [_inert(part)]
        case Line(pieces, style):
            yield [_styled("".join(map(_piece, pieces)), style)]
        case Heading(pieces, level):
            yield [f"{'#' * level} {''.join(map(_piece, pieces))}"]
        case Table():
            yield _rows(part)
        case Scenarios(title, scenarios):
            yield [f"{title}:"]
            for one in scenarios:
                longest = max(map(len, _TICKS.findall("\n".join(one))), default=0)
                fence = "`" * max(3, longest + 1)
                yield [f"{fence}gherkin", *(each.removeprefix("  ") for each in one), fence]
        case Items():
            yield [f"<details><summary>{part.title}</summary>" if part.aside else part.head]
            if part.items:
                yield (one for item in part.items for one in _item(item))
            if part.aside:
                yield ["</details>"]


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


def _item(one: Item) -> Iterator[str]:
    place = _piece((f"{one.file}:{one.line}" if one.file else one.name, "cyan"))
    named = f"{_plain(one.name)} ({place})" if one.file else place
    yield f"- {named}: {one.ends}" if one.ends else f"- {named}"
    yield from (f"  - {_plain(line)}" for line in one.told)


def _plain(text: str) -> str:
    """A text in which no letter means markup."""
    return "".join(f"\\{letter}" if letter in r"\`*_<>[]" else letter for letter in text)
