"""The rows of a running exchange, taken back: its offers say who has executed which card."""

from collections.abc import Iterator

from atoll.fiji import rules
from atoll.fiji.components import Beads, Effect
from atoll.fiji.counting.moment import rows_analysed
from atoll.fiji.exchange import executor
from atoll.fiji.table import Table
from atoll.table import Refusal, replaced

__all__ = ["keepers", "shown"]


def keepers(table: Table) -> Iterator[Refusal]:
    """Who keeps the offer has executed the keep card in a row above; and who had to, keeps it."""
    done = range(1, rows_analysed(table) + 1)
    cards = [row for row in done if table.effects[row - 1].keeps]
    executed = {executor(table._replace(row=row)) for row in cards}
    for seat, (name, keeps) in enumerate(zip(table.seats, table.keepers, strict=True)):
        if keeps and seat not in executed:
            reason = f"{name} keeps the offer and has executed no card that says so."
            yield Refusal("fiji_4_13", reason)
        if not keeps and seat in executed and table.rulings.keep_offer == "must":
            yield Refusal("fiji_4_13", f"{name} has executed the keep card and does not keep.")


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
