"""Loss of value: the end of a round, and what comes after it."""

from atoll.kaivai import phases
from atoll.kaivai.bidding import bidding_order
from atoll.kaivai.table import Table, Track
from atoll.table import Event, Step
from atoll.table.stating import rule

ROUNDS = {"eight": 8, "ten": 10}


def lost(table: Table) -> Step[Table]:
    """Shells and fish lose value, the spaces are cleared, and the next round or the end follows."""
    aged = _aged(table)
    cleared = _cleared(aged.table)
    return aged.then(cleared, _onward(cleared.table))


@rule("kaivai_13_1", "kaivai_13_2")
def _aged(table: Table) -> Step[Table]:
    """Counters on 1 go back to the supply; all others move one space left."""
    shells, fish = (tuple(map(phases.lost, tracks)) for tracks in (table.shells, table.fish))
    gone = sum(one.gone for one in (*shells, *fish))
    out = (Event("kaivai_13_2", "gone", {"number": gone}),) if gone else ()
    without = table._replace(
        shells=tuple(one._replace(one=0) for one in table.shells),
        fish=tuple(one._replace(one=0) for one in table.fish),
        goods_left=table.goods_left + gone,
    )
    after = without._replace(
        shells=tuple(Track(*one.track) for one in shells),
        fish=tuple(Track(*one.track) for one in fish),
    )
    return Step(without, out).then(Step(after, (Event("kaivai_13_1", "loss", {}),)))


@rule("kaivai_13_3")
def _cleared(table: Table) -> Step[Table]:
    """Influence on the actions goes back to the supply, and bids are taken back."""
    back = sum(table.spaces.values())
    nobody = (False,) * len(table.seats)
    after = table._replace(
        spaces={},
        marked=frozenset(),
        influence_left=table.influence_left + back,
        acted=nobody,
        passed=nobody,
    )
    return Step(after, (Event("kaivai_13_3", "back", {"number": back}),))


def _onward(table: Table) -> Step[Table]:
    if table.round >= ROUNDS[table.rulings.rounds]:
        end = Event("kaivai_14_1", "end", {"round": table.round})
        return Step(table._replace(stage="final", bids=(None,) * len(table.seats)), (end,))
    free = table._replace(round=table.round + 1, stage="bid", bids=(None,) * len(table.seats))
    order = bidding_order(free)
    begun = free._replace(order=order, turn=order[0])
    begin = Event("kaivai_2_7", "round", {"round": begun.round})
    first = Event("kaivai_2_3", "bidding order", {"order": order})
    return Step(begun, (begin, first))
