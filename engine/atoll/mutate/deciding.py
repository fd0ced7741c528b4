"""Which modules of a game decide: faults are planted there."""

from atoll.code.functions import at_work, functions
from atoll.code.names import Names, levels, sources
from atoll.code.text import Source
from atoll.table import games
from atoll.table.following import MODULES

_LOOKS = {*MODULES, "table", "fields", "open_points"} - {"game"}


def deciding(game: str) -> tuple[Source, ...]:
    """The modules whose functions state rules while a game is played, and those that these use.

    Left out are those that say how a table, its moves and its rulings look. Errors: BookError.
    """
    every, read = functions(game), sources(game)
    working, names = at_work(every), Names(read)
    start = [one.symbol for one in every if one.rules and one.symbol in working]
    used = {names.home(symbol) for level in levels(start, names.named) for symbol in level}
    looks = {f"{games.GAMES[game]}.{name}" for name in _LOOKS}
    return tuple(source for source in read if source.module in used - looks)
