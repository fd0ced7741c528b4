"""Phase 4 of Fiji: the rows are analysed from top to bottom, then the offers are paid."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from atoll.fiji import rules
from atoll.fiji.components import EXCHANGES, NO_BEADS, ROWS, Beads, Condition, Effect
from atoll.fiji.table import Keep, Move, Rotate, Swap, Table
from atoll.table import Event, Step, replaced
from atoll.table.stating import rule


class Look(NamedTuple):
    """Who executes a row, and the events that tell why: counts, zeros, cancelled seats."""

    executor: int | None
    executes: tuple[bool, ...]
    events: tuple[Event, ...]


@lru_cache(maxsize=16384)  # the same few small numbers come up again and again
def looked_at(condition: Condition, counts: tuple[int, ...]) -> Look:
    """Such a row with these counts."""
    found = rules.contest(counts, most=condition.most)
    executor = found.executes.index(True) if True in found.executes else None
    events = [Event("fiji_4_5", "count", {"condition": condition, "counts": counts})]
    zeros = tuple(s for s, number in enumerate(counts) if number == 0)
    if zeros and not condition.most:
        events.append(Event("fiji_4_6", "zero", {"seats": zeros}))
    for best in sorted(set(counts), reverse=condition.most):
        if executor is not None and best == counts[executor]:
            break
        seats = tuple(s for s, stands in enumerate(found.standing) if not stands)
        equal = tuple(s for s in seats if counts[s] == best)
        events.append(Event("fiji_4_7", "cancel", {"count": best, "seats": equal}))
    return Look(executor, found.executes, tuple(events))


def _looked_at(table: Table) -> Look:
    condition = table.conditions[table.row - 1]
    counts = (rules.counted(condition, offer or NO_BEADS) for offer in table.offers)
    return looked_at(condition, tuple(counts))


@rule("fiji_4_5", "fiji_4_6", "fiji_4_7", "fiji_4_8", "fiji_4_9")
def executor(table: Table) -> int | None:
    """The seat that executes the running row, or None where all cancel."""
    return _looked_at(table).executor


def reveal(table: Table) -> Step[Table]:
    """All offers are in: they are shown together, and the first row is next."""
    shown = Event("fiji_4_3", "reveal", {"offers": table.offers})
    return Step(table._replace(stage="row", row=1), (shown,))


def analyse(table: Table) -> Step[Table]:
    """One row: its counts, who cancels, who executes, and what that does.

    Stops at stage `choice` where the executor has something to choose.
    """
    effect, look = table.effects[table.row - 1], _looked_at(table)
    row = {"row": table.row, "condition": table.conditions[table.row - 1], "effect": effect}
    told = [Event("fiji_4_4", "row", row), *look.events]
    if look.executor is None:
        nobody = Event("fiji_4_9", "nobody", {"effect": effect})
        return Step(table._replace(**_next_row(table)), (*told, nobody))
    facts = {"seat": look.executor, "effect": effect}
    told.append(Event("fiji_4_8", "execute", facts))
    if choice := choice_of(table, effect):
        asked = Event(_CHOICE_RULES[choice], "choose", facts)
        return Step(table._replace(stage="choice", chooser=look.executor), (*told, asked))
    after, done = _execute(table, effect, look)
    return Step(after._replace(**_next_row(table)), (*told, done))


_CHOICE_RULES = {"rotate": "fiji_4_14", "swap": "fiji_4_15", "keep": "fiji_4_13"}


def choice_of(table: Table, effect: Effect) -> str | None:
    """What the executor of an effect has to choose: `rotate`, `swap`, `keep` or nothing."""
    if effect.rotates:
        return "rotate"
    if effect.swaps:
        return "swap"
    return "keep" if effect.keeps and table.rulings.keep_offer == "may" else None


def chosen(table: Table, seat: int, move: Move) -> Step[Table]:
    """The executor's choice is carried out at once, before the next row."""
    changed, event = _choice(table, seat, move)
    onward = changed._replace(stage="row", chooser=None)
    return Step(onward._replace(**_next_row(onward)), (event,))


def _choice(table: Table, seat: int, move: Move) -> tuple[Table, Event]:
    match move:
        case Rotate(colour):
            goals = rules.rotated(table.goals, colour)
            facts = {"seat": seat, "colour": colour, "goals": goals}
            return table._replace(goals=goals), Event("fiji_4_14", "rotate", facts)
        case Swap(one, other):
            goals = rules.swapped(table.goals, one, other)
            facts = {"seat": seat, "colours": (one, other), "goals": goals}
            return table._replace(goals=goals), Event("fiji_4_15", "swap", facts)
        case Keep():
            return _keep(table, _looked_at(table))
    return table, Event("fiji_4_13", "decline", {"seat": seat})


