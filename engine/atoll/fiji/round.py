"""The rounds of Fiji: dealing (phases 1 to 3), scoring (phase 5) and the end (phase 6)."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from atoll.fiji import quick, rules
from atoll.fiji.components import (
    BOX,
    COLOURS,
    FEWEST_SEATS,
    HEADS,
    MOST_SEATS,
    NO_BEADS,
    ROUNDS,
    ROWS,
    Beads,
    Deck,
    Goal,
)
from atoll.fiji.phases import complete_set, dealt, in_play
from atoll.fiji.table import Deal, Table, box
from atoll.table import Event, Outcome, Refused, Step
from atoll.table.luck import mixed
from atoll.table.play import unseated
from atoll.table.rulings import Answers

__all__ = ["deal", "ended", "fewest_seats", "goals", "opened", "score", "seated", "shuffled"]


def fewest_seats(rulings: Answers) -> int:
    """How many seats a game needs at least; the ruling seats."""
    return FEWEST_SEATS if rulings.seats == "two_to_five" else FEWEST_SEATS + 1


def seated(seats: Sequence[str], rulings: Answers) -> tuple[str, ...]:
    """The names of the players, if that many can play. Errors: Refused (fiji_0_2)."""
    why = " (this edition has no game for two)" if len(seats) == FEWEST_SEATS else ""
    if reason := unseated(seats, fewest_seats(rulings), MOST_SEATS, why):
        raise Refused("fiji_0_2", reason)
    return tuple(seats)


def shuffled(deck: Deck, seed: int) -> tuple[Deal, ...]:
    """The cards of the four rounds from a shuffled deck.

    Errors: Refused (fiji_0_3) for a deck that is not 16 conditions and 16 effects.
    """
    needed = ROUNDS * ROWS
    for name, cards in (("conditions", deck.conditions), ("effects", deck.effects)):
        if len(cards) != needed:
            reason = f"the number of {name} is {len(cards)}; four rounds need exactly {needed}."
            raise Refused("fiji_0_3", reason)
    luck = Random(seed)
    conditions, effects = mixed(deck.conditions, luck), mixed(deck.effects, luck)
    rounds = zip(dealt(conditions), dealt(effects), strict=True)
    return tuple(Deal(*columns, goals(luck)) for columns in rounds)


def goals(luck: Random) -> tuple[Goal, ...]:
    """A row of goals: the colours in any order, and either side of each."""
    colours = mixed(range(len(COLOURS)), luck)
    return tuple(Goal(colour, most=luck.random() < 0.5) for colour in colours)


def opened(
    seats: Sequence[str], cards: Sequence[Deal], rulings: Answers, *, deck: str = "given"
) -> Step[Table]:
    """The box is opened and everybody sits down; the first round is dealt next.

    `deck` says how sure the cards are: `given` by whoever plays, or `inferred` by us.
    """
    names = seated(seats, rulings)
    nothing = (NO_BEADS,) * len(names)
    table = Table(
        seats=names,
        rulings=rulings,
        round=0,
        exchange=1,
        stage="dealing",
        row=0,
        conditions=(),
        effects=(),
        goals=(),
        supply=in_play(len(names)),
        hands=nothing,
        offers=(None,) * len(names),
        set_aside=(None,) * len(names),
        keepers=(False,) * len(names),
        chooser=None,
        heads=(0,) * len(names),
        deal=tuple(cards),
    )
    events = (
        Event("fiji_0_1", "box", {"beads": BOX}),
        Event("fiji_0_2", "sit", {"seats": tuple(range(len(names)))}),
        Event("fiji_0_3", "stacks", {"cards": ROUNDS * ROWS, "deck": deck}),
        Event("fiji_0_4", "lay heads", {"heads": HEADS}),
    )
    return Step(table, events)


def deal(table: Table) -> Step[Table]:
    """The next round: beads back, sets and supply, then conditions, effects and goals."""
    if not table.deal:
        return Step(table._replace(stage="no cards"), ())
    cards, *later = table.deal
    sets = (complete_set(len(table.seats)),) * len(table.seats)
    cleared = table._replace(
        round=table.round + 1,
        exchange=1,
        stage="set aside" if _pair(table) else "offer",
        set_aside=(None,) * len(table.seats),
        deal=tuple(later),
    )
    held = cleared._replace(hands=sets)
    dealt = held._replace(**cards._asdict(), supply=_laid(table, sets))
    return Step(cleared, lambda: _cleared(table)).then(
        Step(held, lambda: _dealt(dealt)[:1]), Step(dealt, lambda: _dealt(dealt)[1:])
    )


def _pair(table: Table) -> bool:
    return len(table.seats) == 2


def _laid(table: Table, sets: Sequence[Beads]) -> Beads:
    """The supply of the new round, once all beads of the old one are back."""
    piles = [*table.hands, *(beads or NO_BEADS for beads in table.set_aside)]
    once = table.rulings.supply_laid == "once"
    return quick.cleared(table.supply, piles, sets, once=once)


def _cleared(table: Table) -> Iterator[Event]:
    if table.round:
        yield Event("fiji_5_8", "clear", {"round": table.round + 1})
        if any(table.set_aside):
            yield Event("fiji_7_7", "bring back", {"seats": tuple(range(len(table.seats)))})
        yield Event("fiji_2_3", "discard", {"round": table.round})


def _dealt(table: Table) -> tuple[Event, ...]:
    """The sets, and all that comes after them."""
    return (
        Event("fiji_7_1" if _pair(table) else "fiji_1_1", "set", {"beads": table.hands[0]}),
        Event("fiji_7_2" if _pair(table) else "fiji_1_2", "supply", {"beads": table.supply}),
        Event("fiji_1_4", "left in box", {"beads": box(table)}),
        Event("fiji_2_1", "conditions", {"conditions": table.conditions}),
        Event("fiji_2_2", "effects", {"effects": table.effects}),
        Event("fiji_3_1", "goals", {"goals": table.goals}),
        Event("fiji_3_2", "indicator", {"goal": table.goals[0]}),
    )


def score(table: Table) -> Step[Table]:
    """The beads are shown and the heads distributed; after four rounds the game is over."""
    found = _goal_by_goal(table) if _pair(table) else _ranked(table)
    step = Step(found.table._replace(stage="dealing"), lambda: _scored(table, found))
    if table.round < ROUNDS:
        return step
    return step.then(Step(found.table._replace(stage="over"), lambda: _ended(found.table)))


def _scored(table: Table, found: Step[Table]) -> Iterator[Event]:
    """The beads are shown; then who takes which heads, and whether there were enough."""
    yield Event("fiji_5_1", "show", {"hands": table.hands})
    yield from found.events
    heads = sum(found.table.heads)
    if sum(table.heads) <= HEADS < heads:
        yield Event("fiji_5_7", "heads run out", {"heads": heads})


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


def _ranked(table: Table) -> Step[Table]:
    skip = table.rulings.after_shared == "skip"
    ranked = quick.ranking(table.goals, table.hands, skip=skip)
    taken = rules.heads(ranked, lowest=table.rulings.shared_place == "lowest_place")
    after = table._replace(heads=tuple(map(int.__add__, table.heads, taken)))
    return Step(after, lambda: _told(table, ranked, taken))


def _told(table: Table, ranked: rules.Ranking, taken: Sequence[int]) -> Iterator[Event]:
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


def _goal_by_goal(table: Table) -> Step[Table]:
    by_goal = quick.goal_heads(table.goals, table.hands)
    shown = table.rulings.set_aside == "shown"
    taken = [sum(heads) for heads in zip(*by_goal, strict=True)]
    after = table._replace(heads=tuple(map(int.__add__, table.heads, taken)))
    return Step(after, lambda: _won(table, by_goal, shown=shown))


def _won(table: Table, by_goal: Sequence[Sequence[int]], *, shown: bool) -> Iterator[Event]:
    """What is left out of the counting, and who wins each goal."""
    facts: dict[str, Any] = {"set aside": table.set_aside} if shown else {}
    yield Event("fiji_7_4", "left out, shown" if shown else "left out", facts)
    for goal, worth in zip(table.goals, by_goal, strict=True):
        counts = tuple(hand[goal.colour] for hand in table.hands)
        yield Event("fiji_3_3", "goal", {"goal": goal, "counts": counts})
        if any(worth):
            facts = {"seat": worth.index(max(worth)), "goal": goal, "heads": max(worth)}
            yield Event("fiji_7_5", "win goal", facts)
        else:
            yield Event("fiji_7_6", "goal tied", {"goal": goal, "count": counts[0]})
