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
    """What the steps of one example ask for by name: its `world`, and what they make themselves."""

    def __init__(self, world: Callable[[], World] | None, later: Callable[..., object]) -> None:
        """Begin with the world, if there is one; what is left of steps that yield runs `later`."""
        self._made: dict[str, Any] = {"world": world()} if world else {}
        self.addfinalizer, self.fixturename = later, ""  # as pytest calls them

    def value(self, name: str) -> Any:
        """What is called so. Errors: LacksFixture."""
        if name not in self._made:
            raise LacksFixture(name)
        return self._made[name]

    def put(self, name: str, value: Any) -> None:
        """A step has made this anew."""
        self._made[name] = value

    def tell(self, what: str, **how: Any) -> None:
        """What is played is told to nobody."""

    def world(self) -> World | None:
        """The fixture `world`, where there is one."""
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
    stage.tell("before_scenario")
    try:
        for step in example.steps:
            kept.step = step
            if (meant := kept.phrases.meant(step.type, step.name)) is None:
                error = StepDefinitionNotFoundError(step.name)
                stage.tell("step_func_lookup_error", step=step, exception=error)
                raise error
            _take(step, meant, stage, kept)
    finally:
        stage.tell("after_scenario")
    claims.hold(example.tags, stage.world(), example.title, example.description)
    kept.write_down()


def _take(step: Step, meant: StepFunctionContext, stage: Stage, kept: Recording) -> None:
    """Call the function of a step with its fields, what stands below it, and all else it wants."""
    function, how = meant.step_func, {"step": step, "step_func": meant.step_func}
    given: dict[str, Any] = {}
    stage.tell("before_step", **how, step_func_args=given)
    try:
        below = {"datatable": step.datatable and step.datatable.raw(), "docstring": step.docstring}
        said = parse_step_arguments(step, meant)
        said |= {name: one for name, one in below.items() if one is not None}
        wants = parameters(function)
        given = {name: said[name] for name in wants if name in said}
        stage.tell("before_step_call", **how, step_func_args=given)
        needs = (name for name, needed in wants.items() if needed and name not in given)
        asked = {name: stage.value(name) for name in needs}
        stage.fixturename = function.__name__
        value = _CALLED(function, stage, {**given, **asked})
    except BaseException as error:
        with suppress(Exception):  # the step's own failure is the one to tell
            kept.end_step(step, stage.world())
        kept.step = step
        if isinstance(error, Exception | pytest.fail.Exception):
            stage.tell("step_error", **how, step_func_args=given, exception=error)
        raise
    if meant.target_fixture is not None:
        stage.put(meant.target_fixture, value)
    stage.tell("after_step", **how, step_func_args=given)
    kept.end_step(step, stage.world())


def played(
    example: Example, phrases: Phrases, world: Callable[[], World] | None, root: Path
) -> Recording:
    """What an example showed; where it fails, its message tells how it failed first."""
    kept, begun, left = Recording(example, phrases), perf_counter(), ExitStack()

    def staged() -> None:
        play(kept, Stage(world, left.callback))

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


def _note(error: BaseException, kept: Recording, root: Path) -> None:
    if isinstance(error, pytest.skip.Exception | pytest.xfail.Exception):
        kept.outcome, kept.message = "skipped", str(error)
    else:
        kept.outcome = "failed"
        kept.message = str(failure(error, kept, root))
