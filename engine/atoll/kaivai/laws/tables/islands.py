"""Laws about villages, water and canoes in whole games: tables of games at random."""

from itertools import pairwise

from atoll.kaivai.board import FIELD
from atoll.kaivai.laws.tables.crowded import all_changes, all_trials
from atoll.kaivai.laws.tables.games import all_games, all_tables
from atoll.kaivai.pieces import islands, villages
from atoll.kaivai.table import Table
from atoll.kaivai.villages import adrift
from atoll.proof.law import Breach, Sampled, law


@law(
    "kaivai_0_9",
    "kaivai_0_10",
    "kaivai_3_5",
    "kaivai_6_3",
    seats=(),
    breach=Breach("Hex(4, 2), Hex(5, 1)", "Hex(3, 0), Hex(4, 0)", "bases"),
)
def there_are_always_eight_villages() -> Sampled:
    """No two villages are ever joined; each has a cult hex, and every hut belongs to one."""
    flags = [_eight(table) for table in (*all_tables(), *all_trials())]
    return Sampled(len(flags), flags)


def _eight(table: Table) -> bool:
    found = villages(table)
    huts = {place for village in found for place in village.huts}
    cult = {place for village in found for place in village.cult}
    return len(found) == 8 and huts == table.huts.keys() and cult == table.cult


@law(
    "kaivai_3_6",
    "kaivai_6_4",
    seats=(),
    breach=Breach("return frozenset(table.canoes)", "return frozenset()", "pieces"),
)
def no_canoe_is_ever_enclosed() -> Sampled:
    """No new piece takes a canoe the way to the largest water; one on its hut has it by one step.

    Only a canoe itself can give it up: off its hut into a lagoon, if the hut lies between.
    """
    steps = [step for game in all_games() for step in pairwise(game)]
    flags = [not _closed_in(*change) for change in (*steps, *all_changes())]
    return Sampled(len(flags), flags)


def _closed_in(before: Table, after: Table) -> bool:
    """Whether a canoe that stays where it is loses its way."""
    stay = frozenset(place for place, _ in before.canoes.items() & after.canoes.items())
    was, now = islands(before), islands(after)
    return not adrift(now, stay, now.sea) <= adrift(was, stay, was.sea)


@law(
    "kaivai_0_11",
    "kaivai_5_2",
    seats=(),
    breach=Breach("{**table.canoes, place: seat}", "{**table.canoes, place: 0}", "starting"),
)
def canoes_are_on_water_or_on_their_own_new_hut() -> Sampled:
    """A canoe is nowhere else, and no cult hex lies where a hut does; the god is on a cult hex."""
    flags = [_in_place(table) for table in (*all_tables(), *all_trials())]
    return Sampled(len(flags), flags)


def _in_place(table: Table) -> bool:
    lands = islands(table)
    own = [
        hut.owner == owner and hut.kind == "canoe-builder"
        for place, owner in table.canoes.items()
        if (hut := table.huts.get(place))
    ]
    afloat = [place in lands.water for place in table.canoes if place not in table.huts]
    on_field = table.cult | table.huts.keys() | table.canoes.keys() <= FIELD.hexes
    apart = not table.cult & table.huts.keys() and table.god in (None, *table.cult)
    return all(own) and all(afloat) and on_field and apart
