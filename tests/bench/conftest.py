"""What the table of the bench shows: least and median, each with its ratio to the fastest."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))  # the bench uses the guards' second Fiji


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Keep the table small."""
    config.option.benchmark_columns = ["min", "median", "rounds"]
    config.option.benchmark_group_by = "group"
    config.option.benchmark_sort = "name"
    config.option.benchmark_disable_gc = False
