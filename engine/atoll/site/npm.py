"""What the site takes from npm: packages of the lock, installed when it is built."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from atoll.home import INSTALLED, WORK

LOCK = "package-lock.json"
_INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")
_LONGEST = 600  # seconds: Pyodide has 14 MB


class Absent(NamedTuple):
    """Why a build goes without it, in one sentence that names the fix."""

    why: str


class Lacks(Exception):
    """Something that is needed is not there; the message is the sentence."""


def locked(home: Path, name: str) -> str:
    """The version of a package that the lock names. Raises Lacks."""
    lock = home / LOCK
    if not lock.is_file():
        raise Lacks("the site is not built from a checkout; clone the project and build there.")
    return str(_read(lock)["packages"][f"node_modules/{name}"]["version"])


def package(home: Path, name: str, files: Iterable[str]) -> Path:
    """The folder of a package with these files, installed by the lock unless it is there already.

    Raises:
        Lacks: it cannot be had.
    """
    wanted, place = locked(home, name), _place(home)
    folder = place / "node_modules" / name
    if _installed(folder, files) != wanted:
        _install(place)
    return folder


def _place(home: Path) -> Path:
    """Where npm installs: in the checkout, or else beside the site, by the same lock."""
    if not INSTALLED:
        return home
    place = WORK / ".npm"
    place.mkdir(exist_ok=True)
    for name in (".npmrc", "package.json", LOCK):
        shutil.copyfile(home / name, place / name)
    return place


def _installed(folder: Path, files: Iterable[str]) -> str:
    about = folder / "package.json"
    if not all((folder / name).is_file() for name in files) or not about.is_file():
        return ""
    return str(_read(about)["version"])


def _install(home: Path) -> None:
    """What pages need; what tests need too, where somebody had it installed."""
    npm = shutil.which("npm")
    if npm is None:
        raise Lacks("npm is not installed; install Node.js 18 or newer with npm.")
    packages = _read(home / LOCK)["packages"].items()
    tested = any((home / name).is_dir() for name, one in packages if one.get("dev"))
    try:
        done = run([npm, *_INSTALL, "--omit=optional" if tested else "--omit=dev"], home)
    except subprocess.TimeoutExpired:
        raise Lacks("npm got no answer; connect to the network and build again.") from None
    if done.returncode:
        raise Lacks(f"npm could not fetch what the lock names: {last(done)}")


def run(command: list[str], home: Path) -> subprocess.CompletedProcess[str]:
    """Run a command there, and keep what it says."""
    return subprocess.run(  # noqa: S603 # our own words
        command, cwd=home, capture_output=True, text=True, check=False, timeout=_LONGEST
    )


def last(done: subprocess.CompletedProcess[str]) -> str:
    """The line that says most: the first that npm calls an error, else the last one."""
    lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines[-1:] or ["it says nothing"])[0].strip()


def _read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))
