"""Where the book, the examples and the phrases lie: in the checkout or in the installed package.

A game may also lie elsewhere, in a home of its own: a folder with the rooms `engine/atoll`, `docs`,
`features` and `steps`, and in each of them what is the game's. It is named by `games` in the table
[tool.atoll] of the nearest pyproject.toml, in the folder one works in or above it; by an installed
package, with an entry point of the group `atoll.games`; or for one run by ATOLL_GAMES, parted as
PATH is. That goes before the others: so another version of a game can be asked. Nothing is imported
from a home here.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_SHELF = Path(__file__).resolve().parent / "shelf"

INSTALLED: bool = _SHELF.is_dir()
"""Whether this is an installed package, and no checkout."""

HOME: Path = _SHELF if INSTALLED else Path(__file__).resolve().parents[2]
"""The folder that holds `docs`, `features` and `steps`."""

GROUP, SETTINGS, VARIABLE = "atoll.games", "pyproject.toml", "ATOLL_GAMES"
ROOMS = ("engine/atoll", "docs", "features", "steps")
"""What a home has of a game; all else in its folder is the author's own."""
LARGEST = 1_000_000
"""The most bytes of a pyproject.toml."""


class BadGuest(ValueError):
    """A home that cannot be used; the message says who names it, and the fix."""


def guests() -> tuple[Path, ...]:
    """The homes of games that lie elsewhere, each once. Errors: BadGuest."""
    taken = {file.stem: "Atoll's own" for file in Path(__file__).resolve().parent.iterdir()}
    told = filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))
    for_one_run = [(_home(Path(folder)), VARIABLE) for folder in told]
    named = {game for one in for_one_run for game in _games(*one)}
    homes: list[Path] = []
    for home, by in (*for_one_run, *_of_settings(), *_of_packages()):
        games = _games(home, by)
        replaced = by != VARIABLE and {*games} <= named
        if home in homes or replaced:  # by another version of all its games, for one run
            continue
        for game in games:
            if game in taken:
                raise BadGuest(
                    f"{by}: the name of the game {game} in {home} is taken by {taken[game]}; "
                    "name one of the two only, or rename one."
                )
            taken[game] = f"that in {home}"
        homes.append(home)
    return tuple(homes)


def _home(folder: Path) -> Path:
    return Path(os.path.realpath(folder))  # a loop of links is no folder, and no error here


def _games(home: Path, by: str) -> list[str]:
    """The games of a home that somebody names. Errors: BadGuest where there is none."""
    if not os.path.isdir(home):  # noqa: PTH112 # Path.is_dir raises where a name is too long
        raise BadGuest(f"{by}: there is no folder {home}; correct its name.")
    names = sorted(file.parent.name for file in home.glob("engine/atoll/*/game.py"))
    if not names:
        raise BadGuest(
            f"{by}: there is no game in {home}; name the folder in which "
            "engine/atoll/<game>/game.py lies."
        )
    if wrong := [name for name in names if not name.isidentifier()]:
        raise BadGuest(f"{by}: {wrong[0]} in {home} can be no name in Python; rename the game.")
    return names


# In a pyproject.toml


def _of_settings() -> Iterator[tuple[Path, str]]:
    """The homes that the nearest pyproject.toml names, from its own folder. Errors: BadGuest."""
    if not (file := _nearest()):
        return
    there = said(file, "tool", "atoll")
    settings = {} if there is None else there
    games: Any = settings.get("games", []) if isinstance(settings, dict) else None
    named = isinstance(games, list) and all(isinstance(one, str) and one for one in games)
    if not named or "\0" in "".join(games):
        raise BadGuest(f'{file}: list folders in [tool.atoll], as games = ["my_game"].')
    if other := sorted(settings.keys() - {"games"}):
        raise BadGuest(f"{file}: [tool.atoll] has `games` only; take out {', '.join(other)}.")
    yield from ((_home(file.parent / one), str(file)) for one in games)


