"""A round of Fiji is scored (phase 5), and after four of them the game ends (phase 6)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Any

from atoll.fiji import phases, rules
from atoll.fiji.components import COLOURS, GOAL_HEADS, HEADS, ROUNDS, Beads, Goal
from atoll.fiji.table import Table, of_two
from atoll.table import Event, Outcome, Step


def score(table: Table) -> Step[Table]:
    """The beads are shown and the heads distributed; after four rounds the game is over."""
    taken, told = _goal_by_goal(table) if of_two(table) else _ranked(table)
    heads = tuple(map(int.__add__, table.heads, taken))
    after = table._replace(heads=heads, stage="dealing")
    run_out = sum(table.heads) <= HEADS < sum(heads)
    few = [Event("fiji_5_7", "heads run out", {"heads": sum(heads)})] if run_out else []
    step = Step(after, (Event("fiji_5_1", "show", {"hands": table.hands}), *told, *few))
    if table.round < ROUNDS:
        return step
    return step.then(Step(after._replace(stage="over"), _ended(after)))


def ended(table: Table) -> Outcome:
    """Who has the most heads, and the rule that says whether that is a victory."""
    flags = rules.winners(table.heads, shared=table.rulings.final_tie == "shared")
    tie = table.heads.count(max(table.heads)) > 1
    winners = tuple(s for s, wins in enumerate(flags) if wins)
    return Outcome(winners, "fiji_6_3" if tie else "fiji_6_2", table.heads)


def _ended(table: Table) -> tuple[Event, ...]:
    outcome, best = ended(table), max(table.heads)
    seats = tuple(s for s, heads in enumerate(table.heads) if heads == best)
    what = "win" if len(seats) == 1 else "tied win" if outcome.winners else "no winner"
    won = Event(outcome.rule, what, {"seats": seats, "heads": best})
    return Event("fiji_6_1", "end", {"rounds": ROUNDS}), won


def _ranked(table: Table) -> tuple[Sequence[int], Iterator[Event]]:
    """The heads by places, and what is told of them."""
    skip = table.rulings.after_shared == "skip"
    ranked = rules.ranking(table.goals, table.hands, skip=skip)
    taken = rules.heads(ranked, lowest=table.rulings.shared_place == "lowest_place")
    return taken, _by_places(table, ranked, taken)


def _by_places(table: Table, ranked: rules.Ranking, taken: Sequence[int]) -> Iterator[Event]:
    """How the players are ranked, and what each place takes."""
    places: Mapping[int, tuple[int, ...]] = {
        place: tuple(s for s, its in enumerate(ranked.places) if its == place)
        for place in sorted(set(ranked.places))
    }
    yield from _compared(table)
    yield Event("fiji_5_2", "rank", {"order": tuple(places.values())})
    after_shared = False
    for place, seats in places.items():
        facts = {"seats": seats, "place": place, "heads": taken[seats[0]]}
        if after_shared:
            yield Event("fiji_5_6", "after shared", facts)
        after_shared = len(seats) > 1
        yield Event(*(("fiji_5_5", "share") if after_shared else ("fiji_5_4", "place")), facts)


def _compared(table: Table) -> Iterator[Event]:
    """The goals in turn, as long as some seats are still tied."""
    tied = [tuple(range(len(table.seats)))]
    for goal in table.goals:
        counts = tuple(hand[goal.colour] for hand in table.hands)
        yield Event("fiji_3_3", "goal", {"goal": goal, "counts": counts})
        tied = [
            same
            for seats in tied
            for number in sorted({counts[s] for s in seats}, reverse=goal.most)
            if len(same := tuple(s for s in seats if counts[s] == number)) > 1
        ]
        yield from (Event("fiji_5_3", "tie", {"seats": seats, "goal": goal}) for seats in tied)
        if not tied:
            return


def _goal_by_goal(table: Table) -> tuple[Sequence[int], Iterator[Event]]:
    """The heads of two players, and what is told of them."""
    by_goal = rules.goal_heads(table.goals, table.hands)
    taken = [sum(heads) for heads in zip(*by_goal, strict=True)]
    return taken, _won(table, by_goal, shown=table.rulings.set_aside == "shown")


def _won(table: Table, by_goal: Sequence[Sequence[int]], *, shown: bool) -> Iterator[Event]:
    """What is left out of the counting, and who wins each goal."""
    facts: dict[str, Any] = {"set aside": table.set_aside} if shown else {}
    yield Event("fiji_7_4", "left out, shown" if shown else "left out", facts)
    for heads, goal, worth in zip(GOAL_HEADS, table.goals, by_goal, strict=True):
        counts = tuple(hand[goal.colour] for hand in table.hands)
        yield Event("fiji_3_3", "goal", {"goal": goal, "counts": counts})
        if any(worth):
            facts = {"seat": worth.index(max(worth)), "goal": goal, "heads": max(worth)}
            yield Event("fiji_7_5", "win goal", facts)
        else:
            facts = {"goal": goal, "count": counts[0], "heads": heads}
            yield Event("fiji_7_6", "goal tied", facts)


@lru_cache(maxsize=16)
def payouts(seats: int, after_shared: str, shared_place: str) -> list[tuple[int, ...]]:
    """All that a round can pay, to seats in some order: by goals for two, else by places."""
    goals = [Goal(colour, most=True) for colour in range(len(COLOURS))]
    if seats == 2:
        pairs = ([Beads(*found), Beads(1, 1, 1, 1)] for found in product(range(3), repeat=4))
        return [phases.scored_by_goal(goals, pair) for pair in pairs]
    reds = combinations_with_replacement(map(Beads, range(seats)), seats)
    skip, lowest = after_shared == "skip", shared_place == "lowest_place"
    return [phases.scored(goals, hands, skip=skip, lowest=lowest) for hands in reds]
