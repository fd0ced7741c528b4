"""The engine for the page: Pyodide from npm and this project's own wheel, both at build time.

Nothing of it is fetched by a reader before the click, and nothing from elsewhere at all.
"""

import sys
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from atoll.site.npm import Absent, Lacks, last, locked, package, run
from atoll.site.page import Asset

__all__ = ["Engine", "engine"]

FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
"""What a browser needs of the package; the rest is for other ways to use it."""
PACKAGE = "pyodide"


class Engine(NamedTuple):
    """What is published so that the engine runs in the page."""

    version: str
    files: tuple[Asset, ...]
    wheel: Asset

    @property
    def sha256(self) -> str:
        """The hash of the wheel."""
        return sha256(self.wheel.content).hexdigest()

    @property
    def size(self) -> int:
        """How many bytes a click loads."""
        return sum(len(file.content) for file in (*self.files, self.wheel))


@lru_cache
def engine(home: Path) -> Engine | Absent:
    """Pyodide and the wheel of the checkout, or why they are not to be had."""
    try:
        folder = package(home, PACKAGE, FILES)
        found = tuple(
            Asset(f"assets/pyodide/{name}", (folder / name).read_bytes()) for name in FILES
        )
        return Engine(locked(home, PACKAGE), found, _wheel(home))
    except Lacks as problem:
        return Absent(str(problem))


def _wheel(home: Path) -> Asset:
    """The wheel as `make wheel` builds it."""
    if find_spec("hatchling") is None:
        raise Lacks("hatchling is not installed, so there is no wheel; run make once.")
    with TemporaryDirectory() as folder:
        done = run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], home)
        built = sorted(Path(folder).glob("*.whl"))
        if done.returncode or not built:
            raise Lacks(f"the wheel could not be built: {last(done)}")
        return Asset(f"assets/{built[0].name}", built[0].read_bytes())
