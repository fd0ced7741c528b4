"""Which tests a feature file holds: each scenario, and each finding of the lint.

A scenario that a Python file binds, as pytest-bdd knows it, sees the phrases that its feature file
sees where it is collected by itself, and a step means what it means there.
"""

import re
import sys
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest
from _pytest._code.code import ExceptionInfo, TerminalRepr
from _pytest.fixtures import call_fixture_func

from atoll.finding import Finding

from . import house
from .chapter import Chapter, Example
from .games import worlds
from .outline import filled, names
from .parsing import (
    STEP,
    ScenarioTemplate,
    Step,
    StepFunctionContext,
    StepParser,
    getfixturedefs,
    inject_fixture,
    scenario_wrapper_template_registry,
    step_function_context_registry,
    told,
)
from .perform import Stage, play
from .phrases import KINDS, Phrases, known
from .report import Failure, Scene, failure
from .world import Recording

LINES = pytest.StashKey[dict[Path, set[int]]]()
CHAPTERS = pytest.StashKey[dict[Path, Chapter | None]]()  # of each file that is collected
BOUND = pytest.StashKey[tuple[ScenarioTemplate, Phrases]]()
One = TypeVar("One")


class FindingItem(pytest.Item):
    """A finding of the lint, as a test that fails."""

    finding: Finding

    @classmethod
    def each(cls, parent: pytest.Collector, found: Iterable[Finding]) -> Iterator["FindingItem"]:
        """Findings as items, named after their files even where these hold no tests."""
        for finding, name in unique((one, f"line {one.line}") for one in found):
            nodeid = f"{finding.file}::{name}"
            item: FindingItem = cls.from_parent(parent, name=name, nodeid=nodeid)
            item.finding = finding
            yield item

    def runtest(self) -> None:
        """Fail."""
        raise AssertionError(self.finding.message)

    def repr_failure(
        self,
        excinfo: ExceptionInfo[BaseException],  # noqa: ARG002 # as pytest calls it
        style: object = None,  # noqa: ARG002 # the same
    ) -> str | TerminalRepr:
        """The finding, with its file and line."""
        return Failure(str(self.finding), self.finding.message)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file and line of the finding."""
        return self.config.rootpath / self.finding.file, self.finding.line - 1, self.name


class ScenarioItem(pytest.Function):
    """An example as a test."""

    example: Example
    phrases: Phrases
    recording: Recording

    @classmethod
    def of(
        cls, parent: "FeatureFile", example: Example, name: str, phrases: Phrases
    ) -> "ScenarioItem":
        """The example as an item of its file; -m and -k choose by its tags.

        A tag that is no identifier is for -k only.
        """

        def playing(request: pytest.FixtureRequest) -> None:
            __tracebackhide__ = True
            play(example, item.phrases, _OfPytest(request, example), item.recording)

        encoding = sys.getfilesystemencoding()  # pytest keeps in the environment which test runs
        plain = selectable(name).encode(encoding, "backslashreplace").decode(encoding)
        item: ScenarioItem = cls.from_parent(parent, name=plain, callobj=playing)
        item.example, item.phrases = example, phrases
        for tag in example.tags:
            if tag.isidentifier() and not tag.startswith("_"):
                register(item.config, tag)
                item.add_marker(tag)
            else:
                item.extra_keyword_matches.add(tag)
        return item

    def iter_markers_with_node(self, name: str | None = None) -> Iterator[tuple[Any, pytest.Mark]]:
        """Its marks; whatever acts by the name of one, as skip does, finds no tag under it."""
        for node, mark in super().iter_markers_with_node(name):
            if name is None or mark.name not in self.example.tags:
                yield node, mark

    def setup(self) -> None:
        """Begin with an empty recording."""
        self.recording = Recording()
        super().setup()

    def repr_failure(
        self,
        excinfo: ExceptionInfo[BaseException],
        style: object = None,  # noqa: ARG002 # as pytest calls it
    ) -> str | TerminalRepr:
        """What failed, in the words of the game."""
        scene = Scene(self.example, self.recording, self.phrases, self.config.rootpath)
        return failure(excinfo, scene)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file and line of the scenario."""
        return self.path, self.example.line - 1, self.name


class _OfPytest(Stage):
    """The stage of a test: its fixtures are those of pytest, and pytest-bdd's hooks are told."""

    def __init__(self, request: pytest.FixtureRequest, example: Example) -> None:
        """Nothing is made before it is asked for."""
        super().__init__(None)
        self._request, scenario = request, _scenario(example)
        self._of = {"request": request, "feature": scenario.feature, "scenario": scenario}

    def value(self, name: str) -> Any:
        """What is called so. Errors: FixtureLookupError."""
        return self._request.getfixturevalue(name)

    def put(self, name: str, value: Any) -> None:
        """A step has made this anew."""
        inject_fixture(self._request, name, value)

    def run(self, function: Callable[..., Any], how: Mapping[str, Any]) -> Any:
        """Call a function; of one that yields the rest runs when the test ends."""
        __tracebackhide__ = True
        return call_fixture_func(function, self._request, {**how})

    def tell(self, what: str, **how: Any) -> None:
        """Call a hook."""
        getattr(self._request.config.hook, f"pytest_bdd_{what}")(**self._of, **how)


