"""What contests and scorings leave: seals, masks, and who has ended the game."""

from collections.abc import Iterator
from itertools import chain

from atoll.bali.components import ISLANDS
from atoll.bali.counting.past import Fault
from atoll.bali.sides import chips_of
from atoll.bali.table import Table
from atoll.table.stating import rule

__all__ = ["both_chips", "choosing", "finished", "lowest_first"]


@rule("bali_7_1")
def both_chips(table: Table) -> Iterator[Fault]:
    """Nobody begins with both chips of an island, and who wins the second takes the seal."""
    for island in ISLANDS:
        owner, other = table.priests.get(island), table.princes.get(island)
        if owner is not None and owner == other and table.seals.get(island) != owner:
            name = table.seats[owner]
            yield "bali_7_1", f"{name} has both chips of {island} without its seal; give it too."
        if island in table.seals and None in (owner, other):
            yield "bali_7_1", f"a chip of {island} has never come, but its seal has; leave it out."


@rule("bali_9_2", "bali_9_4")
def lowest_first(table: Table) -> Iterator[Fault]:
    """The masks that are taken are the lowest ones."""
    taken = max(chain.from_iterable(table.masks), default=0)
    if table.masks_left and taken > table.masks_left[0]:
        low = table.masks_left[0]
        yield "bali_9_4", f"a mask of {taken} is taken and one of {low} left; take the lowest."


@rule("bali_9_2", "bali_9_4")
def choosing(table: Table) -> Iterator[Fault]:
    """Between two masks the active player chooses who has one chip, by the ruling."""
    if table.stage != "mask":
        return
    if table.rulings.second_mask != "active_chooses":
        yield "bali_9_4", "nobody chooses between masks by this ruling; name another stage."
    if len({*table.masks_left[:2]}) < 2:
        yield "bali_9_4", "the two lowest masks are alike, or one is left; name another stage."
    if chips_of(table, table.active, table.island) != 1 or len(_holders(table)) < 2:
        name = table.seats[table.active]
        yield "bali_9_4", f"{name} and another player have no chip each at {table.island}."


def _holders(table: Table) -> set[int]:
    """Who has chips of the active island."""
    return {one[table.island] for one in (table.priests, table.princes) if table.island in one}


@rule("bali_9_1", "bali_10_5")
def finished(table: Table) -> Iterator[Fault]:
    """Who has caused the end has a chip where the last mask was taken, as the active player has."""
    if table.stage != "over":
        if table.ender is not None:
            yield "bali_10_5", "nobody has caused the end while masks are left; leave it out."
        return
    if table.active not in _holders(table):
        name = table.seats[table.active]
        yield "bali_9_1", f"{name} has no chip on {table.island}, so nobody took a mask there."
    may = _holders(table) if table.rulings.ender == "last_taker" else {table.active}
    if table.ender not in may:
        yield "bali_10_5", "that player cannot have caused the end; name another."
