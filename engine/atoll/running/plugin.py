"""The pytest plugin: every feature file given or found is read, linted, run, recorded and counted.

No Python file binds a feature, so none can be forgotten, and nothing may get lost: a file on disk
that is not collected, and a scenario that is read and among no tests, is a finding as those of the
lint are, and so a test that fails. `perform.py` runs the same files without pytest.
"""

import json
import os
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from _pytest._io import TerminalWriter
from _pytest.main import wrap_session

from atoll.finding import Finding
from atoll.home import TROUBLE
from atoll.written import write

from . import house, vocabulary
from .chapter import Chapter
from .collect import (
    CHAPTERS,
    LINES,
    FeatureFile,
    FindingItem,
    ScenarioItem,
    bind,
    register,
    selectable,
    steps_of,
)
from .house import at_line, below, is_feature
from .parsing import print_missing, told
from .report import annotations
from .world import Result, place

CHOICES = (
    *("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise"),
    *("collectonly", "generate_missing"),
)
FOUND = 100  # the status that pytest-bdd gives where something is missing


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that keeps the results."""
    group = parser.getgroup("atoll")
    group.addoption(
        "--atoll-report", metavar="FILE", help="write what every scenario showed as JSON to FILE"
    )


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
    missing_in = config.option.features or () if config.option.generate_missing else ()
    config.args[:] = dict.fromkeys([*config.args, *missing_in])
    config.stash[LINES], config.stash[CHAPTERS] = lines, {}
    config.pluginmanager.register(Run(config, chosen=bool(lines)), "atoll-run")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect every feature file."""
    if not is_feature(file_path):
        return None
    collector: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
    return collector


def pytest_itemcollected(item: pytest.Item) -> None:
    """A scenario that a Python file binds sees our phrases too."""
    bind(item)


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> int | None:
    """`--generate-missing`: the steps that no phrase says, as code to fill in.

    pytest-bdd would ask for a test of each scenario too, and for a phrase of each outline's
    <field>; here a scenario needs no test, and an outline's steps are as its rows say them.
    """
    return wrap_session(config, _missing) if config.option.generate_missing else None


def _missing(config: pytest.Config, session: pytest.Session) -> int:
    """Print what is missing in the features asked for, or in all that are found."""
    session.perform_collect()
    here, terminal = config.invocation_params.dir, TerminalWriter()
    asked = [(here / name).resolve() for name in config.option.features or ()]
    steps = [
        step
        for file, taken, phrases in filter(None, map(steps_of, session.items))
        if not asked or any(map(file.resolve().is_relative_to, asked))
        for step in taken
        if not phrases.matching(step.type, step.name)
    ]
    findings = [str(item.finding) for item in session.items if isinstance(item, FindingItem)]
    for finding in findings:
        terminal.line(finding, red=True)
    if steps:
        print_missing(steps)
    else:
        terminal.line("No step is missing.")
    return FOUND if steps or findings else 0


@dataclass(slots=True, eq=False)
class Run:
    """The plugin `atoll-run`: the results of the scenarios, and the findings."""

    config: pytest.Config
    chosen: bool  # a part was asked for, so less than all is right
    results: list[Result] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

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

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Hang the result on the last report of a scenario, so that it leaves a worker too."""
        report = yield
        if isinstance(item, ScenarioItem):
            item.recording.note(report)
            if report.when == "teardown":
                shown = item.example.result(item.recording)
                report.atoll_result = dict(shown)  # type: ignore[attr-defined] # made to be extended
        if isinstance(item, FindingItem) and report.when == "call":
            report.atoll_finding = list(item.finding)  # type: ignore[attr-defined] # made to be extended
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather the results, from here or from a worker."""
        if data := getattr(report, "atoll_result", None):
            self.results.append(data)
        if data := getattr(report, "atoll_finding", None):
            self.findings.append(Finding(*data))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Keep the report; a worker has told its part to the process that gathers them."""
        path = self.config.getoption("--atoll-report")
        if path and not hasattr(self.config, "workerinput"):
            shown = {
                "results": sorted(self.results, key=place),
                "findings": [finding._asdict() for finding in self.findings],
            }
            file = self.config.invocation_params.dir / path
            file.parent.mkdir(parents=True, exist_ok=True)
            write(file, json.dumps(shown, ensure_ascii=False, indent=1) + "\n")

    def _lost_files(self) -> Iterator[Finding]:
        """Feature files below the folders given that pytest did not collect."""
        here, collected = self.config.invocation_params.dir, self.config.stash[CHAPTERS]
        places = (here / argument for argument in self.config.args)
        found = (below(place, self._is_left_out) for place in places if place.is_dir())
        for path in {path.resolve() for files in found for path in files} - collected.keys():
            why = (
                "pytest skips it (norecursedirs? a broken link?). Move it, or name the file itself."
            )
            shown = house.shown(path, self.config.rootpath)
            yield Finding(shown, 1, f"The file was never collected; {why}")

    def _is_left_out(self, folder: Path) -> bool:
        """Whether a folder has a conftest.py that says to collect nothing there."""
        conftest = self.config.pluginmanager.get_plugin(str(folder / "conftest.py"))
        return "*" in getattr(conftest, "collect_ignore_glob", ())

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """In CI, put each failure beside its line."""
        if os.environ.get("GITHUB_ACTIONS") or os.environ.get("CI"):
            for line in annotations(self.results, self.findings):
                terminalreporter.write_line(line)


def _lost_scenarios(read: Iterable[Chapter], items: Iterable[pytest.Item]) -> Iterator[Finding]:
    """Scenarios that files hold and that are among no tests."""
    tests = (one.example for one in items if isinstance(one, ScenarioItem))
    there = {(one.file, one.line) for one in tests}
    for example in (one for chapter in read for one in chapter.examples()):
        if (example.file, example.line) not in there:
            lost = "The scenario was read, but something has left it out; run it again."
            yield Finding(example.file, example.line, lost)
