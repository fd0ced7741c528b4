"""The rules of Fiji, readable three ways: on ints, on arrays and as theorems.

Seats are an ordinary tuple of 2 to 5 entries; only the values in it vary.
No branch and no Python `and`, `or`, `not`: the nine words decide.
Numbers of beads are at least 0; a colour is its place in COLOURS, 0 to 3.
"""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.fiji.components import (
    COLOURS,
    GOAL_HEADS,
    LARGEST_OFFER,
    NO_BEADS,
    SET,
    SET_ASIDE,
    SMALLEST_OFFER,
    Beads,
    Condition,
    Effect,
    Goal,
)
from atoll.table.stating import rule
from atoll.words import (
    Flag,
    Number,
    choose,
    count,
    every,
    half_down,
    half_up,
    lookup,
    no,
    some,
    total,
)

Hands = Sequence[Beads]
Flags = Sequence[Flag]
_COLOURS = range(len(COLOURS))


# 1 Beads


@rule("fiji_5_8", "fiji_7_7")
def pooled(supply: Beads, piles: Hands) -> Beads:
    """All beads of the piles put back into the supply."""
    return Beads(*[supply[c] + total([pile[c] for pile in piles]) for c in _COLOURS])


@rule("fiji_1_2", "fiji_7_2")
def supply_laid(pool: Beads, sets: Hands, *, once: Flag) -> Beads:
    """The supply a round begins with: what the sets leave of the pool, or a set laid anew.

    The ruling supply_laid.
    """
    left = Beads(*[pool[c] - total([a_set[c] for a_set in sets]) for c in _COLOURS])
    laid: Beads = choose(once, left, SET)
    return laid


# 4 The exchange


@rule("fiji_4_1")
def size_allowed(offer: Beads) -> Flag:
    """An offer is one to four beads."""
    size = total(offer)
    return every([size >= SMALLEST_OFFER, size <= LARGEST_OFFER])


@rule("fiji_4_2", "fiji_7_3")
def held(beads: Beads, hand: Beads) -> Flag:
    """The beads are all behind the screen."""
    return every([beads[c] <= hand[c] for c in _COLOURS])


@rule("fiji_4_5")
def counted(condition: Condition, offer: Beads) -> Number:
    """How many beads of the offer the condition counts: its colours added up."""
    return total([choose(condition.colours[c], offer[c], 0) for c in _COLOURS])


class Contest(NamedTuple):
    """Which seats no other seat cancels, and which one of them executes."""

    standing: tuple[Flag, ...]
    executes: tuple[Flag, ...]


@rule("fiji_4_7", "fiji_4_8", "fiji_4_9")
def contest(counts: Sequence[Number], *, most: Flag) -> Contest:
    """Equal counts cancel; the best count still standing executes."""
    seats = range(len(counts))
    scores = [_score(number, most=most) for number in counts]
    standing = [every([scores[s] != scores[r] for r in seats if r != s]) for s in seats]
    beaten = [some([every([standing[r], scores[r] > scores[s]]) for r in seats]) for s in seats]
    executes = [every([standing[s], no(beaten[s])]) for s in seats]
    return Contest(tuple(standing), tuple(executes))


def _score(number: Number, *, most: Flag) -> Number:
    """A number of beads as a score: the more the better, or the fewer the better."""
    return choose(most, number, 0 - number)


class Taking(NamedTuple):
    """What the executor is due, whether the supply has it all, what each takes, what is left."""

    due: Beads
    enough: Flag
    taken: tuple[Beads, ...]
    supply: Beads


@rule("fiji_4_11")
def _due(effect: Effect, supply: Beads, *, up: Flag) -> Beads:
    """What the effect gives its executor; half of a colour is half of the supply."""
    halves = [choose(up, half_up(beads), half_down(beads)) for beads in supply]
    return Beads(*[effect.takes[c] + choose(effect.halves[c], halves[c], 0) for c in _COLOURS])


@rule("fiji_4_10", "fiji_4_11", "fiji_4_12")
def taking(effect: Effect, supply: Beads, executes: Flags, *, half_is_up: Flag) -> Taking:
    """Beads move from the supply, all that the effect asks for or none.

    The ruling half.
    """
    due, others = _due(effect, supply, up=half_is_up), len(executes) - 1
    asked = Beads(*[due[c] + effect.others[c] * others for c in _COLOURS])
    enough = held(asked, supply)
    happens = every([enough, some(executes)])
    executor_takes = choose(happens, due, NO_BEADS)
    each_other_takes = choose(happens, effect.others, NO_BEADS)
    taken = [choose(executing, executor_takes, each_other_takes) for executing in executes]
    left = Beads(*[supply[c] - asked[c] for c in _COLOURS])
    return Taking(due, enough, tuple(taken), choose(happens, left, supply))


@rule("fiji_4_13")
def keeping(effect: Effect, executes: Flags, keepers: Flags) -> tuple[Flag, ...]:
    """Which seats keep their offer after this row: its executor, and those who did."""
    return tuple(
        some([kept, every([effect.keeps, executing])])
        for executing, kept in zip(executes, keepers, strict=True)
    )


