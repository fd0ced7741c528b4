"""Where the book, the examples and the phrases lie: in the checkout or in the installed package.

A game may also lie elsewhere, in a home of its own: `atoll.guests` says who names it.
"""

from pathlib import Path

from atoll.guests import BadGuest, guests

__all__ = ["GUESTS", "HOME", "TROUBLE", "WORK", "file_of", "from_home", "rooms"]

_INSTALLED = Path(__file__).resolve().parent / "shelf"

HOME: Path = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).resolve().parents[2]
"""The folder that holds `docs`, `features` and `steps`."""

WORK: Path = Path.cwd() if HOME == _INSTALLED else HOME
"""The folder in which the site is made: the checkout, or where one works."""


def _guests() -> tuple[tuple[Path, ...], str]:
    """The homes of guests, or what is wrong with one: an import says nothing to anybody."""
    try:
        return guests(), ""
    except BadGuest as error:
        return (), str(error)


GUESTS, TROUBLE = _guests()
"""The homes of games that lie elsewhere; and why there are none, if one of them cannot be used."""


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
