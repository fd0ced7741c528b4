"""What each player holds, counted against the exchanges paid: what was lost, and what was taken."""

from collections.abc import Iterator

from atoll.fiji import rules
from atoll.fiji.components import LARGEST_OFFER, NO_BEADS, Beads
from atoll.fiji.counting.gains import gained, keep_cards
from atoll.fiji.counting.moment import exchanges_paid
from atoll.fiji.counting.piles import wrong_set
from atoll.fiji.notation import write_beads
from atoll.fiji.phases import complete_set
from atoll.fiji.table import Table
from atoll.table import Refusal, counted

__all__ = ["beads_held"]


def beads_held(table: Table) -> Iterator[Refusal]:
    """Each player holds what the exchanges can have left of a set, the offer included."""
    whole, paid = complete_set(len(table.seats)), exchanges_paid(table)
    most = gained(table, paid)
    piles = zip(table.seats, table.hands, table.offers, table.set_aside, strict=True)
    for name, hand, offer, aside in piles:
        out = aside or NO_BEADS
        if not rules.held(out, whole):
            reason = f"{name} cannot set {write_beads(out)} aside out of {write_beads(whole)}."
            yield Refusal("fiji_7_3", reason)
            continue
        begun, held = whole.minus(out), hand.plus(offer or NO_BEADS)
        if paid:
            yield from _later(table, name, begun, held, most)
        else:
            yield from _at_first(table, name, begun, held)


def _at_first(table: Table, name: str, begun: Beads, held: Beads) -> Iterator[Refusal]:
    """Before any row of a round is analysed, everybody holds the set."""
    if held != begun:
        reason = f"{name} begins the round with {write_beads(begun)}, not with {write_beads(held)}."
        yield wrong_set(len(table.seats), reason)


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
    fewest = 0 if keep_cards(table) else paid
    if sum(held) > sum(begun) + sum(most) - fewest:
        yield Refusal("fiji_4_16", f"{after}; each exchange costs a bead at least.")


def _over(one: Beads, other: Beads) -> Beads:
    """By how much one pile is larger than another, colour by colour."""
    return Beads(*[max(0, beads) for beads in one.minus(other)])
