"""What a game has that can be played many times at once, and told in figures."""

from atoll.table import games
from atoll.table.contract import Many
from atoll.table.rulings import met_in

__all__ = ["is_many", "many"]


def is_many(game: str) -> bool:
    """Whether a game can be played many times at once, and told in figures."""
    return games.many.there(game) and games.tallies.there(game)


def many(game: str) -> Many:
    """A game, many times at once.

    Errors: NotOffered, UnknownRuling; ImportError where numpy is missing.
    """
    found = games.many(game)
    met_in(found, games.game(game).RULINGS)
    return found
