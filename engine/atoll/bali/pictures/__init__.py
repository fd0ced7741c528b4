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
from atoll.bali.pictures.islands import islands, key
from atoll.bali.pictures.news import News, held, news
from atoll.bali.pictures.plates import printed
from atoll.bali.rules import standing
from atoll.drawing.lying import Drawing, Lying, line, nothing, row
from atoll.drawing.printing import Block
from atoll.table.games import game
from atoll.table.parts import starts

__all__ = ["HAPPENED", "before_after", "begun", "marked", "refused", "table"]

Position = Mapping[str, Any]

HAPPENED: Mapping[str, Drawing] = {}
"""All that happens is seen on the islands, and told part by part."""
_DRAWN = ("island", "priests", "princes", "seals", "draw")
"""The parts that are drawn, and the draw pile, which nobody sees."""
_ALWAYS = ("hands", "masks")
"""What is told of each player, also where it is nothing."""


@cache
def _rest() -> Lying:
    """What draws all that is told in words alone."""
    return Lying(game("bali"), LAYOUT)


def _sides(lies: Any) -> Iterator[Block]:
    """All that does not lie as in the beginning, then what each player has and its points."""
    parts = [part for part in LAYOUT.parts.values() if part.name not in _ALWAYS]
    usual = [part.name for part in parts if starts(part, lies)]
    yield from _rest().lying(lies, but=(*_DRAWN, "start_cards", *usual))
    owners = [*held(lies, "seal").values()]
    sums = [standing(masks or (), owners.count(seat)) for seat, masks in enumerate(lies.masks)]
    yield row("points", ", ".join(map("{} {}".format, lies.seats, sums)))


def table(position: Position, *, name: str = "table") -> str:
    """The whole table: the islands, and all else that lies there in words."""
    (lies,) = _rest().laid(position)
    blocks = [*islands(lies), key(lies), *_sides(lies)]
    return printed(blocks, title="The table", name=name, spots=True)


def begun(position: Position, *, name: str = "begun") -> str:
    """The islands with the chips, the Dalang and the piles, and the masks that lie ready."""
    (lies,) = _rest().laid(position)
    masks = row("masks", ", ".join(map(str, lies.masks_left or ())))
    title = "The islands when the game begins"
    return printed([*islands(lies), key(lies), masks], title=title, name=name)


def before_after(start: Position, end: Position, *, name: str = "change") -> str:
    """The islands as they are then, with what has changed; and all else that has."""
    blocks = _between(*_rest().laid(start, end))
    return printed(blocks, title="What changes", name=name)


def marked(start: Position, end: Position, *, name: str = "marked") -> str:
    """The same, and below it all else that lies there."""
    before, after = _rest().laid(start, end)
    blocks = [*_between(before, after), *_sides(after)]
    return printed(blocks, title="The table, and what changes", name=name)


def refused(position: Position, move: str, *, name: str = "refused") -> str:
    """The table with the islands that a refused move speaks of."""
    (lies,) = _rest().laid(position)
    tried = MOVES.read(move)
    named = {getattr(tried, field, None) for field in ("island", "goal")}
    found = News(tried=frozenset(ISLANDS) & named)
    said = line(f"Nothing changes: {move} is refused.")
    blocks = [said, *islands(lies, found), key(lies, tried=bool(found.tried)), *_sides(lies)]
    title = "The table, and where a refused move would have been"
    return printed(blocks, title=title, name=name)


def _between(before: Any, after: Any) -> Iterator[Block]:
    found = news(before, after)
    other = [*_rest().changed(before, after, but=_DRAWN)]
    yield from map(line, found.told)
    if not found.told and not other:
        yield nothing()
    yield from islands(after, found)
    yield key(after)
    yield from other
