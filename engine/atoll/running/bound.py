"""Scenarios that a Python file binds, as pytest-bdd knows them: `scenarios("features")`.

They see the phrases that their feature file sees where it is collected by itself, and a step means
what it means there.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pytest_bdd.parser import ScenarioTemplate, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry
from pytest_bdd.steps import StepFunctionContext

from .games import game_of, module_of
from .phrases import Phrases, known
from .reading import Note, Reading, read

PHRASES = pytest.StashKey[Phrases]()

NONE = SimpleNamespace(params={})  # where there are no Examples


def template_of(item: pytest.Item) -> ScenarioTemplate | None:
    """The scenario that a test of a Python file is bound to."""
    if not isinstance(item, pytest.Function):
        return None
    return scenario_wrapper_template_registry.get(item.obj)


def example_of(item: pytest.Item) -> Mapping[str, str]:
    """The row of its Examples."""
    row: Mapping[str, str] = getattr(item, "callspec", NONE).params.get("_pytest_bdd_example", {})
    return row


def give_phrases(item: pytest.Item) -> None:
    """Let a bound scenario see the shared phrases and those of its game."""
    if template := template_of(item):
        path = Path(template.feature.filename)
        game = game_of(path, _reading(path), known(item))
        module = module_of(None if isinstance(game, Note) else game, item)
        item.session._fixturemanager.parsefactories(holder=module, node=item)  # noqa: SLF001 # as pytest-bdd does


def look_up_steps(config: pytest.Config) -> None:
    """Until this run ends pytest-bdd looks up a step among the phrases that its test sees."""
    lookup: Any = import_module("pytest_bdd.scenario")
    before, lookup.get_step_function = lookup.get_step_function, _meant
    config.add_cleanup(lambda: setattr(lookup, "get_step_function", before))


def _meant(*, request: pytest.FixtureRequest, step: Step) -> StepFunctionContext | None:
    node: pytest.Item = request.node
    if PHRASES not in node.stash:
        node.stash[PHRASES] = getattr(node, "phrases", None) or known(node)
    return node.stash[PHRASES].meant(step.type, step.name)


@lru_cache
def _reading(path: Path) -> Reading:
    return read(path, str(path))
