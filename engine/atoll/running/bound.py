"""Scenarios that a Python file binds, as pytest-bdd knows them: `scenarios("features")`.

They see the phrases that their feature file sees where it is collected by itself.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytest_bdd.parser import ScenarioTemplate
from pytest_bdd.scenario import scenario_wrapper_template_registry

from .games import game_of, module_of
from .phrases import known
from .reading import Note, Reading, read

__all__ = ["example_of", "give_phrases", "template_of"]

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


@lru_cache
def _reading(path: Path) -> Reading:
    return read(path, str(path))
