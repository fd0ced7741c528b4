"""The end of a round: what the hands are worth, and what is laid for the next round."""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, product
from typing import NamedTuple

from atoll.fiji import phases, rules
from atoll.fiji.components import EXCHANGES, LARGEST_OFFER, ROUNDS, SET, Beads, Goal
from atoll.fiji.rulings import Answers
from atoll.fiji.scene import CARDS
from atoll.fiji.situations.piles import ALL, FEW, Hands, in_play, named, set_rule, whole
from atoll.fiji.unknowns import beads, goals
from atoll.law import Maker
from atoll.smallest import Situation
from atoll.words import Flag, Number, choose, count, every, lookup, no, some, total

__all__ = [
    "A_LATER_SCORING",
    "CLEARING",
    "SCORING",
    "SCORING_FOR_TWO",
    "THE_LAST_SCORING",
    "Clearing",
    "Scoring",
]


class Scoring(NamedTuple):
    """The end of a round: the hands, the goals, the ranking and the heads; and who would win."""

    round: Number
    supply: Beads
    hands: tuple[Beads, ...]
    set_aside: tuple[Beads, ...]
    goals: tuple[Goal, ...]
    owned: tuple[Number, ...]
    ranking: rules.Ranking
    heads: tuple[Number, ...]
    winners: tuple[Flag, ...]


def _last_hands(make: Maker, seats: int) -> tuple[Beads, tuple[Beads, ...], tuple[Beads, ...]]:
    """Supply, hands and beads set aside after the third exchange."""
    supply, hands = beads(make, "supply"), named(beads, make, "hand", seats)
    aside = named(beads, make, "set aside", seats) if seats == 2 else ()
    make.assume(every(rules.set_aside_allowed(pile) for pile in aside), "fiji_7_3")
    in_play(make, seats, supply, [*hands, *aside])
    fewest = sum(SET) - EXCHANGES * LARGEST_OFFER  # as many for two, who set four beads aside
    enough = every(total(hand) >= fewest for hand in hands)
    make.assume(enough, set_rule(seats), "fiji_4_1", "fiji_4_17")
    return supply, hands, aside


def _owned(make: Maker, seats: int, number: Number, answers: Answers) -> tuple[Number, ...]:
    """Heads of the rounds before; the seats come in the same order in each of them."""
    owned: list[Number] = [0] * seats
    ways = _payouts(seats, answers)
    for before in range(1, ROUNDS):
        way = make.number(f"round {before}")
        make.assume(way < len(ways))
        paid = make.held(f"round {before} paid", lookup(ways, way), *_PAID_BY[seats == 2])
        pairs = zip(owned, paid, strict=True)
        owned = [mine + choose(number > before, more, 0) for mine, more in pairs]
    return tuple(owned)


_PAID_BY = (("fiji_5_4", "fiji_5_5"), ("fiji_7_5", "fiji_7_6"))


@cache
def _payouts(seats: int, answers: Answers) -> tuple[tuple[int, ...], ...]:
    """What a round can pay: every way in which seats can be equal, the best seat first."""
    if seats == 2:
        hands = [[Beads(*way), Beads(1, 1, 1, 1)] for way in product(range(3), repeat=4)]
        return tuple(sorted({_heads_of(each, answers) for each in hands}))
    ways = [accumulate(steps, initial=seats) for steps in product((0, -1), repeat=seats - 1)]
    return tuple(_heads_of([Beads(red=number) for number in way], answers) for way in ways)


def _heads_of(hands: Hands, answers: Answers) -> tuple[int, ...]:
    if len(hands) == 2:
        return phases.scored_by_goal(CARDS.goals, hands)
    skip, lowest = answers.after_shared == "skip", answers.shared_place == "lowest_place"
    return phases.scored(CARDS.goals, hands, skip=skip, lowest=lowest)


def _paid(
    make: Maker, name: str, order: Sequence[Goal], hands: Hands, answers: Answers
) -> tuple[rules.Ranking, tuple[Number, ...]]:
    """The ranking and the heads it pays; two seats are paid goal by goal."""
    if len(hands) > 2:
        ranked = _ranked(make, name, order, hands, answers)
        return ranked, _heads(make, name, ranked, answers)
    by_goal = phases.scored_by_goal(order, hands)
    heads = make.held(f"{name} heads by goal", by_goal, "fiji_7_5", "fiji_7_6")
    return rules.ranking(order, hands, skip=True), heads


