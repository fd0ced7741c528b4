"""Phase 4 of Fiji: the rows are analysed from top to bottom, then the offers are paid."""

from functools import lru_cache
from typing import NamedTuple

from atoll.fiji import rules
from atoll.fiji.components import COLOURS, EXCHANGES, ROWS, Beads, Effect
from atoll.fiji.table import Keep, Move, Rotate, Swap, Table
from atoll.table import Event, Step

__all__ = ["analyse", "choice_of", "choose", "pay", "reveal"]

_counted = lru_cache(maxsize=4096)(rules.counted)
_taking = lru_cache(maxsize=16384)(rules.taking)


class Look(NamedTuple):
    """Who executes a row, and the equal counts that cancelled before, best first."""

    executor: int | None
    executes: tuple[bool, ...]
    cancelled: tuple[tuple[int, tuple[int, ...]], ...]
    zeros: tuple[int, ...]


@lru_cache(maxsize=16384)
def _look(counts: tuple[int, ...], *, most: bool) -> Look:
    executes = rules.contest(counts, most=most).executes
    executor = executes.index(True) if True in executes else None
    cancelled = []
    for best in sorted(set(counts), reverse=most):
        seats = tuple(s for s, number in enumerate(counts) if number == best)
        if seats == (executor,):
            break
        cancelled.append((best, seats))
    zeros = () if most else tuple(s for s, number in enumerate(counts) if number == 0)
    return Look(executor, executes, tuple(cancelled), zeros)


def reveal(table: Table) -> Step[Table]:
    """All offers are in: they are shown together, and the first row is next."""
    event = Event("fiji_4_3", "reveal", {"offers": table.offers})
    return Step(table._replace(stage="row", row=1), (event,))


def analyse(table: Table) -> Step[Table]:
    """One row: its counts, who cancels, who executes, and what that does.

    Stops at stage `choice` where the executor has something to choose.
    """
    condition, effect = table.conditions[table.row - 1], table.effects[table.row - 1]
    counts = tuple([_counted(condition, offer) for offer in table.offers])
    look = _look(counts, most=condition.most)
    events = [
        Event("fiji_4_4", "row", {"row": table.row, "condition": condition, "effect": effect}),
        Event("fiji_4_5", "count", {"condition": condition, "counts": counts}),
    ]
    if look.zeros:
        events.append(Event("fiji_4_6", "zero", {"seats": look.zeros}))
    for number, seats in look.cancelled:
        events.append(Event("fiji_4_7", "cancel", {"count": number, "seats": seats}))
    if look.executor is None:
        events.append(Event("fiji_4_9", "nobody", {"effect": effect}))
        return Step(_next_row(table), tuple(events))
    events.append(Event("fiji_4_8", "execute", {"seat": look.executor, "effect": effect}))
    if choice_of(table, effect):
        return Step(table._replace(stage="choice", chooser=look.executor), tuple(events))
    executed = _execute(table, effect, look)
    return Step(_next_row(executed.table), (*events, *executed.events))


def choice_of(table: Table, effect: Effect) -> str | None:
    """What the executor of an effect has to choose: `rotate`, `swap`, `keep` or nothing."""
    if effect.rotates:
        return "rotate"
    if effect.swaps:
        return "swap"
    return "keep" if effect.keeps and table.rulings.keep_offer == "may" else None


def choose(table: Table, seat: int, move: Move) -> Step[Table]:
    """The executor's choice is carried out at once, before the next row."""
    match move:
        case Rotate(colour):
            goals = rules.rotated(table.goals, colour)
            event = Event("fiji_4_14", "rotate", {"seat": seat, "colour": colour, "goals": goals})
            changed = table._replace(goals=goals)
        case Swap(one, other):
            goals = rules.swapped(table.goals, one, other)
            facts = {"seat": seat, "colours": (one, other), "goals": goals}
            event = Event("fiji_4_15", "swap", facts)
            changed = table._replace(goals=goals)
        case Keep():
            event = Event("fiji_4_13", "keep", {"seat": seat})
            changed = _keeping(table, seat)
        case _:
            event = Event("fiji_4_13", "decline", {"seat": seat})
            changed = table
    return Step(_next_row(changed._replace(stage="row", chooser=None)), (event,))


def pay(table: Table) -> Step[Table]:
    """The offers go into the supply, but for those that are kept; the next exchange is due."""
    paid = rules.payment(table.offers, table.keepers, table.supply)
    events = [Event("fiji_4_16", "pay", {"paid": paid.paid, "supply": paid.supply})]
    for seat, keeps in enumerate(table.keepers):
        if keeps:
            facts = {"seat": seat, "beads": table.offers[seat]}
            events.insert(seat, Event("fiji_4_13", "keep back", facts))
    last = table.exchange == EXCHANGES
    if not last:
        events.append(Event("fiji_4_17", "exchange", {"exchange": table.exchange + 1}))
    cleared = table._replace(
        supply=paid.supply,
        hands=_gained(table.hands, paid.kept),
        offers=(None,) * len(table.seats),
        keepers=(False,) * len(table.seats),
        row=0,
        exchange=table.exchange + (not last),
        stage="scoring" if last else "offer",
    )
    return Step(cleared, tuple(events))


def _next_row(table: Table) -> Table:
    if table.row == ROWS:
        return table._replace(stage="payment")
    return table._replace(row=table.row + 1)


def _gained(hands: tuple[Beads, ...], gains: tuple[Beads, ...]) -> tuple[Beads, ...]:
    return tuple(
        [Beads(*map(int.__add__, hand, gain)) for hand, gain in zip(hands, gains, strict=True)]
    )


def _keeping(table: Table, seat: int) -> Table:
    return table._replace(keepers=tuple(k or s == seat for s, k in enumerate(table.keepers)))


def _execute(table: Table, effect: Effect, look: Look) -> Step[Table]:
    """An effect that leaves nothing to choose: keeping, or beads from the supply."""
    if effect.keeps:
        keepers = rules.keeping(effect, look.executes, table.keepers)
        event = Event("fiji_4_13", "keep", {"seat": look.executor})
        return Step(table._replace(keepers=keepers), (event,))
    up = table.rulings.half == "up"
    found = _taking(effect, table.supply, look.executes, half_is_up=up)
    event = _taken(effect, look, found, table.supply)
    hands = _gained(table.hands, found.taken)
    return Step(table._replace(supply=found.supply, hands=hands), (event,))


def _taken(effect: Effect, look: Look, found: rules.Taking, before: Beads) -> Event:
    executor = look.executor
    others = tuple(s for s, executes in enumerate(look.executes) if not executes)
    if any(effect.others):
        facts = {"seats": others, "beads": effect.others, "supply": found.supply}
        return Event("fiji_4_12", "others take" if found.enough else "others lack", facts)
    beads = found.due[executor or 0]
    facts = {"seat": executor, "beads": beads, "supply": found.supply}
    if any(effect.halves):
        colour = effect.halves.index(True)
        facts |= {"colour": COLOURS[colour], "there": before[colour]}
        return Event("fiji_4_11", "take half", facts)
    return Event("fiji_4_10", "take" if found.enough else "lack", facts)
