"""No silent skip in CI: there a skipped test is a failure, unless its reason is allowed here."""

import os
from pathlib import Path

import pytest

RULEBOOKS = Path(
    os.environ.get("ATOLL_RULEBOOKS") or Path(__file__).parents[1] / "shared" / "rulebooks"
)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run that passed in CI but skipped what should have run."""
    if _forbidden_skips(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Name the skips that make the run fail."""
    for skip in _forbidden_skips(config):
        terminalreporter.write_line(f"CI may not skip this: {skip}", red=True)


def _forbidden_skips(config: pytest.Config) -> list[str]:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") != "true" or reporter is None:
        return []
    reasons = [str(report.longrepr) for report in reporter.stats.get("skipped", [])]
    return [reason for reason in reasons if not _allowed(reason)]


def _allowed(reason: str) -> bool:
    """Only who has no copies of the rulebooks may skip the tests that need them."""
    return "ATOLL_RULEBOOKS" in reason and not RULEBOOKS.is_dir()
