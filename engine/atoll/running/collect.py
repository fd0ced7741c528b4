"""Which tests a feature file holds: each scenario, and each finding of the lint."""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from _pytest._code.code import ExceptionInfo, TerminalRepr
from pytest_bdd.parser import Scenario
from pytest_bdd.scenario import _execute_scenario

from atoll.finding import Finding

from . import house
from .chapter import Chapter, opened
from .example import Example
from .games import module_of
from .outline import Placed
from .phrases import Phrases, known
from .reading import Reading
from .report import Failure, failure
from .results import Recording, Result
from .world import World

LINES = pytest.StashKey[dict[Path, set[int]]]()
TAGS = pytest.StashKey[set[str]]()


class FindingItem(pytest.Item):
    """A finding of the lint, as a test that fails."""

    finding: Finding

    @classmethod
    def of(cls, parent: pytest.Collector, finding: Finding, name: str) -> "FindingItem":
        """The finding as an item, named after its file even where that holds no tests."""
        item: FindingItem = cls.from_parent(parent, name=name, nodeid=f"{finding.file}::{name}")
        item.finding = finding
        return item

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
    def of(cls, parent: "FeatureFile", example: Example, name: str) -> "ScenarioItem":
        """The example as an item of its file."""
        item: ScenarioItem = cls.from_parent(
            parent, name=encodable(selectable(name)), callobj=performance(example)
        )
        item.example, item.phrases, item.recording = example, parent.phrases, Recording()
        mark(item)
        return item

    @property
    def title(self) -> str:
        """The name of the example, as people say it."""
        return self.example.title

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
        scene = self.example.scene(self.recording, self.phrases, self.config.rootpath)
        return failure(excinfo, scene)

    def result(self) -> Result:
        """What the scenario showed, once it has run."""
        return self.example.result(self.recording)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file and line of the scenario."""
        return self.path, self.example.line - 1, self.name


class FeatureFile(pytest.Module):
    """A feature file; a Module, so that fixtures of every scope work below it."""

    reading: Reading
    phrases: Phrases = Phrases()
    game: str | None = None
    examples: tuple[Placed, ...] = ()

    @property
    def file(self) -> str:
        """The feature file as people name it."""
        return house.shown(self.path, self.config.rootpath)

    def _getobj(self) -> ModuleType:
        """A module with the phrases of the game."""
        return module_of(self.game, self)

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """The findings first, then the scenarios in file order."""
        self.reading, self.game = opened(self.path, self.file, known(self))
        self.session._fixturemanager.parsefactories(self)  # noqa: SLF001 # as a Module does
        self.phrases = known(self)
        chapter = Chapter(self.path, self.reading, self.phrases)
        self.examples = chapter.placed
        lines = self.config.stash[LINES].get(self.path.resolve(), set())
        findings = chapter.findings(lines)
        names = unique(f"line {finding.line}" for finding in findings)
        for finding, name in zip(findings, names, strict=True):
            yield FindingItem.of(self, finding, name)
        every = [*chapter.examples(chapter.chosen(lines))]
        for example, name in zip(every, unique(one.title for one in every), strict=True):
            yield ScenarioItem.of(self, example, name)


def performance(example: Example) -> Callable[[pytest.FixtureRequest], None]:
    """The function that plays an example as pytest does."""

    def play(request: pytest.FixtureRequest) -> None:
        def perform(scenario: Scenario) -> World | None:
            __tracebackhide__ = True
            _execute_scenario(example.template.feature, scenario, request)
            return world_of(request)

        __tracebackhide__ = True
        example.perform(perform)
        request.node.recording.write_down(example.language)

    return play


def world_of(request: pytest.FixtureRequest) -> World | None:
    """The fixture `world` of the scenario, where there is one."""
    try:
        world: World = request.getfixturevalue("world")
    except pytest.FixtureLookupError:
        return None
    return world


def mark(item: ScenarioItem) -> None:
    """Let -m and -k choose by tag; a tag that is no identifier is for -k only."""
    for tag in item.example.tags:
        if tag.isidentifier() and not tag.startswith("_"):
            register(item.config, tag)
            item.add_marker(tag)
        else:
            item.extra_keyword_matches.add(tag)


def register(config: pytest.Config, tag: str) -> None:
    """Tell pytest that the tag is no slip, for --strict-markers."""
    tags = config.stash.setdefault(TAGS, set())
    if tag not in tags:
        tags.add(tag)
        config.addinivalue_line("markers", f"{tag}: a tag of a feature")


def selectable(name: str) -> str:
    """The name as the part of a test's id that pytest takes for one: it parts them at `::`."""
    return re.sub(":(?=:)", ": ", name)


def encodable(name: str) -> str:
    """The name as the environment can hold it: pytest keeps there which test is running."""
    encoding = sys.getfilesystemencoding()
    return name.encode(encoding, "backslashreplace").decode(encoding)


def unique(names: Iterable[str]) -> Iterator[str]:
    """The names, each repetition with its count behind it."""
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        yield name if seen[name] == 1 else f"{name} ({seen[name]})"
