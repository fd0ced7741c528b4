"""Where the book, the examples and the phrases lie: in the checkout or in the installed package.

A game may also lie elsewhere, in a home of its own: a folder with the same rooms `engine/atoll`,
`docs`, `features` and `steps`, and in each of them what is the game's. ATOLL_GAMES names such
homes, parted as PATH is.
"""

import os
from pathlib import Path

__all__ = ["GUESTS", "HOME", "file_of", "from_home", "rooms"]

_INSTALLED = Path(__file__).resolve().parent / "shelf"

HOME: Path = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).resolve().parents[2]
"""The folder that holds `docs`, `features` and `steps`."""

GUESTS: tuple[Path, ...] = tuple(
    Path(folder).resolve()
    for folder in os.environ.get("ATOLL_GAMES", "").split(os.pathsep)
    if folder
)
"""The homes of games that lie elsewhere."""


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
