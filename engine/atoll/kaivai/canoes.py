"""Canoes on the water: how far they come, where they may stop, and who must still act.

An action with canoes is a `Voyage`: what a canoe may do where it is. A canoe moves once at most,
before it acts; one that has moved must act.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import NamedTuple

from atoll.kaivai import rules
from atoll.kaivai.board import Hex, distance, write_hex
from atoll.kaivai.islands import ways
from atoll.kaivai.pieces import canoes_of, islands
from atoll.kaivai.table import Sail, Table
from atoll.table import Event, Refusal, Step, counted, listed
from atoll.table.stating import rule


class Voyage(NamedTuple):
    """An action with canoes: the tables after the least that a canoe there can do, if it can.

    It is done beside the hexes of `near` alone. `does` is what it does, for refusals.
    """

    near: Callable[[Table, int], Iterable[Hex]]
    acts: Callable[[Table, int, Hex], Iterable[Table]]
    does: str

    def can_act(self, table: Table, seat: int, canoe: Hex) -> bool:
        """Whether a canoe that is there can act."""
        return canoe not in table.huts and any(True for _ in self.acts(table, seat, canoe))

    def all_can(self, table: Table, seat: int, met: set[Hashable] | None = None) -> bool:
        """Whether all canoes that have moved can still act, one after the other.

        Tables that were `met` before, in another order, are not asked again.
        """
        met, here = met or set(), (table.sailed, frozenset(table.huts.items()), table.due)
        if not table.sailed or here in met:
            return not table.sailed
        met.add(here)
        return any(
            self.all_can(after._replace(sailed=table.sailed - {canoe}), seat, met)
            for canoe in sorted(table.sailed)
            for after in self.acts(table, seat, canoe)
        )

    def why_others(
        self, table: Table, seat: int, canoe: Hex, acts: Callable[[], Table]
    ) -> Refusal | None:
        """Why a canoe may not act so: others that have moved could not act afterwards."""
        others = table.sailed - {canoe}
        if not others or self.all_can(acts()._replace(sailed=others), seat):
            return None
        moved = f"the canoe on {write_hex(min(others))}, which has moved"
        return Refusal("kaivai_5_1", f"then {moved}, cannot {self.does}; choose else.")


# Moving


@rule("kaivai_5_1")
def allowance(table: Table, seat: int) -> int:
    """How far the canoes of a player move in this round."""
    found: int = rules.movement(table.bids[seat] or 1, table.increase[seat])
    return found


def moved(table: Table, canoe: Hex, to: Hex) -> Table:
    """The table with a canoe elsewhere; one that is there is sunk."""
    canoes = {**table.canoes, to: table.canoes[canoe]}
    del canoes[canoe]
    return table._replace(canoes=canoes)


def ends(table: Table, seat: int) -> Iterator[tuple[Hex, Hex]]:
    """Each canoe that may move now, with each end of its move, whoever may be there."""
    for canoe in canoes_of(table, seat):
        if _why_no_move(table, seat, canoe) is None:
            steps = ways(islands(table), canoe, allowance(table, seat))
            yield from ((canoe, place) for place in steps if place != canoe)


def sails(table: Table, seat: int, voyage: Voyage) -> Iterator[Sail]:
    """Every move of a canoe before it acts: to where any might act, and this one can."""
    beside = table.board.beside(voyage.near(table, seat)).difference(table.canoes)
    for canoe, to in ends(table, seat):
        if to in beside and _leads_on(table, seat, canoe, to, voyage):
            yield Sail(canoe, to)


def _leads_on(table: Table, seat: int, canoe: Hex, to: Hex, voyage: Voyage) -> bool:
    after = moved(table, canoe, to)
    if not voyage.can_act(after, seat, to):
        return False
    return not table.sailed or voyage.all_can(_sailing(after, to), seat)


def _sailing(table: Table, canoe: Hex) -> Table:
    return table._replace(sailed=table.sailed | {canoe})


def can_perform(table: Table, seat: int, voyage: Voyage) -> bool:
    """Whether any canoe can act, where it is or after a move."""
    waiting = [one for one in canoes_of(table, seat) if one not in table.done]
    if any(voyage.can_act(table, seat, canoe) for canoe in waiting):
        return True
    return next(sails(table, seat, voyage), None) is not None


def why_not_sail(table: Table, seat: int, move: Sail, voyage: Voyage) -> Refusal | None:
    """The rule that refuses a move before an action, or None."""
    if refusal := why_no_way(table, seat, move):
        return refusal
    if move.to in table.canoes:
        reason = f"a canoe is on {write_hex(move.to)}; end the move on another hex."
        return Refusal("kaivai_5_3", reason)
    if not _leads_on(table, seat, move.canoe, move.to, voyage):
        reason = (
            f"the canoe could not {voyage.does} from {write_hex(move.to)}; leave it where it is."
        )
        return Refusal("kaivai_5_1", reason)
    return None


def why_no_way(table: Table, seat: int, move: Sail) -> Refusal | None:
    """Why a canoe does not get there, whoever may be there."""
    if refusal := _why_no_move(table, seat, move.canoe):
        return refusal
    to, lands = write_hex(move.to), islands(table)
    if move.to in lands.land:
        return Refusal("kaivai_5_2", f"{to} is land; canoes move over water.")
    most = allowance(table, seat)
    if move.to != move.canoe and move.to in ways(lands, move.canoe, most):
        return None
    far, here = f"{counted(most, 'hex', 'hexes')} at most", write_hex(move.canoe)
    if move.to != move.canoe and distance(move.canoe, move.to) <= most:
        return Refusal("kaivai_5_2", f"land lies between {here} and {to}; move {far} over water.")
    what = "no move" if move.to == move.canoe else "too far"
    leaves = move.canoe in table.huts and move.to in ways(lands, move.canoe, most + 1)
    rule = "kaivai_5_4" if leaves else "kaivai_5_1"
    return Refusal(rule, f"{to} is {what} for {here}; move {far}.")


def _why_no_move(table: Table, seat: int, canoe: Hex) -> Refusal | None:
    """Why a canoe may not move now, wherever to."""
    again = "kaivai_4_5" if table.stage == "move" else "kaivai_5_1"
    if refusal := mine(table, seat, canoe) or _spent(table, canoe, again):
        return refusal
    if canoe in table.sailed:
        return Refusal("kaivai_5_1", f"the canoe on {write_hex(canoe)} has moved; let it act.")
    return _in_order(table, canoe)


def mine(table: Table, seat: int, canoe: Hex) -> Refusal | None:
    """Why no canoe of the player is there."""
    if table.canoes.get(canoe) == seat:
        return None
    name, own = table.seats[seat], listed(map(write_hex, canoes_of(table, seat))) or "nowhere"
    reason = f"{name} has no canoe on {write_hex(canoe)}; {name}'s canoes are on {own}."
    return Refusal("kaivai_4_5", reason)


def _spent(table: Table, canoe: Hex, again: str = "kaivai_4_5") -> Refusal | None:
    """Why a canoe has had its turn, and does not act or move `again`."""
    if canoe not in table.done:
        return None
    if canoe in table.huts:
        reason = f"the canoe on {write_hex(canoe)} is new; use it from the next turn on."
        return Refusal("kaivai_5_5", reason)
    return Refusal(again, f"the canoe on {write_hex(canoe)} has acted; use another, or end.")


@rule("kaivai_5_7")
def _in_order(table: Table, canoe: Hex) -> Refusal | None:
    """Why another canoe comes first (ruling order_of_canoes)."""
    ruled, others = table.rulings.order_of_canoes, table.sailed - {canoe}
    if ruled == "canoe_by_canoe" and others:
        reason = f"the canoe on {write_hex(min(others))} has moved; let it act first."
        return Refusal("kaivai_5_7", reason)
    if table.stage == "move":
        return None
    if ruled == "all_move_first" and any(one not in table.huts for one in table.done):
        return Refusal("kaivai_5_7", "a canoe has acted; no other canoe moves any more.")
    return None


def sailed(table: Table, seat: int, move: Sail) -> Step[Table]:
    """A canoe moves, and must act."""
    after = _sailing(moved(table, move.canoe, move.to), move.to)
    others = Event("kaivai_5_7", "others wait", {"seat": seat, "number": len(after.sailed)})
    later = (others,) if table.sailed else ()
    return Step(after, (*told_sailing(table, seat, move), *later))


def told_sailing(table: Table, seat: int, move: Sail) -> Iterator[Event]:
    """What is told of a move."""
    facts = {"seat": seat, "canoe": move.canoe, "to": move.to}
    yield Event("kaivai_5_1", "sail", facts)
    if move.canoe in table.huts:
        yield Event("kaivai_5_4", "leave hut", {"canoe": move.canoe})


# Acting


def why_not_act(table: Table, seat: int, canoe: Hex) -> Refusal | None:
    """Why a canoe may not act now, whatever it would do."""
    if refusal := mine(table, seat, canoe) or _spent(table, canoe):
        return refusal
    if canoe in table.huts:
        reason = f"the canoe on {write_hex(canoe)} is on its hut; move it off before it acts."
        return Refusal("kaivai_5_6", reason)
    others = table.sailed - {canoe}
    if table.rulings.order_of_canoes == "canoe_by_canoe" and others:
        return _in_order(table, canoe)
    return None


def acted(table: Table, canoe: Hex) -> Table:
    """The table with a canoe that has acted."""
    return table._replace(sailed=table.sailed - {canoe}, done=table.done | {canoe})
