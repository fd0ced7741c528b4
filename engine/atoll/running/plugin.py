"""The pytest plugin: every feature file given or found is read, linted and run.

No Python file binds a feature, so none can be forgotten: each example is a test, and each finding
of the lint a test that fails. What a Python file binds sees the phrases that its feature file sees,
and a step means what it means there. `own.py` runs the same files without pytest.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest
from _pytest._code.code import ExceptionInfo, TerminalRepr

from atoll.finding import Finding
from atoll.home import TROUBLE

from . import house, lint
from .chapter import Chapter
from .games import worlds
from .outline import Example, names
from .parsing import (
    STEP,
    ReportContext,
    StepFunctionContext,
    get_fixture_names,
    getfixturedefs,
    parsers,
    scenario_wrapper_template_registry,
    step_function_context_registry,
    test_report_context_registry,
)
from .phrases import Phrases, contexts, defined
from .play import Stage, play
from .report import Failure, failure
from .world import Recording

LINES = pytest.StashKey[dict[Path, set[int]]]()
One = TypeVar("One")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Take `chapter.feature:31` apart."""
    if TROUBLE:
        raise pytest.UsageError(TROUBLE)
    lines = config.stash.setdefault(LINES, {})
    for at, argument in enumerate(config.args):
        path, line = house.at_line(argument)
        if line is not None and house.is_feature(Path(path)):
            config.args[at] = path
            lines.setdefault((config.invocation_params.dir / path).resolve(), set()).add(line)
    config.args[:] = dict.fromkeys(config.args)
    config.pluginmanager.register(Tags(config))


class Tags:
    """What the tags above features are that a Python file binds: marks, for `--strict-markers`."""

    def __init__(self, config: pytest.Config) -> None:
        """Keep where marks are known."""
        self.config = config

    def pytest_bdd_apply_tag(self, tag: str) -> bool | None:
        """Make the tag known; one that is no word is left out."""
        if not tag.isidentifier():
            return True
        self.config.addinivalue_line("markers", f"{tag}: a tag of a feature")
        return None


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect every feature file."""
    if not house.is_feature(file_path):
        return None
    collector: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
    return collector


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The witnesses come first: what was once found to matter is replayed before all else."""
    items.sort(key=lambda item: not house.is_witness(item.path))


class FeatureFile(pytest.Module):
    """A feature file; a Module, so that fixtures of every scope work below it."""

    def _getobj(self) -> ModuleType:
        """Nothing is imported."""
        return ModuleType(self.name)

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """The findings first, then the scenarios in file order."""
        file = house.shown(self.path, self.config.rootpath)
        chapter = Chapter.opened(self.path, file, seen(self))
        lend(self, chapter)
        lines = self.config.stash[LINES].get(self.path.resolve(), set())
        found = lint.findings(chapter, lines)
        for finding, name in unique((one, f"line {one.line}") for one in found):
            yield FindingItem.from_parent(self, name=name, finding=finding)
        for example, name in unique((one, one.title) for one in chapter.examples(lines)):
            yield ScenarioItem.of(self, example, name, chapter.phrases)


def unique(named: Iterable[tuple[One, str]]) -> Iterator[tuple[One, str]]:
    """Things with their names, each repetition with its count; pytest parts names at `::`."""
    seen: Counter[str] = Counter()
    for one, name in named:
        seen[name] += 1
        plain = re.sub(":(?=:)", ": ", name)
        yield one, plain if seen[name] == 1 else f"{plain} ({seen[name]})"


