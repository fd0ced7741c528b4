"""A comparison for a terminal."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from atoll.cli.console import shown
from atoll.cli.diff_told import (
    Answer,
    Item,
    Items,
    Lines,
    Part,
    Rows,
    Scenarios,
    Section,
    Telling,
    telling,
)
from atoll.compare.difference import Difference
from atoll.home import file_of

__all__ = ["told"]

_MOST = 10
_CLASSES = {"same": "green", "looser": "yellow", "stricter": "yellow", "different": "bold red"}


def told(found: Difference | Telling) -> Iterator[RenderableType]:
    """The heading, every ruling, and all of them together."""
    of = found if isinstance(found, Telling) else telling(found)
    yield Text(of.heading, "bold")
    for section in of.sections:
        yield Text()
        yield from _section(section)
    if of.overall:
        yield Text()
        yield Text(of.overall, "bold")
    yield from _parts(of.together)
    yield from (Text(line, "dim") for line in of.foot)


def _section(of: Section) -> Iterator[RenderableType]:
    yield Text.assemble((of.name, "bold cyan"), (f"  {of.stands}", "dim"))
    yield _inset(Text(of.question))
    yield _inset(_answers(of.answers))
    for line in of.classes:
        yield _inset(_classed(line))
    yield from _parts(of.parts)


def _inset(body: Text | Table) -> Padding:
    return Padding(body, (0, 0, 0, 2))


def _answers(answers: Iterable[Answer]) -> Table:
    """What both texts say, who says it, and, less bright, who is silent."""
    table = Table.grid(padding=(0, 2))
    for name, means, said_by in answers:
        known = Text(name, "cyan") if name else Text("silent", "dim")
        table.add_row(known, Text(means, "" if name else "dim"), Text(said_by, "dim"))
    return table


def _classed(line: str) -> Text:
    """A line with its class in the colour of the class."""
    text = Text(line)
    for kind, style in _CLASSES.items():
        text.highlight_words([f" {kind} by", f" {kind}:"], style)
    return text


def _parts(parts: Iterable[Part]) -> Iterator[RenderableType]:
    for part in parts:
        match part:
            case Lines(lines):
                yield from (_inset(Text(line.replace("`", ""))) for line in lines)
            case Rows(heads, rows):
                yield _inset(_table(heads, rows))
            case Scenarios(title, scenarios):
                yield _inset(Text(f"{title}:"))
                for scenario in scenarios:
                    yield from (_whole(f"    {line.removeprefix('  ')}") for line in scenario)
            case Items():
                yield _inset(Text(part.head))
                yield from _listed(part.items)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="")
    for head in heads:
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(*row)
    return table


def _listed(items: Sequence[Item]) -> Iterator[Text | Padding]:
    """All laws, and the first examples."""
    some = [one for number, one in enumerate(items) if number < _MOST or not one.file]
    for one in some:
        yield _item(one)
        yield from (Padding(Text(line), (0, 0, 0, 6)) for line in one.told)
    if len(some) < len(items):
        yield Text(f"    and {len(items) - len(some)} more; --json names all.", "dim")


def _item(one: Item) -> Text:
    if not one.file:
        return _whole(f"    {one.name.replace('_', ' ')}: {one.ends}")
    file = one.file if Path(one.file).exists() else file_of(one.file)
    stands = f"  {shown(file)}:{one.line}"
    ends = f"  {one.ends}" if one.ends else ""
    return _whole("    ", one.name, (stands, "dim"), ends)


def _whole(*parts: str | tuple[str, str]) -> Text:
    """A line that is not wrapped."""
    text = Text.assemble(*parts)
    text.no_wrap = True
    return text
