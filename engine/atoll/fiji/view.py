"""What one seat of Fiji may know of the table."""

from typing import NamedTuple

from atoll.fiji.components import Beads, Condition, Effect, Goal
from atoll.fiji.rulings import Answers
from atoll.fiji.table import Table, at_table

__all__ = ["Hidden", "View", "view"]

Piles = tuple[Beads | None, ...]


class Hidden(NamedTuple):
    """Something a seat does not see, and the rule that hides it."""

    what: str
    rule: str


class View(NamedTuple):
    """What one seat may know: beads it may not know are None, and `hidden` says why."""

    seat: int
    seats: tuple[str, ...]
    rulings: Answers
    round: int
    exchange: int
    stage: str
    row: int
    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    goals: tuple[Goal, ...]
    supply: Beads
    hands: tuple[Beads | None, ...]
    offers: tuple[Beads | None, ...]
    ready: tuple[bool, ...]
    set_aside: tuple[Beads | None, ...]
    keepers: tuple[bool, ...]
    chooser: int | None
    heads: tuple[int, ...]
    hidden: tuple[Hidden, ...]


def view(table: Table, seat: int) -> View:
    """What the seat may know; rules fiji_1_3, fiji_2_4, fiji_4_3, fiji_7_3.

    Offers are open once all are in; hands are open once the round is scored.
    Errors: IndexError for a seat nobody sits on.
    """
    revealed = None not in table.offers
    scored = table.stage in {"dealing", "no cards", "over"}
    aside = scored and table.rulings.set_aside == "shown"
    return View(
        seat=at_table(table, seat),
        seats=table.seats,
        rulings=table.rulings,
        round=table.round,
        exchange=table.exchange,
        stage=table.stage,
        row=table.row,
        conditions=table.conditions,
        effects=table.effects,
        goals=table.goals,
        supply=table.supply,
        hands=_seen(table.hands, seat, shown=scored),
        offers=_seen(table.offers, seat, shown=revealed),
        ready=tuple(offer is not None for offer in table.offers),
        set_aside=_seen(table.set_aside, seat, shown=aside),
        keepers=table.keepers,
        chooser=table.chooser,
        heads=table.heads,
        hidden=_hidden(table, seat, revealed=revealed, scored=scored, aside=aside),
    )


def _seen(piles: Piles, seat: int, *, shown: bool) -> Piles:
    own = piles[seat]
    return piles if shown else tuple(own if s == seat else None for s in range(len(piles)))


def _hidden(
    table: Table, seat: int, *, revealed: bool, scored: bool, aside: bool
) -> tuple[Hidden, ...]:
    found = []
    for other, name in enumerate(table.seats):
        if other == seat:
            continue
        if not scored:
            found.append(Hidden(f"hand of {name}", "fiji_1_3"))
        if table.offers[other] is not None and not revealed:
            found.append(Hidden(f"offer of {name}", "fiji_4_3"))
        if table.set_aside[other] is not None and not aside:
            found.append(Hidden(f"beads set aside by {name}", "fiji_7_3"))
    if table.stage != "over":
        found.append(Hidden("cards still in the stacks", "fiji_2_4"))
    return tuple(found)
