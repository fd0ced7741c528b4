"""How often the rules fire, as the events of the engine tell it, in the nine words.

The engine tells one game event by event (exchange.py, scoring.py); here a row or a round says how
many of these events there are, for many games at once. That both agree is a guard in tests/.
"""

from collections.abc import Sequence

from atoll.fiji.components import EXCHANGES, HEADS, NO_BEADS, ROUNDS, ROWS, Beads, Effect, Goal
from atoll.fiji.phases import Row
from atoll.fiji.rules import goal_heads, ranking, score
from atoll.table.rulings import Answers
from atoll.words import Flag, Number, choose, count, every, no, some

Told = dict[str, Number]
"""How often rules fire."""


def always(seats: int) -> dict[str, int]:
    """How often those rules fire that fire equally often in every game."""
    exchanges, two = ROUNDS * EXCHANGES, seats == 2
    each_round = ["1_4", "2_1", "2_2", "3_1", "3_2", "5_1"]
    each_round += ["7_1", "7_2", "7_4"] if two else ["1_1", "1_2", "5_2"]
    often: list[tuple[int, Sequence[str]]] = [
        (1, ["0_1", "0_2", "0_3", "0_4", "6_1"]),
        (ROUNDS - 1, ["2_3", "5_8", "7_7"] if two else ["2_3", "5_8"]),
        (ROUNDS, each_round),
        (exchanges - ROUNDS, ["4_17"]),
        (exchanges, ["4_3", "4_16"]),
        (exchanges * seats, ["4_1", "4_2"]),
        (exchanges * ROWS, ["4_4", "4_5"]),
    ]
    found = {f"fiji_{rule}": number for number, rules in often for rule in rules}
    return found | {"fiji_3_3": ROUNDS * ROWS, "fiji_7_3": ROUNDS * 2} if two else found


# A row


def of_effect(effect: Effect, answers: Answers) -> tuple[str, int]:
    """The rule about what an effect does, and how many events tell of it: a choice has its own."""
    if effect.keeps:
        return "fiji_4_13", 2 if answers.keep_offer == "may" else 1
    if effect.rotates or effect.swaps:
        return "fiji_4_14" if effect.rotates else "fiji_4_15", 2
    if effect.others != NO_BEADS:
        return "fiji_4_12", 1
    return "fiji_4_11" if True in effect.halves else "fiji_4_10", 1


def of_row(row: Row, executed: Flag, *, most: Flag) -> Told:
    """A row that was analysed, but for what its effect does."""
    zero = every([no(most), some([number == 0 for number in row.counts])])
    flags = {"fiji_4_6": zero, "fiji_4_8": executed, "fiji_4_9": no(executed)}
    found = {rule: choose(flag, 1, 0) for rule, flag in flags.items()}
    return found | {"fiji_4_7": _cancels(row.counts, row.contest.standing, most=most)}


def _cancels(counts: Sequence[Number], standing: Sequence[Flag], *, most: Flag) -> Number:
    """How many counts cancel that are better than all that stand. Rule fiji_4_7."""
    seats = range(len(counts))
    scores = [choose(most, number, 0 - number) for number in counts]
    first = [every([scores[r] != scores[s] for r in range(s)]) for s in seats]
    beaten = [some([every([standing[r], scores[r] > scores[s]]) for r in seats]) for s in seats]
    return count([every([first[s], no(standing[s]), no(beaten[s])]) for s in seats])


# A round and the end


def of_round(
    goals: Sequence[Goal], hands: Sequence[Beads], before: Number, after: Number, *, skip: Flag
) -> Told:
    """A round that was scored, and the heads of all seats before and after it."""
    ran_out = {"fiji_5_7": choose(every([before <= HEADS, after > HEADS]), 1, 0)}
    if len(hands) > 2:
        return ran_out | _ranked(goals, hands, skip=skip)
    won = count([some([number > 0 for number in goal]) for goal in goal_heads(goals, hands)])
    return ran_out | {"fiji_7_5": won, "fiji_7_6": len(goals) - won}


def _ranked(goals: Sequence[Goal], hands: Sequence[Beads], *, skip: Flag) -> Told:
    """Three to five seats; each shared place but the last is followed by another."""
    ranked, seats = ranking(goals, hands, skip=skip), range(len(hands))
    tied: list[list[Flag]] = [[True for _ in seats] for _ in seats]
    looked, ties, groups = 0, 0, 0
    for goal in goals:
        looked = looked + choose(some([tied[s][r] for s in seats for r in range(s)]), 1, 0)
        scores = [score(goal, hand) for hand in hands]
        tied = [[every([tied[s][r], scores[s] == scores[r]]) for r in range(s)] for s in seats]
        first = [no(some(row)) for row in tied]
        after = [some([tied[r][s] for r in seats if r > s]) for s in seats]
        groups = count([every(pair) for pair in zip(first, after, strict=True)])
        ties = ties + groups
    last = some([every([ranked.shared[s], ranked.behind[s] == 0]) for s in seats])
    return {
        "fiji_3_3": looked,
        "fiji_5_3": ties,
        "fiji_5_4": count([no(shared) for shared in ranked.shared]),
        "fiji_5_5": groups,
        "fiji_5_6": groups - choose(last, 1, 0),
    }


def of_end(heads: Sequence[Number]) -> Told:
    """The games are over: whether one has the most heads, or several."""
    best = count([every([mine >= theirs for theirs in heads]) for mine in heads])
    return {"fiji_6_2": choose(best == 1, 1, 0), "fiji_6_3": choose(best > 1, 1, 0)}
