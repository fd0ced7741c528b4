"""Pictures of Bali as SVG: the islands with chips and piles, and what the players have.

A picture can be read out: its title and its description say in words what it shows.
"""

from collections.abc import Iterator
from typing import Any

from atoll.bali.components import ISLANDS
from atoll.bali.notation import MOVES
from atoll.bali.nouns import LAYOUT
from atoll.bali.pictures.islands import islands, key
from atoll.bali.pictures.news import News, held, news
from atoll.bali.pictures.plates import PLATES
from atoll.bali.rules import standing
from atoll.drawing.lying import Lying, nothing, row
from atoll.drawing.printing import Block
from atoll.table.parts import starts

_ON_ISLANDS = ("island", "priests", "princes", "seals")
_NO_NEWS = News()
_DRAWN = (*_ON_ISLANDS, "draw")
"""The parts that are drawn, and the draw pile, which nobody sees."""
_ALWAYS = ("hands", "masks")
"""What is told of each player, also where it is nothing."""


class Own(Lying):
    """The islands, and all else that lies there in words."""

    PLATES = PLATES
    BEGINS = "The islands when the game begins"

    def whole(self, table: Any) -> Iterator[Block]:
        """The islands, and below them what each player has."""
        yield from (*self._islands(table), key(table), *self.below(table))

    def first(self, table: Any) -> Iterator[Block]:
        """The islands with the chips, the Dalang and the piles, and the masks that lie ready."""
        yield from (*self._islands(table, piles=True), key(table))
        yield row("masks", ", ".join(map(str, table.masks_left or ())))

    def between(self, before: Any, after: Any) -> Iterator[Block]:
        """The islands as they are then, with what has changed; and all else that has."""
        found, other = news(before, after), [*self.changed(before, after, but=_DRAWN)]
        if not found.places and not other:
            yield nothing()
        yield from (*self._islands(after, found, piles=True), key(after), *other)

    def below(self, table: Any) -> Iterator[Block]:
        """All that does not lie as in the beginning, then what each player has and its points."""
        parts = [part for part in LAYOUT.parts.values() if part.name not in _ALWAYS]
        usual = [part.name for part in parts if starts(part, table)]
        yield from self.lying(table, but=(*_DRAWN, "start_cards", *usual))
        owners = [*held(table, "seal").values()]
        sums = [standing(own or (), owners.count(seat)) for seat, own in enumerate(table.masks)]
        yield row("points", ", ".join(map("{} {}".format, table.seats, sums)))

    def tried(self, table: Any, move: str) -> Iterator[Block]:
        """The table with the islands that a refused move speaks of."""
        named = {getattr(MOVES.read(move), field, None) for field in ("island", "goal")}
        found = News(tried=frozenset(ISLANDS) & named)
        yield from (*self._islands(table, found), key(table, tried=bool(found.tried)))
        yield from self.below(table)

    def _islands(
        self, table: Any, news: News = _NO_NEWS, *, piles: bool = False
    ) -> Iterator[Block]:
        """The islands; read aloud with the piles where no row below them tells these."""
        aloud = self.aloud(table, (*_ON_ISLANDS, "goal") if piles else _ON_ISLANDS)
        told = "".join(self._piles(table)) if piles else ""
        return islands(table, news, aloud=aloud + told)

    def _piles(self, table: Any) -> Iterator[str]:
        """How many cards lie in each pile, as they are drawn."""
        for each in self.layout.lies(table, ("under", "dealt", "laid")):
            counts = [f"{island} {len(pile)}" for island, pile in each.value.items() if pile]
            if counts:
                unseen = ", unseen" if each.part == "dealt" else ""
                yield f" {each.name[:1].upper()}{each.name[1:]}{unseen}: {', '.join(counts)}."
