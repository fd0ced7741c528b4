"""How a game begins: the bases, the order of the first bids, the starting huts."""

from collections.abc import Iterator
from random import Random

from atoll.kaivai.board import Hex, pairs_of_bases, write_hex
from atoll.kaivai.components import HUT_KINDS, STOCK
from atoll.kaivai.pieces import enclosed, free, huts_of, islands, left_of, villages
from atoll.kaivai.table import Hut, Place, Table, Track
from atoll.kaivai.villages import cult_beside, touching
from atoll.table import Event, Refusal, Step, listed
from atoll.table.luck import mixed, one_of
from atoll.table.stating import rule

STARTING_HUTS = 2
_KINDS = listed(HUT_KINDS, "or")


@rule("kaivai_1_2", "kaivai_2_4")
def dealt(table: Table, luck: Random) -> Step[Table]:
    """Two bases lie on the board, and the order of the first bids is drawn."""
    order = tuple(mixed(range(len(table.seats)), luck))
    cult = table.cult
    if table.rulings.bases == "drawn":
        cult = table.board.printed.union(*one_of(pairs_of_bases(table.board), luck))
    seed = int(luck.random() * 2**53)
    opened = table._replace(order=order, turn=order[0], cult=cult, seed=seed)
    after = _stocked(opened) if table.rulings.start_fish == "five" else opened
    return Step(after, tuple(_opened(after)))


@rule("kaivai_1_1")
def _stocked(table: Table) -> Table:
    """The fish lie on 5 (ruling start_fish)."""
    fish = Track(five=STOCK[1])
    return table._replace(fish=(fish,) * len(table.seats))


def _opened(table: Table) -> Iterator[Event]:
    """What lies on the table before the first bid."""
    shells, fish, influence = STOCK
    yield Event("kaivai_0_2", "field", {"hexes": tuple(sorted(table.board.printed))})
    yield Event("kaivai_0_3", "pieces", {})
    facts = {"shells": shells, "fish": fish, "influence": influence}
    space = 5 if table.rulings.start_fish == "five" else 4
    yield Event("kaivai_1_1", "stock", {**facts, "space": space})
    yield Event("kaivai_0_6", "tracks", {})
    yield Event("kaivai_1_2", "bases", {"hexes": tuple(sorted(table.cult - table.board.printed))})
    yield Event("kaivai_1_3", "apart", {})
    yield Event("kaivai_0_9", "villages", {"number": len(villages(table))})
    yield Event("kaivai_1_4", "cult pieces", {"number": table.cult_left})
    left = {"goods": table.goods_left, "influence": table.influence_left}
    yield Event("kaivai_0_4", "supplies", left)
    yield Event("kaivai_2_4", "drawn", {"order": table.order})


# Starting huts


def why_not(table: Table, seat: int, move: Place) -> Refusal | None:
    """The rule that refuses a starting hut, or None."""
    return _why_not_kind(table, seat, move.kind) or _why_not_there(table, move.hex)


def _why_not_there(table: Table, place: Hex) -> Refusal | None:
    """Why no starting hut may come to a place, or None."""
    if refusal := why_no_place(table, place, "kaivai_1_6"):
        return refusal
    if not cult_beside(islands(table), place):
        reason = f"{write_hex(place)} touches no cult hex; place the hut beside one."
        return Refusal("kaivai_1_6", reason)
    return None


@rule("kaivai_1_7")
def _why_not_kind(table: Table, seat: int, kind: str) -> Refusal | None:
    """Which kinds of huts a player may begin with (ruling start_huts)."""
    if kind not in HUT_KINDS:
        return Refusal("kaivai_1_7", f"{kind!r} is no kind of hut; place a {_KINDS} hut.")
    ruled, own = table.rulings.start_huts, huts_of(table, seat)
    builder = any(table.huts[place].kind == "canoe-builder" for place in own)
    if kind == "canoe-builder" or ruled == "free" or (ruled == "one_canoe" and not own):
        return None
    if ruled == "one_canoe" and builder:
        return None
    return Refusal("kaivai_1_7", f"{table.seats[seat]} begins with canoe-builder huts; place one.")


def why_no_place(table: Table, place: Hex, water: str) -> Refusal | None:
    """Why no hut and no cult hex may come to a place, whoever puts it there.

    `water` is the rule that a piece comes on empty water; that of the god, 3.4, says itself what it
    may join.
    """
    here, lands = write_hex(place), islands(table)
    if place in lands.land or place in table.canoes:
        return Refusal(water, f"{here} is no empty water; choose a hex that is.")
    if len(touching(lands, place)) > 1:
        joins = f"{here} would join two villages; choose another hex."
        of_god = water == "kaivai_3_4"
        return Refusal("kaivai_3_5", joins) if of_god else Refusal("kaivai_0_10", joins)
    shut = enclosed(table)(lands, free(table), place)
    if shut:
        canoe = write_hex(min(shut))
        return Refusal(
            _ENCLOSING[water], f"{here} would enclose the canoe on {canoe}; choose another."
        )
    return None


_ENCLOSING = {"kaivai_1_6": "kaivai_6_4", "kaivai_3_4": "kaivai_3_6", "kaivai_6_3": "kaivai_6_4"}


def moves(table: Table, seat: int) -> Iterator[Place]:
    """Every kind of hut on every hex beside a cult hex."""
    kinds = [kind for kind in HUT_KINDS if _why_not_kind(table, seat, kind) is None]
    places = (
        place
        for place in sorted(table.board.beside(table.cult))
        if not _why_not_there(table, place)
    )
    return (Place(kind, place) for place in places for kind in kinds)


def played(table: Table, seat: int, move: Place) -> Step[Table]:
    """A starting hut is placed; after two the next player does so, then the god comes."""
    facts = {"seat": seat, "kind": move.kind, "hex": move.hex}
    hut = Event("kaivai_1_5", "starting hut", facts)
    kind = Event("kaivai_1_7", "starting kind", facts)
    step = Step(table, (hut, kind)).then(placed(table, seat, move.kind, move.hex))
    whole = len(huts_of(step.table, seat)) >= STARTING_HUTS
    return step.then(Step(_onward(step.table, seat))) if whole else step


def _onward(table: Table, seat: int) -> Table:
    if seat == table.order[-1]:
        return table._replace(stage="god", turn=seat)
    return table._replace(turn=table.order[table.order.index(seat) + 1])


def placed(table: Table, seat: int, kind: str, place: Hex) -> Step[Table]:
    """A hut comes on the board, with the piece that belongs to it, if one is left."""
    huts = {**table.huts, place: Hut(seat, kind)}
    if not left_of(table, seat, kind):  # ruling no_piece=bare
        return Step(table._replace(huts=huts), ())
    facts = {"seat": seat, "hex": place}
    if kind == "canoe-builder":
        canoes = {**table.canoes, place: seat}
        built = Event("kaivai_6_8", "canoe", facts)
        return Step(table._replace(huts=huts, canoes=canoes), (built,))
    if kind == "fisherman":
        return Step(table._replace(huts=huts), (Event("kaivai_6_9", "fisherman", facts),))
    return Step(table._replace(huts=huts), ())
