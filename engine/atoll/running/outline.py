"""The scenarios of a feature in file order, each with what it stands under, and its examples."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from textwrap import dedent

from .parsing import Step, gherkin

FIELD = re.compile(r"<(\S|\S[^<>]*\S)>")
"""A <column> that a text asks for."""
_KIND = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Row:
    """One row of an Examples table (None: a scenario without such a table)."""

    values: Mapping[str, str]
    line: int | None = None
    tags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Placed:
    """A scenario with its feature, its rule and what goes before its own steps."""

    scenario: gherkin.Scenario
    feature: gherkin.Feature
    rule: gherkin.Rule | None
    backgrounds: tuple[gherkin.Background, ...]

    @property
    def start(self) -> int:
        """The line it starts at, its tags included."""
        return first_line(self.scenario)

    @property
    def line(self) -> int:
        """The line of the scenario itself."""
        return self.scenario.location.line

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of feature, rule and scenario."""
        above = [*self.feature.tags, *(self.rule.tags if self.rule else ())]
        return names([*above, *self.scenario.tags])

    @cached_property
    def sections(self) -> tuple[tuple[tuple[str, gherkin.Step], ...], ...]:
        """The steps of each background, and then its own: each step with its kind."""
        every = [*(one.steps for one in self.backgrounds), self.scenario.steps]
        return tuple(tuple(step_kinds(steps)) for steps in every if steps)

    @cached_property
    def steps(self) -> tuple[tuple[str, gherkin.Step], ...]:
        """All steps that will run, those of the backgrounds first."""
        return tuple(chain.from_iterable(self.sections))

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """One row for each time the scenario runs."""
        if not self.scenario.examples:
            return (Row({}),)
        return tuple(
            Row(
                dict(zip(cells(table.table_header), cells(row), strict=True)),
                row.location.line,
                names(table.tags),
            )
            for table in self.scenario.examples
            for row in table.table_body or ()
        )


def placed(feature: gherkin.Feature | None) -> Iterator[Placed]:
    """Every scenario of a feature. pytest-bdd keeps one of each name; here none is lost."""
    if not feature:
        return
    common = tuple(child.background for child in feature.children if child.background)
    for child in feature.children:
        if child.scenario:
            yield Placed(child.scenario, feature, None, common)
        if rule := child.rule:
            own = tuple(below.background for below in rule.children if below.background)
            for below in rule.children:
                if below.scenario:
                    yield Placed(below.scenario, feature, rule, common + own)


@dataclass(frozen=True)
class Example:
    """A scenario as it runs once, with the values of its row; `file` is as people name it."""

    file: str
    placed: Placed
    row: Row

    @cached_property
    def title(self) -> str:
        """Its name, with the values of the row."""
        return filled(self.placed.scenario.name, self.row) or "(no name)"

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Its steps with the values of the row; a first And is a Given, as the lint tells."""
        return tuple(
            Step(
                name=filled(one.text, self.row),
                type=kind,
                indent=one.location.column - 1,
                line_number=one.location.line,
                keyword=one.keyword,
                datatable=one.datatable and _filled(one.datatable, self.row),
                docstring=filled(one.docstring.content, self.row) if one.docstring else None,
            )
            for kind, one in self.placed.steps
        )

    @property
    def line(self) -> int:
        """The line of the scenario, or of its row."""
        return self.row.line or self.placed.line

    @property
    def language(self) -> str:
        """The language of the feature."""
        return self.placed.feature.language

    @property
    def description(self) -> str:
        """What stands below its name."""
        return dedent(self.placed.scenario.description)

    @property
    def tags(self) -> tuple[str, ...]:
        """All tags over the scenario."""
        return tuple(dict.fromkeys(self.placed.tags + self.row.tags))


def names(tags: Iterable[gherkin.Tag]) -> tuple[str, ...]:
    """The names of tags without the @, each once."""
    return tuple(dict.fromkeys(tag.name.removeprefix("@") for tag in tags))


def cells(row: gherkin.Row | None) -> tuple[str, ...]:
    """What stands in the cells of a row."""
    return tuple(cell.value for cell in row.cells) if row else ()


def step_kinds(steps: Iterable[gherkin.Step]) -> Iterator[tuple[str, gherkin.Step]]:
    """Each step with its kind; And and But continue the kind before them."""
    kind = "given"
    for step in steps:
        kind = _KIND.get(step.keyword_type, kind)
        yield kind, step


def texts(feature: gherkin.Feature | None) -> Iterator[tuple[str, str]]:
    """Every step of every scenario, as it will run: its kind and its text."""
    for scenario in placed(feature):
        for kind, step in scenario.steps:
            yield from ((kind, filled(step.text, row)) for row in scenario.rows)


def filled(text: str, row: Row) -> str:
    """The text with the row's values for its <columns>."""
    return FIELD.sub(lambda field: row.values.get(field[1], field[0]), text)


def _filled(table: gherkin.DataTable, row: Row) -> gherkin.DataTable:
    """The table with the row's values for the <columns> of its cells."""

    def line(of: gherkin.Row) -> gherkin.Row:
        return replace(of, cells=[replace(one, value=filled(one.value, row)) for one in of.cells])

    return replace(table, rows=[*map(line, table.rows)])


def at_line(scenarios: Sequence[Placed], line: int) -> list[tuple[Placed, Row]]:
    """What a line of the file stands for: a row, a scenario, a whole rule, or the whole feature."""
    every = [(one, row) for one in scenarios for row in one.rows]
    if rows := [each for each in every if each[1].line == line]:
        return rows
    above = [one for one in scenarios if one.start <= line]
    below = (one.rule for one in scenarios if one.start > line)
    starts = {one.rule.id: one.start for one in reversed(scenarios) if one.rule}
    if (rule := next(below, None)) and first_line(rule) <= line < starts[rule.id]:
        return [each for each in every if each[0].rule is rule]
    return [each for each in every if not above or each[0] is above[-1]]


def first_line(section: gherkin.Rule | gherkin.Scenario) -> int:
    """The line a section starts at, its tags included."""
    return min(place.location.line for place in (section, *section.tags))