def _nearest() -> Path | None:
    here = _here()
    places = (folder / SETTINGS for folder in ((here, *here.parents) if here else ()))
    return next((place for place in places if os.path.isfile(place)), None)  # noqa: PTH113 # Path.is_file raises where a folder is closed to us


def said(file: Path, *names: str) -> Any:
    """What a pyproject.toml says below these names; None where it does not. Errors: BadGuest."""
    from atoll.strangers import Unreadable, toml  # noqa: PLC0415 # only where there is such a file

    try:
        found: Any = toml(file, LARGEST)
    except Unreadable as error:
        raise BadGuest(f"{file}: {error}") from None
    for name in names:
        found = found.get(name) if isinstance(found, dict) else None
    return found


# Installed


def _of_packages() -> Iterator[tuple[Path, str]]:
    """The homes that installed packages name.

    Of several of one name that name homes the first is the one that is meant.

    Errors: BadGuest where a package is not there, or has no game of the entry point's name.
    """
    path, known = [place for place in sys.path if place not in ("", str(_here()))], set[str]()
    files = (file for place in path for file in Path(place).glob("*-info/entry_points.txt"))
    for file in (one for one in files if os.access(one, os.R_OK)):
        if GROUP.encode() not in file.read_bytes():
            continue
        from importlib.metadata import Distribution  # noqa: PLC0415 # it takes a fifth of a start

        package = Distribution.at(file.parent)
        for entry in package.entry_points.select(group=GROUP) if package.name not in known else ():
            by = f"{GROUP} of {package.name}"
            places = (Path(place, *entry.module.split(".")).resolve() for place in path)
            if not (home := next(filter(Path.is_dir, places), None)):
                raise BadGuest(f"{by}: there is no package {entry.module}; install the game anew.")
            if not (home / "engine" / "atoll" / entry.name / "game.py").is_file():
                raise BadGuest(
                    f"{by}: {home} has no engine/atoll/{entry.name}/game.py; name the entry point "
                    "as its game is named."
                )
            yield home, by
        known.add(package.name)


def _here() -> Path | None:
    """The folder one works in; None where it is gone."""
    try:
        return Path.cwd()
    except OSError:
        return None


# What there is, here and there


def _elsewhere() -> tuple[Path, tuple[str, ...], tuple[Path, ...], str]:
    """The homes of guests, or what is wrong with one: an import says nothing to anybody."""
    without = Path.cwd() if INSTALLED else HOME
    try:
        here = tuple(game for one in _of_settings() for game in _games(*one))
        file = _nearest() if here else None
        return file.parent if file else without, here, guests(), ""
    except BadGuest as error:
        return without, (), (), str(error)


WORK, HERE, GUESTS, TROUBLE = _elsewhere()
"""Where one works, and the site is made: the folder whose pyproject.toml names games, else the
checkout or the folder one stands in; the games that it names; the homes of all games that lie
elsewhere; and why there are none, if one of them cannot be used."""


def rooms(name: str, home: Path | None = None) -> tuple[Path, ...]:
    """The rooms of this name that there are: in a home and, if it is ours, in those of guests."""
    return tuple(one / name for one in _homes(home) if (one / name).is_dir())


def file_of(name: str, home: Path | None = None) -> Path:
    """The file or folder that is named from a home: `docs/fiji`; a guest may have it."""
    places = [one / name for one in _homes(home)]
    return next((place for place in places if place.exists()), places[0])


def from_home(file: Path, home: Path | None = None) -> str:
    """How a file is named from its home: `features/fiji/4_exchange.feature`.

    Errors: ValueError where it is in none.
    """
    ours, *guests = _homes(home)
    within = (guest for guest in guests if file.is_relative_to(guest))
    return file.relative_to(next(within, ours)).as_posix()


def _homes(home: Path | None) -> tuple[Path, ...]:
    return (HOME, *GUESTS) if home in (None, HOME) else (home,)