class FindingItem(pytest.Item):
    """A finding of the lint, as a test that fails."""

    def __init__(self, *, finding: Finding, **how: Any) -> None:
        """Keep the finding."""
        super().__init__(**how)
        self.finding = finding

    def runtest(self) -> None:
        """Fail."""
        raise AssertionError(self.finding.message)

    def repr_failure(self, *_: Any, **__: Any) -> TerminalRepr:
        """The finding, with its file and line."""
        return Failure(str(self.finding), self.finding.message)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file and line of the finding."""
        return self.path, self.finding.line - 1, self.name


class ScenarioItem(pytest.Function):
    """An example as a test: its steps may ask for fixtures, -k chooses by its name and its tags."""

    example: Example
    recording: Recording

    @classmethod
    def of(
        cls, parent: FeatureFile, example: Example, name: str, phrases: Phrases
    ) -> "ScenarioItem":
        """The example as an item of its file."""

        def playing(request: pytest.FixtureRequest) -> None:
            item.recording = Recording(example, phrases)
            play(item.recording, Stage(request.getfixturevalue, request.addfinalizer))

        item: ScenarioItem = cls.from_parent(parent, name=name, callobj=playing)
        item.example, item.recording = example, Recording(example, phrases)
        item.extra_keyword_matches.update(example.tags)
        return item

    def repr_failure(self, excinfo: ExceptionInfo[BaseException], *_: Any, **__: Any) -> Failure:
        """What failed, in the words of the game."""
        return failure(excinfo.value, self.recording, self.config.rootpath)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file and line of the scenario."""
        return self.path, self.example.line - 1, self.name


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """For `--cucumberjson`: what pytest-bdd reads of a test that has run."""
    report = yield
    if isinstance(item, ScenarioItem):
        told: Any = reported(item)
        test_report_context_registry[report] = ReportContext(scenario=told, name=item.name)
    return report


def reported(item: ScenarioItem) -> Mapping[str, Any]:
    """An example as pytest-bdd's reports have it; the step that failed and all behind it failed."""
    example, wrong = item.example, item.recording.step
    of, feature, rule = example.placed.scenario, example.placed.feature, example.placed.rule
    steps = [
        {key: getattr(step, key) for key in ("name", "type", "keyword", "line_number")}
        | {"failed": bool(wrong and step.line_number >= wrong.line_number), "duration": 0}
        for step in example.steps
    ]
    above = {key: getattr(feature, key) for key in ("keyword", "name", "language", "description")}
    return {
        "keyword": of.keyword,
        "name": example.title,
        "line_number": of.location.line,
        "description": example.description,
        "tags": names([*of.tags, *(rule.tags if rule else ())]),
        "steps": steps,
        "feature": {
            **above,
            "line_number": feature.location.line,
            "filename": str(item.path),
            "rel_filename": example.file,
            "tags": names(feature.tags),
        },
    }


# What nodes of the collection see


def seen(node: pytest.Collector | pytest.Item) -> Phrases:
    """The phrases that fixtures have there: those of a conftest.py, and of a file that binds."""
    manager = node.session._fixturemanager  # noqa: SLF001 # pytest lists fixtures nowhere else
    return defined(
        contexts(
            definition.func
            for name in get_fixture_names(manager)
            if name.startswith(STEP)
            for definition in getfixturedefs(manager, name, node) or ()
        )
    )


def lend(node: pytest.Collector | pytest.Item, chapter: Chapter, **steps: Any) -> None:
    """Let a node see the `world` of a game, unless a conftest.py over it says it anew."""
    manager, module = node.session._fixturemanager, ModuleType(node.name)  # noqa: SLF001 # pytest lists fixtures nowhere else
    vars(module).update(steps)
    world = worlds(chapter.game)
    if world and not getfixturedefs(manager, "world", node):
        vars(module)["world"] = pytest.fixture(world)
    manager.parsefactories(holder=module, node=node)


def pytest_itemcollected(item: pytest.Item) -> None:
    """A scenario that a Python file binds sees what its steps mean, each step once."""
    if not isinstance(item, pytest.Function):
        return
    if not (template := scenario_wrapper_template_registry.get(item.obj)):
        return
    chapter = Chapter.opened(Path(template.feature.filename), item.name, seen(item))
    every = getattr(getattr(item, "callspec", None), "params", {})  # none without Examples
    row: Mapping[str, str] = every.get("_pytest_bdd_example", {})
    steps = dict[str, Any]()
    for number, step in enumerate(template.render(row).steps):
        if meant := chapter.phrases.meant(step.type, step.name):
            kind: Any = step.type
            only: Any = parsers.string(step.name)
            only.parse_arguments = meant.parser.parse_arguments
            steps[f"{STEP}{number}"] = _as_fixture(replace(meant, type=kind, parser=only))
    lend(item, chapter, **steps)


def _as_fixture(step: StepFunctionContext) -> Any:
    """A step as pytest-bdd looks for it."""

    def marker() -> StepFunctionContext:
        return step

    step_function_context_registry[marker] = step
    return pytest.fixture(marker)
