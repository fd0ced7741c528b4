"""Random games of Bali for the guards: by the verbs alone, under any rulings."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from atoll import bali
from atoll.bali.game import proceed
from atoll.bali.position import left_over

__all__ = ["NAMES", "any_rulings", "keeps_all", "tables", "whole"]

NAMES = ("Ana", "Ben", "Cid", "Dora")


def any_rulings(luck: Random) -> dict[str, str]:
    """An answer to every ruling, drawn by luck."""
    return {name: luck.choice(ruling.names()) for name, ruling in bali.RULINGS.items()}


def tables(seed: int, seats: int, rulings: Mapping[str, str], most: int) -> Iterator[Any]:
    """The tables of a game at random, up to so many moves."""
    luck = Random(seed)
    table = bali.setup(NAMES[:seats], seed, rulings)
    for _ in range(most):
        yield table
        if bali.outcome(table):
            return
        (seat,) = bali.waiting(table)
        table = bali.after(table, seat, luck.choice([*bali.moves(table, seat)])).table


def keeps_all(table: Any, before: Any) -> None:
    """Of each kind as many as in the box; masks left never grow; a seal once taken stays taken."""
    assert not any(left_over(table))
    assert proceed(table) is None
    masks = [*table.masks_left, *(one for own in table.masks for one in own)]
    assert sorted(masks) == [*table.box.masks]
    if before is not None:
        assert len(table.masks_left) <= len(before.masks_left)
        assert {*before.seals} <= {*table.seals}


def whole(table: Any) -> bool:
    """Whether the game has ended; then all points are somebody's."""
    result = bali.outcome(table)
    if result is None:
        return False
    assert result.winners
    assert sum(result.scores) == sum(table.box.masks) + 3 * len(table.seals)
    return True
