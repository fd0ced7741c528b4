"""How a game is played many times: in arrays where it can, or by its verbs."""

from atoll.simulate.verbs import ByVerbs
from atoll.table import games
from atoll.table.contract import Many


def is_many(game: str) -> bool:
    """Whether a game can be played many times at once."""
    return games.many.there(game)


def many(game: str, *, by_verbs: bool = False, size: int | None = None) -> Many:
    """A game many times: at once where it can be, unless it is asked for `by_verbs`.

    By its verbs so many games are a chunk as `size` says.
    Errors: NotOffered; ImportError where numpy is missing.
    """
    if by_verbs or not is_many(game):
        return ByVerbs(game, size)
    return games.many(game)
