"""Nothing may get lost: files on disk = files collected, scenarios parsed = scenarios reported.

Where pytest-xdist spreads the tests, every worker collects them all and runs some: each tells what
it read, and the process that gathers their reports compares it with these, once.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from . import house, vocabulary
from .collect import FeatureFile, FindingItem, unique
from .files import below
from .run import Run

Key = tuple[str, int, int | None]  # file, line of the scenario, line of the row
CHOICES = (
    *("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise"),
    *("collectonly", "generate_missing"),
)
OF_A_WORKER = "atoll-tally"
WHOLE = (
    pytest.ExitCode.OK,
    pytest.ExitCode.TESTS_FAILED,
    pytest.ExitCode.NO_TESTS_COLLECTED,
)


@dataclass(slots=True, eq=False)
class Tally:
    """The plugin that counts what should run, and compares it with what did."""

    run: Run
    chosen: bool  # a part was asked for, so less than all is right
    files: dict[Path, FeatureFile] = field(default_factory=dict)
    parsed: set[Key] = field(default_factory=set)
    lost: set[str] = field(default_factory=set)  # files, as `lost_files` tells them

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Count what a feature file holds, as Gherkin reads it."""
        report = yield
        if isinstance(collector, FeatureFile):
            self.files[collector.path.resolve()] = collector
            for example in collector.examples:
                self.parsed.update((collector.file, example.line, row.line) for row in example.rows)
        return report

    def pytest_collection_modifyitems(
        self, session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """When all our features are here, look at our phrases too."""
        self.chosen = self.chosen or is_choice(config)
        if self.chosen:
            return
        read = {path: (file.phrases, file.reading.feature) for path, file in self.files.items()}
        findings = sorted(vocabulary.of_ours(read, config.rootpath))
        names = unique(f"line {finding.line}" for finding in findings)
        for finding, name in zip(findings, names, strict=True):
            items.append(FindingItem.of(session, finding, name))

    def pytest_deselected(self) -> None:
        """Someone left tests out on purpose."""
        self.chosen = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Fail if anything got lost; a worker only tells what it read."""
        config = session.config
        if not spreads(config):
            self.lost.update(lost_files(config, set(self.files)))
        if hasattr(config, "workerinput"):
            config.workeroutput[OF_A_WORKER] = self._read_here()  # type: ignore[attr-defined] # from pytest-xdist
            return
        stopped = exitstatus not in WHOLE or session.shouldfail or session.shouldstop
        if stopped or self.chosen:
            return
        self.run.problems += [*sorted(self.lost), *self._lost_scenarios()]
        if self.run.problems:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _read_here(self) -> dict[str, Any]:
        """What a worker tells, in types that travel between processes."""
        return {"parsed": list(self.parsed), "lost": list(self.lost), "chosen": self.chosen}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker has ended: add what it read; one that broke off has told nothing."""
        told = getattr(node, "workeroutput", {}).get(OF_A_WORKER)
        if told:
            self.parsed.update(map(tuple, told["parsed"]))
            self.lost.update(told["lost"])
            self.chosen = self.chosen or told["chosen"]

    def _lost_scenarios(self) -> Iterator[str]:
        """Scenarios that a file holds and that no test reported."""
        reported = {(one["file"], one["line"], one["row"]) for one in self.run.results}
        for file, line, row in sorted(self.parsed - reported, key=str):
            yield f"{file}:{row or line}: the scenario was read but never reported; run it again."

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what got lost."""
        if self.run.problems:
            terminalreporter.section("features that got lost", red=True)
            for problem in self.run.problems:
                terminalreporter.write_line(problem, red=True)


def spreads(config: pytest.Config) -> bool:
    """Whether the tests are spread from here: then this process collects nothing itself."""
    return bool(config.pluginmanager.has_plugin("dsession"))


def is_choice(config: pytest.Config) -> bool:
    """Whether the user asked for a part only: then less than all is right."""
    named = any("::" in argument for argument in config.args)
    options = (getattr(config.option, name, None) for name in CHOICES)
    return named or any(options)


def lost_files(config: pytest.Config, collected: set[Path]) -> Iterator[str]:
    """Feature files below the given paths that pytest did not collect."""
    for path in sorted(set(_on_disk(config)) - collected):
        yield (
            f"{house.shown(path, config.rootpath)} was never collected; "
            "pytest skips it (norecursedirs? a broken link?). Move it, or name the file itself."
        )


def _on_disk(config: pytest.Config) -> Iterator[Path]:
    """The feature files below the folders given, but for those of others."""
    for argument in config.args:
        place = config.invocation_params.dir / argument
        if place.is_dir():
            found = below(place, lambda folder: _is_left_out(folder, config))
            yield from (path.resolve() for path in found)


def _is_left_out(folder: Path, config: pytest.Config) -> bool:
    """Whether a folder has a conftest.py that says to collect nothing there."""
    conftest = config.pluginmanager.get_plugin(str(folder / "conftest.py"))
    return "*" in getattr(conftest, "collect_ignore_glob", ())
