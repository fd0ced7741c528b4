"""Glory and steps of movement: no more than the choices of their actions can have brought."""

from collections.abc import Iterator

from atoll.kaivai import phases, rules
from atoll.kaivai.components import CANOES, GOODS, LOAD, STOCK
from atoll.kaivai.counting.past import AFTER, Fault, built, chosen, most
from atoll.kaivai.pieces import village_at, villages
from atoll.kaivai.table import Table
from atoll.table import counted
from atoll.table.stating import rule

__all__ = ["glory_earned", "movement_increased"]

_BEST_CATCH = 6
"""Five dice and the god's fish, or five fishermen without dice and that."""


@rule("kaivai_10_2", "kaivai_10_3", "kaivai_14_2")
def glory_earned(table: Table) -> Iterator[Fault]:
    """Glory comes from celebrations, at the end from huts and villages too."""
    final = [_final(table, seat) for seat in range(len(table.seats))]
    for name, glory, (least, _) in zip(table.seats, table.glory, final, strict=True):
        if glory < least:
            yield "kaivai_14_2", f"{name} has {least} glory for huts alone; give so much at least."
    if sum(table.glory) > (found := _celebrated(table) + sum(more for _, more in final)):
        yield "kaivai_10_2", f"all can have {found} glory at most by now; take some off."


def _final(table: Table, seat: int) -> tuple[int, int]:
    """What the final scoring has brought a player so far, at least and at most."""
    if table.stage not in AFTER or table.stage == "final":
        return 0, 0
    huts = phases.hut_glory(built(table, seat))
    scored = filter(None, (village_at(table, place) for place in table.scored))
    return huts, huts + sum(len(one.cult) for one in scored)


def _celebrated(table: Table) -> int:
    """The most that all celebrations can have brought: by their number, and by all fish."""
    each = min(GOODS, max(_taken(table)))
    caught = STOCK[1] * len(table.seats) + CANOES * _BEST_CATCH * most(table, "fishing")
    eaten = min(caught, each * most(table, "celebrating"))
    return int(eaten + rules.thirds(eaten) if eaten <= GOODS else eaten * 4 // 3)


def _taken(table: Table) -> list[int]:
    """How many fish the huts of each village can hold."""
    return [
        LOAD * sum(table.huts[place].kind != "fisherman" for place in village.huts)
        for village in villages(table)
    ]


@rule("kaivai_11_1")
def movement_increased(table: Table) -> Iterator[Fault]:
    """Each choice of the action is a step."""
    steps = sum(table.increase)
    if not chosen(table, "increasing") <= steps <= most(table, "increasing"):
        yield (
            "kaivai_11_1",
            f"{counted(steps, 'step')} of movement cannot come of the choices of increasing.",
        )
