"""The examples of a feature in file order, each with what it stands under."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from gherkin.dialect import DIALECTS

from .parsing import gherkin

FIELD = re.compile(r"<(\S|\S[^<>]*\S)>")
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
    def is_outline(self) -> bool:
        """Whether its keyword promises Examples."""
        return self.scenario.keyword in DIALECTS[self.feature.language]["scenarioOutline"]

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of feature, rule and scenario."""
        above = [*self.feature.tags, *(self.rule.tags if self.rule else ())]
        return names([*above, *self.scenario.tags])

    @cached_property
    def sections(self) -> tuple[gherkin.Background | gherkin.Scenario, ...]:
        """What has steps that will run: the backgrounds, and then the scenario itself."""
        return (*self.backgrounds, self.scenario)

    @cached_property
    def steps(self) -> list[gherkin.Step]:
        """All steps that will run, those of the backgrounds first."""
        return [step for section in self.sections for step in section.steps]

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


def placed(feature: gherkin.Feature) -> Iterator[Placed]:
    """Every scenario of a feature. pytest-bdd keeps one of each name; here none is lost."""
    common = tuple(child.background for child in feature.children if child.background)
    for child in feature.children:
        if child.scenario:
            yield Placed(child.scenario, feature, None, common)
        if rule := child.rule:
            own = tuple(below.background for below in rule.children if below.background)
            for below in rule.children:
                if below.scenario:
                    yield Placed(below.scenario, feature, rule, common + own)


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


def texts(feature: gherkin.Feature) -> Iterator[tuple[str, str]]:
    """Every step of every scenario, as it will run: its kind and its text."""
    for example in placed(feature):
        for kind, step in step_kinds(example.steps):
            yield from ((kind, filled(step.text, row)) for row in example.rows)


def fields(text: str) -> tuple[str, ...]:
    """The <columns> that a text asks for."""
    return tuple(FIELD.findall(text))


def filled(text: str, row: Row) -> str:
    """The text with the row's values for its <columns>."""
    return FIELD.sub(lambda field: row.values.get(field[1], field[0]), text)


def at_line(examples: Sequence[Placed], line: int) -> list[tuple[Placed, Row]]:
    """What a line of the file stands for: a row, a scenario, a whole rule, or the whole feature."""
    every = [(example, row) for example in examples for row in example.rows]
    if rows := [each for each in every if each[1].line == line]:
        return rows
    above = [example for example in examples if example.start <= line]
    below = (example.rule for example in examples if example.start > line)
    starts = {example.rule.id: example.start for example in reversed(examples) if example.rule}
    if (rule := next(below, None)) and first_line(rule) <= line < starts[rule.id]:
        return [each for each in every if each[0].rule is rule]
    return [each for each in every if not above or each[0] is above[-1]]


def first_line(section: gherkin.Rule | gherkin.Scenario) -> int:
    """The line a section starts at, its tags included."""
    return min(place.location.line for place in (section, *section.tags))
