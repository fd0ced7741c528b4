"""Shells, fish and influence: what everybody begins with, and what can have become of it."""

from collections.abc import Iterator

from atoll.kaivai import rules
from atoll.kaivai.components import STOCK
from atoll.kaivai.counting.past import BEFORE_ACTIONS, Fault, built, chosen, completed
from atoll.kaivai.pieces import huts_of, villages
from atoll.kaivai.starting import STARTING_HUTS
from atoll.kaivai.table import Table, Track
from atoll.table.stating import rule

__all__ = ["fish_aged", "influence_earned", "shells_aged", "untouched"]

_TOP = 5


def _fish_at_first(table: Table) -> int:
    return 5 if table.rulings.start_fish == "five" else 4


def _caught_on(table: Table) -> int:
    return 5 if table.rulings.caught == "five" else 4


# The first round


@rule("kaivai_1_1")
def untouched(table: Table) -> Iterator[Fault]:
    """Who has not built, fished or delivered in the first round has what the start brings."""
    if completed(table):
        return
    shells = Track(five=STOCK[0])
    fish = Track(*[STOCK[1] * (space == _fish_at_first(table)) for space in range(1, _TOP + 1)])
    for seat, name in enumerate(table.seats):
        if not _changed(table, seat, "building", "delivering") and table.shells[seat] != shells:
            yield "kaivai_1_1", f"{name} has the three shells of the start by now; put them on 5."
        if not _changed(table, seat, "fishing", "delivering") and table.fish[seat] != fish:
            yield "kaivai_1_1", f"{name} has the three fish of the start by now; put them there."
    if not chosen(table, "delivering") and any(hut.fish for hut in table.huts.values()):
        yield "kaivai_8_1", "nobody can have delivered by now; take the fish off the huts."
    yield from _paid(table)


def _changed(table: Table, seat: int, *actions: str) -> bool:
    return table.acted[seat] and bool(chosen(table, *actions))


@rule("kaivai_6_5")
def _paid(table: Table) -> Iterator[Fault]:
    """Who sells nothing has shells of 15 less the bid and one more for each hut."""
    if table.stage in ("build", "pay") or chosen(table, "delivering"):
        return
    for seat, name in enumerate(table.seats):
        more = max(0, built(table, seat) - STARTING_HUTS)
        least = more * ((table.bids[seat] or 0) + 1)
        if rules.value(table.shells[seat]) + least > _TOP * STOCK[0]:
            yield "kaivai_6_5", f"{name} has paid too little for {more} huts; take shells off."


# Loss of value


@rule("kaivai_13_1", "kaivai_8_4")
def shells_aged(table: Table) -> Iterator[Fault]:
    """After a loss of value only a sale brings a shell on 5."""
    for seat, name in enumerate(table.seats):
        sold = _changed(table, seat, "delivering")
        if completed(table) and not sold and table.shells[seat].five:
            yield "kaivai_13_1", f"the shells of {name} have lost value; none is on 5 by now."


@rule("kaivai_13_1", "kaivai_7_4")
def fish_aged(table: Table) -> Iterator[Fault]:
    """Fish lie on no higher space than those of the start, and caught ones, by now can."""
    gone, caught = completed(table), _caught_on(table)
    for seat, name in enumerate(table.seats):
        fresh = caught if _changed(table, seat, "fishing") else (caught - 1 if gone else 0)
        most = max(_fish_at_first(table) - gone, fresh)
        if any(table.fish[seat][most:]):
            yield "kaivai_13_1", f"the fish of {name} lie on {most} at most by now; move them left."


# Influence


@rule("kaivai_3_7", "kaivai_6_10", "kaivai_12_1")
def influence_earned(table: Table) -> Iterator[Fault]:
    """Beside the three of the start, meeting huts bring influence, and sacrifices."""
    for seat, name in enumerate(table.seats):
        if table.influence[seat] > (most := _most_influence(table, seat)):
            yield "kaivai_3_7", f"{name} can have {most} influence at most by now; take some off."
        begins = not completed(table) and table.stage in BEFORE_ACTIONS
        if begins and table.influence[seat] != STOCK[2]:
            yield "kaivai_1_1", f"{name} has the three influence of the start by now; give three."


def _most_influence(table: Table, seat: int) -> int:
    """Two for each round without an action, and what meeting huts can have brought."""
    quiet = completed(table) + (table.passed[seat] and not table.acted[seat])
    return STOCK[2] + 2 * quiet + sum(_blessed(table, seat))


def _blessed(table: Table, seat: int) -> Iterator[int]:
    """What the meeting huts of each village can have brought, one at a time."""
    meeting = {one for one in huts_of(table, seat) if table.huts[one].kind == "meeting"}
    return (len(meeting & one.huts) * (len(one.cult) - 1) for one in villages(table))
