"""A scenario as a value: steps as phrases with their fields, and the Gherkin text of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import Formatter
from typing import NamedTuple

__all__ = ["Line", "Rows", "Scenario", "aligned", "fields_of", "gherkin", "outlined"]

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
    """A title, tags without their @, steps, and the Examples where it is an outline."""

    title: Line
    tags: tuple[str, ...]
    lines: tuple[Line, ...]
    examples: Rows = ()


def fields_of(phrase: str) -> tuple[str, ...]:
    """The names of the fields of a phrase.

    >>> fields_of("{seat} takes {beads}")
    ('seat', 'beads')
    """
    return tuple(name for _, name, _, _ in Formatter().parse(phrase) if name)


def gherkin(scenario: Scenario) -> Iterator[str]:
    """The lines of a scenario as they stand below a Feature."""
    if scenario.tags:
        yield "  " + " ".join(f"@{tag}" for tag in scenario.tags)
    keyword = "Scenario Outline" if scenario.examples else "Scenario"
    yield f"  {keyword}: {scenario.title}"
    before = ""
    for line in scenario.lines:
        yield f"    {'And' if line.keyword == before else line.keyword} {line}"
        yield from aligned(line.table, " " * 6)
        before = line.keyword
    if scenario.examples:
        yield from ("", "    Examples:", *aligned(scenario.examples, " " * 6))


def aligned(rows: Sequence[Sequence[str]], indent: str = "") -> Iterator[str]:
    """A table as Gherkin writes it, column below column; what would end a cell is escaped."""
    rows = [[cell.replace("|", r"\|") for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"{indent}| {' | '.join(cells)} |"


# Outlines


class _Columns:
    """The Examples of several scenarios that are one outline: a column for each difference."""

    def __init__(self) -> None:
        self.names: dict[tuple[str, ...], str] = {}

    def cell(self, name: str, values: Sequence[str]) -> str:
        """What stands in the outline: the one value of all scenarios, or a <column>."""
        if len(set(values)) == 1:
            return values[0]
        return f"<{self.names.setdefault(tuple(values), self._free(name))}>"

    def _free(self, name: str) -> str:
        taken = {*self.names.values()}
        more = (f"{name} {number}" for number in range(2, len(taken) + 3))
        return next(each for each in (name, *more) if each not in taken)

    def rows(self) -> Rows:
        """The Examples table."""
        return (tuple(self.names.values()), *zip(*self.names, strict=True))


def outlined(scenarios: Sequence[Scenario]) -> Scenario | None:
    """Scenarios that differ in their fields only as one outline; None where the steps differ."""
    alike = zip(*[scenario.lines for scenario in scenarios], strict=False)
    steps = [tuple(lines) for lines in alike]
    titles = tuple(scenario.title for scenario in scenarios)
    lengths = {len(scenario.lines) for scenario in scenarios}
    if len(lengths) > 1 or not all(map(_is_one, [titles, *steps])):
        return None
    columns = _Columns()
    lines = tuple(_merged(line, columns) for line in steps)
    first, *others = (scenario.tags for scenario in scenarios)
    shared = tuple(tag for tag in first if all(tag in tags for tags in others))
    return Scenario(_merged(titles, columns), shared, lines, columns.rows())


def _is_one(lines: Iterable[Line]) -> bool:
    """Whether the steps are one phrase, with tables of one shape below."""
    shapes = {(line.keyword, line.phrase, tuple(map(len, line.table))) for line in lines}
    return len(shapes) == 1


def _merged(lines: Sequence[Line], columns: _Columns) -> Line:
    names = fields_of(lines[0].phrase)
    fields = {name: columns.cell(name, [line.fields[name] for line in lines]) for name in names}
    tables = [line.table for line in lines]
    return lines[0]._replace(fields=fields, table=_merged_tables(tables, columns))


def _merged_tables(tables: Sequence[Rows], columns: _Columns) -> Rows:
    """The tables cell by cell; a column of the Examples is named as `heads of Ana`."""
    merged: list[tuple[str, ...]] = []
    for rows in zip(*tables, strict=True):
        named = dict(zip(tables[0][0], rows[0], strict=True))
        key = named.get("player", str(len(merged)))
        cells = zip(tables[0][0], zip(*rows, strict=True), strict=True)
        merged.append(tuple(columns.cell(f"{head} of {key}", cell) for head, cell in cells))
    return tuple(merged)