@rule("fiji_4_14")
def rotated(goals: Sequence[Goal], colour: Number) -> tuple[Goal, ...]:
    """The goal of this colour turned round, in its place."""
    return tuple(
        Goal(goal.colour, choose(goal.colour == colour, no(goal.most), goal.most)) for goal in goals
    )


@rule("fiji_4_15")
def swapped(goals: Sequence[Goal], one: Number, other: Number) -> tuple[Goal, ...]:
    """The goals of two colours in each other's place, not turned."""

    def most_of(colour: Number) -> Flag:
        return some([every([goal.colour == colour, goal.most]) for goal in goals])

    moved = [
        choose(goal.colour == one, other, choose(goal.colour == other, one, goal.colour))
        for goal in goals
    ]
    return tuple(Goal(colour, most_of(colour)) for colour in moved)


class Payment(NamedTuple):
    """What each seat pays, what comes back behind its screen, and the supply afterwards."""

    paid: tuple[Beads, ...]
    kept: tuple[Beads, ...]
    supply: Beads


@rule("fiji_4_13", "fiji_4_16")
def payment(offers: Hands, keepers: Flags, supply: Beads) -> Payment:
    """Every offer goes into the supply, but those that are kept."""
    pairs = list(zip(offers, keepers, strict=True))
    paid = [choose(keeps, NO_BEADS, offer) for offer, keeps in pairs]
    kept = [choose(keeps, offer, NO_BEADS) for offer, keeps in pairs]
    return Payment(tuple(paid), tuple(kept), pooled(supply, paid))


# 5 Shrunken heads


@rule("fiji_3_3")
def score(goal: Goal, hand: Beads) -> Number:
    """How well a hand meets a goal: the more the better, or the fewer the better."""
    return _score(lookup(hand, goal.colour), most=goal.most)


@rule("fiji_5_2", "fiji_5_3")
def _ahead(one: Sequence[Number], other: Sequence[Number]) -> Flag:
    """Better in the first goal that tells them apart."""
    better: Flag = False
    for mine, theirs in zip(reversed(one), reversed(other), strict=True):
        better = choose(mine == theirs, better, mine > theirs)
    return better


class Ranking(NamedTuple):
    """Per seat: its place from 1, whether others share it, and how many seats it leaves behind."""

    places: tuple[Number, ...]
    shared: tuple[Flag, ...]
    behind: tuple[Number, ...]


@rule("fiji_5_2", "fiji_5_3", "fiji_5_6")
def ranking(goals: Sequence[Goal], hands: Hands, *, skip: Flag) -> Ranking:
    """The seats ranked by the goals, the nearest first.

    The ruling after_shared.
    """
    seats = range(len(hands))
    scores = [[score(goal, hand) for goal in goals] for hand in hands]
    ahead = [[_ahead(scores[s], scores[r]) for r in seats] for s in seats]
    behind = [count(row) for row in ahead]
    before = [count([ahead[r][s] for r in seats]) for s in seats]
    opens = [some([skip, every([before[s] != before[r] for r in range(s)])]) for s in seats]
    better = [count([every([ahead[r][s], opens[r]]) for r in seats]) for s in seats]
    return Ranking(
        places=tuple([1 + number for number in better]),
        shared=tuple([before[s] + behind[s] < len(hands) - 1 for s in seats]),
        behind=tuple(behind),
    )


@rule("fiji_5_4", "fiji_5_5")
def heads(ranked: Ranking, *, lowest: Flag) -> tuple[Number, ...]:
    """The shrunken heads of each seat in a round of three to five seats.

    The ruling shared_place.
    """
    seats = len(ranked.places)
    return tuple(
        choose(shared, choose(lowest, behind, seats - place - 1), seats - place)
        for place, shared, behind in zip(ranked.places, ranked.shared, ranked.behind, strict=True)
    )


# 6 End of the game


@rule("fiji_6_2", "fiji_6_3")
def winners(owned: Sequence[Number], *, shared: Flag) -> tuple[Flag, ...]:
    """Who has the most heads; of several, all or none. The ruling final_tie."""
    best = [every([mine >= theirs for theirs in owned]) for mine in owned]
    victory = some([shared, count(best) == 1])
    return tuple(every([mine, victory]) for mine in best)


# 7 Two players


@rule("fiji_7_3")
def set_aside_allowed(beads: Beads) -> Flag:
    """Exactly four beads are set aside."""
    return total(beads) == SET_ASIDE


@rule("fiji_7_5", "fiji_7_6")
def goal_heads(goals: Sequence[Goal], hands: Hands) -> tuple[tuple[Number, ...], ...]:
    """Per goal, the heads of each seat: 4, 3, 2, 1 to the better hand, none when equal."""
    seats = range(len(hands))
    rows = [[score(goal, hand) for hand in hands] for goal in goals]
    return tuple(
        tuple(choose(every([row[s] > row[r] for r in seats if r != s]), worth, 0) for s in seats)
        for row, worth in zip(rows, GOAL_HEADS, strict=True)
    )
