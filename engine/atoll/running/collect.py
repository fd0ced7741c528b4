"""Which tests a feature file holds: each scenario, and each finding of the lint."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest
from _pytest._code.code import ExceptionInfo, TerminalRepr
from pytest_bdd.parser import ScenarioTemplate
from pytest_bdd.scenario import _execute_scenario

from atoll.finding import Finding

from . import claims, house, lint
from .binding import Binding
from .games import game_of, module_of
from .outline import Placed, Row, at_line, filled, placed, span
from .phrases import Phrases, known
from .reading import Note, Reading, read
from .report import Failure, Scene, failure
from .results import Recording, Result
from .world import World

__all__ = ["LINES", "FeatureFile", "FindingItem", "ScenarioItem", "world_of"]

LINES = pytest.StashKey[dict[Path, set[int]]]()
TAGS = pytest.StashKey[set[str]]()
PARAMETERISED = {"parametrize", "usefixtures", "filterwarnings", "skipif"}  # marks that want words


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
    """A scenario, or one row of its Examples, as a test."""

    template: ScenarioTemplate
    example: Placed
    row: Row
    title: str
    phrases: Phrases
    recording: Recording

    @property
    def file(self) -> str:
        """The feature file as people name it."""
        return house.shown(self.path, self.config.rootpath)

    @property
    def tags(self) -> tuple[str, ...]:
        """All tags over the scenario."""
        return tuple(dict.fromkeys(self.example.tags + self.row.tags))

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
        kept = self.recording
        place = self.file, self.row.line or self.example.line, self.title, self.tags
        language = self.example.feature.language
        root = self.config.rootpath
        scene = Scene(*place, kept.step, kept.world, self.phrases, root, language)
        return failure(excinfo, scene)

    def result(self) -> Result:
        """What the scenario showed, once it has run."""
        example, kept = self.example, self.recording
        return Result(
            file=self.file,
            line=example.line,
            row=self.row.line,
            name=self.title,
            language=example.feature.language,
            description=dedent(example.scenario.description).strip(),
            tags=self.tags,
            rule=example.rule.name if example.rule else None,
            outcome=kept.outcome,
            seconds=kept.seconds,
            trace=tuple(kept.trace),
            told=kept.told(example.feature.language),
            failed_line=kept.step.line_number if kept.step else None,
            message=kept.message,
            **kept.rules(),
            **kept.played(),
        )

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file and line of the scenario."""
        return self.path, (self.row.line or self.example.line) - 1, self.name


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
        self._read()
        self.session._fixturemanager.parsefactories(self)  # noqa: SLF001 # as a Module does
        self.phrases = known(self)
        findings = lint.findings(
            self.reading,
            phrases=self.phrases,
            ours=house.is_our_feature(self.path),
            house=house.is_chapter(self.path),
        )
        if feature := self.reading.feature:
            self.examples = tuple(placed(feature))
        chosen, findings = self._chosen(findings)
        yield from self._findings(findings)
        yield from self._scenarios(chosen)

    def _read(self) -> None:
        """Read the file, and which game it is of; where nobody can tell, nothing in it can run."""
        self.reading = read(self.path, self.file)
        game = game_of(self.path, self.reading, known(self))
        if isinstance(game, Note):
            self.reading = replace(self.reading, feature=None, notes=(game,))
        else:
            self.game = game

    def _chosen(
        self, findings: tuple[Finding, ...]
    ) -> tuple[list[tuple[Placed, Row]], tuple[Finding, ...]]:
        """What the lines given after the file's name choose; everything where none is given."""
        lines = self.config.stash[LINES].get(self.path.resolve())
        if not lines or not self.examples:
            every = [(example, row) for example in self.examples for row in example.rows]
            return every, findings
        chosen = [each for line in sorted(lines) for each in at_line(self.examples, line)]
        spans = [span(example, self.examples) for example, _ in chosen]
        return chosen, tuple(each for each in findings if any(each.line in near for near in spans))

    def _findings(self, findings: Iterable[Finding]) -> Iterator[FindingItem]:
        names = (f"line {finding.line}" for finding in findings)
        for finding, name in zip(findings, unique(names), strict=True):
            yield FindingItem.of(self, finding, name)

    def _scenarios(self, chosen: list[tuple[Placed, Row]]) -> Iterator[ScenarioItem]:
        if not (feature := self.reading.feature):
            return
        binding = Binding(self.path, feature)
        templates = {example.line: binding.scenario(example) for example, _ in chosen}
        names = (filled(example.scenario.name, row) for example, row in chosen)
        titles = [name or "(no name)" for name in names]
        for (example, row), title, name in zip(chosen, titles, unique(titles), strict=True):
            template = templates[example.line]
            run = performance(template, row, own=bool(example.scenario.steps))
            item: ScenarioItem = ScenarioItem.from_parent(self, name=encodable(name), callobj=run)
            item.template, item.example, item.row, item.title = template, example, row, title
            item.phrases = self.phrases
            item.recording = Recording()
            mark(item)
            yield item


def performance(
    template: ScenarioTemplate, row: Row, *, own: bool
) -> Callable[[pytest.FixtureRequest], None]:
    """The function that plays a scenario and then checks what its tags claim.

    A scenario without steps of its `own` shows nothing, whatever its background does.
    """

    def play(request: pytest.FixtureRequest) -> None:
        __tracebackhide__ = True
        scenario = template.render(row.values)
        if not own:
            pytest.fail("The scenario has no steps, so it shows nothing; write them.")
        _execute_scenario(template.feature, scenario, request)
        claims.hold(request.node.tags, world_of(request))

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
    for tag in item.tags:
        if tag.isidentifier() and not tag.startswith("_") and tag not in PARAMETERISED:
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
