"""The heads of the players, counted against the rounds that have paid them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, count, permutations, product

from atoll.fiji import rules
from atoll.fiji.components import COLOURS, Beads, Goal
from atoll.fiji.counting.moment import AFTER_THE_ROUND, rounds_scored
from atoll.fiji.scoring import score
from atoll.fiji.table import Table
from atoll.table import Refusal, counted, listed

__all__ = ["even_heads", "heads_paid"]

Heads = tuple[int, ...]
_GOALS = tuple(Goal(colour, most=True) for colour in range(len(COLOURS)))


def heads_paid(table: Table) -> Iterator[Refusal]:
    """So many rounds can have paid these heads, the last one for the hands that still lie there."""
    rounds, rest = rounds_scored(table), table.heads
    if not rounds and any(rest):
        yield Refusal("fiji_0_4", "nobody has a head before the first round is scored.")
    if table.stage in AFTER_THE_ROUND:
        rounds, rest = rounds - 1, _before(table)
    if min(rest) < 0 or not _can_pay(rounds, tuple(sorted(rest)), *_ways(table)):
        told = listed(f"{name} {n}" for name, n in zip(table.seats, table.heads, strict=True))
        reason = f"{counted(rounds_scored(table), 'round')} cannot have paid these heads: {told}."
        yield Refusal("fiji_7_5" if len(table.seats) == 2 else "fiji_5_4", reason)


def even_heads(table: Table) -> Heads:
    """The fewest heads that all can have alike as this round begins; then what it has paid."""
    seats, rounds = len(table.seats), table.round - 1
    tries = ((heads,) * seats for heads in count())
    even = next(heads for heads in tries if not rounds or _can_pay(rounds, heads, *_ways(table)))
    last = _last_paid(table) if table.stage in AFTER_THE_ROUND else (0,) * seats
    return tuple(map(int.__add__, even, last))


def _before(table: Table) -> Heads:
    """The heads before the round that the hands on the table have just been scored for."""
    return tuple(map(int.__sub__, table.heads, _last_paid(table)))


def _last_paid(table: Table) -> Heads:
    """What a round pays for the hands on the table."""
    return score(table._replace(heads=(0,) * len(table.seats))).table.heads


def _ways(table: Table) -> tuple[bool, bool]:
    return table.rulings.after_shared == "skip", table.rulings.shared_place == "lowest_place"


@lru_cache(maxsize=65536)
def _can_pay(rounds: int, heads: Heads, skip: bool, lowest: bool) -> bool:  # noqa: FBT001
    """Whether so many rounds can pay these heads, whoever has which."""
    ways = _payouts(len(heads), skip, lowest)
    fewest, most = min(map(sum, ways)), max(map(sum, ways))
    if not rounds or not rounds * fewest <= sum(heads) <= rounds * most:
        return not any((rounds, *heads))
    return heads[-1] <= rounds * max(map(max, ways)) and any(
        min(rest) >= 0 and _can_pay(rounds - 1, tuple(sorted(rest)), skip, lowest)
        for paid in ways
        for rest in [tuple(map(int.__sub__, heads, paid))]
    )


@lru_cache(maxsize=16)
def _payouts(seats: int, skip: bool, lowest: bool) -> Sequence[Heads]:  # noqa: FBT001
    """All that a round can pay the players: by goals for two, else by places and ties.

    Those come first that pay the later players more.
    """
    if seats == 2:
        return sorted({_by_goal(won) for won in product(range(3), repeat=len(COLOURS))})
    ranked = (
        rules.ranking(_GOALS, [Beads(level) for level in levels], skip=skip)
        for levels in combinations_with_replacement(range(seats), seats)
        if {*levels} == {*range(max(levels) + 1)}  # of the many ways to be in one order, one
    )
    paid = (rules.heads(one, lowest=lowest) for one in ranked)
    return sorted({turned for heads in paid for turned in permutations(heads)})


def _by_goal(won: Sequence[int]) -> Heads:
    """The heads of two players who win these goals: the first 1, the second 2, nobody 0."""
    hands = [Beads(*[winner == seat for winner in won]) for seat in (1, 2)]
    return tuple(map(sum, zip(*rules.goal_heads(_GOALS, hands), strict=True)))
