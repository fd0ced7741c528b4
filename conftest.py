"""Two games for every test, a place of its own where one is asked for, no clock, no silent skip.

The small game of tests/fixture is found beside ours, so no test may take ours for the only one.
In CI a skipped test is a failure, unless its reason is allowed here.
"""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from filelock import FileLock
from hypothesis import HealthCheck, settings

os.environ.setdefault("ATOLL_GAMES", str(Path(__file__).parent / "tests" / "fixture"))
pytest_plugins = ["atoll.examples"]  # loaded here, as it asks which games there are

settings.register_profile(
    "untimed",  # how long an example takes says what else the machine does
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=os.environ.get("CI") == "true",
)
settings.load_profile("untimed")

RULEBOOKS = Path(
    os.environ.get("ATOLL_RULEBOOKS") or Path(__file__).parents[1] / "shared" / "rulebooks"
)

LONG = {
    *("test_pages.py", "test_crawl.py", "test_howto.py", "test_diff_trees.py"),
    *("test_another_game.py", "test_mutate.py", "test_ports_page.py", "test_data.py"),
}


@pytest.fixture
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks stands in a folder of their own, with a cache of their own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / ".cache"))
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Of several processes one reads the tests first: what it compiles, the others find.

    What was collected stays to the end, so no search for what can be thrown away goes through it.
    """
    lock = _collecting(session.config)
    gc.disable()
    try:
        return (yield)
    finally:
        lock.release()
        gc.freeze()
        gc.enable()


def _collecting(config: pytest.Config) -> FileLock:
    """Held by the first process alone."""
    base: Path = config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined] # there are no fixtures yet
    lock = FileLock((base.parent if hasattr(config, "workerinput") else base) / "collecting")
    lock.acquire()
    begun = Path(f"{lock.lock_file}.begun")
    if begun.exists():
        lock.release()
    begun.touch()
    return lock


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that take a minute begin first: of three processes none waits for another.

    Those that need a browser come evenly among the others: several browsers at once are slow.
    """
    groups = dict[tuple[bool, bool], list[Path]]()
    for file in dict.fromkeys(item.path for item in items):
        groups.setdefault((file.name not in LONG, file.parent.name == "browser"), []).append(file)
    order = {
        file: (late, place / len(files))
        for (late, _), files in groups.items()
        for place, file in enumerate(files)
    }
    items.sort(key=lambda item: order[item.path])


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
