"""What a table may bring of its own to a game: a deck of cards, a board."""

from atoll.table.contract import Bringing, Components
from atoll.table.games import game

__all__ = ["NothingOwn", "own"]


class NothingOwn(ValueError):
    """Components are brought for a game that is played with those of its box alone."""


def own(name: object) -> Components:
    """What a table may bring to a game. Errors: UnknownGame, NothingOwn."""
    found = game(name)
    if not isinstance(found, Bringing):
        raise NothingOwn(f"{name} is played with what is in its box; leave the file out.")
    return found.OWN
