"""The engine for the page: Pyodide from npm and this project's own wheel, both at build time.

Nothing of it is fetched by a reader before the click, and nothing from elsewhere at all.
"""

import json
import shutil
import subprocess
import sys
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from atoll.site.page import Asset

__all__ = ["Absent", "Engine", "engine"]

FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
"""What a browser needs of the package; the rest is for other ways to use it."""
PACKAGE = "pyodide"
_INSTALL = ("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
_LONGEST = 600  # seconds: the package has 14 MB


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


class Absent(NamedTuple):
    """Why this build has no engine for the page, in one sentence that names the fix."""

    why: str


class _Lacks(Exception):
    """Something that is needed is not there; the message is the sentence."""


@lru_cache
def engine(home: Path) -> Engine | Absent:
    """Pyodide and the wheel of the checkout, or why they are not to be had."""
    try:
        package = _package(home)
        found = tuple(
            Asset(f"assets/pyodide/{name}", (package / name).read_bytes()) for name in FILES
        )
        return Engine(_locked(home), found, _wheel(home))
    except _Lacks as problem:
        return Absent(str(problem))


def _locked(home: Path) -> str:
    """The version that the lock names."""
    lock = home / "package-lock.json"
    if not lock.is_file():
        raise _Lacks("the site is not built from a checkout; clone the project and build there.")
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return str(packages[f"node_modules/{PACKAGE}"]["version"])


def _package(home: Path) -> Path:
    """The folder of the npm package, installed by the lock unless it is there already."""
    wanted, package = _locked(home), home / "node_modules" / PACKAGE
    if _installed(package) != wanted:
        _install(home)
    return package


def _installed(package: Path) -> str:
    about = package / "package.json"
    if not all((package / name).is_file() for name in FILES) or not about.is_file():
        return ""
    return str(json.loads(about.read_text(encoding="utf-8"))["version"])


def _install(home: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise _Lacks("npm is not installed; install Node.js 18 or newer with npm.")
    try:
        done = _run([npm, *_INSTALL], home)
    except subprocess.TimeoutExpired:
        raise _Lacks("npm got no answer; connect to the network and build again.") from None
    if done.returncode:
        raise _Lacks(f"npm could not fetch Pyodide: {_last(done)}")


def _wheel(home: Path) -> Asset:
    """The wheel as `make wheel` builds it."""
    if find_spec("hatchling") is None:
        raise _Lacks("hatchling is not installed, so there is no wheel; run make once.")
    with TemporaryDirectory() as folder:
        done = _run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], home)
        built = sorted(Path(folder).glob("*.whl"))
        if done.returncode or not built:
            raise _Lacks(f"the wheel could not be built: {_last(done)}")
        return Asset(f"assets/{built[0].name}", built[0].read_bytes())


def _run(command: list[str], home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 # our own words
        command, cwd=home, capture_output=True, text=True, check=False, timeout=_LONGEST
    )


def _last(done: subprocess.CompletedProcess[str]) -> str:
    """The line that says most: the first that npm calls an error, else the last one."""
    lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines[-1:] or ["it says nothing"])[0].strip()
