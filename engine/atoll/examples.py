"""The pytest plugin that runs feature files: `pytest -p atoll.examples my.feature`.

The phrases travel as files beside the features, not inside this package (see `atoll.home`).
Here they are made importable as `atoll_steps`; a feature file then asks for those of its game.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location

from atoll.home import rooms

PACKAGE = "atoll_steps"

if PACKAGE not in sys.modules:
    folders = [*map(str, rooms("steps"))]
    spec = spec_from_file_location(
        PACKAGE, f"{folders[0]}/__init__.py", submodule_search_locations=folders
    )
    if spec is None or spec.loader is None:
        raise ImportError(f"{folders[0]} holds no Python package; reinstall atoll-rules.")
    sys.modules[PACKAGE] = package = module_from_spec(spec)
    spec.loader.exec_module(package)

pytest_plugins = ["atoll.running.plugin"]
