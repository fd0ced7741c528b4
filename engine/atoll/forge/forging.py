"""Forged records out of legal ones: each forgery once, at a place and in a way drawn by luck."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from types import ModuleType

from atoll.forge import garbled, numbers
from atoll.forge.forgery import Forged, Forgery, Place
from atoll.forge.places import places
from atoll.forge.thens import thens
from atoll.record.entries import Entry
from atoll.table import games

__all__ = ["declared", "forged", "ways"]


def ways(game: str) -> tuple[Forgery, ...]:
    """All ways to forge a game's records: those it declares, then those of any game.

    Errors: UnknownGame, NotOffered.
    """
    any_game = [one for module in (garbled, numbers) for one in _in(module)]
    return (*declared(game), *any_game, *thens(games.forgeries(game).THEN))


def declared(game: str) -> tuple[Forgery, ...]:
    """The ways to forge that a game declares, in the order of its rulebook.

    Errors: UnknownGame, NotOffered.
    """
    chapters = (f"forgeries.{name}" for name in games.forgeries(game).CHAPTERS)
    modules = (games.source(game, name) for name in ("forgeries", *chapters))
    return tuple(one for module in modules for one in _in(module))


def _in(module: ModuleType) -> Iterator[Forgery]:
    return (one for one in vars(module).values() if isinstance(one, Forgery))


def forged(game: str, lines: Iterable[Entry], luck: Random) -> Iterator[Forged]:
    """A legal record forged in every way that it allows; the same luck forges the same.

    Errors: UnknownGame, NotOffered; ValueErrors of a record that is not legal.
    """
    found = [*places(lines)]
    for forgery in ways(game):
        if one := _one(forgery, found, luck):
            yield one


def _one(forgery: Forgery, found: Sequence[Place], luck: Random) -> Forged | None:
    """A line forged so at one of these places; None where it can be at none."""
    for at in luck.sample(found, len(found)):
        if entries := [*forgery.makes(at)]:
            entry = luck.choice(entries)
            alone = "game" in entry and "seat" not in entry
            return Forged(forgery, (entry,) if alone else (*at.earlier, entry))
    return None
