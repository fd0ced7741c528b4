"""Whether all canoes that have moved can act: what is found at once is what every way shows."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from atoll.kaivai.actions import building, delivering
from atoll.kaivai.board import Hex
from atoll.kaivai.canoes import Voyage
from atoll.kaivai.table import Hut, Table, Track
from atoll.table.games import game

KAIVAI = game("kaivai")
VOYAGES = {"build": building.VOYAGE, "deliver": delivering.VOYAGE}


@cache
def begun(seed: int) -> Table:
    """A table of a random game of three, with some huts."""
    luck = Random(seed)
    table: Table = KAIVAI.setup(("Ana", "Ben", "Cid"), seed)
    for _ in range(20 + 8 * seed):
        (seat, *_) = KAIVAI.waiting(table)
        table = KAIVAI.after(table, seat, luck.choice([*KAIVAI.moves(table, seat)])).table
    return table


def crowded(luck: Random) -> Table:
    """Such a table where all canoes of Ana lie at sea and have moved."""
    table = begun(luck.randrange(5))
    beside = sorted(table.board.beside(table.cult | table.huts.keys()) - table.huts.keys())
    open_water = [place for place in beside if place not in table.cult]
    places = luck.sample(open_water, luck.randrange(1, 5))
    others: dict[Hex, int] = {hex_: seat for hex_, seat in table.canoes.items() if seat}
    purse = Track(luck.randrange(4), luck.randrange(3), luck.randrange(3), 0, luck.randrange(3))
    fish = Track(luck.randrange(2), luck.randrange(3))
    return table._replace(
        canoes={**{h: s for h, s in others.items() if h not in places}, **dict.fromkeys(places, 0)},
        huts={place: Hut(*hut[:2], luck.randrange(4)) for place, hut in table.huts.items()},
        sailed=frozenset(places),
        shells=(purse, *table.shells[1:]),
        fish=(fish, *table.fish[1:]),
        bids=(luck.randrange(1, 5), *table.bids[1:]),
        due=0,
    )


@pytest.mark.parametrize("stage", VOYAGES)
def test_what_lacks_at_once_is_in_no_way_there(stage: str) -> None:
    """On crowded tables both say the same, and each of them happens."""
    luck, found = Random(5), Counter[tuple[bool, bool]]()
    voyage: Voyage = VOYAGES[stage]
    for _ in range(160):
        table = crowded(luck)._replace(stage=stage)
        lacks = voyage.lacks(table, 0)
        can = voyage._all_can(table, 0, set())
        assert not (lacks and can)
        assert voyage.all_can(table, 0) == can
        found[lacks, can] += 1
    assert min(found[True, False], found[False, True], found[False, False]) > 0
