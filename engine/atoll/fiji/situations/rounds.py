"""The end of a round: what the hands are worth, and what is laid for the next round."""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.fiji import phases, rules
from atoll.fiji.components import EXCHANGES, LARGEST_OFFER, ROUNDS, SET, Beads, Goal
from atoll.fiji.scoring import payouts
from atoll.fiji.situations import ALL, FEW, Hands, in_play, set_aside, set_rule
from atoll.fiji.telling import CARDS
from atoll.fiji.unknowns import UNKNOWNS, beads
from atoll.proof.law import Maker
from atoll.proof.possible import Situation
from atoll.table.rulings import Answers
from atoll.words import Flag, Number, choose, every, some, total


class Scoring(NamedTuple):
    """The end of a round: the hands, the goals, the ranking and the heads; and who would win."""

    hands: tuple[Beads, ...]
    goals: tuple[Goal, ...]
    owned: tuple[Number, ...]
    ranking: rules.Ranking
    heads: tuple[Number, ...]
    winners: tuple[Flag, ...]


def _last_hands(make: Maker, seats: int) -> tuple[Beads, tuple[Beads, ...], tuple[Beads, ...]]:
    """Supply, hands and beads set aside after the third exchange."""
    supply, hands = UNKNOWNS["supply"](make, seats), UNKNOWNS["hands"](make, seats)
    aside = set_aside(make, seats) if seats == 2 else ()
    in_play(make, seats, supply, [*hands, *aside])
    fewest = sum(SET) - EXCHANGES * LARGEST_OFFER  # as many for two, who set four beads aside
    enough = every(total(hand) >= fewest for hand in hands)
    make.assume(enough, set_rule(seats), "fiji_4_1", "fiji_4_17")
    return supply, hands, aside


_MOST_ROUNDS = 2 * ROUNDS


def _owned(
    make: Maker, seats: int, number: Number, rounds: int, answers: Answers
) -> tuple[Number, ...]:
    """Heads of the rounds before, of so many at most.

    In each of them any hands are paid, in any order and with any of them equal.
    """
    owned: list[Number] = [0] * seats
    for before in range(1, rounds):
        value = _heads_of(_hands_before(make, f"round {before}", seats), answers)
        paid = make.held(f"round {before} paid", value, *_PAID_BY[seats == 2])
        # the fewest heads hurry a last table, and hinder a proof about more rounds
        _bounded(make, paid, answers, both=rounds == ROUNDS)
        pairs = zip(owned, paid, strict=True)
        owned = [mine + choose(number > before, more, 0) for mine, more in pairs]
    return tuple(owned)


def _hands_before(make: Maker, name: str, seats: int) -> Hands:
    """Hands that differ in red alone; of two seats one is below, at or above 1 in each colour."""
    if seats == 2:
        hand = beads(make, f"{name} hand")
        make.assume(every(number <= 2 for number in hand))
        return [hand, Beads(1, 1, 1, 1)]
    reds = [make.number(f"{name} hand {seat}") for seat in range(1, seats + 1)]
    make.assume(every(red < seats for red in reds))
    return [Beads(red=red) for red in reds]


_RANKED_BY = ("fiji_5_2", "fiji_5_3", "fiji_5_6")
_PAID_BY = ((*_RANKED_BY, "fiji_5_4", "fiji_5_5"), ("fiji_7_5", "fiji_7_6"))


def _bounded(make: Maker, paid: Sequence[Number], answers: Answers, *, both: bool) -> None:
    """What follows from the rules of a payout for its total, said at once to be found sooner."""
    totals = [*map(sum, payouts(len(paid), answers.after_shared, answers.shared_place))]
    bounds = [total(paid) <= max(totals), *([total(paid) >= min(totals)] if both else [])]
    make.assume(every(bounds), *_PAID_BY[len(paid) == 2])


def _heads_of(hands: Hands, answers: Answers) -> tuple[Number, ...]:
    if len(hands) == 2:
        return phases.scored_by_goal(CARDS.goals, hands)
    skip, lowest = answers.after_shared == "skip", answers.shared_place == "lowest_place"
    return phases.scored(CARDS.goals, hands, skip=skip, lowest=lowest)


def _paid(
    make: Maker, order: Sequence[Goal], hands: Hands, answers: Answers
) -> tuple[rules.Ranking, tuple[Number, ...]]:
    """The ranking, where places are shared and where none is; and the heads that each place pays.

    Two seats are paid goal by goal.
    """
    if len(hands) == 2:
        by_goal = phases.scored_by_goal(order, hands)
        heads = make.held("scored heads by goal", by_goal, "fiji_7_5", "fiji_7_6")
        return rules.ranking(order, hands, skip=True), heads
    value = rules.ranking(order, hands, skip=answers.after_shared == "skip")
    ranked: rules.Ranking = choose(
        some(value.shared),
        make.held("scored shared places", value, *_RANKED_BY),
        make.held("scored places", value, "fiji_5_2", "fiji_5_3"),
    )
    pays = rules.heads(ranked, lowest=answers.shared_place == "lowest_place")
    alone = make.held("scored heads alone", pays, "fiji_5_4")
    tied = make.held("scored heads shared", pays, "fiji_5_5")
    return ranked, tuple(map(choose, ranked.shared, tied, alone))


def _later_scoring(make: Maker, seats: int, answers: Answers) -> Scoring:
    """Any round is scored; more rounds than there are, should no rule end the game."""
    number = make.number("round")
    make.assume(every([number >= 1, number <= _MOST_ROUNDS]))
    make.assume(number <= ROUNDS, "fiji_6_1")
    owned = _owned(make, seats, number, _MOST_ROUNDS, answers)
    return _scored(make, seats, answers, owned)


def _last_scoring(make: Maker, seats: int, answers: Answers) -> Scoring:
    """The last round is scored."""
    return _scored(make, seats, answers, _owned(make, seats, ROUNDS, ROUNDS, answers))


def _scored(
    make: Maker, seats: int, answers: Answers, owned: tuple[Number, ...] | None = None
) -> Scoring:
    """A round is scored: the first one, where nobody has a head yet, or one after others."""
    owned = owned or (0,) * seats
    _, hands, _ = _last_hands(make, seats)
    order = UNKNOWNS["goals"](make, seats)
    ranked, heads = _paid(make, order, hands, answers)
    _bounded(make, heads, answers, both=False)
    after = [before + taken for before, taken in zip(owned, heads, strict=True)]
    won = rules.winners(after, shared=answers.final_tie == "shared")
    winners = make.held("winner", won, "fiji_6_2", "fiji_6_3")
    return Scoring(hands, order, owned, ranked, heads, winners)


SCORING = Situation(FEW, _scored)
A_LATER_SCORING = Situation(FEW, _later_scoring)
SCORING_FOR_TWO = SCORING.of(2)
THE_LAST_SCORING = Situation(ALL, _last_scoring)


def _clearing(make: Maker, seats: int, answers: Answers) -> Beads:
    """The end of a round, and the supply of the next one."""
    supply, hands, aside = _last_hands(make, seats)
    once, sets = answers.supply_laid == "once", [phases.complete_set(seats)] * seats
    laid = phases.cleared(supply, [*hands, *aside], sets, once=once)
    found: Beads = make.held("laid", laid, "fiji_1_2", "fiji_7_2")
    return found


CLEARING = Situation(ALL, _clearing)
