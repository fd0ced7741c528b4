"""What a person who plays a seat of Fiji is shown, and what is said to a `?`."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from atoll.fiji import table as kinds
from atoll.fiji.components import COLOURS, LARGEST_OFFER, SET_ASIDE, Beads
from atoll.fiji.game import moves, waiting, why_not
from atoll.fiji.notation import MOVES, write_beads, write_condition, write_effect, write_goal
from atoll.fiji.table import Table
from atoll.table import cite, move
from atoll.table.move import refused, tried


def board(view: Any) -> list[str]:
    """What the seat sees: the round, the rows, the goals, the supply, its own beads, the heads."""
    lines = [f"Round {view.round}, exchange {view.exchange}."]
    rows = zip(view.conditions, view.effects, strict=True)
    for number, (condition, effect) in enumerate(rows, start=1):
        now = " <- now" if number == view.row else ""
        lines.append(f"  {number}. {write_condition(condition)}: {write_effect(effect)}{now}")
    heads = [f"{name} {number}" for name, number in zip(view.seats, view.heads, strict=True)]
    lines += [
        f"Goals: {', '.join(write_goal(goal) for goal in view.goals)}.",
        f"Supply: {write_beads(view.supply)}.",
        *_shown(view),
        f"Heads: {', '.join(heads)}.",
    ]
    return lines


def _shown(view: Any) -> Iterator[str]:
    """The beads that the seat may see; what others hold it may not."""
    for what, piles in (("holds", view.hands), ("offers", view.offers)):
        for name, beads in zip(view.seats, piles, strict=True):
            if isinstance(beads, Beads):
                yield f"{name} {what}: {write_beads(beads)}."
    if own := view.set_aside[view.seat]:
        yield f"{view.seats[view.seat]} has set aside: {write_beads(own)}."


def allowed(table: Table, seat: int) -> list[str]:
    """What the seat may do now, and of other moves of this time which rule refuses them.

    Of fists one that is too large is tried, and a full one of each colour.
    """
    fists = (Beads(green=LARGEST_OFFER + 1), *(Beads(**{one: LARGEST_OFFER}) for one in COLOURS))
    others = tried(kinds, MOVES, table.stage, beads=fists)
    may_not = refused(others, partial(why_not, table, seat))
    return [*_sizes(table, seat), *move.allowed(MOVES, moves(table, seat), may_not)]


def _sizes(table: Table, seat: int) -> Iterator[str]:
    """The sizes of a fist and what it can be filled from, while offers are made."""
    hand = write_beads(table.hands[seat])
    if seat not in waiting(table) or table.stage == "choice":
        return
    if table.stage == "set aside":
        yield f"Set aside exactly {SET_ASIDE} beads of {hand} ({cite('fiji_7_3')})."
        return
    yield (
        f"Offer 1 to {LARGEST_OFFER} beads, any mixture ({cite('fiji_4_1')}), "
        f"from behind your screen ({cite('fiji_4_2')}): {hand}."
    )
