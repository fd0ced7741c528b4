"""What comes from the supplies and goes back to them: what is not there nobody gets."""

from collections.abc import Mapping

from atoll.kaivai import rules
from atoll.kaivai.table import Table
from atoll.table import Event, Step, replaced


def added(values: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """What the players have, with more for one of them."""
    return replaced(values, seat, values[seat] + more)


def influenced(
    table: Table, wanted: Mapping[int, int], rule: str, *, short: str = "kaivai_0_4"
) -> Step[Table]:
    """Players get influence from the supply, one after the other, as long as there is any.

    `rule` says that they get it, `short` what holds where the supply has too little.
    """
    steps = [Step(table)]
    for seat in table.order:
        if seat in wanted:
            steps.append(_gains(steps[-1].table, seat, wanted[seat], (rule, short)))
    return steps[0].then(*steps[1:]) if steps[1:] else steps[0]


def _gains(table: Table, seat: int, wanted: int, rules_of: tuple[str, str]) -> Step[Table]:
    gain = rules.gained(wanted, table.influence_left)
    influence = added(table.influence, seat, gain)
    after = table._replace(influence=influence, influence_left=table.influence_left - gain)
    facts = {"seat": seat, "number": gain, "wanted": wanted}
    rule, short = rules_of
    said = dict.fromkeys(("kaivai_0_4", short))
    lacking = [Event(one, "influence short", facts) for one in said if gain < wanted]
    gained = [Event(rule, "influence", facts)] if gain else []
    return Step(after, (*lacking, *gained))


def glorified(table: Table, glory: tuple[int, ...], events: tuple[Event, ...]) -> Step[Table]:
    """The players get glory; who passes the start of the track begins a new lap."""
    return lapped(table, Step(gaining(table, glory), events))


def gaining(table: Table, glory: tuple[int, ...]) -> Table:
    """The table with more glory for the players."""
    return table._replace(glory=tuple(map(int.__add__, table.glory, glory)))


def lapped(before: Table, step: Step[Table]) -> Step[Table]:
    """What brought glory, and who has passed the start of the track by all of it."""
    laps = [
        Event("kaivai_0_7", "lap", {"seat": seat, "glory": now})
        for seat, (was, now) in enumerate(zip(before.glory, step.table.glory, strict=True))
        if now // _LAP > was // _LAP
    ]
    return step.then(Step(step.table, tuple(laps))) if laps else step


_LAP = 40
