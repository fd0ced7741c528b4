"""Kaivai as it is played: who may do what, and what follows."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from types import ModuleType

from atoll.kaivai import bidding, final, god, starting, turns
from atoll.kaivai import table as kinds
from atoll.kaivai.actions import building, celebrating, delivering, fishing, moving, paying
from atoll.kaivai.board import FIELD, Hex
from atoll.kaivai.canoes import sailed, sails, why_not_sail
from atoll.kaivai.notation import MOVES
from atoll.kaivai.pieces import huts_of
from atoll.kaivai.table import CANOES, DECIDED, Bid, Celebrate, Done, Move, Pay, Sail, Table
from atoll.kaivai.value import lost
from atoll.table import Refusal, Refused, Step
from atoll.table.move import Timetable, times
from atoll.table.play import at_table
from atoll.table.stating import rule

SEATING = "kaivai_0_1"
MOST_MOVES = 3000
SEATS = kinds.SEATS
dealt = starting.dealt
outcome = final.outcome

_STAGES: Mapping[str, ModuleType] = {
    "bid": bidding,
    "huts": starting,
    "god": god,
    "action": turns,
    "build": building,
    "pay": paying,
    "fish": fishing,
    "deliver": delivering,
    "move": moving,
    "celebrate": celebrating,
    "village": final,
    "influence": final,
}
_WITHIN = (*CANOES, "pay", "celebrate")
_BETWEEN: Mapping[str, str] = {
    "loss": "nobody decides anything before goods lose value",
    "final": "nobody decides anything before huts bring glory",
}
"""What comes in a stage in which nobody decides."""
_TIMETABLE = Timetable(MOVES.rules, times(kinds), DECIDED, _BETWEEN)


def waiting(table: Table) -> tuple[int, ...]:
    """The seats that have something to decide now."""
    if table.stage == "influence":
        return tuple(seat for seat, number in enumerate(table.added) if number is None)
    return () if table.turn is None else (table.turn,)


def amid(table: Table) -> int | None:
    """Whose turn has begun with moves that its last one commits; None between two turns."""
    placing = table.stage == "huts" and table.turn is not None and huts_of(table, table.turn)
    return table.turn if placing or table.stage in _WITHIN else None


def moves(table: Table, seat: int) -> Iterable[Move]:
    """Everything the seat may do now."""
    if seat not in waiting(table):
        return ()
    voyage = turns.VOYAGES.get(table.stage)
    before = sails(table, seat, voyage) if voyage else ()
    found = (*before, *_STAGES[table.stage].moves(table, seat))
    ends = table.stage in CANOES and turns.why_not_done(table, seat) is None
    return (*found, Done()) if ends else found


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses the move and the fix, or None."""
    if table.stage == "over":
        return Refusal("kaivai_14_11", "the game is over; begin a new one.")
    if refusal := _why_not_now(table, seat, move) or _why_beside(table, move):
        return refusal
    if isinstance(move, Done):
        return turns.why_not_done(table, seat)
    if isinstance(move, Sail) and (voyage := turns.VOYAGES.get(table.stage)):
        return why_not_sail(table, seat, move, voyage)
    found: Refusal | None = _STAGES[table.stage].why_not(table, seat, move)
    return found


def _why_not_now(table: Table, seat: int, move: Move) -> Refusal | None:
    at_table(table.seats, seat)
    names, out = table.seats, None
    if table.stage in ("action", *_WITHIN) and table.passed[seat]:
        out = "kaivai_4_6", "has passed"
    elif isinstance(move, Bid) and table.stage == "bid" and table.round == 1:
        out = "kaivai_2_4", "is not next by the lot"
    return _TIMETABLE.why_not(move, table.stage, seat, waiting(table), names, out=out)


def due(table: Table) -> str:
    """Who decides what, in words."""
    return _TIMETABLE.told(table.stage, [table.seats[one] for one in waiting(table)])


@rule("kaivai_0_11")
def _why_beside(table: Table, move: Move) -> Refusal | None:
    """Why a move speaks of a place that is no hex of the field, or None."""
    said = (getattr(move, field.name) for field in fields(move))
    if all(one in table.board.hexes for one in said if isinstance(one, Hex)):
        return None
    which = "A1 to M7" if table.board is FIELD else "those of the board that is played on"
    return Refusal("kaivai_0_11", f"the field has no such hex; choose one of {which}.")


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """The table after the move alone. Errors: Refused where `why_not` has a refusal."""
    if refusal := why_not(table, seat, move):
        raise Refused(*refusal)
    if isinstance(move, Done):
        return turns.done(table)
    if isinstance(move, Sail) and table.stage in turns.VOYAGES:
        return sailed(table, seat, move)
    step: Step[Table] = _STAGES[table.stage].played(table, seat, move)
    paid_up = isinstance(move, Pay) and table.rulings.payment == "whole_action"
    ends = paid_up or isinstance(move, Celebrate)
    return step.then(turns.ended(step.table)) if ends else step


_AUTOMATIC: Mapping[str, Callable[[Table], Step[Table] | None]] = {
    "god": god.proceed,
    "loss": lost,
    "final": final.begun,
    "influence": final.proceed,
}


def proceed(table: Table) -> Step[Table] | None:
    """The next thing that nobody decides, or None."""
    automatic = _AUTOMATIC.get(table.stage)
    return automatic(table) if automatic else None
