"""Pictures of Kaivai as SVG: the board, and what the players have.

A picture can be read out: its title and its description say in words what it shows.
`name` begins its ids, so every picture of a page needs a name of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from atoll.drawing.lying import Drawing, Lying, line, nothing
from atoll.drawing.printing import Block
from atoll.kaivai.notation import MOVES
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.pictures.displays import PARTS, displays
from atoll.kaivai.pictures.lands import board
from atoll.kaivai.pictures.news import News, hexes_of, news
from atoll.kaivai.pictures.plates import printed
from atoll.table.games import game
from atoll.table.parts import starts

__all__ = ["HAPPENED", "before_after", "begun", "marked", "refused", "table"]

Position = Mapping[str, Any]

_REFUSED = "The table, and where a refused move would have been"
_FEW = 6
"""So many sentences stand above the board; of the rest only their number, but all are read out."""
HAPPENED: Mapping[str, Drawing] = {}
"""All that happens is seen on the board and on the displays."""
_DRAWN = ("board", "cult", "huts", "canoes", "god", *PARTS)


@cache
def _rest() -> Lying:
    """What draws all that lies neither on the board nor on the displays."""
    return Lying(game("kaivai"), LAYOUT)


def table(position: Position, *, name: str = "table") -> str:
    """The whole table: the board as far as it matters, the displays, and all else in words.

    What is as it starts, and nobody writes then, is left out: that nobody has passed, say.
    """
    (lies,) = _rest().laid(position)
    usual = [one.name for one in LAYOUT.parts.values() if not one.always and starts(one, lies)]
    rest = _rest().lying(lies, but=(*_DRAWN, *usual))
    blocks = [*board(lies), *displays(lies, lies), *rest]
    return printed(blocks, title="The table", name=name, spots=True)


def begun(position: Position, *, name: str = "begun") -> str:
    """The whole board, and the displays."""
    (lies,) = _rest().laid(position)
    blocks = [*board(lies, whole=True), *displays(lies, lies)]
    return printed(blocks, title="The board and the displays when the game begins", name=name)


def before_after(start: Position, end: Position, *, name: str = "change") -> str:
    """The board as it is then, with what has changed on it marked; and all else that changed."""
    before, after = _rest().laid(start, end)
    return printed(_between(before, after), title="The table, and what changes", name=name)


marked = before_after
"""Before and after show the whole table."""


def refused(position: Position, move: str, *, name: str = "refused") -> str:
    """The board with the hexes that a refused move speaks of, and the displays."""
    (lies,) = _rest().laid(position)
    tried = hexes_of(MOVES.read(move), lies.board)
    said = line(f"Nothing changes: {move} is refused.")
    found = News(frozenset(), (), (), frozenset(), tried)
    return printed([said, *board(lies, found), *displays(lies, lies)], title=_REFUSED, name=name)


def _between(before: Any, after: Any) -> Iterator[Block]:
    found = news(before, after)
    other = [*_rest().changed(before, after, but=_DRAWN)]
    yield from _said(found.told)
    same = all(getattr(before, part) == getattr(after, part) for part in PARTS)
    if same and not found.told and not other:
        yield nothing()
    yield from board(after, found)
    yield from displays(before, after)
    yield from other


def _said(told: Sequence[str]) -> Iterator[Block]:
    yield from map(line, told[:_FEW])
    if rest := told[_FEW:]:
        yield line(f"And {len(rest)} more, marked on the board.")._replace(told=" ".join(rest))
