"""The moves of a player in any order: where the list would take long, each by itself."""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from random import Random

from atoll.kaivai import game
from atoll.kaivai.actions import building, delivering
from atoll.kaivai.canoes import hopeful
from atoll.kaivai.table import Done, Move, Table
from atoll.table.luck import drawn


def in_any_order(table: Table, seat: int, luck: Random) -> Iterator[Move | None]:
    """The moves of a seat one by one; None for one that turns out not to be allowed.

    While canoes build or deliver, what each may do depends on all that have moved.
    """
    if not (hopes := _LONG.get(table.stage)):
        yield from drawn(game.moves(table, seat), luck)
        return
    for move in drawn(chain(hopes(table, seat), [Done()]), luck):
        yield move if game.why_not(table, seat, move) is None else None


def _building(table: Table, seat: int) -> Iterator[Move]:
    return chain(hopeful(table, seat, building.VOYAGE), building.builds(table, seat))


def _delivering(table: Table, seat: int) -> Iterator[Move]:
    return chain(hopeful(table, seat, delivering.VOYAGE), delivering.deliveries(table, seat))


_LONG: Mapping[str, Callable[[Table, int], Iterator[Move]]] = {
    building.STAGE: _building,
    delivering.STAGE: _delivering,
}
