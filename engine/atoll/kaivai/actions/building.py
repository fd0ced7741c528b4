"""Building: each canoe builds one hut in a village whose cult hex it touches, for shells."""

from collections.abc import Iterator
from itertools import product

from atoll.kaivai import phases, rules
from atoll.kaivai.board import FIELD, Hex, write_hex
from atoll.kaivai.canoes import (
    Voyage,
    acted,
    can_perform,
    sailed,
    sails,
    why_not_act,
    why_not_sail,
)
from atoll.kaivai.components import HUT_KINDS, SPACES
from atoll.kaivai.islands import Village
from atoll.kaivai.pieces import canoes_of, enclosed, free, islands, left_of
from atoll.kaivai.starting import placed, why_no_place
from atoll.kaivai.supply import influenced
from atoll.kaivai.table import Build, Hut, Move, Pay, Sail, Table, Track
from atoll.kaivai.villages import cult_beside, hut_places, touching
from atoll.table import Event, Refusal, Step, listed, replaced
from atoll.table.stating import rule

__all__ = ["STAGE", "VOYAGE", "moves", "payments", "played", "price_in", "why_cannot", "why_not"]

STAGE = "build"


# What a canoe can do


def _places(table: Table, canoe: Hex) -> tuple[Hex, ...]:
    return hut_places(islands(table), canoe, free(table), enclosed(table))


def price(table: Table, seat: int, place: Hex) -> int:
    """What a hut costs there."""
    return price_in(table, seat, touching(islands(table), place)[0])


@rule("kaivai_6_5")
def price_in(table: Table, seat: int, village: Village) -> int:
    """What a hut costs in a village: the bid, and one for each of its huts and cult hexes."""
    found: int = rules.price(
        table.bids[seat] or 1, village.size, with_hut=table.rulings.price == "with_hut"
    )
    return found


def _acts(table: Table, seat: int, canoe: Hex) -> Iterator[Table]:
    """The table with a hut that the canoe can build, and what is due then."""
    purse = rules.value(table.shells[seat]) - table.due
    if left_of(table, seat, "meeting") < 1 or purse <= (table.bids[seat] or 1):
        return
    for place in _places(table, canoe):
        if (costs := price(table, seat, place)) <= purse:
            huts = {**table.huts, place: Hut(seat, "meeting")}
            yield table._replace(huts=huts, due=table.due + costs)


VOYAGE = Voyage(_acts, "build")


def why_cannot(table: Table, seat: int) -> Refusal | None:
    """Why a player cannot build at all, or None."""
    if refusal := _why_no_piece(table, seat, "meeting"):
        return refusal
    if can_perform(table, seat, VOYAGE):
        return None
    reason = f"{table.seats[seat]} can pay for no hut that a canoe reaches; choose another action."
    return Refusal("kaivai_6_12", reason)


