"""What players of Fiji can hold, by the exchanges of the round that lie behind them.

What is imagined of hidden beads is drawn until it can be held, and a table that somebody lays is
refused where it cannot.
"""

from collections.abc import Iterator

from atoll.fiji import rules
from atoll.fiji.components import LARGEST_OFFER, NO_BEADS, ROWS, SET, Beads, Effect
from atoll.fiji.exchange import executor
from atoll.fiji.notation import write_beads
from atoll.fiji.phases import complete_set, in_play
from atoll.fiji.table import Table
from atoll.table import Refusal, counted, replaced

__all__ = [
    "AFTER_THE_ROUND",
    "beads_held",
    "exchanges_paid",
    "gained",
    "rows_analysed",
    "shown",
    "wrong_set",
]

AFTER_THE_ROUND = ("dealing", "no cards", "over")
_AFTER_THE_EXCHANGES = ("scoring", *AFTER_THE_ROUND)


def beads_held(table: Table) -> Iterator[Refusal]:
    """What speaks against the table as it was before the first row that has been analysed."""
    first = [next(_of_the_offers(before), None) for before in shown(table)]
    if not first:
        reason = f"the rows above row {table.row} cannot leave this supply and these hands."
        yield Refusal("fiji_4_4", reason)
    yield from (first[:1] if None not in first else ())  # type: ignore[misc] # no None is left


def exchanges_paid(table: Table) -> int:
    """The exchanges of this round whose offers have been paid."""
    return table.exchange - (table.stage not in _AFTER_THE_EXCHANGES)


def rows_analysed(table: Table) -> int:
    """The rows of this exchange that are behind the players."""
    return {"row": table.row - 1, "choice": table.row - 1, "payment": ROWS}.get(table.stage, 0)


def wrong_set(seats: int, reason: str) -> Refusal:
    """Refused by the rule that gives so many players their sets."""
    return Refusal("fiji_7_1" if seats == 2 else "fiji_1_1", reason)


# The rows of the running exchange, taken back: its offers say who has executed which card


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


# The exchanges that were paid


def _of_the_offers(table: Table) -> Iterator[Refusal]:
    """Each player holds what the exchanges can have left of a set, the offer included."""
    whole, paid = complete_set(len(table.seats)), exchanges_paid(table)
    most = gained(table, paid)
    piles = zip(table.seats, table.hands, table.offers, table.set_aside, strict=True)
    for name, hand, offer, aside in piles:
        out, held = aside or NO_BEADS, hand.plus(offer or NO_BEADS)
        if not rules.held(out, whole):
            reason = f"{name} cannot set {write_beads(out)} aside out of {write_beads(whole)}."
            yield Refusal("fiji_7_3", reason)
        elif paid:
            yield from _later(table, name, whole.minus(out), held, most)
        elif held != whole.minus(out):
            begun = write_beads(whole.minus(out))
            reason = f"{name} begins the round with {begun}, not with {write_beads(held)}."
            yield wrong_set(len(table.seats), reason)
    if sum(table.supply) < (least := _left(table, paid)):
        reason = f"with the offers that were paid it holds {counted(least, 'bead')} at least."
        yield Refusal("fiji_4_16", f"the supply holds {write_beads(table.supply)}; {reason}")


def _later(table: Table, name: str, begun: Beads, held: Beads, most: Beads) -> Iterator[Refusal]:
    """One to four beads are paid in each exchange, and only the effects on the table give any."""
    paid = exchanges_paid(table)
    after = f"{name} holds {write_beads(held)} after {counted(paid, 'exchange')}"
    lost, more = _over(begun, held), _over(held, begun)
    if sum(lost) > LARGEST_OFFER * paid:
        reason = (
            f"{after}; no more than {LARGEST_OFFER * paid} of {write_beads(begun)} can be paid."
        )
        yield Refusal("fiji_4_1", reason)
    if not rules.held(more, most):
        reason = f"{after}; the cards give at most {write_beads(most)} more than the set."
        yield Refusal("fiji_4_10", reason)
    fewest = 0 if any(effect.keeps for effect in table.effects) else paid
    if sum(held) > sum(begun) + sum(most) - fewest:
        yield Refusal("fiji_4_16", f"{after}; each exchange costs a bead at least.")


def _over(one: Beads, other: Beads) -> Beads:
    """By how much one pile is larger than another, colour by colour."""
    return Beads(*[max(0, beads) for beads in one.minus(other)])


def gained(table: Table, paid: int) -> Beads:
    """The most beads of each colour that one player can have taken in so many exchanges."""
    each = [_taken(table, supply, mine=True) for supply in _at_most_there(table, paid)]
    return rules.pooled(NO_BEADS, each)


def _left(table: Table, paid: int) -> int:
    """The fewest beads that can lie in the supply after so many exchanges."""
    least, payers = sum(SET), len(table.seats) - sum(effect.keeps for effect in table.effects)
    for supply in _at_most_there(table, paid):
        least = max(0, least - sum(_taken(table, supply, mine=False))) + max(0, payers)
    return least


def _at_most_there(table: Table, paid: int) -> list[Beads]:
    """The most that can lie in the supply as each exchange begins: a set, later all beads."""
    return [SET, *[in_play(len(table.seats))] * (paid - 1)][:paid]


def _taken(table: Table, supply: Beads, *, mine: bool) -> Beads:
    """The most that the rows of an exchange give out of a supply: to one player, or to all."""
    executes, rows = [seat == 0 for seat in range(len(table.seats))], []
    for effect in table.effects:
        found = rules.taking(effect, supply, executes, half_is_up=table.rulings.half == "up")
        one, other, *_ = found.taken
        rows.append(Beads(*map(max, one, other)) if mine else supply.minus(found.supply))
    return Beads(*map(min, rules.pooled(NO_BEADS, rows), supply))
