"""Running examples: pytest inside this process, away from the user's own pytest settings."""

import contextlib
import io
import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from atoll.cli.console import Misuse
from atoll.digits import is_number
from atoll.table.games import GAMES, game
from atoll.table.rulings import UnknownRuling

__all__ = ["Performance", "environment", "knowing", "perform", "targets"]

_AWAY = (  # from the settings, plugins, caches and Python tests of wherever the user stands
    *("-c", os.devnull, "--noconftest", "--disable-plugin-autoload", "-o", "python_files="),
    *("-p", "no:cacheprovider", "-p", "no:warnings", "-p", "pytest_bdd.plugin"),
    *("-p", "atoll.examples", "--continue-on-collection-errors", "--capture=sys"),
    *("-q", "--no-header", "--no-summary"),
)
_THEIRS = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")


@dataclass(slots=True, eq=False)
class Performance:
    """What a run showed; also the plugin that listens to it."""

    words: tuple[str, ...] = ()
    begin: Callable[[int], object] = lambda _: None
    step: Callable[[], object] = lambda: None
    run: Mapping[str, Any] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)
    uncollected: dict[str, str] = field(default_factory=dict)
    annotations: tuple[str, ...] = ()
    said: str = ""
    seconds: float = 0.0
    status: int = 0

    @property
    def results(self) -> list[dict[str, Any]]:
        """What each scenario showed, in the order of the files."""
        return list(self.run.get("results", ()))

    @property
    def findings(self) -> list[dict[str, Any]]:
        """What the lint of the features found: file, line and message."""
        return list(self.run.get("findings", ()))

    @property
    def problems(self) -> list[str]:
        """What got lost on the way."""
        return [*self.uncollected.values(), *self.run.get("problems", ())]

    @property
    def empty(self) -> bool:
        """Whether there was nothing to run and nothing to find."""
        return not (self.results or self.findings or self.failures or self.problems)

    def as_dict(self) -> dict[str, Any]:
        """The run as JSON has it (schemas/check.schema.json)."""
        return {
            "passed": not self.status,
            "seconds": round(self.seconds, 3),
            "scenarios": self.results,
            "findings": self.findings,
            "problems": self.problems,
        }

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Keep the scenarios whose names hold all the words, in any order."""
        out = [item for item in items if not _holds(getattr(item, "title", item.name), self.words)]
        if out:
            items[:] = [item for item in items if item not in out]
            config.hook.pytest_deselected(items=out)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Tell how many there are."""
        self.begin(len(session.items))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep why a file could not be collected."""
        if report.failed:
            self.uncollected[report.nodeid] = str(report.longrepr)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep how a failure is told, and move on."""
        if report.failed and not hasattr(report, "atoll_finding"):
            self.failures[report.nodeid] = str(report.longrepr)
        if report.when == "teardown":
            self.step()

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Take over what the plugin of the phrases has written down."""
        run = session.config.pluginmanager.get_plugin("atoll-run")
        self.run = run.as_dict() if run else {}
        self.annotations = tuple(run.annotations()) if run else ()


def _holds(name: str, words: Sequence[str]) -> bool:
    return all(word.casefold() in name.casefold() for word in words)


def perform(paths: Sequence[str], performance: Performance) -> Performance:
    """Run the examples in the paths (files, folders, file:line).

    Raises:
        Misuse: pytest could not even begin.
        KeyboardInterrupt: the user has stopped it.
    """
    said, start = io.StringIO(), time.monotonic()
    arguments = [*_AWAY, "--rootdir", str(Path.cwd()), *paths]
    with _undisturbed(), contextlib.redirect_stdout(said):
        performance.status = pytest.main(arguments, plugins=[performance])
    performance.seconds, performance.said = time.monotonic() - start, said.getvalue()
    if performance.status == pytest.ExitCode.INTERRUPTED and not performance.uncollected:
        raise KeyboardInterrupt
    if performance.status in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        raise Misuse(f"the examples could not be run:\n{performance.said.strip()}")
    return performance


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Without what the user's environment tells pytest."""
    theirs = {name: os.environ.pop(name) for name in _THEIRS if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(theirs)


@contextlib.contextmanager
def environment(edition: str | None, rulings: Mapping[str, str]) -> Iterator[None]:
    """House rules for scenarios that choose none, where the phrases look for them."""
    knowing(edition, rulings)
    told = {"ATOLL_EDITION": edition or "", "ATOLL_RULINGS": json.dumps(rulings)}
    before = {name: os.environ.get(name) for name in told}
    os.environ.update(told)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def knowing(edition: str | None, rulings: Mapping[str, str]) -> list[str]:
    """The games that know the edition and the rulings. Raises UnknownRuling where none does."""
    found, problems = [], []
    for name in GAMES:
        try:
            game(name).answered(edition, rulings)
        except UnknownRuling as problem:
            problems.append(problem)
        else:
            found.append(name)
    if not found:
        raise problems[0]
    return found


def targets(paths: Sequence[str]) -> list[str]:
    """The paths, if each leads to a feature. Raises Misuse."""
    for text in paths:
        if not text.strip():
            raise Misuse("a PATH is empty; name a file or a folder, or leave it out for our own.")
        path, line = _parted(text)
        if not path.exists():
            raise Misuse(f"{path}: there is no such file or folder; check the spelling.")
        if "[" in str(path.absolute()):  # where pytest reads the row of a test
            raise Misuse(f"{path.absolute()}: no path with [ in it can be run; rename it.")
        if path.is_dir() and not any(path.rglob("*.feature")):
            raise Misuse(f"{path}: the folder holds no feature file; name one that does.")
        if path.is_file() and path.suffix.lower() != ".feature":
            raise Misuse(f"{path}: this is no feature file; its name must end in .feature.")
        if path.is_dir() and line:
            raise Misuse(f"{text}: a line needs a file; leave it out or name the file.")
    return [str(Path(text).absolute()) for text in paths]


def _parted(text: str) -> tuple[Path, str]:
    path, colon, line = text.rpartition(":")
    is_line = colon and is_number(line) and len(line) < 10
    return (Path(path), line) if is_line else (Path(text), "")
