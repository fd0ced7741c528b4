"""The pytest plugin: every feature file given or found is read, linted, run, recorded and counted.

No Python file binds a feature, so none can be forgotten. `perform.py` runs the same files without
pytest, for the commands.
"""

from pathlib import Path

import pytest
from _pytest.main import wrap_session

from atoll.home import TROUBLE

from . import house
from .bound import give_phrases, look_up_steps
from .collect import LINES, FeatureFile, selectable
from .files import at_line, is_feature
from .missing import missing
from .run import Run
from .tally import Tally


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
        place, line = at_line(argument)
        if line is not None and is_feature(Path(place)):
            config.args[at] = place
            path = (config.invocation_params.dir / place).resolve()
            lines.setdefault(path, set()).add(line)
    missing_in = config.option.features or () if config.option.generate_missing else ()
    config.args[:] = dict.fromkeys([*config.args, *missing_in])
    config.stash[LINES] = lines
    look_up_steps(config)
    run = Run(config)
    config.pluginmanager.register(run, "atoll-run")
    config.pluginmanager.register(Tally(run, chosen=bool(lines)), "atoll-tally")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect every feature file."""
    if not is_feature(file_path):
        return None
    collector: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
    return collector


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> int | None:
    """`--generate-missing` knows our phrases."""
    return wrap_session(config, missing) if config.option.generate_missing else None


def pytest_itemcollected(item: pytest.Item) -> None:
    """A scenario that a Python file binds sees our phrases too."""
    give_phrases(item)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The witnesses come first: what was once found to matter is replayed before all else."""
    items.sort(key=lambda item: not house.is_witness(item.path))
