"""What a table may bring of its own to a game: a deck of cards, a board; else some is supposed."""

from atoll.table import cite
from atoll.table.contract import Components, Own
from atoll.table.games import game, nouns


class NothingOwn(ValueError):
    """Components are brought for a game that is played with those of its box alone."""


def own(name: object) -> Components:
    """What a table may bring to a game. Errors: UnknownGame, NothingOwn."""
    if found := game(name).OWN:
        return found
    raise NothingOwn(f"{name} is played with what is in its box; leave the file out.")


def supposed(name: str, brought: Own = None) -> list[str]:
    """What a game is played with that no text tells, or one alone, but for what a table brings.

    >>> supposed("bali")[1]
    'Invented: how many masks have which value (Bali 0.6)'
    """
    if not nouns.there(name):
        return []
    instead = own(name).write(brought) if brought is not None else {}
    told = (one for one in nouns(name).LAYOUT.supposed if one.own not in instead)
    return [f"{one.how.capitalize()}: {one.what} ({cite(one.rule)})" for one in told]
