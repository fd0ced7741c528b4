"""Where the games are: the packages by the names of the games, and their modules.

A game is a package with a `game.py`: one of Atoll's own, or one in the home of a guest
(`atoll.home`). No other file imports one.
"""

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import atoll
from atoll.home import TROUBLE, said

GAMES: Mapping[str, str] = {
    name: f"atoll.{name}"
    for name in sorted(f.parent.name for one in atoll.__path__ for f in Path(one).glob("*/game.py"))
}
"""The package of each game: every folder that has a `game.py`, here or in the home of a guest."""


class UnknownGame(ValueError):
    """A name that is no game of this package."""


def package(name: object) -> str:
    """The package of a game, by its name in full. Errors: UnknownGame."""
    if not isinstance(name, str) or name not in GAMES:
        known = f"no game {repr(name)[:60]}; choose one of: {', '.join(GAMES)}"
        raise UnknownGame(TROUBLE or known)
    return GAMES[name]


def imported(name: object) -> ModuleType:
    """The package of a game. Errors: UnknownGame."""
    return import_module(package(name))


def there(name: object, module: str) -> bool:
    """Whether a game has a module. Errors: UnknownGame."""
    return find_spec(f"{package(name)}.{module}") is not None


def offered(name: object, module: str) -> ModuleType | None:
    """A module of a game, where it has it. Errors: UnknownGame."""
    full = f"{package(name)}.{module}"  # it is asked for at every turn
    return import_module(full) if full in sys.modules or there(name, module) else None


def folder(name: str) -> Path:
    """Where the modules of a game lie. Errors: UnknownGame."""
    spec = find_spec(package(name))
    return Path(str(spec and spec.origin)).parent


def modules(name: str) -> dict[str, Path]:
    """The files of a game's modules by their names in full, its package first."""
    files = sorted(folder(name).rglob("*.py"))
    inner = {file.relative_to(folder(name)).with_suffix("").parts: file for file in files}
    full = {".".join((package(name), *parts)): file for parts, file in inner.items()}
    return {module.removesuffix(".__init__"): file for module, file in full.items()}


def source(name: str, module: str) -> ModuleType:
    """A module of a game as Python has it, for who reads its text: a law's, a fault's."""
    return import_module(f"{package(name)}.{module}")


@cache
def title(name: str) -> str:
    """What a game is called, as its layout says; a name that is no game, with a capital."""
    nouns = offered(name, "nouns") if name in GAMES else None
    return str(nouns.LAYOUT.title) if nouns else name.capitalize()


def version(name: str) -> str | None:
    """The version of a game's rules: ours, or what the pyproject.toml of its home says.

    Errors: BadGuest, where that cannot be read.
    """
    if folder(name).parent == Path(atoll.__file__).parent:
        return atoll.__version__
    file = folder(name).parents[2] / "pyproject.toml"
    found = said(file, "project", "version") if file.is_file() else None
    return found if isinstance(found, str) else None
