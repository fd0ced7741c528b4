"""Tables of Fiji with unknown beads and cards: what can come about there, as far as the rules say.

Every fact about a table carries the rules that say so, so that a question nobody can answer with
a table is answered by the rules that forbid it. What the rules make of a table is made by
`rules.py` and `phases.py`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from atoll.fiji import phases, rules
from atoll.fiji.components import (
    DECK,
    EXCHANGES,
    EXTENDED_SET,
    LARGEST_OFFER,
    NO_BEADS,
    ROUNDS,
    ROWS,
    SET,
    SET_ASIDE,
    Beads,
    Condition,
    Effect,
    Goal,
)
from atoll.fiji.phases import Choice, Exchange, Row
from atoll.fiji.rulings import Answers
from atoll.fiji.scene import CARDS
from atoll.fiji.unknowns import beads, choice, goals, offer
from atoll.law import Maker
from atoll.smallest import Situation
from atoll.words import Flag, Number, choose, count, every, larger, lookup, no, total

__all__ = [
    "A_ROUND",
    "A_ROW",
    "CLEARING",
    "OFFERING",
    "PAYING",
    "SCORING",
    "SCORING_FOR_TWO",
    "THE_FIRST_EXCHANGE",
    "THE_LAST_SCORING",
    "Clearing",
    "Offering",
    "Paying",
    "Round",
    "Rows",
    "Scoring",
]

Hands = Sequence[Beads]
_FEW = (3, 4, 5)
_ALL = (2, 3, 4, 5)
_COLOURS = range(len(NO_BEADS))


# The beads of a table


class Piles(NamedTuple):
    """Where the beads lie while an exchange is analysed."""

    exchange: Number
    supply: Beads
    hands: tuple[Beads, ...]
    offers: tuple[Beads, ...]
    set_aside: tuple[Beads, ...]


def _named(made: Any, make: Maker, name: str, seats: int) -> tuple[Beads, ...]:
    return tuple(made(make, f"{name} {seat}") for seat in range(1, seats + 1))


def _whole(seats: int) -> Beads:
    return EXTENDED_SET if seats == 2 else SET


def _piles(make: Maker, seats: int) -> Piles:
    """Beads in the middle of a round: all of them are in play, and a first exchange is fresh."""
    exchange, supply = make.number("exchange"), beads(make, "supply")
    hands, offers = _named(beads, make, "hand", seats), _named(offer, make, "offer", seats)
    aside = _named(beads, make, "set aside", seats) if seats == 2 else (NO_BEADS,) * seats
    found = Piles(exchange, supply, hands, offers, aside)
    make.assume(every([exchange >= 1, exchange <= EXCHANGES]), "fiji_4_17")
    if seats == 2:
        make.assume(every(rules.set_aside_allowed(pile) for pile in aside), "fiji_7_3")
    _in_play(make, seats, supply, [*hands, *offers, *aside])
    for seat in range(seats):
        _held(make, seats, found, seat)
    fresh = every(supply[c] == SET[c] for c in _COLOURS)
    make.assume(choose(exchange == 1, fresh, True), "fiji_1_2", "fiji_4_17")
    return found


def _in_play(make: Maker, seats: int, supply: Beads, piles: Hands) -> None:
    """A set in the supply and one for each seat: no bead joins them and none is lost."""
    there = rules.pooled(supply, piles)
    needed = rules.pooled(SET, [_whole(seats)] * seats)
    make.assume(every(there[c] == needed[c] for c in _COLOURS), "fiji_1_1", "fiji_1_2")


def _held(make: Maker, seats: int, found: Piles, seat: int) -> None:
    """What a seat holds, offers and has set aside: a set at first, and four beads less each time."""
    own = rules.pooled(found.hands[seat], [found.offers[seat], found.set_aside[seat]])
    first = every(own[c] == _whole(seats)[c] for c in _COLOURS)
    make.assume(choose(found.exchange == 1, first, True), "fiji_1_1", "fiji_4_2")
    lost = LARGEST_OFFER * (found.exchange - 1)
    make.assume(total(own) >= sum(_whole(seats)) - lost, "fiji_1_1", "fiji_4_1", "fiji_4_17")


# Cards


class Cards(NamedTuple):
    """One row: the numbers of its two cards in the deck, and what they show."""

    condition_card: Number
    effect_card: Number
    condition: Condition
    effect: Effect


def _cards(make: Maker, row: int) -> Cards:
    """Two cards of the deck."""
    one, other = make.number(f"row {row} condition"), make.number(f"row {row} effect")
    last = len(DECK.conditions) - 1
    make.assume(every([one <= last, other <= last]), "fiji_0_3")
    return Cards(one, other, lookup(DECK.conditions, one), lookup(DECK.effects, other))


# Rows


class Rows(NamedTuple):
    """An analysis as far as it is asked about: the piles, the cards, and the rows one by one."""

    piles: Piles
    goals: tuple[Goal, ...]
    cards: tuple[Cards, ...]
    choices: tuple[Choice, ...]
    rows: tuple[Row, ...]

    @property
    def row(self) -> Row:
        """The last row there is."""
        return self.rows[-1]

    @property
    def effect(self) -> Effect:
        """The effect of the last row."""
        return self.cards[-1].effect


def _analysed(make: Maker, seats: int, answers: Answers, number: int) -> Rows:
    piles, order = _piles(make, seats), CARDS.goals
    cards = tuple(_cards(make, row) for row in range(1, number + 1))
    picks = tuple(_choice(make, row, answers) for row in range(1, number + 1))
    before = Exchange(piles.supply, piles.hands, (False,) * seats, order)
    found: list[Row] = []
    for place in range(number):
        now = found[-1].after if found else before
        found.append(_row(make, place + 1, now, piles.offers, cards[place], picks[place], answers))
    for one in range(number):
        for other in range(one):
            same = cards[one].condition_card == cards[other].condition_card
            same_effect = cards[one].effect_card == cards[other].effect_card
            make.assume(every([same == False, same_effect == False]), "fiji_0_3")  # noqa: E712 # terms
    return Rows(piles, order, cards, picks, tuple(found))


def _choice(make: Maker, row: int, answers: Answers) -> Choice:
    """A choice that the rulings leave: paying a kept offer is one only where they say so."""
    found = choice(make, f"choice {row}")
    return found if answers.keep_offer == "may" else found._replace(pays=False)


def _row(  # noqa: PLR0913, PLR0917 # all that a row depends on
    make: Maker,
    number: int,
    before: Exchange,
    offers: Hands,
    cards: Cards,
    picked: Choice,
    answers: Answers,
) -> Row:
    """A row with the rules that make it what it is."""
    up = answers.half == "up"
    made = phases.row(before, offers, cards.condition, cards.effect, picked, half_is_up=up)
    name = f"row {number}"
    return Row(
        make.held(f"{name} count", made.counts, "fiji_4_5"),
        make.held(f"{name} contest", made.contest, "fiji_4_7", "fiji_4_8", "fiji_4_9"),
        make.held(f"{name} taking", made.taking, "fiji_4_10", "fiji_4_11", "fiji_4_12"),
        make.held(f"{name} after", made.after, "fiji_4_4"),
    )


def _a_row(make: Maker, seats: int, answers: Answers) -> Rows:
    return _analysed(make, seats, answers, 1)


def _first_exchange(make: Maker, seats: int, answers: Answers) -> Rows:
    found = _analysed(make, seats, answers, ROWS)
    make.assume(found.piles.exchange == 1, "fiji_4_17")
    return found


def _moved(piles: Piles) -> Number:
    """How many beads are not where they lay when the round began."""
    whole = _whole(len(piles.hands))
    owned = zip(piles.hands, piles.offers, piles.set_aside, strict=True)
    own = [rules.pooled(hand, others) for hand, *others in owned]
    pairs = [(piles.supply, SET), *[(pile, whole) for pile in own]]
    return total([_apart(pile[c], first[c]) for pile, first in pairs for c in _COLOURS])


def _apart(one: Number, other: Number) -> Number:
    return larger(one - other, other - one)


def _sizes_of_rows(found: Rows) -> list[Number]:
    """The exchange, the beads offered, the beads that have moved before, then the cards."""
    offered = total([total(pile) for pile in found.piles.offers])
    cards = [number for row in found.cards for number in row[:2]]
    return [found.piles.exchange, offered, _moved(found.piles), *cards]


A_ROW = Situation("a row", _ALL, _a_row, _sizes_of_rows)
THE_FIRST_EXCHANGE = Situation("the first exchange", _ALL, _first_exchange, _sizes_of_rows)


# Offers, payment, rounds


class Offering(NamedTuple):
    """A seat with its hand, and beads it would like to offer."""

    hand: Beads
    offer: Beads
    size_allowed: Flag
    held: Flag


def _offering(make: Maker, seats: int, _: Answers) -> Offering:
    hand, wish = beads(make, "hand"), beads(make, "offer")
    fresh = every(hand[c] == _whole(seats)[c] for c in _COLOURS)
    make.assume(fresh, "fiji_1_1")
    return Offering(
        hand,
        wish,
        make.held("size allowed", rules.size_allowed(wish), "fiji_4_1"),
        make.held("held", rules.held(wish, hand), "fiji_4_2"),
    )


OFFERING = Situation("an offer", _FEW, _offering, lambda found: [total(found.offer)])


class Paying(NamedTuple):
    """All rows are done: who keeps its offer, and what the payment leaves."""

    piles: Piles
    keepers: tuple[Flag, ...]
    payment: rules.Payment


def _paying(make: Maker, seats: int, _: Answers) -> Paying:
    piles = _piles(make, seats)
    keepers = tuple(make.flag(f"keeps {seat}") for seat in range(1, seats + 1))
    make.assume(total([choose(keeps, 1, 0) for keeps in keepers]) <= 1, "fiji_0_3", "fiji_4_8")
    paid = rules.payment(piles.offers, keepers, piles.supply)
    return Paying(piles, keepers, make.held("payment", paid, "fiji_4_13", "fiji_4_16"))


def _sizes_of_paying(found: Paying) -> list[Number]:
    offered = total([total(pile) for pile in found.piles.offers])
    return [found.piles.exchange, offered, _moved(found.piles)]


PAYING = Situation("the payment", _ALL, _paying, _sizes_of_paying)


class Round(NamedTuple):
    """How many beads one seat holds: at first, offered each time, gained each time, and left."""

    offered: tuple[Number, ...]
    gained: tuple[Number, ...]
    left: tuple[Number, ...]


_MOST_EXCHANGES = 2 * EXCHANGES


def _round(make: Maker, seats: int, _: Answers) -> Round:
    """A round as one hand sees it; more exchanges than there are, should no rule end them."""
    begun, exchanges = make.number("begun"), make.number("exchanges")
    make.assume(begun == sum(_whole(seats)) - (SET_ASIDE if seats == 2 else 0), "fiji_1_1")
    make.assume(every([exchanges >= 1, exchanges <= _MOST_EXCHANGES]))
    make.assume(exchanges == EXCHANGES, "fiji_4_17")
    offered, gained, left = [], [], [begun]
    for number in range(1, _MOST_EXCHANGES + 1):
        offered.append(make.number(f"offered {number}"))
        gained.append(make.number(f"gained {number}"))
        make.assume(every([offered[-1] >= 1, offered[-1] <= LARGEST_OFFER]), "fiji_4_1")
        held = offered[-1] <= left[-1]
        make.assume(choose(number <= exchanges, held, True), "fiji_4_2")
        change = choose(number <= exchanges, gained[-1] - offered[-1], 0)
        left.append(left[-1] + change)
    return Round(tuple(offered), tuple(gained), tuple(left))


A_ROUND = Situation("a round", _ALL, _round, lambda found: [total(found.offered)])


# Scoring


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
    supply, hands = beads(make, "supply"), _named(beads, make, "hand", seats)
    aside = _named(beads, make, "set aside", seats) if seats == 2 else ()
    make.assume(every(rules.set_aside_allowed(pile) for pile in aside), "fiji_7_3")
    _in_play(make, seats, supply, [*hands, *aside])
    fewest = 14 - EXCHANGES * LARGEST_OFFER
    enough = every(total(hand) >= fewest for hand in hands)
    make.assume(enough, "fiji_1_1", "fiji_4_1", "fiji_4_17")
    return supply, hands, aside


def _owned(make: Maker, seats: int, number: Number) -> tuple[Number, ...]:
    """Heads of the rounds before: so many as a seat can have taken there."""
    owned = tuple(make.number(f"heads {seat}") for seat in range(1, seats + 1))
    most = 10 if seats == 2 else seats - 1
    there = every(each <= most * (number - 1) for each in owned)
    make.assume(there, "fiji_5_4")
    return owned


def _scoring(make: Maker, seats: int, answers: Answers) -> Scoring:
    number = make.number("round")
    make.assume(every([number >= 1, number <= ROUNDS]), "fiji_6_1")
    supply, hands, aside = _last_hands(make, seats)
    order, owned = goals(make, "goal"), _owned(make, seats, number)
    skip, lowest = answers.after_shared == "skip", answers.shared_place == "lowest_place"
    ranked = rules.ranking(order, hands, skip=skip)
    if seats == 2:
        by_goal = phases.scored_by_goal(order, hands)
        heads = make.held("heads taken", by_goal, "fiji_7_5", "fiji_7_6")
    else:
        ranked = make.held("ranking", ranked, "fiji_5_2", "fiji_5_3", "fiji_5_6")
        heads = make.held("heads taken", rules.heads(ranked, lowest=lowest), "fiji_5_4", "fiji_5_5")
    after = [before + taken for before, taken in zip(owned, heads, strict=True)]
    won = rules.winners(after, shared=answers.final_tie == "shared")
    winners = make.held("winner", won, "fiji_6_2", "fiji_6_3")
    return Scoring(number, supply, hands, aside, order, owned, ranked, heads, winners)


def _sizes_of_scoring(found: Scoring) -> list[Number]:
    """The round, the heads before it, the beads behind the screens, the goals for the fewest."""
    held = total([total(hand) for hand in found.hands])
    return [found.round, total(found.owned), held, count([no(goal.most) for goal in found.goals])]


SCORING = Situation("scoring", _FEW, _scoring, _sizes_of_scoring)
SCORING_FOR_TWO = Situation("scoring for two", (2,), _scoring, _sizes_of_scoring)


def _last_scoring(make: Maker, seats: int, answers: Answers) -> Scoring:
    found = _scoring(make, seats, answers)
    make.assume(found.round == ROUNDS, "fiji_6_1")
    return found


THE_LAST_SCORING = Situation("the last scoring", _ALL, _last_scoring, _sizes_of_scoring)


class Clearing(NamedTuple):
    """The end of a round, and the supply of the next one."""

    supply: Beads
    hands: tuple[Beads, ...]
    set_aside: tuple[Beads, ...]
    laid: Beads


def _clearing(make: Maker, seats: int, answers: Answers) -> Clearing:
    supply, hands, aside = _last_hands(make, seats)
    once, sets = answers.supply_laid == "once", [_whole(seats)] * seats
    laid = phases.cleared(supply, [*hands, *aside], sets, once=once)
    return Clearing(supply, hands, aside, make.held("laid", laid, "fiji_1_2", "fiji_7_2"))


CLEARING = Situation(
    "clearing", _ALL, _clearing, lambda found: [total([total(hand) for hand in found.hands])]
)
