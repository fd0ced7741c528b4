"""Scorings: who takes a mask, and what ends with it; totals, and who has won."""

from collections.abc import Iterator, Sequence

from atoll.bali import rules
from atoll.bali.answering import ended, free
from atoll.bali.own_box import known_from, mask_from
from atoll.bali.table import Mask, Move, Table
from atoll.table import Event, Outcome, Refusal, Step, listed, replaced
from atoll.table.stating import rule


@rule("bali_8_9", "bali_9_1")
def scored(table: Table, chips: int) -> Step[Table]:
    """A scoring where the active player has a chip; else the same player goes on."""
    other = _other(table)
    due = rules.scoring(chips, len(table.masks_left), there=other is not None)
    if not due.happens:
        return Step(table, (Event("bali_8_9", "remain", {"seat": table.active}),))
    facts = {"seat": table.active, "number": chips, "island": table.island}
    step = Step(table, (Event("bali_9_1", "scoring", facts), *_alone(table, chips, other)))
    lowest = table.masks_left[:2]
    if not due.other or other is None:
        return step.then(_taking(table, [table.active] if due.active else [], chips))
    if table.rulings.second_mask == "active_chooses" and len({*lowest}) > 1:
        return step.then(Step(table._replace(stage="mask")))
    first = table.rulings.second_mask != "other_first"
    order = [table.active, other] if first else [other, table.active]
    return step.then(_taking(table, order, chips))


def _alone(table: Table, chips: int, other: int | None) -> Iterator[Event]:
    """Why nobody else takes a mask."""
    if chips > 1:
        yield Event("bali_9_2", "both", {"seat": table.active, "island": table.island})
    elif other is None:
        yield Event("bali_11_5", "chip lies aside", {"island": table.island})
    elif len(table.masks_left) == 1:
        yield Event("bali_10_2", "last mask", {"seat": other})


def _other(table: Table) -> int | None:
    """Who else has a chip of the active island."""
    owners = table.priests.get(table.island), table.princes.get(table.island)
    return next((one for one in owners if one not in (None, table.active)), None)


@rule("bali_9_4")
def _taking(table: Table, order: Sequence[int], chips: int) -> Step[Table]:
    """Each takes the lowest mask that is left; then the turn ends, or the game."""
    step: Step[Table] = Step(table)
    for seat in order:
        found = "bali_9_2" if chips > 1 else "bali_9_4" if seat == table.active else "bali_9_3"
        step = step.then(_takes(step.table, seat, step.table.masks_left[0], found))
    return step.then(_closed(step.table, order))


@rule("bali_9_5")
def _takes(table: Table, seat: int, value: int, found: str) -> Step[Table]:
    """A mask joins those that a player has; nothing takes one away."""
    place = table.masks_left.index(value)
    left = table.masks_left[:place] + table.masks_left[place + 1 :]
    own = tuple(sorted((*table.masks[seat], value)))
    after = table._replace(masks=replaced(table.masks, seat, own), masks_left=left)
    data = mask_from(table.box, value)
    what = "mask" if data in {"invented", "own"} else "mask told"
    return Step(after, (Event(found, what, {"seat": seat, "number": value, "data": data}),))


@rule("bali_9_5", "bali_9_6", "bali_10_1")
def _closed(table: Table, order: Sequence[int]) -> Step[Table]:
    """A scoring ends the turn; with the last mask the game."""
    keep = (Event("bali_9_5", "masks stay"),)
    if table.masks_left:
        ends = Event("bali_9_6", "scored", {"seat": table.active})
        return Step(ended(table).table, (*keep, ends))
    last = order[-1] if order and table.rulings.ender == "last_taker" else table.active
    after = free(table)._replace(stage="over", turn=None, ender=last)
    return Step(after, (*keep, *_end_told(after)))


# Which mask (ruling second_mask=active_chooses)


@rule("bali_9_4")
def why_not(table: Table, _seat: int, move: Move) -> Refusal | None:
    """Why the active player cannot take that mask, or None."""
    lowest = table.masks_left[:2]
    if isinstance(move, Mask) and move.number in lowest:
        return None
    fix = listed([str(one) for one in dict.fromkeys(lowest)], "or")
    return Refusal("bali_9_4", f"one of the two lowest masks is taken; take {fix}.")


def masked(table: Table, seat: int, move: Move) -> Step[Table]:
    """The active player takes a mask, and the other player the other one."""
    assert isinstance(move, Mask)  # noqa: S101 # the stage has no others
    other, value = _other(table), move.number
    rest = next(iter(one for one in table.masks_left[:2] if one != value), value)
    step = _takes(table, seat, value, "bali_9_4")
    if other is None:
        return step.then(_closed(step.table, [seat]))
    step = step.then(_takes(step.table, other, rest, "bali_9_3"))
    return step.then(_closed(step.table, [seat, other]))


# The end


@rule("bali_10_3", "bali_10_4", "bali_10_5")
def outcome(table: Table) -> Outcome | None:
    """Who won, once the last mask is taken; None while the game goes on."""
    if table.stage != "over":
        return None
    totals = _totals(table)
    first = rules.ranked(totals, [seat == table.ender for seat in range(len(totals))])
    winners = tuple(seat for seat, wins in enumerate(first) if wins)
    tied = totals.count(max(totals)) > 1
    return Outcome(winners, "bali_10_5" if tied else "bali_10_4", tuple(totals))


def _totals(table: Table) -> list[int]:
    return [rules.standing(masks, _seals(table, seat)) for seat, masks in enumerate(table.masks)]


def _seals(table: Table, seat: int) -> int:
    return [*table.seals.values()].count(seat)


def _end_told(table: Table) -> Iterator[Event]:
    """The end, the points of seals, the totals, and who has won."""
    yield Event("bali_10_1", "end")
    for seat in range(len(table.seats)):
        if number := _seals(table, seat):
            yield Event("bali_7_3", "seals", {"seat": seat, "number": number})
    found = outcome(table)
    assert found is not None  # noqa: S101 # the last mask is taken
    data = known_from(table.box, "masks")
    yield Event("bali_10_3", "totals", {"totals": tuple(_totals(table)), "data": data})
    if found.rule == "bali_10_5" and found.winners == (table.ender,):
        yield Event("bali_10_5", "ender", {"seat": table.ender})
    elif found.rule == "bali_10_5":
        yield Event("bali_10_5", "share", {"seats": found.winners})
    else:
        yield Event("bali_10_4", "win", {"seats": found.winners, "total": max(_totals(table))})
