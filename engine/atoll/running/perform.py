"""Feature files run as they lie: read, linted and played in this process, without a pytest run.

pytest with the plugin of this room does the same (tests/test_feature_ways.py holds the two against
each other); there every scenario is a test, and whoever has conftest.py sees his own steps too. An
example is played in one way for both: each step is looked up among the phrases and called. What
differs is the stage, from which the steps take what they ask for by name; that of pytest stands in
`collect.py`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from functools import cache
from inspect import Parameter, isgeneratorfunction, signature
from io import StringIO
from pathlib import Path
from time import monotonic, perf_counter
from types import MappingProxyType
from typing import Any, Self

import pytest
from _pytest._code.code import ExceptionInfo

from atoll.finding import Finding
from atoll.progress import Bar, silent

from . import claims, house, vocabulary
from .chapter import Chapter, Example
from .games import worlds
from .house import chosen
from .parsing import Step, StepDefinitionNotFoundError, StepFunctionContext, parse_step_arguments
from .phrases import Phrases
from .report import LacksFixture, Scene, failure
from .world import Recording, Result, World, place


@dataclass(frozen=True, slots=True)
class Performance:
    """What a run showed: of each example, as JSON has it, of the lint, and which files failed.

    The `problems` say why a file could not be opened.
    """

    results: Sequence[Result] = ()
    findings: Sequence[Finding] = ()
    problems: Sequence[str] = ()
    seconds: float = 0.0

    @property
    def failures(self) -> list[str]:
        """How each example that failed is told."""
        return [one["message"] for one in self.results if one["outcome"] == "failed"]

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.failures or self.findings or self.problems)

    @property
    def empty(self) -> bool:
        """Whether there was nothing to run and nothing to find."""
        return not (self.results or self.findings or self.problems)

    def as_dict(self) -> dict[str, Any]:
        """The run as JSON has it (schemas/check.schema.json)."""
        return {
            "passed": self.passed,
            "seconds": round(self.seconds, 3),
            "scenarios": [*self.results],
            "findings": [one._asdict() for one in self.findings],
            "problems": [*self.problems],
        }


def perform(  # noqa: PLR0913 # what is asked of a run
    paths: Iterable[str],
    *,
    words: Sequence[str] = (),
    edition: str | None = None,
    rulings: Mapping[str, str] = MappingProxyType({}),
    bar: Bar = silent,
    lint: bool = True,
) -> Performance:
    """Run the examples in the paths (files, folders, file:line) whose names hold all the words.

    Those that choose nothing are played by this text and these answers. Without `lint` only
    examples count.
    Errors: KeyboardInterrupt, where the user stops it.
    """
    start, root, lines = monotonic(), Path.cwd(), chosen(paths)
    chapters, findings, problems = list[Chapter](), list[Finding](), list[str]()
    asked = list[tuple[Example, Phrases, Callable[[], World] | None]]()
    for path, numbers in lines.items():
        file = house.shown(path, root)
        try:
            chapter = Chapter.opened(path, file)
            ready = chapter.phrases, worlds(chapter.reading.game, edition, rulings)
            findings += chapter.findings(numbers) if lint else ()
        except Exception as error:  # noqa: BLE001 # a game that is broken can end in anything
            problems.append(f"{file} cannot be run: {type(error).__name__}: {error}")
        else:
            chapters.append(chapter)
            asked += [
                (one, *ready)
                for one in chapter.examples(numbers)
                if all(word.casefold() in one.title.casefold() for word in words)
            ]
    if lint and not words and not any(lines.values()):
        findings += sorted(vocabulary.of_ours(chapters, root))
    asked.sort(key=lambda each: not house.is_witness(each[0].path))
    results = list[Result]()
    with bar("Examples", len(asked)) as on:
        for example, phrases, world in asked:
            results.append(example.result(played(example, phrases, world, root)))
            on(1)
    return Performance(sorted(results, key=place), findings, problems, monotonic() - start)


# One example played


@cache
def parameters(function: Callable[..., Any]) -> Mapping[str, bool]:
    """What a function can be called with by name, and whether it must be."""
    asked = signature(function).parameters.values()
    plain = Parameter.POSITIONAL_OR_KEYWORD
    return {one.name: one.default is Parameter.empty and one.kind is plain for one in asked}


class Stage:
    """What the steps of one example ask for by name: its `world`, and what they make themselves."""

    def __init__(self, world: Callable[[], World] | None) -> None:
        """Begin with the world, if there is one."""
        self._made: dict[str, Any] = {"world": world()} if world else {}
        self._left = ExitStack()

    def __enter__(self) -> Self:
        """The example begins."""
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        """Run what is left of the functions that yield; a failure before it is the one to tell."""
        with suppress(*([Exception] if kind else [])):
            self._left.close()

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

    def called(self, function: Callable[..., Any], given: Mapping[str, Any]) -> Any:
        """What a function gives or yields, called with this and with all else that it asks for."""
        __tracebackhide__ = True
        needs = (name for name, needed in parameters(function).items() if needed)
        asked = {name: self.value(name) for name in needs if name not in given}
        return self.run(function, {**given, **asked})

    def run(self, function: Callable[..., Any], how: Mapping[str, Any]) -> Any:
        """Call a function; of one that yields the rest runs when the example ends."""
        found = function(**how)
        if not isgeneratorfunction(function):
            return found
        self._left.callback(next, found, None)
        return next(found)


def play(example: Example, phrases: Phrases, stage: Stage, kept: Recording) -> None:
    """Take all steps; then what the tags claim must hold.

    Errors: whatever a step raises, and what `claims.hold` does.
    """
    __tracebackhide__ = True
    if not example.placed.scenario.steps:
        pytest.fail("The scenario has no steps, so it shows nothing; write them.")
    stage.tell("before_scenario")
    try:
        for step in example.steps:
            kept.step = step
            if (meant := phrases.meant(step.type, step.name)) is None:
                error = StepDefinitionNotFoundError(step.name)
                stage.tell("step_func_lookup_error", step=step, exception=error)
                raise error
            _take(step, meant, stage, kept)
    finally:
        stage.tell("after_scenario")
    claims.hold(example.tags, stage.world(), example.title, example.description)
    kept.write_down(example.language)


def _take(step: Step, meant: StepFunctionContext, stage: Stage, kept: Recording) -> None:
    """Call the function of a step with its fields, what stands below it, and all else it wants."""
    __tracebackhide__ = True
    how: dict[str, Any] = {"step": step, "step_func": meant.step_func, "step_func_args": {}}
    stage.tell("before_step", **how)
    try:
        below = {"datatable": step.datatable and step.datatable.raw(), "docstring": step.docstring}
        there = {name: one for name, one in below.items() if one is not None}
        said, known = parse_step_arguments(step, meant) | there, parameters(meant.step_func)
        how["step_func_args"] = given = {name: said[name] for name in known if name in said}
        stage.tell("before_step_call", **how)
        value = stage.called(meant.step_func, given)
    except BaseException as error:
        with suppress(Exception):  # the step's own failure is the one to tell
            kept.end_step(step, stage.world())
        kept.step = step
        if isinstance(error, Exception | pytest.fail.Exception):
            stage.tell("step_error", **how, exception=error)
        raise
    if meant.target_fixture is not None:
        stage.put(meant.target_fixture, value)
    stage.tell("after_step", **how)
    kept.end_step(step, stage.world())


def played(
    example: Example, phrases: Phrases, world: Callable[[], World] | None, root: Path
) -> Recording:
    """What an example showed; where it fails, its message tells how."""
    kept, begun = Recording(), perf_counter()
    try:
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()), Stage(world) as stage:
            play(example, phrases, stage, kept)
    except (KeyboardInterrupt, pytest.exit.Exception):
        raise
    except (pytest.skip.Exception, pytest.xfail.Exception) as error:
        kept.outcome, kept.message = "skipped", str(error)
    except BaseException as error:  # noqa: BLE001 # whatever a step raises is told
        kept.outcome = "failed"
        found = failure(ExceptionInfo.from_exception(error), Scene(example, kept, phrases, root))
        kept.message = str(found)
    kept.seconds = perf_counter() - begun
    return kept
