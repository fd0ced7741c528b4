"""A plugin for tests, `pytest -p reported`: what every example showed, and each finding, as JSON.

It is written to the file that SHOWN_IN names, by the process that gathers what workers tell.
"""

import json
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

SHOWN: dict[str, list[Any]] = {"results": [], "findings": []}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Hang it on the last report of a test, so that it leaves a worker too."""
    report: Any = yield
    if kept := getattr(item, "recording", None):
        if kept.outcome == "passed" and not report.passed:
            kept.outcome, kept.message = report.outcome, report.longreprtext
        if report.when == "teardown":
            report.shown = "results", {**kept.result(), "seconds": 0}
    if (finding := getattr(item, "finding", None)) and report.when == "call":
        report.shown = "findings", finding._asdict()
    return report  # type: ignore[no-any-return] # a report with more in it


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Gather it."""
    if shown := getattr(report, "shown", None):
        kind, one = shown
        SHOWN[kind].append(one)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write it."""
    if not hasattr(session.config, "workerinput"):
        SHOWN["results"].sort(key=lambda one: (one["file"], one["line"], one["row"] or 0))
        Path(os.environ["SHOWN_IN"]).write_text(json.dumps(SHOWN), encoding="utf-8")
