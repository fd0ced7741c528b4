"""A whole table that a view may be of: influence kept hidden and the luck of the dice, drawn."""

from collections.abc import Iterator
from random import Random
from typing import Any

from atoll.kaivai.components import INFLUENCE
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.table import Table
from atoll.table.imagining import imagined as whole
from atoll.table.luck import mixed
from atoll.table.stating import rule


@rule("kaivai_0_5")
def imagined(view: Any, seed: int) -> Table:
    """The view, and of what it hides anything that it allows."""
    luck = Random(seed)
    hidden = iter(_parted(view, luck))

    def draw(part: str, seat: int | None) -> Any:
        if part == "influence":
            return next(hidden)
        if part == "added":
            return None if seat is None else _added(view, luck)
        return () if part == "dice" else int(luck.random() * 2**53)

    return Table(seats=view.seats, rulings=view.rulings, **whole(LAYOUT, view, draw))


def _parted(view: Any, luck: Random) -> Iterator[int]:
    """The influence that others hold, parted among them."""
    own = view.influence[view.seat]
    held = sum(view.spaces.values()) + view.influence_left + len(view.scored)
    others, left = len(view.seats) - 1, max(0, INFLUENCE - own - held)
    cuts = sorted(int(luck.random() * (left + 1)) for _ in range(others - 1))
    shares = [after - before for before, after in zip([0, *cuts], [*cuts, left], strict=True)]
    return iter(mixed(shares, luck))


def _added(_view: Any, _luck: Random) -> int:
    """Who has decided may have added nothing."""
    return 0
