"""Pictures of Bali as SVG: the islands with chips and piles, and what the players have.

A picture can be read out: its title and its description say in words what it shows.
`name` begins its ids, so every picture of a page needs a name of its own.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from atoll.bali.components import ISLANDS
from atoll.bali.notation import MOVES
from atoll.bali.nouns import LAYOUT
from atoll.bali.pictures import piles
from atoll.bali.pictures.hands import PARTS, hands, sides
from atoll.bali.pictures.islands import islands
from atoll.bali.pictures.key import key
from atoll.bali.pictures.news import News, news
from atoll.bali.pictures.plates import printed
from atoll.drawing.lying import Lying, line, nothing, row, step
from atoll.drawing.printing import Block
from atoll.table.contract import Drawing
from atoll.table.games import game
from atoll.table.parts import starts

__all__ = ["HAPPENED", "before_after", "begun", "marked", "refused", "table"]

Position = Mapping[str, Any]

HAPPENED: Mapping[str, Drawing] = {}
"""All that happens is seen on the islands and in the hands."""
_DRAWN = ("island", "priests", "princes", "dealt", "laid", "under", "draw", *PARTS)
"""The parts that are drawn, and the draw pile, which nobody sees."""
_REFUSED = "The table, and where a refused move would have been"


@cache
def _rest() -> Lying:
    """What draws all that is told in words alone."""
    return Lying(game("bali"), LAYOUT)


def table(position: Position, *, name: str = "table") -> str:
    """The whole table: islands, hands and piles, and all else that lies there in words."""
    (lies,) = _rest().laid(position)
    usual = [part.name for part in LAYOUT.parts.values() if starts(part, lies)]
    rest = _rest().lying(lies, but=(*_DRAWN, "start_cards", *usual))
    blocks = [*islands(lies), key(lies), *sides(lies), *rest]
    return printed(blocks, title="The table", name=name, spots=True)


def begun(position: Position, *, name: str = "begun") -> str:
    """The islands with the chips, the Dalang and the piles, and the masks that lie ready."""
    (lies,) = _rest().laid(position)
    masks = row("masks", ", ".join(map(str, lies.masks_left or ())))
    title = "The islands when the game begins"
    return printed([*islands(lies), key(lies), masks], title=title, name=name)


def before_after(start: Position, end: Position, *, name: str = "change") -> str:
    """The islands and the hands as they are then, with what has changed; and all else that did."""
    before, after = _rest().laid(start, end)
    blocks = _between(before, after)
    return printed(blocks, title="The table, and what changes", name=name)


marked = before_after
"""Before and after show the whole table."""


def refused(position: Position, move: str, *, name: str = "refused") -> str:
    """The table with the islands that a refused move speaks of."""
    (lies,) = _rest().laid(position)
    tried = MOVES.read(move)
    named = {getattr(tried, field, None) for field in ("island", "goal")}
    found = News(tried=frozenset(ISLANDS) & named)
    said = line(f"Nothing changes: {move} is refused.")
    blocks = [said, *islands(lies, found), key(lies, tried=bool(found.tried)), *hands(lies, lies)]
    return printed(blocks, title=_REFUSED, name=name)


def _between(before: Any, after: Any) -> Iterator[Block]:
    found = news(before, after)
    other = [*_changed_piles(before, after), *_rest().changed(before, after, but=_DRAWN)]
    yield from map(line, found.told)
    if not found.told and not other and before.hands == after.hands:
        yield nothing()
    yield from islands(after, found)
    yield key(after)
    yield from hands(before, after)
    yield from other


def _changed_piles(before: Any, after: Any) -> Iterator[Block]:
    for seat, island in piles.changed(before, after):
        was, now = (piles.told(one, seat, island) or "none" for one in (before, after))
        yield step(f"Pile of {after.seats[seat]} at {island}", was, now)
