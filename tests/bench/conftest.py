"""What the table of the bench shows: least and median, each with its ratio to the fastest."""

from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

import pytest


def spent() -> float:
    """The processor's time that this process and its children have taken, in seconds."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Keep the table small."""
    config.option.benchmark_columns = ["min", "median", "rounds"]
    config.option.benchmark_group_by = "group"
    config.option.benchmark_sort = "name"
    config.option.benchmark_disable_gc = False
    config.option.benchmark_timer = f"{__name__}.spent"  # what else runs here hardly counts
