"""One example, played: each step is looked up among the phrases and called.

This is the one loop for both ways to run a feature. What differs is the stage, from which the steps
take what they ask for by name; that of pytest stands in `plugin.py`.
"""

from collections.abc import Callable, Mapping
from contextlib import ExitStack, redirect_stderr, redirect_stdout, suppress
from functools import cache
from inspect import Parameter, signature
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from _pytest.fixtures import call_fixture_func

from . import claims
from .outline import Example
from .parsing import Step, StepDefinitionNotFoundError, StepFunctionContext, parse_step_arguments
from .phrases import Phrases
from .report import LacksFixture, failure
from .world import Recording, World


@cache
def parameters(function: Callable[..., Any]) -> Mapping[str, bool]:
    """What a function can be called with by name, and whether it must be."""
    asked = signature(function).parameters.values()
    plain = Parameter.POSITIONAL_OR_KEYWORD
    return {one.name: one.default is Parameter.empty and one.kind is plain for one in asked}


_CALLED: Callable[..., Any] = call_fixture_func
"""It asks a request for `addfinalizer` and, where a step does not yield, for `fixturename`."""


class Stage:
    """What the steps of one example ask for by name: what a step made, or else what is given."""

    def __init__(self, given: Callable[[str], Any], later: Callable[..., object]) -> None:
        """What is left of steps that yield runs `later`."""
        self.given, self.made = given, dict[str, Any]()
        self.addfinalizer, self.fixturename = later, ""  # as pytest calls them

    def value(self, name: str) -> Any:
        """What is called so. Errors: LacksFixture, FixtureLookupError."""
        return self.made[name] if name in self.made else self.given(name)

    def world(self) -> World | None:
        """The `world`, where there is one."""
        with suppress(LacksFixture, pytest.FixtureLookupError):
            world: World = self.value("world")
            return world
        return None


def play(kept: Recording, stage: Stage) -> None:
    """Take all steps; then what the tags claim must hold.

    Errors: whatever a step raises, and what `claims.hold` does.
    """
    example = kept.example
    if not example.placed.scenario.steps:
        pytest.fail("The scenario has no steps, so it shows nothing; write them.")
    for step in example.steps:
        kept.step = step
        if (meant := kept.phrases.meant(step.type, step.name)) is None:
            raise StepDefinitionNotFoundError(step.name)
        try:
            _take(step, meant, stage)
        except BaseException:
            with suppress(Exception):  # the step's own failure is the one to tell
                kept.end_step(step, stage.world())
            raise
        kept.end_step(step, stage.world())
    kept.step = None
    claims.hold(example.tags, stage.world(), example.title, example.description)
    kept.write_down()


def _take(step: Step, meant: StepFunctionContext, stage: Stage) -> None:
    """Call the function of a step with its fields, what stands below it, and all else it wants."""
    said = parse_step_arguments(step, meant)
    if step.datatable:
        said["datatable"] = step.datatable.raw()
    if step.docstring is not None:
        said["docstring"] = step.docstring
    wants = parameters(meant.step_func)
    given = {name: said[name] for name in wants if name in said}
    needs = [name for name, needed in wants.items() if needed and name not in given]
    given |= {name: stage.value(name) for name in needs}
    stage.fixturename = meant.step_func.__name__
    value = _CALLED(meant.step_func, stage, given)
    if meant.target_fixture is not None:
        stage.made[meant.target_fixture] = value


def played(
    example: Example, phrases: Phrases, world: Callable[[], World] | None, root: Path
) -> Recording:
    """What an example showed; where it fails, its message tells how it failed first."""
    kept, begun, left = Recording(example, phrases), perf_counter(), ExitStack()

    def staged() -> None:
        stage = Stage(_lacks, left.callback)
        if world:
            stage.made["world"] = world()
        play(kept, stage)

    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        for work in (staged, left.close):
            try:
                work()
            except (KeyboardInterrupt, pytest.exit.Exception):
                raise
            except BaseException as error:  # noqa: BLE001 # whatever a step raises is told
                if kept.outcome == "passed":
                    _note(error, kept, root)
    kept.seconds = perf_counter() - begun
    return kept


def _lacks(name: str) -> Any:
    raise LacksFixture(name)


def _note(error: BaseException, kept: Recording, root: Path) -> None:
    if isinstance(error, pytest.skip.Exception | pytest.xfail.Exception):
        kept.outcome, kept.message = "skipped", str(error)
    else:
        kept.outcome = "failed"
        kept.message = str(failure(error, kept, root))
