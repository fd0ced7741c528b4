"""How often the rules fire, as the events of the engine tell it, in the nine words.

The engine tells one game event by event (exchange.py, scoring.py); here a row or a round says how
many of these events there are, for many games at once. That both agree is a guard in tests/.
"""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.fiji.components import Beads, Condition, Effect, Goal
from atoll.fiji.phases import Choice, Exchange, row, scored, scored_by_goal
from atoll.fiji.rules import goal_heads, ranking, score
from atoll.words import Flag, Number, choose, count, every, no, some

__all__ = ["Analysed", "Scored", "analysed", "scored_apart", "scored_together"]

_NO_CHOICE = Choice(0, 0, 1, pays=False)


class Analysed(NamedTuple):
    """A row, but for its choices: who executes, what it leaves, and what there is to tell."""

    executes: tuple[Flag, ...]
    supply: Beads
    hands: tuple[Beads, ...]
    keepers: tuple[Flag, ...]
    executed: Flag
    happens: Flag
    zero: Flag
    cancels: Number
    tied: Flag


def analysed(  # noqa: PLR0913, PLR0917 # all that a row depends on
    supply: Beads,
    hands: tuple[Beads, ...],
    keepers: tuple[Flag, ...],
    offers: Sequence[Beads],
    condition: Condition,
    effect: Effect,
    *,
    half_is_up: Flag,
) -> Analysed:
    """A row in which nobody has a choice. Rules fiji_4_4 to fiji_4_13."""
    before = Exchange(supply, hands, keepers, ())
    found = row(before, offers, condition, effect, _NO_CHOICE, half_is_up=half_is_up)
    executes, standing = found.contest.executes, found.contest.standing
    executed = some(executes)
    return Analysed(
        executes,
        found.after.supply,
        found.after.hands,
        found.after.keepers,
        executed,
        every([executed, found.taking.enough]),
        zero=every([no(condition.most), some([number == 0 for number in found.counts])]),
        cancels=_cancels(found.counts, standing, most=condition.most),
        tied=no(every(standing)),
    )


def _cancels(counts: Sequence[Number], standing: Sequence[Flag], *, most: Flag) -> Number:
    """How many counts cancel that are better than all that stand. Rule fiji_4_7."""
    seats = range(len(counts))
    scores = [choose(most, number, 0 - number) for number in counts]
    first = [every([scores[r] != scores[s] for r in range(s)]) for s in seats]
    beaten = [some([every([standing[r], scores[r] > scores[s]]) for r in seats]) for s in seats]
    return count([every([first[s], no(standing[s]), no(beaten[s])]) for s in seats])


class Scored(NamedTuple):
    """A round that is scored: the heads of each seat, and how often each rule about it fires."""

    heads: tuple[Number, ...]
    shared: Flag
    fires: tuple[Number, ...]


def scored_together(
    goals: Sequence[Goal], hands: Sequence[Beads], *, skip: Flag, lowest: Flag
) -> Scored:
    """Three to five seats; the fires of fiji_3_3, fiji_5_3, fiji_5_4, fiji_5_5 and fiji_5_6."""
    heads, ranked = scored(goals, hands, skip=skip, lowest=lowest), ranking(goals, hands, skip=skip)
    looked, ties = _compared(goals, hands)
    seats, places = range(len(hands)), ranked.places
    opens = [every([places[r] != places[s] for r in range(s)]) for s in seats]
    alone = count([no(shared) for shared in ranked.shared])
    together = count([every([opens[s], ranked.shared[s]]) for s in seats])
    after = count([every([opens[s], _after_shared(s, places, ranked.shared)]) for s in seats])
    return Scored(heads, some(ranked.shared), (looked, ties, alone, together, after))


def _compared(goals: Sequence[Goal], hands: Sequence[Beads]) -> tuple[Number, Number]:
    """How many goals are looked at until no seats are tied, and how many ties are met."""
    seats = range(len(hands))
    tied: list[list[Flag]] = [[True for _ in seats] for _ in seats]
    looked, ties = 0, 0
    for goal in goals:
        looked = looked + choose(some([tied[s][r] for s in seats for r in range(s)]), 1, 0)
        scores = [score(goal, hand) for hand in hands]
        tied = [[every([tied[s][r], scores[s] == scores[r]]) for r in seats] for s in seats]
        opens = [every([no(tied[s][r]) for r in range(s)]) for s in seats]
        shares = [some([tied[s][r] for r in seats if r != s]) for s in seats]
        ties = ties + count([every([opens[s], shares[s]]) for s in seats])
    return looked, ties


def _after_shared(seat: int, places: Sequence[Number], shared: Sequence[Flag]) -> Flag:
    """Whether the seats right before this one share their place."""
    seats = range(len(places))
    return some(
        [
            every([shared[r], places[r] < places[seat], no(_between(places, r, seat))])
            for r in seats
            if r != seat
        ]
    )


def _between(places: Sequence[Number], one: int, other: int) -> Flag:
    """Whether a place lies between those of two seats."""
    return some([every([places[one] < place, place < places[other]]) for place in places])


def scored_apart(goals: Sequence[Goal], hands: Sequence[Beads]) -> Scored:
    """Two seats; the fires of fiji_7_5 and fiji_7_6."""
    by_goal = goal_heads(goals, hands)
    won = count([some([number > 0 for number in goal]) for goal in by_goal])
    return Scored(scored_by_goal(goals, hands), shared=False, fires=(won, len(goals) - won))
