"""The examples in Pyodide show what they show here: one engine, on another Python."""

import json
import subprocess
import sysconfig
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZipFile

import pytest
from ran import examples

from atoll.site.npm import FILES, Engine, engine

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "node_modules" / "pyodide"
SHOWN = ("file", "line", "row", "name", "outcome", "fired", "refused", "hidden", "trace", "moves")


def in_pyodide() -> Mapping[str, Any]:
    """The run of all examples of Fiji, in node, by the wheel that the pages load."""
    missing = [name for name in FILES if not (PYODIDE / name).is_file()]
    if missing:
        pytest.skip("Pyodide is not installed: node_modules/pyodide; run `npm ci`")
    script = ROOT / "tests" / "pyodide" / "run_examples.mjs"
    purelib = sysconfig.get_path("purelib")
    built = engine(ROOT)
    assert isinstance(built, Engine), built.why
    with TemporaryDirectory() as wheel:
        ZipFile(BytesIO(built.wheel.content)).extractall(wheel)
        done = subprocess.run(
            ["node", str(script), str(PYODIDE), wheel, purelib, "features/fiji"],
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
    assert done.returncode == 0, done.stderr[-2000:]
    found: Mapping[str, Any] = json.loads(done.stdout)
    return found


def shown(results: Any) -> list[tuple[Any, ...]]:
    return [tuple(json.dumps(one[key]) for key in SHOWN) for one in results]


def test_each_example_shows_there_what_it_shows_here() -> None:
    """On another Python and another machine every example runs, and nothing gets lost."""
    run = in_pyodide()
    assert run["platform"] == "emscripten"
    assert (run["passed"], run["problems"], run["findings"]) == (True, [], [])
    there, here = shown(run["scenarios"]), shown(examples("features/fiji"))
    assert len(there) == len(here) > 500
    assert [mine for theirs, mine in zip(there, here, strict=True) if theirs != mine] == []
