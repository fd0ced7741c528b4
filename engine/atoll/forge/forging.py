"""Forged records out of legal ones: each forgery once, at a place and in a way drawn by luck."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from atoll.forge import garbled, numbers
from atoll.forge.forgery import Forged, Forgery, Place
from atoll.forge.places import places
from atoll.forge.thens import thens
from atoll.record.entries import Entry
from atoll.table import games

__all__ = ["forged", "ways"]


def ways(game: str) -> tuple[Forgery, ...]:
    """All ways to forge a game's records: those it declares, then those of any game.

    Errors: UnknownGame, NotOffered.
    """
    declared = games.forgeries(game)
    chapters = (f"forgeries.{name}" for name in declared.CHAPTERS)
    own = [games.source(game, name) for name in ("forgeries", *chapters)]
    values = [value for module in (*own, garbled, numbers) for value in vars(module).values()]
    return (*(one for one in values if isinstance(one, Forgery)), *thens(declared.THEN))


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
