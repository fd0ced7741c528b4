"""The pytest plugin: every feature file given or found is read, linted, run and counted.

No Python file binds a feature, so none can be forgotten, and nothing may get lost: a file on disk
that is not collected, and a scenario that is read and among no tests, is a finding as those of the
lint are, and so a test that fails. What a Python file binds sees the phrases that its feature file
sees, and a step means what it means there. `own.py` runs the same files without pytest.
"""

import re
import sys
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest
from _pytest._code.code import ExceptionInfo, TerminalRepr

from atoll.finding import Finding
from atoll.home import TROUBLE

from . import house, vocabulary
from .chapter import Chapter
from .games import worlds
from .house import at_line, below, is_feature
from .outline import Example, filled, names
from .parsing import (
    STEP,
    StepFunctionContext,
    StepParser,
    getfixturedefs,
    inject_fixture,
    scenario_wrapper_template_registry,
    step_function_context_registry,
    told,
)
from .phrases import Phrases, known
from .play import Stage, play
from .report import Failure, failure
from .world import Recording

CHOICES = (
    *("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise"),
    "collectonly",
)
LINES = pytest.StashKey[dict[Path, set[int]]]()
CHAPTERS = pytest.StashKey[dict[Path, Chapter | None]]()  # of each file that is collected
One = TypeVar("One")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Take `chapter.feature:31` apart, and begin the run."""
    if TROUBLE:
        raise pytest.UsageError(TROUBLE)
    lines: dict[Path, set[int]] = {}
    for at, argument in enumerate(config.args):
        file, sign, name = argument.partition("::")
        if sign and is_feature(Path(file)):
            config.args[at] = f"{file}::{selectable(name)}"
        path, line = at_line(argument)
        if line is not None and is_feature(Path(path)):
            config.args[at] = path
            lines.setdefault((config.invocation_params.dir / path).resolve(), set()).add(line)
    config.args[:] = dict.fromkeys(config.args)
    config.stash[LINES], config.stash[CHAPTERS] = lines, {}
    config.pluginmanager.register(Run(config, chosen=bool(lines)), "atoll-run")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect every feature file."""
    if not is_feature(file_path):
        return None
    collector: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
    return collector


# Which tests a feature file holds: each example, and each finding of the lint


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
            play(item.recording, _OfPytest(request, example))

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
        self.recording = Recording(self.example, self.phrases)
        super().setup()

    def repr_failure(
        self,
        excinfo: ExceptionInfo[BaseException],
        style: object = None,  # noqa: ARG002 # as pytest calls it
    ) -> str | TerminalRepr:
        """What failed, in the words of the game."""
        return failure(excinfo.value, self.recording, self.config.rootpath)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file and line of the scenario."""
        return self.path, self.example.line - 1, self.name


class _OfPytest(Stage):
    """The stage of a test: its fixtures are those of pytest, and pytest-bdd's hooks are told."""

    def __init__(self, request: pytest.FixtureRequest, example: Example) -> None:
        """Nothing is made before it is asked for."""
        super().__init__(None, request.addfinalizer)
        self._request = request
        scenario = _scenario(example, request.node.path)
        self._of = {"request": request, "feature": scenario.feature, "scenario": scenario}

    def value(self, name: str) -> Any:
        """The fixture. Errors: FixtureLookupError."""
        return self._request.getfixturevalue(name)

    def put(self, name: str, value: Any) -> None:
        """A step has made this anew."""
        inject_fixture(self._request, name, value)

    def tell(self, what: str, **how: Any) -> None:
        """Call a hook."""
        getattr(self._request.config.hook, f"pytest_bdd_{what}")(**self._of, **how)


