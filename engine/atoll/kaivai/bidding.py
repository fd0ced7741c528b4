"""The bids: who bids when, and the order of turns that follows."""

from collections.abc import Iterator, Sequence
from functools import cmp_to_key
from random import Random

from atoll.kaivai import rules
from atoll.kaivai.components import BIDS
from atoll.kaivai.pieces import at_sea, canoes_of, huts_of
from atoll.kaivai.table import Bid, Table
from atoll.table import Event, Refusal, Step, listed, replaced
from atoll.table.luck import mixed
from atoll.table.stating import rule


def why_not(table: Table, _seat: int, move: Bid) -> Refusal | None:
    """The rule that refuses a bid, or None."""
    if not rules.is_bid(move.number):
        return Refusal("kaivai_2_1", f"{move.number} is no bid; bid 1 to 10.")
    if rules.is_taken(move.number, _made(table)):
        left = listed([str(one) for one in BIDS if one not in _made(table)], "or")
        return Refusal("kaivai_2_2", f"{move.number} is taken; bid {left}.")
    return None


def _made(table: Table) -> list[int]:
    return [bid for bid in table.bids if bid is not None]


def moves(table: Table, _seat: int) -> Iterator[Bid]:
    """Every bid that is not taken."""
    return (Bid(number) for number in BIDS if number not in _made(table))


def played(table: Table, seat: int, move: Bid) -> Step[Table]:
    """A bid is made; after the last one the turns have their order."""
    bids = replaced(table.bids, seat, move.number)
    bid = Event("kaivai_2_1", "bid", {"seat": seat, "bid": move.number})
    far = rules.movement(move.number, table.increase[seat])
    what = Event("kaivai_2_6", "allowance", {**bid.facts, "movement": far})
    after = Step(table._replace(bids=bids), (bid, what))
    if None in bids:
        place = table.order.index(seat) + 1
        return Step(after.table._replace(turn=table.order[place]), (bid, what))
    return after.then(_ordered(after.table))


@rule("kaivai_2_5")
def _ordered(table: Table) -> Step[Table]:
    """Turns are taken from the highest bid to the lowest."""
    order = by_bids(table)
    ordered = table._replace(order=order)
    if table.round == 1 and not table.huts:
        after = ordered._replace(stage="huts", turn=order[0])
    else:
        after = ordered._replace(stage="god", turn=order[-1])
    return Step(after, (Event("kaivai_2_5", "turns", {"order": order}),))


def by_bids(table: Table) -> tuple[int, ...]:
    """The seats from the highest bid to the lowest."""
    return tuple(sorted(range(len(table.seats)), key=lambda seat: -(table.bids[seat] or 0)))


@rule("kaivai_2_3")
def bidding_order(table: Table) -> tuple[int, ...]:
    """Who bids first: least glory, then what breaks ties, then who was earlier in the last order.

    Rulings fewest_first, canoes_on_board and bid_tie.
    """
    last = [*table.order]
    if table.rulings.bid_tie == "draw":
        last = mixed(sorted(last), Random(table.seed))
    return tuple(as_they_bid(table, last))


def as_they_bid(table: Table, seats: Sequence[int]) -> list[int]:
    """Players as they would bid; of those who are alike in all else the earlier one first."""
    standings = {seat: (*standing(table, seat), place) for place, seat in enumerate(seats)}

    def first(one: int, other: int) -> int:
        return -1 if rules.bids_before(standings[one], standings[other]) else 1

    return sorted(seats, key=cmp_to_key(first))


def standing(table: Table, seat: int) -> tuple[int, ...]:
    """What decides who bids first, and what breaks ties: less goes first."""
    canoes = canoes_of if table.rulings.canoes_on_board == "with_huts" else at_sea
    lying = table.glory[seat], table.shells[seat], table.fish[seat]
    on_board = len(canoes(table, seat)), len(huts_of(table, seat))
    glory, worth, *counts = rules.standing(*lying, *on_board)
    way = 1 if table.rulings.fewest_first == "fewest" else -1
    return (glory, worth, *(way * count for count in counts))
