"""One run of the features: it listens to pytest and pytest-bdd, and keeps what they say."""

import contextlib
import json
import os
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.parser import Feature, Scenario, Step

from atoll.finding import Finding
from atoll.written import write

from . import house
from .collect import FindingItem, ScenarioItem, register, world_of
from .report import annotations
from .results import Result


@dataclass(slots=True, eq=False)
class Run:
    """The plugin `atoll-run`: the results of the scenarios, the findings, what got lost."""

    config: pytest.Config
    results: list[Result] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def pytest_bdd_apply_tag(self, tag: str) -> bool | None:
        """For features that a Python file binds: register the tag, leave out what is no word."""
        if not tag.isidentifier():
            return True
        register(self.config, tag)
        return None

    def pytest_bdd_before_scenario(self, feature: Feature, scenario: Scenario) -> None:
        """For `--cucumberjson`: the whole name of the file, and the tags of the Rule too."""
        feature.rel_filename = house.shown(Path(feature.filename), self.config.rootpath)
        scenario.tags |= scenario.rule.tags if scenario.rule else set()

    def pytest_bdd_before_step(self, request: pytest.FixtureRequest, step: Step) -> None:
        """The step that is running is the one that fails, if one does."""
        if isinstance(request.node, ScenarioItem):
            request.node.recording.step = step

    def pytest_bdd_after_step(self, request: pytest.FixtureRequest, step: Step) -> None:
        """Write the step down with what happened."""
        if isinstance(request.node, ScenarioItem):
            request.node.recording.end_step(step, world_of(request))

    def pytest_bdd_step_error(self, request: pytest.FixtureRequest, step: Step) -> None:
        """Write down what happened before the step failed."""
        if isinstance(request.node, ScenarioItem):
            with contextlib.suppress(Exception):  # the step's own failure is the one to tell
                request.node.recording.end_step(step, world_of(request))
            request.node.recording.step = step

    def pytest_bdd_step_func_lookup_error(self, request: pytest.FixtureRequest, step: Step) -> None:
        """A step that no phrase says fails too."""
        if isinstance(request.node, ScenarioItem):
            request.node.recording.step = step

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Hang the result on the last report of a scenario, so that it leaves a worker too."""
        report = yield
        if isinstance(item, ScenarioItem):
            item.recording.note(report)
            if report.when == "teardown":
                report.atoll_result = dict(item.result())  # type: ignore[attr-defined] # made to be extended
        if isinstance(item, FindingItem) and report.when == "call":
            report.atoll_finding = list(item.finding)  # type: ignore[attr-defined] # made to be extended
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather the results, from here or from a worker."""
        if data := getattr(report, "atoll_result", None):
            self.results.append(data)
        if data := getattr(report, "atoll_finding", None):
            self.findings.append(Finding(*data))

    def pytest_sessionfinish(self) -> None:
        """Keep the report, where it is asked for."""
        if hasattr(self.config, "workerinput"):
            return
        if path := self.config.getoption("--atoll-report"):
            self.write(self.config.invocation_params.dir / path)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """In CI, put each failure beside its line."""
        if os.environ.get("GITHUB_ACTIONS") or os.environ.get("CI"):
            for line in self.annotations():
                terminalreporter.write_line(line)

    def annotations(self) -> Iterator[str]:
        """One line for each failure, as GitHub's workflows read them."""
        return annotations(self.results, self.findings)

    def as_dict(self) -> dict[str, Any]:
        """The whole run as JSON has it."""
        return {
            "results": sorted(
                self.results, key=lambda one: (one["file"], one["line"], one["row"] or 0)
            ),
            "findings": [finding._asdict() for finding in self.findings],
            "problems": list(self.problems),
        }

    def write(self, path: Path) -> None:
        """Write the run as JSON; a reader finds the old file or the whole new one."""
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, json.dumps(self.as_dict(), ensure_ascii=False, indent=1) + "\n")
