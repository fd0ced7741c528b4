"""A scenario as a value: steps as phrases with their fields, and the Gherkin text of them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

Rows = tuple[tuple[str, ...], ...]
"""A table: its header, then its rows."""
_NONE: Mapping[str, str] = {}  # only read; it crosses to other processes


class Line(NamedTuple):
    """A step, or a title: its keyword, its phrase, what stands in the fields, a table below it."""

    keyword: str
    phrase: str
    fields: Mapping[str, str] = _NONE
    table: Rows = ()

    def __str__(self) -> str:
        """The phrase with its fields filled.

        >>> str(Line("Then", "{seat} takes {beads}", {"seat": "Ana", "beads": "2 green"}))
        'Ana takes 2 green'
        """
        return self.phrase.format_map(self.fields)


class Scenario(NamedTuple):
    """A title, tags without their @, and steps."""

    title: Line
    tags: tuple[str, ...]
    lines: tuple[Line, ...]


def gherkin(scenario: Scenario) -> Iterator[str]:
    """The lines of a scenario as they stand below a Feature."""
    if scenario.tags:
        yield "  " + " ".join(f"@{tag}" for tag in scenario.tags)
    yield f"  Scenario: {scenario.title}"
    before = ""
    for line in scenario.lines:
        yield f"    {'And' if line.keyword == before else line.keyword} {line}"
        yield from aligned(line.table, " " * 6)
        before = line.keyword


def aligned(rows: Sequence[Sequence[str]], indent: str = "") -> Iterator[str]:
    """A table as Gherkin writes it, column below column; what would end a cell is escaped."""
    rows = [[cell.replace("|", r"\|") for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"{indent}| {' | '.join(cells)} |"
