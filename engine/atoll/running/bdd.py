"""All that is taken of pytest-bdd: its vocabulary, and what its hooks and reporters are told.

Feature files are read into its classes by gherkin-official, which it brings.
"""

from collections.abc import Sequence

from pytest_bdd import gherkin_parser as gherkin
from pytest_bdd import parser as told
from pytest_bdd.compat import get_fixture_names, getfixturedefs, inject_fixture
from pytest_bdd.exceptions import StepDefinitionNotFoundError
from pytest_bdd.parser import ScenarioTemplate, Step
from pytest_bdd.parsers import StepParser, re
from pytest_bdd.scenario import parse_step_arguments, scenario_wrapper_template_registry
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

__all__ = [
    "STEP",
    "ScenarioTemplate",
    "Step",
    "StepDefinitionNotFoundError",
    "StepFunctionContext",
    "StepParser",
    "get_fixture_names",
    "getfixturedefs",
    "gherkin",
    "inject_fixture",
    "parse_step_arguments",
    "print_missing",
    "regular",
    "scenario_wrapper_template_registry",
    "step_function_context_registry",
    "told",
]

STEP = "pytestbdd_stepdef_"  # so it begins the names of its fixtures


def print_missing(steps: Sequence[Step]) -> None:
    """Print steps as code to fill in."""
    from pytest_bdd.generation import (  # noqa: PLC0415 # slow, and for one option
        group_steps,
        print_missing_code,
    )

    print_missing_code([], group_steps([*steps]))


def regular(parser: StepParser) -> bool:
    """Whether a step is read by a regular expression."""
    return isinstance(parser, re)
