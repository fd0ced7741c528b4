"""The pytest plugin that runs feature files: `pytest -p atoll.examples my.feature`.

The phrases travel as files beside the features, not inside this package (see `atoll.home`).
Here they are made importable as `atoll_steps`; a feature file then asks for those of its game.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from atoll.home import rooms

PACKAGE = "atoll_steps"


def _load(folder: Path, *guests: Path) -> None:
    """Make the folders of phrases importable as `atoll_steps`, once."""
    if PACKAGE in sys.modules:
        return
    spec = spec_from_file_location(
        PACKAGE,
        folder / "__init__.py",
        submodule_search_locations=[str(one) for one in (folder, *guests)],
    )
    if spec is None or spec.loader is None:
        raise ImportError(f"{folder} holds no Python package; reinstall atoll-rules.")
    sys.modules[PACKAGE] = package = module_from_spec(spec)
    spec.loader.exec_module(package)


_load(*rooms("steps"))

pytest_plugins = ["atoll.running.plugin"]
