"""The end of the game: totals, and who has won."""

from collections.abc import Iterator

from atoll.bali import rules
from atoll.bali.own_box import known_from
from atoll.bali.table import Table
from atoll.table import Event, Outcome
from atoll.table.stating import rule


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


def told(table: Table) -> Iterator[Event]:
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
