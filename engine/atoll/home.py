"""Where the book, the examples and the phrases lie: in the checkout or in the installed package.

A game may also lie elsewhere, in a home of its own: `atoll.guests` says who names it.
"""

from pathlib import Path

from atoll.guests import BadGuest, guests, named_here

_SHELF = Path(__file__).resolve().parent / "shelf"

INSTALLED: bool = _SHELF.is_dir()
"""Whether this is an installed package, and no checkout."""

HOME: Path = _SHELF if INSTALLED else Path(__file__).resolve().parents[2]
"""The folder that holds `docs`, `features` and `steps`."""


def _elsewhere() -> tuple[Path, tuple[str, ...], tuple[Path, ...], str]:
    """The homes of guests, or what is wrong with one: an import says nothing to anybody."""
    without = Path.cwd() if INSTALLED else HOME
    try:
        work, here = named_here() or (without, ())
        return work, here, guests(), ""
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
