"""The scenarios of a feature in file order, each with what it stands under, and its examples."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from textwrap import dedent

from .parsing import Step, gherkin

FIELD = re.compile(r"<(\S|\S[^<>]*\S)>")
"""A <column> that a text asks for."""
_KIND = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True)
class Placed:
    """A scenario with its file, as people name it, and what stands over it."""

    file: str
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
    def examples(self) -> tuple["Example", ...]:
        """Each time that it runs: once, or for each row of its Examples."""
        if not self.scenario.examples:
            return (Example(self),)
        return tuple(
            Example(
                self,
                dict(zip(cells(table.table_header), cells(row), strict=True)),
                row.location.line,
                names(table.tags),
            )
            for table in self.scenario.examples
            for row in table.table_body or ()
        )

    def at(self, line: int) -> list["Example"]:
        """The example of this row; all where the line is none."""
        return [one for one in self.examples if one.row == line] or [*self.examples]


def placed(feature: gherkin.Feature, file: str) -> Iterator[Placed]:
    """Every scenario of a feature. pytest-bdd keeps one of each name; here none is lost."""
    common = tuple(child.background for child in feature.children if child.background)
    for child in feature.children:
        if child.scenario:
            yield Placed(file, child.scenario, feature, None, common)
        if rule := child.rule:
            own = tuple(below.background for below in rule.children if below.background)
            for below in rule.children:
                if below.scenario:
                    yield Placed(file, below.scenario, feature, rule, common + own)


@dataclass(frozen=True)
class Example:
    """A scenario as it runs once: `row` is the line of its row of Examples, if it has any."""

    placed: Placed
    values: Mapping[str, str] = field(default_factory=dict)
    row: int | None = None
    row_tags: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        """Its file, as people name it."""
        return self.placed.file

    @property
    def line(self) -> int:
        """The line of the scenario, or of its row."""
        return self.row or self.placed.line

    @cached_property
    def title(self) -> str:
        """Its name, with the values of the row."""
        return self._filled(self.placed.scenario.name) or "(no name)"

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
        return tuple(dict.fromkeys(self.placed.tags + self.row_tags))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Its steps with the values of the row; a first And is a Given, as the lint tells."""
        return tuple(
            Step(
                name=self._filled(one.text),
                type=kind,
                indent=one.location.column - 1,
                line_number=one.location.line,
                keyword=one.keyword,
                datatable=one.datatable and self._table(one.datatable),
                docstring=self._filled(one.docstring.content) if one.docstring else None,
            )
            for kind, one in self.placed.steps
        )

    def _table(self, table: gherkin.DataTable) -> gherkin.DataTable:
        def line(of: gherkin.Row) -> gherkin.Row:
            return replace(
                of, cells=[replace(one, value=self._filled(one.value)) for one in of.cells]
            )

        return replace(table, rows=[*map(line, table.rows)])

    def _filled(self, text: str) -> str:
        """The text with the row's values for its <columns>."""
        return FIELD.sub(lambda found: self.values.get(found[1], found[0]), text)


def at_line(scenarios: Sequence[Placed], line: int) -> list[Placed]:
    """What a line of the file stands for: a scenario, a whole rule, or the whole feature."""
    below: dict[int, list[Placed]] = {1: [*scenarios]}  # by the line that each section starts at
    for one in scenarios:
        for start in {one.start, *([first_line(one.rule)] if one.rule else [])}:
            below.setdefault(start, []).append(one)
    return below[max(start for start in below if start <= line)]


def first_line(section: gherkin.Rule | gherkin.Scenario) -> int:
    """The line a section starts at, its tags included."""
    return min(place.location.line for place in (section, *section.tags))


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