def _scenario(example: Example, path: Path) -> told.Scenario:
    """An example as the hooks of pytest-bdd know it."""
    of, feature, rule = example.placed.scenario, example.placed.feature, example.placed.rule
    above = told.Feature(
        scenarios=OrderedDict(),
        filename=str(path),
        rel_filename=path.name,
        language=feature.language,
        keyword=feature.keyword,
        name=feature.name,
        tags={*names(feature.tags)},
        background=None,
        line_number=feature.location.line,
        description=feature.description,
    )
    return told.Scenario(
        feature=above,
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


# Scenarios that a Python file binds


def pytest_itemcollected(item: pytest.Item) -> None:
    """A bound scenario sees the shared phrases and those of its game, each step once."""
    if not isinstance(item, pytest.Function):
        return
    if not (template := scenario_wrapper_template_registry.get(item.obj)):
        return
    path = Path(template.feature.filename)
    chapter = Chapter.opened(path, item.name, known(item))
    every = getattr(getattr(item, "callspec", None), "params", {})  # none without Examples
    row: Mapping[str, str] = every.get("_pytest_bdd_example", {})
    steps = dict[str, Any]()
    for number, step in enumerate(template.render(row).steps):
        if meant := chapter.phrases.meant(step.type, step.name):
            kind: Any = step.type
            only = replace(meant, type=kind, parser=_Only(step.name, meant.parser))
            steps[f"{STEP}{number}"] = _as_fixture(only)
    lend(item, chapter, **steps)


class _Only(StepParser):
    """What a phrase reads in one step, and in no other."""

    def __init__(self, step: str, of: StepParser) -> None:
        """Keep what reads it."""
        super().__init__(step)
        self._of = of

    def is_matching(self, name: str) -> bool:
        """Whether it is the step."""
        return name == self.name

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The values in its fields."""
        return self._of.parse_arguments(name)


def _as_fixture(step: StepFunctionContext) -> Any:
    """A step as pytest-bdd looks for it."""

    def marker() -> StepFunctionContext:
        return step

    step_function_context_registry[marker] = step
    return pytest.fixture(marker)


# Whether anything got lost on the way


@dataclass(slots=True, eq=False)
class Run:
    """The plugin `atoll-run`: what all tests together have to be."""

    config: pytest.Config
    chosen: bool  # a part was asked for, so less than all is right

    def pytest_bdd_apply_tag(self, tag: str) -> bool | None:
        """For features that a Python file binds: register the tag, leave out what is no word."""
        if not tag.isidentifier():
            return True
        register(self.config, tag)
        return None

    def pytest_bdd_before_scenario(self, feature: told.Feature, scenario: told.Scenario) -> None:
        """For `--cucumberjson`: the whole name of the file, and the tags of the Rule too."""
        feature.rel_filename = house.shown(Path(feature.filename), self.config.rootpath)
        scenario.tags |= scenario.rule.tags if scenario.rule else set()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Unless a part was asked for, find what got lost and, of all our features, our phrases.

        The witnesses come first: what was once found to matter is replayed before all else.
        """
        options = (getattr(config.option, name, None) for name in CHOICES)
        named = any("::" in argument for argument in config.args)
        self.chosen = self.chosen or named or any(options)
        if not self.chosen:
            read = [one for one in config.stash[CHAPTERS].values() if one]
            lost = (*self._lost_files(), *_lost_scenarios(read, items))
            found = sorted((*lost, *vocabulary.of_ours(read, config.rootpath)))
            items += FindingItem.each(session, found)
        items.sort(key=lambda item: not house.is_witness(item.path))

    def pytest_deselected(self) -> None:
        """Someone left tests out on purpose."""
        self.chosen = True

    def _lost_files(self) -> Iterator[Finding]:
        """Feature files below the folders given that pytest did not collect."""
        here, collected = self.config.invocation_params.dir, self.config.stash[CHAPTERS]
        places = (here / argument for argument in self.config.args)
        found = (below(place, self._is_left_out) for place in places if place.is_dir())
        for path in {path.resolve() for files in found for path in files} - collected.keys():
            why = "pytest skips it (norecursedirs? a broken link?)"
            lost = f"The file was never collected; {why}. Move it, or name the file itself."
            yield Finding(house.shown(path, self.config.rootpath), 1, lost)

    def _is_left_out(self, folder: Path) -> bool:
        """Whether a folder has a conftest.py that says to collect nothing there."""
        conftest = self.config.pluginmanager.get_plugin(str(folder / "conftest.py"))
        return "*" in getattr(conftest, "collect_ignore_glob", ())


def _lost_scenarios(read: Iterable[Chapter], items: Iterable[pytest.Item]) -> Iterator[Finding]:
    """Scenarios that files hold and that are among no tests."""
    tests = (one.example for one in items if isinstance(one, ScenarioItem))
    there = {(one.file, one.line) for one in tests}
    for example in (one for chapter in read for one in chapter.examples()):
        if (example.file, example.line) not in there:
            lost = "The scenario was read, but something has left it out; run it again."
            yield Finding(example.file, example.line, lost)
