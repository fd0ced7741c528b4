"""One example played by itself: each step is looked up among the phrases and called."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout, suppress
from functools import cache, partial
from inspect import isgeneratorfunction, signature
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from _pytest._code.code import ExceptionInfo
from pytest_bdd.exceptions import StepDefinitionNotFoundError
from pytest_bdd.parser import Scenario, Step
from pytest_bdd.scenario import parse_step_arguments
from pytest_bdd.steps import StepFunctionContext
from pytest_bdd.utils import get_required_args

from .example import Example
from .phrases import Phrases
from .report import LacksFixture, failure
from .results import Recording
from .world import World

_required = cache(get_required_args)


class Fixtures:
    """What the steps of one example ask for by name: made once, and ended with the example."""

    def __init__(self, makers: Mapping[str, Callable[..., Any]]) -> None:
        """Begin with nothing made."""
        self._makers, self._made, self._ends = makers, dict[str, Any](), ExitStack()

    def value(self, name: str) -> Any:
        """What is called so. Errors: LacksFixture."""
        if name not in self._made:
            if name not in self._makers:
                raise LacksFixture(name)
            self._made[name] = self.called(self._makers[name], {})
        return self._made[name]

    def world(self) -> World | None:
        """The fixture `world`, where there is one."""
        world: World | None = self.value("world") if "world" in self._makers else None
        return world

    def called(self, function: Callable[..., Any], given: Mapping[str, Any]) -> Any:
        """What a function gives or yields, called with this and with all else that it asks for."""
        asked = {name: self.value(name) for name in _required(function) if name not in given}
        if isgeneratorfunction(function):
            return self._ends.enter_context(contextmanager(function)(**given, **asked))
        return function(**given, **asked)

    def put(self, name: str, value: Any) -> None:
        """A step has made this anew."""
        self._made[name] = value

    def end(self) -> None:
        """The example is over."""
        self._ends.close()


def played(
    example: Example, phrases: Phrases, makers: Mapping[str, Callable[..., Any]], root: Path
) -> tuple[Recording, str]:
    """What an example showed, and how its failure is told; nothing where it passes."""
    kept, fixtures, begun = Recording(), Fixtures(makers), perf_counter()
    told = ""
    try:
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            try:
                example.perform(partial(_perform, phrases, fixtures, kept))
                kept.write_down(example.language)
            finally:
                fixtures.end()
    except (KeyboardInterrupt, pytest.exit.Exception):
        raise
    except (pytest.skip.Exception, pytest.xfail.Exception) as error:
        kept.outcome, kept.message = "skipped", str(error)
    except BaseException as error:  # noqa: BLE001 # whatever a step raises is told
        kept.outcome = "failed"
        found = failure(ExceptionInfo.from_exception(error), example.scene(kept, phrases, root))
        told = kept.message = str(found)
    kept.seconds = perf_counter() - begun
    return kept, told


def _perform(
    phrases: Phrases, fixtures: Fixtures, kept: Recording, scenario: Scenario
) -> World | None:
    """The steps in their order; what they leave."""
    __tracebackhide__ = True
    for step in scenario.steps:
        kept.step = step
        if (meant := phrases.meant(step.type, step.name)) is None:
            raise StepDefinitionNotFoundError(step.name)
        try:
            _take(step, meant, fixtures)
        except BaseException:
            with suppress(Exception):  # the step's own failure is the one to tell
                kept.end_step(step, fixtures.world())
            kept.step = step
            raise
        kept.end_step(step, fixtures.world())
    return fixtures.world()


@cache
def _wanted(function: Callable[..., Any]) -> frozenset[str]:
    """What a step can be called with, by name."""
    return frozenset(signature(function).parameters)


def _take(step: Step, meant: StepFunctionContext, fixtures: Fixtures) -> None:
    """Call the function of a step with its fields, what stands below it, and all else it wants."""
    __tracebackhide__ = True
    below = {"datatable": step.datatable and step.datatable.raw(), "docstring": step.docstring}
    there = {name: one for name, one in below.items() if one is not None}
    said = parse_step_arguments(step, meant) | there
    given = {name: value for name, value in said.items() if name in _wanted(meant.step_func)}
    value = fixtures.called(meant.step_func, given)
    if meant.target_fixture is not None:
        fixtures.put(meant.target_fixture, value)
