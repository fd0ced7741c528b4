"""A report as Markdown, as for a pull request."""

import re
from collections.abc import Iterable, Iterator, Sequence

from atoll.cli.report import Heading, Item, Items, Line, Part, Piece, Scenarios, Table

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
            yield _table(part)
        case Scenarios(title, scenarios):
            yield [f"{title}:"]
            yield from map(_fenced, scenarios)
        case Items():
            yield from _listed(part)


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


def _table(of: Table) -> Iterator[str]:
    yield f"| {' | '.join(column.head for column in of.columns)} |"
    yield f"|{'|'.join(' --- ' for _ in of.columns)}|"
    for row in of.rows:
        yield f"| {' | '.join(map(_cell, row))} |"


def _cell(of: Piece | Line) -> str:
    text = "".join(map(_piece, of.pieces)) if isinstance(of, Line) else _piece(of)
    return text.replace("|", r"\|").replace("\n", " ")


def _fenced(scenario: Sequence[str]) -> Iterable[str]:
    longest = max(map(len, _TICKS.findall("\n".join(scenario))), default=0)
    fence = "`" * max(3, longest + 1)
    return [f"{fence}gherkin", *(line.removeprefix("  ") for line in scenario), fence]


def _listed(part: Items) -> Iterator[Iterable[str]]:
    """The items below their title; what lies aside is folded."""
    yield [f"<details><summary>{part.title}</summary>" if part.aside else part.head]
    if part.items:
        yield (line for one in part.items for line in _item(one))
    if part.aside:
        yield ["</details>"]


def _item(one: Item) -> Iterator[str]:
    place = _piece((f"{one.file}:{one.line}" if one.file else one.name, "cyan"))
    named = f"{_plain(one.name)} ({place})" if one.file else place
    yield f"- {named}: {one.ends}" if one.ends else f"- {named}"
    yield from (f"  - {_plain(line)}" for line in one.told)


def _plain(text: str) -> str:
    """A text in which no letter means markup."""
    return "".join(f"\\{letter}" if letter in r"\`*_<>[]" else letter for letter in text)
