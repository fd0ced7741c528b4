"""Questions about what can happen at all in Fiji, each answered by an example or by the rules.

The questions are ours; the answers are computed: that it can be, or the rules without which it
could.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.fiji.components import COLOURS, HEADS, LARGEST_OFFER
from atoll.fiji.rules import score
from atoll.fiji.situations import A_ROUND, OFFERING, Round
from atoll.fiji.situations.rounds import (
    A_LATER_SCORING,
    CLEARING,
    SCORING,
    SCORING_FOR_TWO,
    THE_LAST_SCORING,
    Scoring,
)
from atoll.fiji.situations.rows import A_ROW, AN_EXCHANGE, THE_FIRST_EXCHANGE, THE_FIRST_ROW, Rows
from atoll.proof.possible import Possible, Situation, numbered
from atoll.words import Flag, Number, choose, count, every, no, some, total

_COLOURS = range(len(COLOURS))


# Offers


def _without_beads(found: Round) -> Flag:
    """Nothing is left at the end, or behind the screen while the offers lie open."""
    offered = enumerate(zip(found.left[:-1], found.offered, strict=True))
    empty = [every([n < found.exchanges, left == offer]) for n, (left, offer) in offered]
    return some([found.left[-1] == 0, *empty])


def _too_few_to_offer(found: Round) -> Flag:
    exchanges = enumerate(found.left[:-1])
    return some([every([n < found.exchanges, left < LARGEST_OFFER]) for n, left in exchanges])


# Who executes


def _executed(found: Rows) -> Flag:
    return some(found.row.contest.executes)


def _ahead_executes(found: Rows, numbers: Sequence[Number], asked: Flag) -> Flag:
    """Such a card is executed by a seat that has more than every other one."""
    seats = range(len(numbers))
    first = [every([numbers[s] > numbers[r] for r in seats if r != s]) for s in seats]
    pairs = zip(found.row.contest.executes, first, strict=True)
    return every([asked, some([every(pair) for pair in pairs])])


def _last_of_all(found: Rows) -> Flag:
    fewer = [0 - number for number in found.row.counts]
    return _ahead_executes(found, fewer, found.cards[0].condition.most)


def _with_nothing_of_it(found: Rows) -> Flag:
    pairs = zip(found.row.counts, found.row.contest.executes, strict=True)
    zero = some([every([number == 0, executing]) for number, executing in pairs])
    return every([found.cards[0].condition.most, zero])


def _all_alike(found: Rows) -> Flag:
    first, *others = found.piles.offers
    alike = every([offer[c] == first[c] for offer in others for c in _COLOURS])
    return every([alike, _executed(found)])


def _one_seat_only(found: Rows) -> Flag:
    seats = range(len(found.piles.hands))
    return some([every([row.contest.executes[s] for row in found.rows]) for s in seats])


def _most_and_fewest(found: Rows) -> Flag:
    rows, seats = range(len(found.rows)), range(len(found.piles.hands))
    pairs = [(one, other) for one in rows for other in rows if one != other]
    return some([_both(found, *pair, seat) for pair in pairs for seat in seats])


def _both(found: Rows, one: int, other: int, seat: int) -> Flag:
    most, fewest = found.cards[one].condition, found.cards[other].condition
    same = [most.colours[c] == fewest.colours[c] for c in _COLOURS]
    executes = [found.rows[row].contest.executes[seat] for row in (one, other)]
    return every([*same, most.most, no(fewest.most), *executes])


# What is taken


def _takes_in_vain(found: Rows) -> Flag:
    return some(
        every([total(its.effect.takes) > 0, some(row.contest.executes), no(row.taking.enough)])
        for its, row in zip(found.cards, found.rows, strict=True)
    )


def _half_gives_nothing(found: Rows) -> Flag:
    there = zip(found.effect.halves, found.piles.supply, strict=True)
    some_there = some([every([halved, beads > 0]) for halved, beads in there])
    nothing = total([total(pile) for pile in found.row.taking.taken]) == 0
    return every([_executed(found), some_there, nothing])


def _runs_dry(found: Rows) -> Flag:
    before, after = found.piles.supply, found.row.after.supply
    return some([every([before[c] > 0, after[c] == 0]) for c in _COLOURS])


def _supply_grows(found: Rows) -> Flag:
    before, after = found.piles.supply, found.row.after.supply
    return some([after[c] > before[c] for c in _COLOURS])


def _others_take(found: Rows, colour: int) -> Flag:
    return some(
        every([cards.effect.others[colour] == 1, row.taking.enough, some(row.contest.executes)])
        for cards, row in zip(found.cards, found.rows, strict=True)
    )


# Heads


def _more_than_without_ties(found: Scoring) -> Flag:
    """More heads than n - 1, n - 2 and so on down to none."""
    seats = len(found.hands)
    return 2 * total(found.heads) > seats * (seats - 1)


def _last_takes_heads(found: Scoring) -> Flag:
    triples = zip(found.ranking.places, found.ranking.behind, found.heads, strict=True)
    return some([every([place > 1, behind == 0, heads > 0]) for place, behind, heads in triples])


def _alone_last_takes_heads(found: Scoring) -> Flag:
    triples = zip(found.ranking.behind, found.ranking.shared, found.heads, strict=True)
    return some([every([behind == 0, no(tied), heads > 0]) for behind, tied, heads in triples])


def _shared_first_pays_in_full(found: Scoring) -> Flag:
    triples = zip(found.ranking.places, found.ranking.shared, found.heads, strict=True)
    full = len(found.hands) - 1
    return some([every([place == 1, tied, heads >= full]) for place, tied, heads in triples])


def _fourth_goal_decides(found: Scoring) -> Flag:
    first, second = found.hands[0], found.hands[1]
    equal = [score(goal, first) == score(goal, second) for goal in found.goals]
    return every([*equal[:3], no(equal[3])])


POSSIBLE: tuple[Possible, ...] = numbered(
    "fiji_q_c",
    # Offers
    A_ROUND.asks("Can a player run out of beads?", _without_beads),
    A_ROUND.asks("Can a player be left with too few beads to offer four?", _too_few_to_offer),
    OFFERING.asks(
        "Can a player offer 4 blue in the first exchange of a round?",
        lambda found: every([found.size_allowed, found.held, found.offer.blue == 4]),
    ),
    # Who executes
    A_ROW.of(5).asks("Can the last of five execute a card that asks for the most?", _last_of_all),
    A_ROW.asks(
        "Can a player execute a card that asks for the most of a colour they have not offered?",
        _with_nothing_of_it,
    ),
    A_ROW.asks(
        "Can the player with the most execute a card that asks for the fewest?",
        lambda found: _ahead_executes(found, found.row.counts, no(found.cards[0].condition.most)),
    ),
    A_ROW.asks("Can anybody execute a card when all offers are alike?", _all_alike),
    THE_FIRST_EXCHANGE.asks(
        "Can an exchange pass in which nobody executes a card?",
        lambda found: no(some([some(row.contest.executes) for row in found.rows])),
    ),
    THE_FIRST_EXCHANGE.asks("Can one player execute all four rows of an exchange?", _one_seat_only),
    THE_FIRST_EXCHANGE.asks(
        "Can one player execute both the most and the fewest of a colour in one exchange?",
        _most_and_fewest,
    ),
    AN_EXCHANGE.of(2).asks(
        "Can one of two players execute both the most and the fewest of a colour in one exchange?",
        _most_and_fewest,
    ),
    # What is taken
    THE_FIRST_ROW.asks(
        "Can a take card, one that gives beads to its executor, fail in the first row of a round?",
        _takes_in_vain,
    ),
    THE_FIRST_EXCHANGE.asks(
        "Can a take card, one that gives beads to its executor, fail in the first exchange?",
        _takes_in_vain,
    ),
    A_ROW.asks(
        "Can a half card fail because beads are missing?",
        lambda found: every(
            [_executed(found), some(found.effect.halves), no(found.row.taking.enough)]
        ),
    ),
    A_ROW.asks(
        "Can a half card give nothing though its colour lies in the supply?", _half_gives_nothing
    ),
    A_ROW.asks("Can one row take the last bead of a colour from the supply?", _runs_dry),
    A_ROW.asks("Can the supply grow while the rows are analysed?", _supply_grows),
    THE_FIRST_EXCHANGE.of(4).asks(
        "Can the others take 1 blue each in the first exchange, with four players?",
        lambda found: _others_take(found, COLOURS.index("blue")),
    ),
    THE_FIRST_ROW.of(5).asks(
        "Can the others take 1 red each in the first row of a round, with five players?",
        lambda found: _others_take(found, COLOURS.index("red")),
    ),
    AN_EXCHANGE.asks(
        "Can two players keep their offers in one exchange?",
        lambda found: count(found.row.after.keepers) > 1,
    ),
    # Heads
    SCORING.asks(
        "Can a round of three or more players pay more heads than it would without ties?",
        _more_than_without_ties,
    ),
    SCORING.asks("Can one of three or more players take heads in last place?", _last_takes_heads),
    SCORING.asks(
        "Can one of three or more players take heads alone in last place?", _alone_last_takes_heads
    ),
    SCORING.asks(
        "Can one of three or more players take heads, and all the others none?",
        lambda found: count([heads > 0 for heads in found.heads]) == 1,
    ),
    SCORING.asks(
        "Can a shared first place of three or more players pay as much as the first place alone?",
        _shared_first_pays_in_full,
    ),
    SCORING.of(5).asks(
        "Can all of five players share one place?",
        lambda found: every([place == 1 for place in found.ranking.places]),
    ),
    SCORING.asks("Can the fourth goal alone decide between two players?", _fourth_goal_decides),
    A_LATER_SCORING.of(4).asks(
        "Can the heads in the box run out with four players?",
        lambda found: total(found.owned) + total(found.heads) > HEADS,
    ),
    THE_LAST_SCORING.of(4).asks(
        "Can all of four players share the victory?", lambda found: every(found.winners)
    ),
    # Two seats
    SCORING_FOR_TWO.asks(
        "Can one of two players take all ten heads of a round?", lambda found: found.heads[0] == 10
    ),
    SCORING_FOR_TWO.asks(
        "Can a round of two pay no heads at all?", lambda found: total(found.heads) == 0
    ),
    SCORING_FOR_TWO.asks(
        "Can two players take five heads each, though no goal is tied?",
        lambda found: every([heads == 5 for heads in found.heads]),
    ),
)

DISPUTES: Mapping[str, tuple[Situation, Any]] = {
    "half": (A_ROW, lambda found: [beads for pile in found.row.taking.taken for beads in pile]),
    "shared_place": (SCORING, lambda found: found.heads),
    "after_shared": (SCORING, lambda found: found.heads),
    "final_tie": (THE_LAST_SCORING, lambda found: [choose(wins, 1, 0) for wins in found.winners]),
    "supply_laid": (CLEARING, lambda laid: laid),
}
"""The situation in which a ruling decides what seats get, beads, heads or the victory."""
