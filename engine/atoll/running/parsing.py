"""All that is taken of pytest-bdd, and how it reads a step with a phrase of ours.

What is taken is its vocabulary, and what its reports are made of; feature files are read into its
classes by gherkin-official, which it brings. A phrase is read in any of its languages, its fields
by their names.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from pytest_bdd import gherkin_parser as gherkin
from pytest_bdd import parsers
from pytest_bdd.compat import get_fixture_names, getfixturedefs
from pytest_bdd.exceptions import StepDefinitionNotFoundError
from pytest_bdd.parser import Step
from pytest_bdd.parsers import StepParser
from pytest_bdd.reporting import ReportContext, test_report_context_registry
from pytest_bdd.scenario import parse_step_arguments, scenario_wrapper_template_registry
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from atoll.table.phrases import Fields, Phrase
from atoll.table.play import composed

STEP = "pytestbdd_stepdef_"  # so it begins the names of its fixtures


# A step with a phrase of ours


class Said(StepParser):
    """A step that says a phrase; a field that its reader refuses is told when the step runs."""

    def __init__(self, phrase: Phrase, *others: Phrase) -> None:
        """Keep the fields, so that the report can ask each what it reads."""
        super().__init__(phrase.text)
        self.fields, self._phrases = phrase.fields, (phrase, *others)

    @cached_property
    def wordings(self) -> tuple["Said", ...]:
        """The same in each language by itself."""
        return tuple(map(type(self), self._phrases))

    @cached_property
    def words(self) -> frozenset[str]:
        """The words that are in every step that it reads."""
        return frozenset.intersection(*(phrase.words for phrase in self._phrases))

    def is_matching(self, name: str) -> bool:
        """Whether the step is this phrase, right in all its fields or not."""
        return any(phrase.matches(composed(name)) for phrase in self._phrases)

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The values in the fields."""
        found = (phrase.read(composed(name)) for phrase in self._phrases)
        return next((values for values in found if values is not None), None)


class Following(Said):
    """A step of a phrase that follows from what a game declares, so that nobody need say it."""

    follows = True


def parsing(fields: Fields) -> Callable[..., Said]:
    """How a game writes the phrases of its steps.

    With `parse = parsing(FIELDS)` it is `parse("the supply is now {beads:Beads}", de="…")` for one
    that is only read, and `parse(TAKES)` for one that is told as well.
    """

    def parse(phrase: Phrase | str, **others: str) -> Said:
        said = Phrase(phrase, fields, **others) if isinstance(phrase, str) else phrase
        return Said(*said.languages.values())

    return parse
