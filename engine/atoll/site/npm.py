"""What the site takes from npm: packages of the lock, installed when it is built."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import files
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from zipfile import ZipFile

from atoll import __version__
from atoll.home import GROUP, GUESTS, INSTALLED, ROOMS, SETTINGS, WORK
from atoll.site.page import Asset, zipped

LOCK = "package-lock.json"
_INSTALL = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")
_LONGEST = 600  # seconds: Pyodide has 14 MB


class Absent(Exception):
    """Something is not to be had: why a build goes without it, in a sentence that names the fix."""


def locked(home: Path, name: str) -> str:
    """The version of a package that the lock names. Raises Absent."""
    lock = home / LOCK
    if not lock.is_file():
        raise Absent("the site is not built from a checkout; clone the project and build there.")
    return str(_read(lock)["packages"][f"node_modules/{name}"]["version"])


def package(home: Path, name: str, files: Iterable[str]) -> Path:
    """The folder of a package with these files, installed by the lock unless it is there already.

    That is in the checkout, or else beside the site, by the same lock.

    Raises:
        Absent: it cannot be had.
    """
    wanted, place = locked(home, name), home
    if INSTALLED:
        place = WORK / ".npm"
        place.mkdir(exist_ok=True)
        for one in (".npmrc", "package.json", LOCK):
            shutil.copyfile(home / one, place / one)
    folder = place / "node_modules" / name
    there = all((folder / one).is_file() for one in (*files, "package.json"))
    if not there or str(_read(folder / "package.json")["version"]) != wanted:
        _install(place)
    return folder


def _install(home: Path) -> None:
    """What pages need; what tests need too, where somebody had it installed."""
    npm = shutil.which("npm")
    if npm is None:
        raise Absent("npm is not installed; install Node.js 18 or newer with npm.")
    packages = _read(home / LOCK)["packages"].items()
    tested = any((home / name).is_dir() for name, one in packages if one.get("dev"))
    try:
        done = run([npm, *_INSTALL, "--omit=optional" if tested else "--omit=dev"], home)
    except subprocess.TimeoutExpired:
        raise Absent("npm got no answer; connect to the network and build again.") from None
    if done.returncode:
        raise Absent(f"npm could not fetch what the lock names: {last(done)}")


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


# The engine in the page: Pyodide, and the wheel that it unpacks


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
    """What is published so that the engine runs in the page: the files, the wheel last.

    Where they are not to be had there are none, and `why` says it.
    """

    version: str = ""
    files: tuple[Asset, ...] = ()
    why: str = ""

    @property
    def wheel(self) -> Asset:
        """What holds the engine."""
        return self.files[-1]

    @property
    def sha256(self) -> str:
        """The hash of the wheel."""
        return sha256(self.wheel.content).hexdigest()

    @property
    def size(self) -> int:
        """How many bytes a click loads."""
        return sum(len(file.content) for file in self.files)


@lru_cache
def engine(home: Path) -> Engine:
    """Pyodide and the wheel, or why they are not to be had.

    The wheel is as `make wheel` builds it, or as it was installed; in it the games of guests.
    """
    try:
        folder = package(home, PACKAGE, FILES)
        found = [Asset(f"assets/pyodide/{name}", (folder / name).read_bytes()) for name in FILES]
        wheel = _as_installed() if INSTALLED else _built(home)
        if GUESTS:
            wheel = wheel._replace(content=_with_guests(wheel.content))
        return Engine(locked(home, PACKAGE), (*found, wheel))
    except Absent as problem:
        return Engine(why=str(problem))


def _as_installed() -> Asset:
    """What pip laid there, packed again: all but scripts and what Python compiled."""
    packed, every = BytesIO(), sorted(files("atoll-rules") or ())
    there = (one for one in every if Path(str(one.locate())).is_file())
    kept = (one for one in there if not {"..", "__pycache__"} & {*one.parts})
    zipped(packed, ((str(one), one.read_binary()) for one in kept))
    return Asset(f"assets/atoll_rules-{__version__}-py3-none-any.whl", packed.getvalue())


def _with_guests(wheel: bytes) -> bytes:
    """The wheel, and in it the homes of guests as packages have them: `atoll.home` finds them."""
    whole, named = BytesIO(), [f"[{GROUP}]"]
    with ZipFile(BytesIO(wheel)) as held:
        every = {name: held.read(name) for name in held.namelist()}
    for number, home in enumerate(GUESTS):
        lying = (one for room in ROOMS for one in sorted((home / room).rglob("*")))
        for file in (home / SETTINGS, *lying):
            if file.is_file() and "__pycache__" not in file.parts:
                name = file.relative_to(home).as_posix()
                every[f"atoll_guest_{number}/{name}"] = file.read_bytes()
        games = home.glob("engine/atoll/*/game.py")
        named += sorted(f"{game.parent.name} = atoll_guest_{number}" for game in games)
    about = "Metadata-Version: 2.1\nName: atoll-guests\nVersion: 0\n"
    every["atoll_guests-0.dist-info/METADATA"] = about.encode()
    every["atoll_guests-0.dist-info/entry_points.txt"] = "\n".join(named).encode()
    zipped(whole, every.items())
    return whole.getvalue()


def _built(home: Path) -> Asset:
    if find_spec("hatchling") is None:
        raise Absent("hatchling is not installed, so there is no wheel; run make once.")
    with TemporaryDirectory() as folder:
        done = run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], home)
        built = sorted(Path(folder).glob("*.whl"))
        if done.returncode or not built:
            raise Absent(f"the wheel could not be built: {last(done)}")
        return Asset(f"assets/{built[0].name}", built[0].read_bytes())
