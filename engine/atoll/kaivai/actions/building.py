"""Building: each canoe builds one hut in a village whose cult hex it touches."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import product

from atoll.kaivai import rules
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.canoes import Voyage, acted, can_perform, why_not_act
from atoll.kaivai.components import HUT_KINDS
from atoll.kaivai.islands import Village
from atoll.kaivai.pieces import canoes_of, enclosed, free, islands, left_of, villages
from atoll.kaivai.starting import placed, why_no_place
from atoll.kaivai.supply import influenced
from atoll.kaivai.table import Build, Hut, Table
from atoll.kaivai.villages import cult_beside, hut_places, touching
from atoll.table import Event, Refusal, Step, listed
from atoll.table.stating import rule

STAGE = "build"


# What a canoe can do


@rule("kaivai_6_5")
def price_in(table: Table, seat: int, village: Village) -> int:
    """What a hut costs in a village: the bid, and one for each hut and cult hex that it has."""
    found: int = rules.price(
        table.bids[seat] or 1, village.size, with_hut=table.rulings.price == "with_hut"
    )
    return found


def price(table: Table, seat: int, place: Hex) -> int:
    """What a hut costs there."""
    return price_in(table, seat, touching(islands(table), place)[0])


def _purse(table: Table, seat: int) -> int:
    """What a player can still spend."""
    worth: int = rules.value(table.shells[seat])
    return worth - table.due


def _affordable(table: Table, seat: int, among: Iterable[Village]) -> list[Village]:
    """Those of the villages in which a player can pay for a hut."""
    purse = _purse(table, seat)
    return [village for village in among if price_in(table, seat, village) <= purse]


def _near(table: Table, seat: int) -> Iterator[Hex]:
    """The cult hexes beside which a player can pay for a hut."""
    return (one for village in _affordable(table, seat, villages(table)) for one in village.cult)


def _places(table: Table, seat: int, canoe: Hex) -> Iterator[Hex]:
    """Where a canoe can build a hut that its player can pay for."""
    beside = _affordable(table, seat, cult_beside(islands(table), canoe))
    return hut_places(islands(table), canoe, beside, free(table), enclosed(table))


def _acts(table: Table, seat: int, canoe: Hex) -> Iterator[Table]:
    """The table with a hut that the canoe can build, and what is due then."""
    if left_of(table, seat, "meeting") > 0:
        for place in _places(table, seat, canoe):
            yield _owing(table, seat, place)


def _owing(table: Table, seat: int, place: Hex, kind: str = "meeting") -> Table:
    huts = {**table.huts, place: Hut(seat, kind)}
    return table._replace(huts=huts, due=table.due + price(table, seat, place))


VOYAGE = Voyage(_near, _acts, "build")


def why_cannot(table: Table, seat: int) -> Refusal | None:
    """Why a player cannot build at all, or None."""
    if refusal := _why_no_piece(table, seat, "meeting"):
        return refusal
    if can_perform(table, seat, VOYAGE):
        return None
    reason = f"{table.seats[seat]} can pay for no hut that a canoe reaches; choose another action."
    return Refusal("kaivai_6_12", reason)


# The moves


def why_not(table: Table, seat: int, move: Build) -> Refusal | None:
    """The rule that refuses a hut, or None."""
    kind, place, canoe = move.kind, move.hex, move.canoe
    return (
        why_not_act(table, seat, canoe)
        or _why_no_piece(table, seat, kind)
        or _why_too_far(table, place, canoe)
        or why_no_place(table, place, "kaivai_6_3")
        or _why_too_dear(table, seat, place)
        or _why_others(table, seat, move)
    )


def _why_others(table: Table, seat: int, move: Build) -> Refusal | None:
    """A canoe that has moved must still be able to build afterwards."""
    owing = partial(_owing, table, seat, move.hex, move.kind)
    return VOYAGE.why_others(table, seat, move.canoe, owing)


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
    if place not in table.board.neighbours[canoe]:
        return Refusal("kaivai_6_2", f"{there} does not touch {here}; build beside the canoe.")
    villages = touching(islands(table), place)
    if len(villages) == 1 and villages[0] not in cult_beside(islands(table), canoe):
        reason = f"the canoe on {here} touches no cult hex of that village; move it to one."
        return Refusal("kaivai_6_2", reason)
    if not villages:
        return Refusal("kaivai_6_2", f"{there} touches no village; build beside one.")
    return None


def _why_too_dear(table: Table, seat: int, place: Hex) -> Refusal | None:
    costs, purse = price(table, seat, place), _purse(table, seat)
    if costs <= purse:
        return None
    name = table.seats[seat]
    return Refusal(
        "kaivai_6_5", f"the hut costs {costs}, and {name} has {purse}; build a cheaper one."
    )


def moves(table: Table, seat: int) -> Iterator[Build]:
    """Every hut that a canoe can build."""
    return (one for one in _builds(table, seat) if _why_others(table, seat, one) is None)


def _builds(table: Table, seat: int) -> Iterator[Build]:
    """Every hut that a canoe can build; whether others that have moved still can, is not asked."""
    kinds = [kind for kind in HUT_KINDS if _why_no_piece(table, seat, kind) is None]
    for canoe in canoes_of(table, seat):
        if why_not_act(table, seat, canoe) is None:
            for place, kind in product(_places(table, seat, canoe), kinds):
                yield Build(kind, place, canoe)


def played(table: Table, seat: int, move: Build) -> Step[Table]:
    """A hut is built, and has to be paid."""
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
