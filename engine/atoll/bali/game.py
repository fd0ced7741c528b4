"""Bali as it is played: who may do what, and what follows."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from atoll.bali import (
    answering,
    cards,
    contests,
    exchanges,
    scorings,
    starting,
    stock,
    travels,
    warriors,
)
from atoll.bali import table as kinds
from atoll.bali.notation import MOVES
from atoll.bali.table import (
    DECIDED,
    Defend,
    Done,
    Flee,
    Force,
    Join,
    Lay,
    Mask,
    Move,
    Pass,
    Prevent,
    Show,
    Table,
)
from atoll.table import Refusal, Refused, Step
from atoll.table.move import Timetable, times
from atoll.table.play import at_table

SEATING = "bali_0_1"
MOST_MOVES = 6000
SEATS = kinds.SEATS
dealt = starting.dealt
outcome = scorings.outcome


Stage = tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]
_STAGES: Mapping[str, Stage] = {
    "turn": (cards.moves, cards.why_not, cards.played),
    "challenge": (lambda *_: (Defend(), Flee()), warriors.why_not, warriors.played),
    "save": (warriors.fleeing_moves, warriors.why_not_fleeing, warriors.fleeing),
    "join": (lambda *_: (Join(), Pass()), exchanges.why_not_joined, exchanges.joined),
    "exchange": (exchanges.moves, exchanges.why_not, exchanges.played),
    "force": (lambda *_: (Force(), Pass()), answering.why_not_forced, answering.forced),
    "show": (
        lambda table, seat: (*map(Show, range(1, len(table.hands[seat]) + 1)), Pass()),
        contests.why_not,
        contests.played,
    ),
    "prevent": (
        lambda table, seat: (*map(Prevent, dict.fromkeys(table.hands[seat])), Pass()),
        travels.why_not,
        travels.played,
    ),
    "lay": (
        lambda table, seat: (*map(Lay, dict.fromkeys(table.hands[seat])), Done()),
        travels.why_not_laid,
        travels.laying,
    ),
    "mask": (
        lambda table, _: map(Mask, dict.fromkeys(table.masks_left)),
        scorings.why_not,
        scorings.masked,
    ),
}
"""Of each stage the moves that may be thought of, what refuses one, and what it leads to."""
_TIMETABLE = Timetable(MOVES.rules, times(kinds), DECIDED)


def waiting(table: Table) -> tuple[int, ...]:
    """The seat that has something to decide now."""
    return () if table.turn is None or table.stage not in _STAGES else (table.turn,)


def amid(table: Table) -> int | None:
    """Who decides: a player who goes on to decide has not ended anything yet."""
    return table.turn


def moves(table: Table, seat: int) -> Iterable[Move]:
    """Everything the seat may do now."""
    if seat not in waiting(table):
        return ()
    found, refused, _ = _STAGES[table.stage]
    return tuple(one for one in found(table, seat) if refused(table, seat, one) is None)


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses the move and the fix, or None."""
    if table.stage == "over":
        return Refusal("bali_10_1", "the game is over; begin a new one.")
    at_table(table.seats, seat)
    names, out = table.seats, None
    if seat == table.spared and isinstance(move, Defend | Flee | Force):
        out = "bali_3_7", "is spared"
    if refusal := _TIMETABLE.why_not(move, table.stage, seat, waiting(table), names, out=out):
        return refusal
    _, refused, _ = _STAGES[table.stage]
    found: Refusal | None = refused(table, seat, move)
    return found


def due(table: Table) -> str:
    """Who decides what, in words."""
    return _TIMETABLE.told(table.stage, [table.seats[one] for one in waiting(table)])


def played(table: Table, seat: int, move: Move) -> Step[Table]:
    """The table after the move alone. Errors: Refused where `why_not` has a refusal."""
    if refusal := why_not(table, seat, move):
        raise Refused(*refusal)
    _, _, leads = _STAGES[table.stage]
    step: Step[Table] = leads(table, seat, move)
    return step


_AUTOMATIC: Mapping[str, Callable[[Table], Step[Table] | None]] = {
    "draw": stock.begun,
    "turn": cards.lacking,
    "arrive": travels.arrived,
}


def proceed(table: Table) -> Step[Table] | None:
    """The next thing that nobody decides, or None."""
    automatic = _AUTOMATIC.get(table.stage)
    return automatic(table) if automatic else None
