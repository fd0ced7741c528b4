"""Where the answers to the rulings of Fiji can part.

`DISPUTES` are the situations in which a ruling decides what seats get. `moments` are scenes of
every kind, under any answers: what a seat may do there, and what can come of it, the engine says.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations

from atoll.compare.disputes import Dispute
from atoll.compare.judged import Moment
from atoll.fiji.components import DECK, EXCHANGES, Beads, Effect, Goal
from atoll.fiji.filling_in import with_row
from atoll.fiji.game import played, view, waiting
from atoll.fiji.moves import moves
from atoll.fiji.notation import write_move
from atoll.fiji.rulings import answered
from atoll.fiji.scene import NAMES, offering
from atoll.fiji.situations import (
    A_ROW,
    CLEARING,
    SCORING,
    THE_LAST_SCORING,
    Clearing,
    Rows,
    Scoring,
)
from atoll.fiji.table import Move, Offer, Swap, Table
from atoll.table import Refusal, Refused
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene, happens, started
from atoll.words import Number, choose

__all__ = ["DISPUTES", "moment", "moments", "parting"]

At = Callable[[Answers], Scene]


def _taken(found: Rows) -> Sequence[Number]:
    return [beads for pile in found.row.taking.taken for beads in pile]


def _heads(found: Scoring) -> Sequence[Number]:
    return found.heads


def _victories(found: Scoring) -> Sequence[Number]:
    return [choose(wins, 1, 0) for wins in found.winners]


def _laid(found: Clearing) -> Sequence[Number]:
    return found.laid


DISPUTES: Mapping[str, Dispute] = {
    "half": Dispute(A_ROW, _taken),
    "shared_place": Dispute(SCORING, _heads),
    "after_shared": Dispute(SCORING, _heads),
    "final_tie": Dispute(THE_LAST_SCORING, _victories),
    "supply_laid": Dispute(CLEARING, _laid),
}


# Moments


def moments() -> Iterator[At]:
    """Scenes of every kind, the smallest first; each is laid anew under any answers."""
    for seats in range(1, len(NAMES) + 1):
        yield partial(_start, seats)
    for seats in (3, 4, 5, 2):
        yield partial(_offering, seats)
        for effect in DECK.effects:
            yield partial(_row, seats, effect, ())
    for order in permutations(range(4)):
        for effect in DECK.effects[-2:]:
            yield partial(_row, 3, effect, order)
    for seats in (2, 3):
        yield partial(_scoring, seats)


def _start(seats: int, answers: Answers) -> Scene:
    return started(NAMES[:seats], answers)


def _offering(seats: int, answers: Answers) -> Scene:
    """The first seat makes a legal offer."""
    return Scene(offering(NAMES[:seats], answers), 0, Offer(Beads(green=1)))


def _row(seats: int, effect: Effect, order: Sequence[int], answers: Answers) -> Scene:
    """The first seat alone has offered what the row counts, and executes the effect."""
    table = offering(NAMES[:seats], answers)
    offers = (Beads(green=1), *[Beads(red=1)] * (seats - 1))
    return Scene(
        with_row(table, 0, DECK.conditions[0], effect)._replace(
            goals=tuple(Goal(colour, most=True) for colour in order) or table.goals,
            hands=tuple(map(Beads.minus, table.hands, offers)),
            offers=offers,
            stage="row",
            row=1,
        )
    )


def _scoring(seats: int, answers: Answers) -> Scene:
    table = offering(NAMES[:seats], answers)
    return Scene(table._replace(exchange=EXCHANGES, stage="scoring"))


def moment(at: At, answers: Answers) -> Moment:
    """What is allowed or open once the scene has happened, and every table that can come of it."""
    table = _after(at, answers)
    if table is None:
        return Moment(frozenset(), frozenset())
    seen = frozenset({"it happens", *_open(table)})
    if table.stage != "choice":
        return Moment(seen, frozenset({_plain(table)}))
    seat = waiting(table)[0]
    chosen = {move: played(table, seat, move).table for move in moves(table, seat)}
    results = frozenset(_plain(then) for then in chosen.values())
    return Moment(seen | {write_move(move) for move in chosen}, results)


def _after(at: At, answers: Answers) -> Table | None:
    """The table after the scene, or None where the rules refuse it or its table."""
    try:
        step = happens("fiji", at(answers))
    except Refused:
        return None
    return None if isinstance(step, Refusal) else step.table


def _plain(table: Table) -> Table:
    """The table without how far the analysis is, and without the rulings."""
    return table._replace(rulings=answered(), stage="", row=0, chooser=None)


def _open(table: Table) -> Iterator[str]:
    """What the first seat may see of the others."""
    seen = view(table, 0)
    for name in ("hands", "offers", "set_aside"):
        piles = getattr(seen, name)
        yield from (f"{name} of {who}" for who, pile in zip(NAMES, piles, strict=False) if pile)


def parting(at: At, left: Answers, right: Answers) -> tuple[Scene, ...]:
    """Both sides as scenes: the moment itself, or a choice that one of them alone allows."""
    tables = [_after(at, answers) for answers in (left, right)]
    choices = [_choices(table) for table in tables if table]
    if len(choices) == 2 and all(choices):
        only = next(move for move in _MOVES if (move in choices[0]) != (move in choices[1]))
        return tuple(Scene(t, t.chooser or 0, only) for t in tables if t)
    return at(left), at(right)


_MOVES = [Swap(one, other) for one, other in permutations(range(4), 2)]


def _choices(table: Table) -> tuple[Move, ...]:
    return moves(table, waiting(table)[0]) if table.stage == "choice" else ()
