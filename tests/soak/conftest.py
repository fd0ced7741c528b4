"""What a soak has counted is told at its end."""

import sys
from pathlib import Path

from _pytest.terminal import TerminalReporter

sys.path.insert(0, str(Path(__file__).parent.parent))  # the soak uses the guards' games


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """A line for each figure, also of tests that another process ran."""
    for report in terminalreporter.getreports("passed"):
        for name, figure in report.user_properties:
            terminalreporter.write_line(f"{name}: {figure}")
