"""Moving: canoes move as far as they may, and sink other players' canoes."""

from collections.abc import Iterator

from atoll.kaivai import rules
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.canoes import ends, moved, told_sailing, why_no_way
from atoll.kaivai.pieces import at_sea, canoes_of
from atoll.kaivai.supply import added
from atoll.kaivai.table import Sail, Table
from atoll.table import Event, Refusal, Step
from atoll.table.stating import rule

STAGE = "move"


def why_cannot(table: Table, seat: int) -> Refusal | None:
    """Why a player cannot move any canoe, or None."""
    if next(moves(table, seat), None) is not None:
        return None
    reason = f"no canoe of {table.seats[seat]} can move; choose another action."
    return Refusal("kaivai_9_1", reason)


def why_not(table: Table, seat: int, move: Sail) -> Refusal | None:
    """The rule that refuses a move of a canoe, or None."""
    return why_no_way(table, seat, move) or _why_not_end(table, seat, move.to)


def _why_not_end(table: Table, seat: int, place: Hex) -> Refusal | None:
    """Why a canoe may not end where another one is, or None."""
    other, here = table.canoes.get(place), write_hex(place)
    if other is None:
        return None
    if other == seat:
        return Refusal("kaivai_9_2", f"the canoe on {here} is the player's own; end elsewhere.")
    return _why_not_sink(table, seat, other)


@rule("kaivai_9_4", "kaivai_9_5")
def _why_not_sink(table: Table, seat: int, other: int) -> Refusal | None:
    """Why a player's canoe cannot be sunk, or None."""
    found = rules.unsinkable(fleet(table, other), table.glory[seat], cost(table, other))
    if found.last:
        reason = f"it is the last canoe of {table.seats[other]}; end elsewhere."
        return Refusal("kaivai_9_4", reason)
    if found.too_dear:
        has = f"and {table.seats[seat]} has {table.glory[seat]}"
        reason = f"sinking it costs {cost(table, other)} glory, {has}; end elsewhere."
        return Refusal("kaivai_9_5", reason)
    return None


@rule("kaivai_9_3")
def cost(table: Table, other: int) -> int:
    """The glory for sinking a canoe of a player (ruling sinking)."""
    dear = table.rulings.sinking == "six_four_two"
    found: int = rules.sinking(fleet(table, other), dear=dear)
    return found


def fleet(table: Table, seat: int) -> int:
    """The canoes that count when one is sunk (ruling at_sea)."""
    return len((at_sea if table.rulings.at_sea == "sea" else canoes_of)(table, seat))


def moves(table: Table, seat: int) -> Iterator[Sail]:
    """Every move of every canoe."""
    for canoe, place in ends(table, seat):
        if _why_not_end(table, seat, place) is None:
            yield Sail(canoe, place)


def played(table: Table, seat: int, move: Sail) -> Step[Table]:
    """A canoe moves; one of another player that is there is sunk."""
    after = moved(table, move.canoe, move.to)
    done, told = after._replace(done=table.done | {move.to}), told_sailing(table, seat, move)
    if (other := table.canoes.get(move.to)) is None:
        return Step(done, tuple(told))
    sunk = _sunk(done, table, seat, other, move.to)
    return Step(sunk.table, (*told, *sunk.events))


@rule("kaivai_9_2")
def _sunk(after: Table, before: Table, seat: int, other: int, place: Hex) -> Step[Table]:
    """The canoe goes back to its owner, and it costs glory."""
    glory = cost(before, other)
    facts = {"seat": seat, "other": other, "hex": place, "glory": glory}
    sunk = (Event("kaivai_9_2", "sink", facts), Event("kaivai_9_3", "sinking cost", facts))
    return Step(after._replace(glory=added(before.glory, seat, -glory)), sunk)
