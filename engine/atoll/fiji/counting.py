"""Whether a game can come to a table of Fiji: what whoever lays one is likely to get wrong.

Every check follows from rules and from what lies on the table: where it refuses, no moves and no
luck lead there; docs/records.md says how far they go.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations_with_replacement, count, permutations, product

from atoll.fiji import rules
from atoll.fiji.components import COLOURS, DECK, Beads, Deck, Goal
from atoll.fiji.held import AFTER_THE_ROUND, beads_held, rows_analysed, wrong_set
from atoll.fiji.notation import write_beads, write_condition, write_effect
from atoll.fiji.phases import in_play
from atoll.fiji.scoring import score
from atoll.fiji.table import Deal, Table, all_there
from atoll.table import Refusal, counted, listed

__all__ = ["even_heads", "heads_paid", "why_impossible"]

Heads = tuple[int, ...]
_GOALS = tuple(Goal(colour, most=True) for colour in range(len(COLOURS)))


def why_impossible(table: Table, *, deck: Deck | None = None) -> Refusal | None:
    """Why no game with this deck (the inferred one) comes to a sound table; None if one can."""
    checks = (check(table) for check in (_piles, beads_held, heads_paid))
    return next(chain(_cards(table, deck or DECK), *checks), None)


def _cards(table: Table, deck: Deck) -> Iterator[Refusal]:
    """No card lies, now and in later rounds, more often than the deck has it."""
    rounds: tuple[Table | Deal, ...] = (table, *table.deal)
    there = Counter(_written(deck))
    for card, times in Counter(chain.from_iterable(map(_written, rounds))).items():
        if times > there[card]:
            reason = f"`{card}` lies {times} times, and the deck has {there[card]} of it."
            yield Refusal("fiji_2_3", reason)


def _written(cards: Table | Deal | Deck) -> Iterator[str]:
    return chain(map(write_condition, cards.conditions), map(write_effect, cards.effects))


def _piles(table: Table) -> Iterator[Refusal]:
    """All beads in play lie there; two players set some aside at first; keepers have a card."""
    names = [n for n, beads in zip(table.seats, table.set_aside, strict=True) if beads is None]
    early = table.exchange == 1 and not any(table.offers)
    if len(table.seats) == 2 and table.stage != "set aside" and names:
        yield Refusal("fiji_7_3", f"{names[0]} has set no beads aside; two players do at first.")
    if table.stage == "set aside" and not (names and early and len(table.seats) == 2):
        yield Refusal("fiji_7_3", "beads are set aside by two players, before the first offers.")
    there, needed = all_there(table), in_play(len(table.seats))
    if there != needed:
        reason = f"{write_beads(needed)} are in play, and here lie {write_beads(there)}."
        yield wrong_set(len(table.seats), reason)
    done = table.effects[: rows_analysed(table)]
    if any(table.keepers) and not any(effect.keeps for effect in done):
        yield Refusal("fiji_4_13", "nobody keeps the offer before a card says so; leave that out.")


# Heads


def heads_paid(table: Table) -> Iterator[Refusal]:
    """So many rounds can have paid these heads, the last one for the hands that still lie there."""
    rounds, heads = table.round - (table.stage not in AFTER_THE_ROUND), table.heads
    last = _last_paid(table) if table.stage in AFTER_THE_ROUND else (0,) * len(heads)
    before = tuple(map(int.__sub__, heads, last))
    if not rounds and any(heads):
        yield Refusal("fiji_0_4", "nobody has a head before the first round is scored.")
    if min(before) < 0 or not _can_pay(table.round - 1, tuple(sorted(before)), *_ways(table)):
        told = listed(f"{name} {n}" for name, n in zip(table.seats, heads, strict=True))
        reason = f"{counted(rounds, 'round')} cannot have paid these heads: {told}."
        yield Refusal("fiji_7_5" if len(table.seats) == 2 else "fiji_5_4", reason)


def even_heads(table: Table) -> Heads:
    """The fewest heads that all can have alike as this round begins; then what it has paid."""
    seats, rounds = len(table.seats), table.round - 1
    tries = ((heads,) * seats for heads in count())
    even = next(heads for heads in tries if not rounds or _can_pay(rounds, heads, *_ways(table)))
    last = _last_paid(table) if table.stage in AFTER_THE_ROUND else (0,) * seats
    return tuple(map(int.__add__, even, last))


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
def _payouts(seats: int, skip: bool, lowest: bool) -> list[Heads]:  # noqa: FBT001
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


def _by_goal(won: tuple[int, ...]) -> Heads:
    """The heads of two players who win these goals: the first 1, the second 2, nobody 0."""
    hands = [Beads(*[winner == seat for winner in won]) for seat in (1, 2)]
    return tuple(map(sum, zip(*rules.goal_heads(_GOALS, hands), strict=True)))
