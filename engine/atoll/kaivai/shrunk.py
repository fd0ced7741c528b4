"""A scene made as small as it can be: what can be left out, with its rule still at work, is."""

from collections.abc import Collection, Iterator
from functools import partial

from atoll.kaivai.board import FIELD
from atoll.kaivai.own_board import usual
from atoll.kaivai.pieces import huts_of
from atoll.kaivai.pressed import settlers, standing
from atoll.kaivai.scene import Scene, bare, happens
from atoll.kaivai.starting import STARTING_HUTS
from atoll.kaivai.table import Table
from atoll.proof import roaming, shrinking

__all__ = ["at_work", "outcome", "shrunk"]

_PARTS = (
    "glory",
    "increase",
    "shells",
    "fish",
    "influence",
    "spaces",
    "marked",
    "acted",
    "passed",
    "dice",
)
"""Those that can be as they are before anything has happened."""


outcome = partial(roaming.outcome, happens)


def at_work(scene: Scene) -> Collection[str]:
    """The rules that what happens there names."""
    return roaming.rules_of(outcome(scene))


def shrunk(scene: Scene, rule: str) -> Scene:
    """The scene without anything that the rule does not need."""
    return shrinking.shrunk(scene, _fewer, lambda less: rule in at_work(less))


def _fewer(scene: Scene) -> Iterator[Scene]:
    """The scene without one thing, where it can stand so."""
    tables = map(standing, _without(scene.table))
    return (scene._replace(table=table) for table in tables if table)


def _without(table: Table) -> Iterator[Table]:
    """The table without one thing: a part, a die, a hut, a canoe, fish, a cult hex."""
    usually = bare(len(table.seats), table.rulings)
    for part in _PARTS:
        if getattr(table, part) != getattr(usually, part):
            yield table._replace(**{part: getattr(usually, part)})
    yield from _less_known(table)
    yield from _less_built(table)
    for place in table.canoes:
        yield table._replace(canoes={p: s for p, s in table.canoes.items() if p != place})
    for place in sorted(table.cult - usual(FIELD) - {table.god}):
        yield table._replace(cult=table.cult - {place})


def _less_known(table: Table) -> Iterator[Table]:
    """Fewer dice are known beforehand; the bids are made as the players are named."""
    if table.dice:
        yield table._replace(dice=table.dice[: len(table.dice) // 2])
        yield table._replace(dice=table.dice[:-1])
    named = (*range(len(table.seats)),)
    if table.stage == "bid" and table.order != named:
        waiting = [seat for seat in named if table.bids[seat] is None]
        yield table._replace(order=named, turn=waiting[0])


def _less_built(table: Table) -> Iterator[Table]:
    """A hut that is none of the starting ones is left out, or the fish on one."""
    for place, hut in table.huts.items():
        if hut.owner not in settlers(table) or len(huts_of(table, hut.owner)) > STARTING_HUTS:
            yield table._replace(
                huts={one: hut for one, hut in table.huts.items() if one != place},
                canoes={one: seat for one, seat in table.canoes.items() if one != place},
            )
        if hut.fish:
            yield table._replace(huts={**table.huts, place: hut._replace(fish=0)})
