"""Whether a game can come to a table of Kaivai: what whoever lays one is likely to get wrong.

Where a check refuses, no moves and no luck lead there; docs/records.md says how far they go.
"""

from collections.abc import Iterator

from atoll.kaivai import rules
from atoll.kaivai.board import write_hex
from atoll.kaivai.components import ACTIONS, CANOES, GOODS, STOCK
from atoll.kaivai.pieces import canoes_of, huts_of
from atoll.kaivai.starting import STARTING_HUTS
from atoll.kaivai.table import AFTER, Table
from atoll.table import Fault, Refusal, counted, objection
from atoll.table.stating import rule

_BEFORE_ACTIONS = ("bid", "huts", "god")
_LAID_FIRST, _MOST_CHOICES = 10, 5


def why_impossible(table: Table) -> Refusal | None:
    """Why no game comes to a sound table; None where nothing speaks against it."""
    return objection(table, _actions, _cult, _pieces, _displays, _earned)


def _completed(table: Table) -> int:
    """How many rounds are over."""
    return table.round - 1 + (table.stage in AFTER)


def _chosen(table: Table, action: str) -> int:
    """How often an action has been chosen in this round: what lies there doubles each time."""
    return (table.spaces.get(action, 0) + (action in table.marked)).bit_length()


def _most(table: Table, action: str) -> int:
    """How often an action can have been chosen in the whole game."""
    return _MOST_CHOICES * _completed(table) + _chosen(table, action)


@rule("kaivai_4_1", "kaivai_4_3", "kaivai_13_3")
def _actions(table: Table) -> Iterator[Fault]:
    """An action holds 1, 2, 4, 8 or 16 counters, one less if marked; between rounds it is bare."""
    for action in ACTIONS:
        held = table.spaces.get(action, 0) + (action in table.marked)
        if held & (held - 1) or held.bit_length() > _MOST_CHOICES:
            yield "kaivai_4_3", f"{action} cannot hold so much influence; give 1, 2, 4, 8 or 16."
    if table.stage not in (*_BEFORE_ACTIONS, *AFTER):
        if any(table.acted) != any(_chosen(table, one) for one in ACTIONS):
            yield "kaivai_4_1", "who has acted has chosen an action; give both, or neither."
    elif any((table.spaces, table.marked, *table.acted, *table.passed)):
        yield "kaivai_13_3", "no action lies open; leave `spaces`, `marked`, `acted`, `passed` out."


@rule("kaivai_0_2", "kaivai_1_3", "kaivai_1_4", "kaivai_3_2", "kaivai_3_4")
def _cult(table: Table) -> Iterator[Fault]:
    """Ten cult hexes lie there at first, and the god brings one in each round at most."""
    there, due = len(table.cult), _LAID_FIRST + table.round - (table.stage in _BEFORE_ACTIONS)
    if missing := sorted(table.board.printed - table.cult):
        yield "kaivai_0_2", f"a cult hex is printed on {write_hex(missing[0])}; name it."
    if there < _LAID_FIRST:
        yield "kaivai_1_3", "a base is missing; lay two of two cult hexes each, far from others."
    if there > due:
        yield "kaivai_1_4", f"{there} cult hexes lie there by now; {due} can, so lay so many."
    if (table.god is None) != (there == _LAID_FIRST):
        yield "kaivai_3_2", "the god is on the cult hex that it brought last, or on none at first."
    if table.god in table.board.printed:
        yield "kaivai_3_4", f"the god has not brought {write_hex(table.god)}; put it on another."


@rule("kaivai_1_5", "kaivai_6_1", "kaivai_6_8", "kaivai_9_4")
def _pieces(table: Table) -> Iterator[Fault]:
    """Two huts at the start, then one for each canoe and action; a canoe for a builder's hut."""
    begins = table.round == 1 and table.stage in ("bid", "huts")
    most = STARTING_HUTS + CANOES * _most(table, "building")
    for seat, name in enumerate(table.seats):
        kinds = [table.huts[place].kind for place in huts_of(table, seat)]
        huts, canoes = len(kinds), len(canoes_of(table, seat))
        builders = kinds.count("canoe-builder")
        if huts < STARTING_HUTS and not begins:
            yield "kaivai_1_5", f"{name} has placed {STARTING_HUTS} huts by now; name them all."
        if huts > (0 if begins and table.stage == "bid" else most):
            yield "kaivai_6_1", f"{name} cannot have built so many huts by now; take some out."
        if canoes > builders:
            yield "kaivai_6_8", f"{name} has canoes without a canoe-builder hut; take canoes out."
        if builders and not canoes:
            yield "kaivai_9_4", f"{name} has no canoe, and the last is never sunk; put one there."


@rule("kaivai_1_1", "kaivai_3_7", "kaivai_12_1")
def _displays(table: Table) -> Iterator[Fault]:
    """Everybody begins with the same; without meeting huts influence comes of sacrifices alone."""
    begins = not (_completed(table) or any(_chosen(table, one) for one in ACTIONS))
    for seat, name in enumerate(table.seats):
        shells, fish, influence = table.shells[seat], table.fish[seat], table.influence[seat]
        has = (shells.five, sum(shells), sum(fish), min(influence, STOCK[2]))
        meeting = any(table.huts[one].kind == "meeting" for one in huts_of(table, seat))
        most = STOCK[2] + 2 * (_completed(table) + table.passed[seat])
        if influence > most and not meeting:
            yield "kaivai_3_7", f"{name} can have {most} influence at most by now; take some off."
        if begins and has != (STOCK[0], *STOCK):
            fix = "give three shells on 5, three fish and three influence"
            yield "kaivai_1_1", f"{name} has what the start brings by now; {fix}."


@rule("kaivai_10_2", "kaivai_11_1")
def _earned(table: Table) -> Iterator[Fault]:
    """Each celebration eats all fish at most, and each choice of increasing is a step."""
    each, steps = GOODS + rules.thirds(GOODS), sum(table.increase)
    glory = each * _most(table, "celebrating")
    if table.stage not in AFTER and sum(table.glory) > glory:
        yield "kaivai_10_2", f"all can have {glory} glory at most by now; take some off."
    if not _chosen(table, "increasing") <= steps <= _most(table, "increasing"):
        told = counted(steps, "step")
        yield "kaivai_11_1", f"{told} of movement; give one for each choice of increasing."