def _scenario(example: Example) -> told.Scenario:
    """An example as the hooks of pytest-bdd know it."""
    of, feature, rule = example.placed.scenario, example.placed.feature, example.placed.rule
    return told.Scenario(
        feature=told.Feature(
            scenarios=OrderedDict(),
            filename=str(example.path),
            rel_filename=example.path.name,
            language=feature.language,
            keyword=feature.keyword,
            name=feature.name,
            tags={*names(feature.tags)},
            background=None,
            line_number=feature.location.line,
            description=feature.description,
        ),
        keyword=of.keyword,
        name=filled(of.name, example.row),
        line_number=of.location.line,
        steps=[*example.steps],
        description=example.description,
        tags={*names(of.tags)},
        rule=told.Rule(rule.keyword, rule.name, rule.description, {*names(rule.tags)})
        if rule
        else None,
    )


class FeatureFile(pytest.Module):
    """A feature file; a Module, so that fixtures of every scope work below it."""

    def _getobj(self) -> ModuleType:
        """Nothing is imported."""
        return ModuleType(self.name)

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """The findings first, then the scenarios in file order."""
        chapters, path = self.config.stash[CHAPTERS], self.path.resolve()
        chapters[path] = None  # it is collected, whatever is in it
        file = house.shown(self.path, self.config.rootpath)
        chapters[path] = chapter = Chapter.opened(self.path, file, known(self))
        lend(self, chapter)
        lines = self.config.stash[LINES].get(path, set())
        yield from FindingItem.each(self, chapter.findings(lines))
        for example, name in unique((one, one.title) for one in chapter.examples(lines)):
            yield ScenarioItem.of(self, example, name, chapter.phrases)


def lend(node: pytest.Collector | pytest.Item, chapter: Chapter, **steps: Any) -> None:
    """Let a node see the `world` of a game, unless a conftest.py over it says it anew."""
    manager, module = node.session._fixturemanager, ModuleType(node.name)  # noqa: SLF001 # pytest lists fixtures nowhere else
    vars(module).update(steps)
    world = worlds(chapter.reading.game)
    if world and not getfixturedefs(manager, "world", node):
        vars(module)["world"] = pytest.fixture(world)
    manager.parsefactories(holder=module, node=node)


# Scenarios that a Python file binds


class _Meant(StepParser):
    """Of a step that several phrases may say, the one that is meant."""

    def __init__(self, phrases: Phrases, kind: str, of: StepFunctionContext) -> None:
        """Keep what there is to choose from."""
        super().__init__(of.parser.name)
        self._phrases, self._kind, self._of = phrases, kind, of

    def is_matching(self, name: str) -> bool:
        """Whether the step means this."""
        return self._phrases.meant(self._kind, name) is self._of

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The values in its fields."""
        return self._of.parser.parse_arguments(name)

    def fixture(self) -> Any:
        """The step as pytest-bdd looks for it."""
        kind: Any = self._kind
        context = replace(self._of, type=kind, parser=self)

        def marker() -> StepFunctionContext:
            return context

        step_function_context_registry[marker] = context
        return pytest.fixture(marker)


def bind(item: pytest.Item) -> None:
    """Let a bound scenario see the shared phrases and those of its game, each step once."""
    if not isinstance(item, pytest.Function):
        return
    if not (template := scenario_wrapper_template_registry.get(item.obj)):
        return
    chapter = Chapter.opened(Path(template.feature.filename), item.name, known(item))
    item.stash[BOUND] = template, chapter.phrases
    contexts = {id(one.context): one.context for one in chapter.phrases.known}
    steps = {
        f"{STEP}{kind}_{number}": _Meant(chapter.phrases, kind, context).fixture()
        for number, context in enumerate(contexts.values())
        for kind in KINDS
        if context.type in (None, kind)
    }
    lend(item, chapter, **steps)


def steps_of(item: pytest.Item) -> tuple[Path, Sequence[Step], Phrases] | None:
    """The feature file of a test, the steps that it takes, and the phrases for them."""
    if isinstance(item, ScenarioItem):
        return item.example.path, item.example.steps, item.phrases
    if BOUND not in item.stash:
        return None
    template, phrases = item.stash[BOUND]
    every = getattr(getattr(item, "callspec", None), "params", {})  # none without Examples
    row: Mapping[str, str] = every.get("_pytest_bdd_example", {})
    return Path(template.feature.filename), template.render(row).steps, phrases


@cache
def register(config: pytest.Config, tag: str) -> None:
    """Tell pytest, once, that the tag is no slip, for --strict-markers."""
    config.addinivalue_line("markers", f"{tag}: a tag of a feature")


def selectable(name: str) -> str:
    """The name as the part of a test's id that pytest takes for one: it parts them at `::`."""
    return re.sub(":(?=:)", ": ", name)


def unique(named: Iterable[tuple[One, str]]) -> Iterator[tuple[One, str]]:
    """Things with their names, each repetition with its count behind it."""
    seen: Counter[str] = Counter()
    for one, name in named:
        seen[name] += 1
        yield one, name if seen[name] == 1 else f"{name} ({seen[name]})"
