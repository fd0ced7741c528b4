"""A table of Fiji and the one thing that happens at it: what a scenario tells, and a law asks."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.fiji import game
from atoll.fiji.components import DECK, EXCHANGES, Beads
from atoll.fiji.notation import parse_goal
from atoll.fiji.round import opened
from atoll.fiji.table import Deal, Move, Table
from atoll.table import Refusal, Refused, Step
from atoll.table.rulings import Answers

__all__ = [
    "CARDS",
    "NAMES",
    "WHENS",
    "Scene",
    "happens",
    "laid",
    "moved",
    "offering",
    "posed",
    "proceeding",
    "started",
]

NAMES = ("Ana", "Ben", "Cid", "Dora", "Eli", "Fay")
"""What the seats of a told scene are called; the sixth is there to be refused."""

CARDS = Deal(
    tuple(DECK.conditions[c] for c in (8, 6, 14, 15)),
    tuple(DECK.effects[e] for e in (1, 13, 11, 2)),
    tuple(parse_goal(g) for g in ("most red", "fewest blue", "most green", "most yellow")),
)
"""The cards on a table for which a scenario names none: those of the printed example."""

WHENS = ("row", "analysis", "payment", "scoring", "dealing", "move", "look", "start")


class Scene(NamedTuple):
    """A table and the one thing that happens at it.

    `when` is `row` (the running row), `analysis` (all rows and the payment, or up to a choice),
    `payment`, `scoring`, `dealing` (the next round), `move` (this move of this seat, and nothing
    that follows), `look` (this seat looks at the table, once it is scored where that is next) or
    `start` (these seats and rulings; the rest of the table does not matter).
    """

    table: Table
    when: str
    seat: int | None = None
    move: Move | None = None


def moved(table: Table, seat: int, move: Move) -> Scene:
    """A move of a seat, and nothing that follows from it."""
    return Scene(table, "move", seat, move)


def proceeding(table: Table) -> Scene:
    """What comes next where nobody decides."""
    return Scene(table, table.stage)


def started(seats: Sequence[str], rulings: Answers) -> Scene:
    """A game that begins. Errors: Refused, where no table can be laid for these seats."""
    return Scene(laid(seats, rulings), "start")


def laid(seats: Sequence[str], rulings: Answers) -> Table:
    """A table of which nothing more is said: the first round, dealt from CARDS."""
    return game.onward(opened(seats, [CARDS], rulings)).table


def offering(seats: Sequence[str], rulings: Answers) -> Table:
    """The same at the first offer: two seats have set aside one bead of each colour."""
    table, each = laid(seats, rulings), Beads(1, 1, 1, 1)
    if len(seats) != 2:
        return table
    hands = tuple(hand.minus(each) for hand in table.hands)
    return table._replace(hands=hands, set_aside=(each, each), stage="offer")


def happens(scene: Scene) -> Step[Table] | Refusal:
    """What a scene leads to, or why the rules refuse it.

    Errors: ValueError for a scene in which nothing can happen.
    """
    if scene.when not in WHENS:
        raise ValueError(f"no scene of the kind {scene.when!r}; choose one of: {', '.join(WHENS)}")
    try:
        return _HAPPENS.get(scene.when, _proceeded)(posed(scene))
    except Refused as refused:
        return refused.refusal


def posed(scene: Scene) -> Scene:
    """The scene at the moment at which it happens, without what does not matter to it.

    Cards of later rounds matter to the dealing only, and how far the rows are to a row only.
    """
    table = scene.table
    moment = _MOMENTS.get(scene.when, {})
    if scene.when in {"move", "look"} and table.stage == "row":
        moment = {"row": 1}
    deal = table.deal[:1] if scene.when == "dealing" else ()
    return scene._replace(table=table._replace(deal=deal, **moment))


_MOMENTS: Mapping[str, Mapping[str, Any]] = {
    "row": {"stage": "row"},
    "analysis": {"stage": "row", "row": 1},
    "payment": {"stage": "payment", "row": 1},
    "scoring": {"stage": "scoring", "row": 0, "exchange": EXCHANGES},
    "dealing": {"stage": "dealing", "row": 0, "exchange": EXCHANGES},
}


def _started(scene: Scene) -> Step[Table]:
    return game.opening(scene.table.seats, 1, scene.table.rulings.as_dict())


def _chosen(scene: Scene) -> Step[Table]:
    if scene.seat is None or scene.move is None:
        raise ValueError("a move without a seat or a move; give the scene both")
    return game.played(scene.table, scene.seat, scene.move)


def _analysed(scene: Scene) -> Step[Table]:
    return game.onward(Step(scene.table, ()))


def _proceeded(scene: Scene) -> Step[Table]:
    step = game.proceed(scene.table)
    if step is None or not step.events:
        raise ValueError(f"nothing happens at stage {scene.table.stage!r}; give the cards in deal")
    return step


def _looked(scene: Scene) -> Step[Table]:
    return _proceeded(scene) if scene.table.stage == "scoring" else Step(scene.table, ())


_HAPPENS: Mapping[str, Callable[[Scene], Step[Table]]] = {
    "analysis": _analysed,
    "look": _looked,
    "move": _chosen,
    "start": _started,
}