def _ranked(
    make: Maker, name: str, order: Sequence[Goal], hands: Hands, answers: Answers
) -> rules.Ranking:
    """The ranking, where places are shared and where none is."""
    value = rules.ranking(order, hands, skip=answers.after_shared == "skip")
    found: rules.Ranking = choose(
        some(value.shared),
        make.held(f"{name} shared places", value, "fiji_5_2", "fiji_5_3", "fiji_5_6"),
        make.held(f"{name} places", value, "fiji_5_2", "fiji_5_3"),
    )
    return found


def _heads(make: Maker, name: str, ranked: rules.Ranking, answers: Answers) -> tuple[Number, ...]:
    """What each place pays, alone and shared."""
    value = rules.heads(ranked, lowest=answers.shared_place == "lowest_place")
    alone = make.held(f"{name} heads alone", value, "fiji_5_4")
    tied = make.held(f"{name} heads shared", value, "fiji_5_5")
    return tuple(map(choose, ranked.shared, tied, alone))


def _scoring(make: Maker, seats: int, answers: Answers) -> Scoring:
    """The first round is scored, and nobody has a head yet."""
    return _scored(make, seats, answers, 1, (0,) * seats)


def _later_scoring(make: Maker, seats: int, answers: Answers) -> Scoring:
    """Any round is scored."""
    number = make.number("round")
    make.assume(every([number >= 1, number <= ROUNDS]), "fiji_6_1")
    return _scored(make, seats, answers, number, _owned(make, seats, number, answers))


def _last_scoring(make: Maker, seats: int, answers: Answers) -> Scoring:
    """The last round is scored."""
    return _scored(make, seats, answers, ROUNDS, _owned(make, seats, ROUNDS, answers))


def _scored(
    make: Maker, seats: int, answers: Answers, number: Number, owned: tuple[Number, ...]
) -> Scoring:
    supply, hands, aside = _last_hands(make, seats)
    order = goals(make, "goal")
    ranked, heads = _paid(make, "scored", order, hands, answers)
    most = max(map(sum, _payouts(seats, answers)))
    make.assume(total(heads) <= most, *_PAID_BY[seats == 2])
    after = [before + taken for before, taken in zip(owned, heads, strict=True)]
    won = rules.winners(after, shared=answers.final_tie == "shared")
    winners = make.held("winner", won, "fiji_6_2", "fiji_6_3")
    return Scoring(number, supply, hands, aside, order, owned, ranked, heads, winners)


def _sizes_of_scoring(found: Scoring) -> list[Number]:
    """The round, the heads before it, the beads behind the screens, the goals for the fewest."""
    held = total([total(hand) for hand in found.hands])
    return [found.round, total(found.owned), held, count([no(goal.most) for goal in found.goals])]


SCORING = Situation("scoring", FEW, _scoring, _sizes_of_scoring)
A_LATER_SCORING = Situation("a later scoring", FEW, _later_scoring, _sizes_of_scoring)
SCORING_FOR_TWO = Situation("scoring for two", (2,), _scoring, _sizes_of_scoring)


THE_LAST_SCORING = Situation("the last scoring", ALL, _last_scoring, _sizes_of_scoring)


class Clearing(NamedTuple):
    """The end of a round, and the supply of the next one."""

    supply: Beads
    hands: tuple[Beads, ...]
    set_aside: tuple[Beads, ...]
    laid: Beads


def _clearing(make: Maker, seats: int, answers: Answers) -> Clearing:
    supply, hands, aside = _last_hands(make, seats)
    once, sets = answers.supply_laid == "once", [whole(seats)] * seats
    laid = phases.cleared(supply, [*hands, *aside], sets, once=once)
    return Clearing(supply, hands, aside, make.held("laid", laid, "fiji_1_2", "fiji_7_2"))


CLEARING = Situation(
    "clearing", ALL, _clearing, lambda found: [total([total(hand) for hand in found.hands])]
)