def _keep(table: Table, look: Look) -> tuple[Table, Event]:
    keepers = rules.keeping(table.effects[table.row - 1], look.executes, table.keepers)
    return table._replace(keepers=keepers), Event("fiji_4_13", "keep", {"seat": look.executor})


def pay(table: Table) -> Step[Table]:
    """The offers go into the supply, but for those that are kept; the next exchange is due."""
    offers = [offer or NO_BEADS for offer in table.offers]
    paid = rules.payment(offers, table.keepers, table.supply)
    back = table._replace(hands=tuple(map(Beads.plus, table.hands, paid.kept)))
    return Step(back, _kept_back(table)).then(*_next_exchange(back, paid))


def _kept_back(table: Table) -> Iterator[Event]:
    for seat, (keeps, offer) in enumerate(zip(table.keepers, table.offers, strict=True)):
        if keeps:
            yield Event("fiji_4_13", "keep back", {"seat": seat, "beads": offer})


def _next_exchange(table: Table, paid: rules.Payment) -> Iterator[Step[Table]]:
    last, seats = table.exchange == EXCHANGES, len(table.seats)
    cleared = table._replace(
        supply=paid.supply,
        offers=(None,) * seats,
        keepers=(False,) * seats,
        row=0,
        stage="scoring",
    )
    facts = {"paid": paid.paid, "supply": paid.supply}
    yield Step(cleared, (Event("fiji_4_16", "pay", facts),))
    if not last:
        number = table.exchange + 1
        begins = Event("fiji_4_17", "exchange", {"exchange": number})
        yield Step(cleared._replace(exchange=number, stage="offer"), (begins,))


def _next_row(table: Table) -> dict[str, Any]:
    return {"stage": "payment"} if table.row == ROWS else {"row": table.row + 1}


def _execute(table: Table, effect: Effect, look: Look) -> tuple[Table, Event]:
    """An effect that leaves nothing to choose: keeping, or beads from the supply."""
    if effect.keeps:
        return _keep(table, look)
    up = table.rulings.half == "up"
    found = rules.taking(effect, table.supply, look.executes, half_is_up=up)
    hands = tuple(map(Beads.plus, table.hands, found.taken))
    after = table._replace(supply=found.supply, hands=hands)
    return after, _taken(effect, look, found, table.supply)


def _taken(effect: Effect, look: Look, found: rules.Taking, before: Beads) -> Event:
    if effect.others != NO_BEADS:
        others = tuple([s for s, executes in enumerate(look.executes) if not executes])
        facts: dict[str, Any] = {"seats": others, "beads": effect.others, "supply": found.supply}
        return Event("fiji_4_12", "others take" if found.enough else "others lack", facts)
    facts = {"seat": look.executor, "beads": found.due, "supply": found.supply}
    if True in effect.halves:
        colour = effect.halves.index(True)
        facts |= {"colour": colour, "there": before[colour]}
        return Event("fiji_4_11", "take half", facts)
    return Event("fiji_4_10", "take" if found.enough else "lack", facts)


# The rows of the running exchange, taken back: its offers say who has executed which card


def rows_analysed(table: Table) -> int:
    """The rows of this exchange that are behind the players."""
    return {"row": table.row - 1, "choice": table.row - 1, "payment": ROWS}.get(table.stage, 0)


def shown(table: Table) -> list[Table]:
    """The tables at which these offers were shown, before the rows that have been analysed."""
    found = [table]
    for row in range(rows_analysed(table), 0, -1):
        found = [before for after in found for before in _before(after, row)]
    return found


def _before(table: Table, row: int) -> Iterator[Table]:
    """The tables that a row leads from to this one. Its goals may have been any."""
    effect, seat = table.effects[row - 1], executor(table._replace(row=row))
    executes = [seat == each for each in range(len(table.seats))]
    up = table.rulings.half == "up"
    for supply in {*_supplies(effect, table.supply, len(table.seats) - 1)}:
        found = rules.taking(effect, supply, executes, half_is_up=up)
        hands = tuple(map(Beads.minus, table.hands, found.taken))
        if found.supply == table.supply and min(map(min, hands)) >= 0:
            yield table._replace(supply=supply, hands=hands)


def _supplies(effect: Effect, left: Beads, others: int) -> Iterator[Beads]:
    """What the supply may have been: as it is, or with what the effect has taken from it."""
    yield from (left, rules.pooled(left.plus(effect.takes), [effect.others] * others))
    for colour, halved in enumerate(effect.halves):
        if halved:
            most = 2 * left[colour] + 1
            yield from (Beads(*replaced(left, colour, n)) for n in range(left[colour], most + 1))
