"""Delivering: each canoe brings fish to huts that it touches; other players' huts pay shells."""

from collections.abc import Iterator
from functools import partial
from itertools import product

from atoll.kaivai import phases, rules
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.canoes import Voyage, acted, can_perform, why_not_act
from atoll.kaivai.components import LOAD
from atoll.kaivai.pieces import canoes_of
from atoll.kaivai.table import Deliver, Table, Track
from atoll.table import Event, Refusal, Step, counted, replaced
from atoll.table.stating import rule

STAGE = "deliver"


# What a canoe can do


def _huts(table: Table, canoe: Hex) -> list[Hex]:
    """The huts beside a canoe that take fish."""
    beside = sorted(table.board.neighbours[canoe] & table.huts.keys())
    return [place for place in beside if _why_not_there(table, place, 1) is None]


def _why_not_there(table: Table, place: Hex, number: int) -> Refusal | None:
    """Why a hut does not take so many fish."""
    hut, here = table.huts[place], write_hex(place)
    if hut.kind == "fisherman":
        reason = f"the hut on {here} is a fisherman's; deliver to another."
        return Refusal("kaivai_8_1", reason)
    if place in table.canoes and table.rulings.occupied_hut == "refused":
        return Refusal("kaivai_8_1", f"a canoe is on the hut on {here}; deliver to another.")
    if not rules.takes(hut.fish, number, most=LOAD):
        more = LOAD - hut.fish
        fix = f"takes {more} more fish; deliver so many" if more else "is full; choose another"
        return Refusal("kaivai_8_2", f"the hut on {here} {fix}.")
    return None


def _why_unpaid(table: Table, seat: int, place: Hex, number: int) -> Refusal | None:
    """Why the supply has too few shells for a sale (ruling sale_short)."""
    sale, left = table.huts[place].owner != seat, table.goods_left
    if not sale or table.rulings.sale_short != "refused" or left >= number:
        return None
    fix = "sell so many fish at most" if left else "deliver to an own hut"
    has = counted(left, "shell") if left else "no shell"
    return Refusal("kaivai_8_7", f"the supply has {has}; {fix}.")


def _acts(table: Table, seat: int, canoe: Hex) -> Iterator[Table]:
    """The table with one fish more on a hut beside the canoe."""
    fish = stalest(table.fish[seat], 1)
    for place in _huts(table, canoe) if any(fish) else ():
        if _why_unpaid(table, seat, place, 1) is None:
            yield _delivered(table, seat, place, fish)


VOYAGE = Voyage(lambda table, _: table.huts, _acts, "deliver")


def why_cannot(table: Table, seat: int) -> Refusal | None:
    """Why a player cannot deliver at all, or None."""
    name = table.seats[seat]
    if not sum(table.fish[seat]):
        return Refusal("kaivai_4_4", f"{name} has no fish to deliver; choose another action.")
    if can_perform(table, seat, VOYAGE):
        return None
    reason = f"no canoe of {name} reaches a hut that takes fish; choose another action."
    return Refusal("kaivai_8_1", reason)


# The moves


def why_not(table: Table, seat: int, move: Deliver) -> Refusal | None:
    """The rule that refuses a delivery, or None."""
    fish, place, canoe = move.fish, move.hut, move.canoe
    return (
        _why_not_again(table, seat, canoe)
        or _why_too_far(table, place, canoe)
        or _why_not_fish(table, seat, fish)
        or _why_not_there(table, place, sum(fish))
        or _why_unpaid(table, seat, place, sum(fish))
        or VOYAGE.why_others(table, seat, canoe, partial(_delivered, table, seat, place, fish))
    )


def _why_not_again(table: Table, seat: int, canoe: Hex) -> Refusal | None:
    """A canoe delivers to one hut after the other; it has had its turn and goes on."""
    return why_not_act(table._replace(done=table.done - {canoe}), seat, canoe)


def _why_too_far(table: Table, place: Hex, canoe: Hex) -> Refusal | None:
    if place in table.huts and place in table.board.neighbours[canoe]:
        return None
    reason = f"no hut on {write_hex(place)} touches {write_hex(canoe)}; deliver to one beside it."
    return Refusal("kaivai_8_1", reason)


@rule("kaivai_8_6")
def _why_not_fish(table: Table, seat: int, fish: Track) -> Refusal | None:
    """Which fish a player may deliver (ruling fish_leave)."""
    own, name = table.fish[seat], table.seats[seat]
    if sum(fish) < 1 or min(fish) < 0:
        return Refusal("kaivai_8_3", "no fish are delivered; deliver 1 to 3.")
    if any(one > there for one, there in zip(fish, own, strict=True)):
        return Refusal("kaivai_8_6", f"{name} has not these fish; deliver others.")
    if table.rulings.fish_leave == "stalest" and fish != stalest(own, sum(fish)):
        return Refusal("kaivai_8_6", "the stalest fish go first; deliver those.")
    return None


def stalest(track: Track, number: int) -> Track:
    """So many fish of a track, from the left."""
    taken, left = [], number
    for there in track:
        taken.append(min(there, left))
        left -= taken[-1]
    return Track(*taken)


def moves(table: Table, seat: int) -> Iterator[Deliver]:
    """Every delivery that a canoe can make."""
    return (one for one in _deliveries(table, seat) if why_not(table, seat, one) is None)


def _deliveries(table: Table, seat: int) -> Iterator[Deliver]:
    """Every load that a hut beside a canoe takes; whether it is allowed, is not asked."""
    for canoe in canoes_of(table, seat):
        if _why_not_again(table, seat, canoe) is None:
            for place in _huts(table, canoe):
                yield from (Deliver(fish, place, canoe) for fish in _loads(table, seat, place))


def _loads(table: Table, seat: int, place: Hex) -> Iterator[Track]:
    """Every choice of fish that a hut takes."""
    most = LOAD - table.huts[place].fish
    for chosen in product(*[range(min(there, most) + 1) for there in table.fish[seat]]):
        if 1 <= sum(chosen) <= most:
            yield Track(*chosen)


def _delivered(table: Table, seat: int, place: Hex, fish: Track) -> Table:
    hut = table.huts[place]
    before = phases.Traded(table.fish[seat], table.shells[seat], hut.fish, table.goods_left)
    found = phases.delivered(before, fish, sale=hut.owner != seat)
    return table._replace(
        fish=replaced(table.fish, seat, Track(*found.fish)),
        huts={**table.huts, place: hut._replace(fish=found.load)},
        shells=replaced(table.shells, seat, Track(*found.shells)),
        goods_left=found.left,
    )


def played(table: Table, seat: int, move: Deliver) -> Step[Table]:
    """A canoe delivers fish to a hut."""
    after = _delivered(acted(table, move.canoe), seat, move.hut, move.fish)
    owner, number = table.huts[move.hut].owner, sum(move.fish)
    facts = {"seat": seat, "hex": move.hut, "number": number, "fish": move.fish, "owner": owner}
    brought = Event("kaivai_8_3", "deliver", facts)
    if owner == seat:
        return Step(after, (brought, Event("kaivai_8_5", "own hut", facts)))
    shells = Track(*map(int.__sub__, after.shells[seat], table.shells[seat]))
    sale = Event("kaivai_8_4", "sale", {**facts, "shells": shells})
    short = (Event("kaivai_8_7", "sale short", facts),) if sum(shells) < number else ()
    return Step(after, (brought, sale, *short))
