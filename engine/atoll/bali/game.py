"""Bali as it is played: who may do what, and what follows."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from atoll.bali import (
    answering,
    cards,
    contests,
    exchanges,
    scorings,
    stock,
    travels,
    warriors,
)
from atoll.bali.checks import sound
from atoll.bali.counting import why_impossible
from atoll.bali.ending import outcome
from atoll.bali.imagined import imagined
from atoll.bali.position import read_position
from atoll.bali.stages import DUE
from atoll.bali.starting import dealt
from atoll.bali.table import (
    SEATS,
    Challenge,
    Defend,
    Done,
    EndTurn,
    Flee,
    Force,
    Join,
    Lay,
    Mask,
    Move,
    Pass,
    Place,
    Play,
    Prevent,
    Save,
    Show,
    Swap,
    Table,
    Take,
    Travel,
)
from atoll.table import Refusal, Refused, Step
from atoll.table.play import at_table
from atoll.table.timetable import Timetable

__all__ = [
    "MOST_MOVES",
    "SEATING",
    "SEATS",
    "amid",
    "dealt",
    "due",
    "imagined",
    "moves",
    "outcome",
    "played",
    "proceed",
    "read_position",
    "sound",
    "waiting",
    "why_impossible",
    "why_not",
]

SEATING = "bali_0_1"
MOST_MOVES = 6000


def _forcing(table: Table, seat: int) -> Iterable[Move]:
    return (Force(), Pass()) if table.played in table.hands[seat] else (Pass(),)


def _why_not_forced(table: Table, seat: int, move: Move) -> Refusal | None:
    if isinstance(move, Pass):
        return None
    return answering.why_not_forced(table, seat, table.seats[seat])


def _forced(table: Table, seat: int, move: Move) -> Step[Table]:
    if isinstance(move, Pass):
        return answering.declined(table, seat, move)
    return answering.forced(table, seat)


Stage = tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]
_STAGES: Mapping[str, Stage] = {
    "turn": (cards.moves, cards.why_not, cards.played),
    "challenge": (warriors.moves, warriors.why_not, warriors.played),
    "save": (warriors.fleeing_moves, warriors.why_not_fleeing, warriors.fleeing),
    "join": (exchanges.joining, exchanges.why_not_joined, exchanges.joined),
    "exchange": (exchanges.moves, exchanges.why_not, exchanges.played),
    "force": (_forcing, _why_not_forced, _forced),
    "show": (contests.moves, contests.why_not, contests.played),
    "prevent": (travels.preventing, travels.why_not, travels.played),
    "lay": (travels.laying_moves, travels.why_not_laid, travels.laying),
    "mask": (scorings.masking, scorings.why_not, scorings.masked),
}
"""Of each stage the moves, what refuses one, and what it leads to."""
_TIMES: Mapping[type, tuple[str, tuple[str, ...]]] = {
    Play: ("bali_2_3", ("turn",)),
    Challenge: ("bali_3_1", ("turn",)),
    Travel: ("bali_8_1", ("turn",)),
    EndTurn: ("bali_2_4", ("turn",)),
    Defend: ("bali_3_2", ("challenge",)),
    Flee: ("bali_3_2", ("challenge",)),
    Save: ("bali_3_3", ("save",)),
    Join: ("bali_2_7", ("join",)),
    Force: ("bali_2_5", ("force",)),
    Show: ("bali_6_2", ("show",)),
    Prevent: ("bali_8_2", ("prevent",)),
    Pass: ("bali_2_7", ("join", "force", "show", "prevent")),
    Place: ("bali_4_1", ("exchange",)),
    Take: ("bali_4_1", ("exchange",)),
    Swap: ("bali_5_1", ("exchange",)),
    Done: ("bali_2_7", ("save", "exchange", "lay")),
    Lay: ("bali_8_6", ("lay",)),
    Mask: ("bali_9_4", ("mask",)),
}
"""When each move is made, and the rule that says so."""
_WHO: Mapping[str, str] = {
    "turn": "bali_2_3",
    "challenge": "bali_3_2",
    "save": "bali_3_3",
    "join": "bali_2_7",
    "exchange": "bali_2_7",
    "force": "bali_2_5",
    "show": "bali_6_2",
    "prevent": "bali_8_2",
    "lay": "bali_8_6",
    "mask": "bali_9_4",
}
"""The rule that says who decides at a stage."""
_TIMETABLE = Timetable(_TIMES, {stage: (rule, DUE[stage]) for stage, rule in _WHO.items()})


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
    found, _, _ = _STAGES[table.stage]
    return tuple(found(table, seat))


def why_not(table: Table, seat: int, move: Move) -> Refusal | None:
    """The rule that refuses the move and the fix, or None."""
    if table.stage == "over":
        return Refusal("bali_10_1", "the game is over; begin a new one.")
    if refusal := _why_not_now(table, seat, move):
        return refusal
    _, refused, _ = _STAGES[table.stage]
    found: Refusal | None = refused(table, seat, move)
    return found


def _why_not_now(table: Table, seat: int, move: Move) -> Refusal | None:
    at_table(table.seats, seat)
    return _TIMETABLE.why_not(move, table.stage, seat, waiting(table), table.seats)


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
