"""Questions about what can happen at all in Fiji, each answered by a table or by the rules.

The questions are ours; the answers are computed: a smallest table that shows it, or the rules
without which it could be.
"""

from atoll.fiji.components import SET, Effect
from atoll.fiji.situations import (
    A_ROUND,
    A_ROW,
    OFFERING,
    SCORING,
    SCORING_FOR_TWO,
    THE_FIRST_EXCHANGE,
    Offering,
    Round,
    Rows,
    Scoring,
)
from atoll.fiji.rules import score
from atoll.smallest import Possible, Situation
from atoll.words import Flag, count, every, no, some, total

__all__ = ["POSSIBLE"]

_COLOURS = range(len(SET))


def _of(situation: Situation, *seats: int) -> Situation:
    return situation._replace(seats=seats)


def _executed(found: Rows) -> Flag:
    return some(found.row.contest.executes)


def _without_beads(found: Round) -> Flag:
    return found.left[-1] == 0


def _last_of_all(found: Rows) -> Flag:
    """The seat with the fewest of all executes, though the most are asked for."""
    counts, executes = found.row.counts, found.row.contest.executes
    seats = range(len(counts))
    last = [every([counts[s] < counts[r] for r in seats if r != s]) for s in seats]
    behind = [every([executes[s], last[s]]) for s in seats]
    return every([found.cards[0].condition.most, some(behind)])


def _with_nothing_of_it(found: Rows) -> Flag:
    """A seat executes the most of some colours without a bead of them."""
    pairs = zip(found.row.counts, found.row.contest.executes, strict=True)
    zero = some([every([number == 0, executing]) for number, executing in pairs])
    return every([found.cards[0].condition.most, zero])


def _others_take_blue(found: Rows) -> Flag:
    """A row of the exchange lets the others take 1 blue each, and they do."""
    return some(
        every([cards.effect.others.blue == 1, row.taking.enough, some(row.contest.executes)])
        for cards, row in zip(found.cards, found.rows, strict=True)
    )


def _others_take_red(found: Rows) -> Flag:
    """The same with red."""
    return some(
        every([cards.effect.others.red == 1, row.taking.enough, some(row.contest.executes)])
        for cards, row in zip(found.cards, found.rows, strict=True)
    )


def _nobody_at_all(found: Rows) -> Flag:
    return no(some(some(row.contest.executes) for row in found.rows))


def _one_seat_only(found: Rows) -> Flag:
    """One seat executes all four rows."""
    seats = range(len(found.piles.hands))
    return some(every(row.contest.executes[s] for row in found.rows) for s in seats)


def _takes(effect: Effect) -> Flag:
    return total(effect.takes) > 0


def _fails_on_a_fresh_supply(found: Rows) -> Flag:
    """A card that only takes fails in the first row of a round."""
    fresh = found.piles.exchange == 1
    return every([fresh, _executed(found), _takes(found.effect), no(found.row.taking.enough)])


def _half_fails(found: Rows) -> Flag:
    return every([_executed(found), some(found.effect.halves), no(found.row.taking.enough)])


def _runs_dry(found: Rows) -> Flag:
    """A colour of the supply is gone before the offers are paid."""
    supply = found.row.after.supply
    return some([supply[c] == 0 for c in _COLOURS])


def _two_keep(found: Rows) -> Flag:
    return count(found.row.after.keepers) > 1


def _four_blue(found: Offering) -> Flag:
    return every([found.size_allowed, found.held, found.offer.blue == 4])


def _more_heads_than_usual(found: Scoring) -> Flag:
    seats = len(found.hands)
    return 2 * total(found.heads) > seats * (seats - 1)


def _last_takes_heads(found: Scoring) -> Flag:
    """A seat that somebody is ahead of, and nobody behind, takes heads all the same."""
    triples = zip(found.ranking.places, found.ranking.behind, found.heads, strict=True)
    return some([every([place > 1, behind == 0, heads > 0]) for place, behind, heads in triples])


def _alone_last_takes_heads(found: Scoring) -> Flag:
    """The same, and no seat shares the place."""
    triples = zip(found.ranking.behind, found.ranking.shared, found.heads, strict=True)
    return some([every([behind == 0, no(tied), heads > 0]) for behind, tied, heads in triples])


def _all_ten(found: Scoring) -> Flag:
    return found.heads[0] == 10


def _nobody_takes_heads(found: Scoring) -> Flag:
    return total(found.heads) == 0


def _fourth_goal_decides(found: Scoring) -> Flag:
    """Two hands are equal on three goals, and only the furthest one tells them apart."""
    first, second = found.hands[0], found.hands[1]
    equal = [score(goal, first) == score(goal, second) for goal in found.goals]
    return every([*equal[:3], no(equal[3])])


def _all_share(found: Scoring) -> Flag:
    """Every hand is like every other."""
    hands = found.hands
    return every(hands[0][c] == hand[c] for hand in hands for c in _COLOURS)


POSSIBLE: tuple[Possible, ...] = tuple(
    Possible(f"fiji_q_p{number}", *asked)
    for number, asked in enumerate(
        (
            ("Can a seat run out of beads?", A_ROUND, _without_beads),
            (
                "Can the last of five execute a card that asks for the most?",
                _of(A_ROW, 5),
                _last_of_all,
            ),
            (
                "Can the others take 1 blue each in the first exchange, with four seats?",
                _of(THE_FIRST_EXCHANGE, 4),
                _others_take_blue,
            ),
            (
                "Can the others take 1 red each in the first exchange, with five seats?",
                _of(THE_FIRST_EXCHANGE, 5),
                _others_take_red,
            ),
            (
                "Can an exchange pass in which nobody executes a card?",
                THE_FIRST_EXCHANGE,
                _nobody_at_all,
            ),
            (
                "Can one seat execute all four rows of an exchange?",
                THE_FIRST_EXCHANGE,
                _one_seat_only,
            ),
            (
                "Can a seat execute a card that asks for the most of a colour it has not offered?",
                A_ROW,
                _with_nothing_of_it,
            ),
            (
                "Can a card that takes beads fail in the first row of a round?",
                A_ROW,
                _fails_on_a_fresh_supply,
            ),
            ("Can a half card fail because beads are missing?", A_ROW, _half_fails),
            ("Can one row take the last bead of a colour from the supply?", A_ROW, _runs_dry),
            ("Can two seats keep their offers in one exchange?", THE_FIRST_EXCHANGE, _two_keep),
            ("Can a seat offer 4 blue in the first exchange of a round?", OFFERING, _four_blue),
            (
                "Can a round pay more heads than it would without ties?",
                SCORING,
                _more_heads_than_usual,
            ),
            ("Can a seat in last place take heads?", SCORING, _last_takes_heads),
            (
                "Can a seat that is alone in last place take heads?",
                SCORING,
                _alone_last_takes_heads,
            ),
            ("Can all seats share one place?", SCORING, _all_share),
            (
                "Can the fourth goal alone decide between two seats?",
                SCORING,
                _fourth_goal_decides,
            ),
            ("Can one of two seats take all ten heads of a round?", SCORING_FOR_TWO, _all_ten),
            ("Can a round of two pay no heads at all?", SCORING_FOR_TWO, _nobody_takes_heads),
        ),
        start=1,
    )
)
