"""One example: a scenario, or one row of its Examples, and what it shows once it has run."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from textwrap import dedent

import pytest
from pytest_bdd.parser import Scenario, ScenarioTemplate

from . import claims
from .outline import Placed, Row
from .phrases import Phrases
from .report import Scene
from .results import Recording, Result
from .world import World


@dataclass(frozen=True)
class Example:
    """A scenario with a row of its Examples; `file` is its feature as people name it."""

    path: Path
    file: str
    title: str
    placed: Placed
    row: Row
    template: ScenarioTemplate

    @cached_property
    def scenario(self) -> Scenario:
        """Its steps with the values of the row, filled in once; without any no table is copied."""
        of = self.template
        if self.row.values:
            return of.render(self.row.values)
        return Scenario(
            feature=of.feature,
            keyword=of.keyword,
            name=of.name,
            line_number=of.line_number,
            steps=of.steps,
            description=of.description,
            tags=of.tags,
            rule=of.rule,
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
    def tags(self) -> tuple[str, ...]:
        """All tags over the scenario."""
        return tuple(dict.fromkeys(self.placed.tags + self.row.tags))

    def perform(self, perform: Callable[[Scenario], World | None]) -> None:
        """Let the steps be taken; then what the tags claim must hold.

        Errors: whatever a step raises, and what `claims.hold` does.
        """
        __tracebackhide__ = True
        if not self.placed.scenario.steps:
            pytest.fail("The scenario has no steps, so it shows nothing; write them.")
        said = claims.stated(self.tags, self.title, self.template.description)
        claims.hold(self.tags, perform(self.scenario), said)

    def scene(self, kept: Recording, phrases: Phrases, root: Path) -> Scene:
        """Where it fails, as far as it has run."""
        place = self.file, self.line, self.title, self.tags
        return Scene(*place, kept.step, kept.world, phrases, root, self.language)

    def result(self, kept: Recording) -> Result:
        """What it showed, once it has run."""
        rules, played, told = kept.ended(self.language)
        return {
            "file": self.file,
            "line": self.placed.line,
            "row": self.row.line,  # where there are Examples
            "name": self.title,
            "language": self.language,
            "description": dedent(self.placed.scenario.description).strip(),
            "tags": self.tags,
            "rule": self.placed.rule.name if self.placed.rule else None,
            "outcome": kept.outcome,
            "seconds": kept.seconds,
            **rules,
            "trace": tuple(kept.trace),
            **played,
            "failed_line": kept.step.line_number if kept.step else None,
            "message": kept.message,
            "told": told,
        }
