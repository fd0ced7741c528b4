"""Pictures of Kaivai as SVG: the board, and what the players have.

A picture can be read out: its title and its description say in words what it shows.
"""

from collections.abc import Iterator
from typing import Any

from atoll.drawing.lying import Lying, nothing
from atoll.drawing.printing import Block
from atoll.kaivai.notation import MOVES
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.pictures.chart import PLATES
from atoll.kaivai.pictures.displays import PARTS, displays
from atoll.kaivai.pictures.lands import board
from atoll.kaivai.pictures.news import News, hexes_of, news
from atoll.table.parts import starts

ON_BOARD = ("cult", "huts", "canoes", "god")
_DRAWN = ("board", *ON_BOARD, *PARTS)
_NO_NEWS = News()


class Own(Lying):
    """The board as far as it matters, the displays, and all else in words."""

    PLATES = PLATES
    BEGINS = "The board and the displays when the game begins"
    CHANGES = "The table, and what changes"

    def whole(self, table: Any) -> Iterator[Block]:
        """What is as it starts, and nobody writes then, is left out: who has passed, say."""
        usual = [one.name for one in LAYOUT.parts.values() if not one.always and starts(one, table)]
        yield from (*self._board(table), *displays(table, table))
        yield from self.lying(table, but=(*_DRAWN, *usual))

    def first(self, table: Any) -> Iterator[Block]:
        """The whole board, and the displays."""
        yield from (*self._board(table, whole=True), *displays(table, table))

    def between(self, before: Any, after: Any) -> Iterator[Block]:
        """The board as it is then, what has changed on it marked; and all else that changed."""
        found, other = news(before, after), [*self.changed(before, after, but=_DRAWN)]
        same = all(getattr(before, part) == getattr(after, part) for part in PARTS)
        if same and not found.places and not other:
            yield nothing()
        yield from (*self._board(after, found), *displays(before, after), *other)

    def below(self, _table: Any) -> Iterator[Block]:
        """Nothing: what has changed is marked on the whole table."""
        yield from ()

    def tried(self, table: Any, move: str) -> Iterator[Block]:
        """The board with the hexes that a refused move speaks of, and the displays."""
        tried = hexes_of(MOVES.read(move), table.board)
        yield from (*self._board(table, News(tried=tried)), *displays(table, table))

    def _board(self, table: Any, news: News = _NO_NEWS, *, whole: bool = False) -> Iterator[Block]:
        return board(table, news, aloud=self.aloud(table, ON_BOARD), whole=whole)