# The moves


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses a move of this action, or None."""
    match move:
        case Pay(shells):
            return _why_not_pay(table, seat, shells)
        case Sail():
            return why_not_sail(table, seat, move, VOYAGE)
        case Build(kind, place, canoe):
            return why_not_act(table, seat, canoe) or _why_not_build(
                table, seat, kind, place, canoe
            )
    return None


def _why_not_build(table: Table, seat: int, kind: str, place: Hex, canoe: Hex) -> Refusal | None:
    return (
        _why_no_piece(table, seat, kind)
        or _why_too_far(table, place, canoe)
        or why_no_place(table, place, "kaivai_6_3")
        or _why_too_dear(table, seat, place)
        or _why_others(table, seat, kind, place, canoe)
    )


@rule("kaivai_6_11")
def _why_no_piece(table: Table, seat: int, kind: str) -> Refusal | None:
    """Why no hut of the kind can be built: its piece is out (ruling no_piece)."""
    if kind not in HUT_KINDS:
        kinds = listed(HUT_KINDS, "or")
        return Refusal("kaivai_6_11", f"{kind!r} is no kind of hut; build a {kinds} hut.")
    needed = "meeting" if table.rulings.no_piece == "bare" else kind
    if left_of(table, seat, needed) > 0:
        return None
    reason = f"{table.seats[seat]} has no piece left for a {kind} hut; build another kind."
    return Refusal("kaivai_6_11", reason)


def _why_too_far(table: Table, place: Hex, canoe: Hex) -> Refusal | None:
    here, there = write_hex(canoe), write_hex(place)
    if place not in FIELD.neighbours[canoe]:
        return Refusal("kaivai_6_2", f"{there} does not touch {here}; build beside the canoe.")
    villages = touching(islands(table), place)
    if len(villages) == 1 and villages[0] not in cult_beside(islands(table), canoe):
        reason = f"the canoe on {here} touches no cult hex of that village; move it to one."
        return Refusal("kaivai_6_2", reason)
    if not villages:
        return Refusal("kaivai_6_2", f"{there} touches no village; build beside one.")
    return None


def _why_too_dear(table: Table, seat: int, place: Hex) -> Refusal | None:
    costs, purse = price(table, seat, place), rules.value(table.shells[seat]) - table.due
    if costs <= purse:
        return None
    name = table.seats[seat]
    return Refusal(
        "kaivai_6_5", f"the hut costs {costs}, and {name} has {purse}; build a cheaper one."
    )


def _why_others(table: Table, seat: int, kind: str, place: Hex, canoe: Hex) -> Refusal | None:
    """A canoe that has moved must still be able to build afterwards."""
    others = table.sailed - {canoe}
    if not others:
        return None
    huts = {**table.huts, place: Hut(seat, kind)}
    due = table.due + price(table, seat, place)
    if VOYAGE.all_can(table._replace(huts=huts, due=due, sailed=others), seat):
        return None
    reason = (
        f"then the canoe on {write_hex(min(others))}, which has moved, cannot build; choose else."
    )
    return Refusal("kaivai_5_1", reason)


@rule("kaivai_6_6")
def _why_not_pay(table: Table, seat: int, shells: Track) -> Refusal | None:
    """A payment is enough, and no shell of it is superfluous."""
    found = rules.payment(table.shells[seat], shells, table.due)
    if found.lacking or min(shells) < 0:
        return Refusal("kaivai_6_6", f"{table.seats[seat]} has not these shells; pay with others.")
    if not found.enough:
        worth = rules.value(shells)
        return Refusal("kaivai_6_6", f"{worth} is not enough; pay {table.due} or little more.")
    if found.superfluous:
        return Refusal("kaivai_6_6", f"a shell is superfluous for {table.due}; keep it.")
    return None


def moves(table: Table, seat: int) -> Iterator[Move]:
    """Every move of a canoe, and every hut that one can build."""
    if table.stage == "pay":
        yield from payments(table, seat)
        return
    yield from sails(table, seat, VOYAGE)
    for canoe in canoes_of(table, seat):
        if why_not_act(table, seat, canoe) is None:
            places = _places(table, canoe)
            builds = (Build(kind, place, canoe) for place in places for kind in HUT_KINDS)
            yield from (b for b in builds if not _why_not_build(table, seat, *_said(b)))


def _said(build: Build) -> tuple[str, Hex, Hex]:
    return build.kind, build.hex, build.canoe


def payments(table: Table, seat: int) -> Iterator[Pay]:
    """Every choice of shells that pays what is due, with none superfluous."""
    shells = table.shells[seat]
    ranges = [
        range(min(has, -(-table.due // space)) + 1)
        for has, space in zip(shells, SPACES, strict=True)
    ]
    for chosen in product(*ranges):
        paid = rules.payment(shells, chosen, table.due)
        if paid.enough and not paid.superfluous:
            yield Pay(Track(*chosen))


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """A canoe moves, a hut is built, or what is due is paid."""
    match move:
        case Pay(shells):
            return _paid(table, seat, shells)
        case Sail():
            return sailed(table, seat, move)
        case Build():
            return _built(table, seat, move)
    raise TypeError(move)


def _built(table: Table, seat: int, move: Build) -> Step[Table]:
    costs = price(table, seat, move.hex)
    facts = {"seat": seat, "kind": move.kind, "hex": move.hex}
    told = Event("kaivai_6_1", "build", facts)
    dear = Event("kaivai_6_5", "price", {"price": costs, "bid": table.bids[seat]})
    village = touching(islands(table), move.hex)[0]
    hut = placed(acted(table, move.canoe), seat, move.kind, move.hex)
    new = {move.hex} & hut.table.canoes.keys()  # a new canoe waits for the next turn
    owing = hut.table._replace(due=table.due + costs, done=hut.table.done | new)
    at_once = table.rulings.payment == "each_hut"
    step = Step(table, (told, dear)).then(
        hut, Step(owing._replace(stage="pay") if at_once else owing)
    )
    blessed = move.kind == "meeting" and table.god in village.hexes
    return step.then(influenced(step.table, {seat: 1}, "kaivai_6_10")) if blessed else step


def _paid(table: Table, seat: int, shells: Track) -> Step[Table]:
    """Shells go to the supply; what is too much comes back as one shell (ruling change_from)."""
    own, first = table.shells[seat], table.rulings.change_from == "payment_first"
    found = phases.paid(own, shells, table.due, table.goods_left, first=first)
    paid = table._replace(
        shells=replaced(table.shells, seat, Track(*found.shells)),
        goods_left=found.left,
        due=0,
        stage=STAGE,
    )
    pay = Event("kaivai_6_6", "pay", {"seat": seat, "shells": shells, "price": table.due})
    change = rules.value(found.back)
    given = Event("kaivai_6_7", "change", {"seat": seat, "space": change})
    return Step(paid, (pay, given) if change else (pay,))
