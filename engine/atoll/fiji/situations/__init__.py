"""Tables of Fiji with unknown beads and cards: what can come about there, as far as the rules say.

Every fact about a table carries the rules that say so, so that a question nobody can answer with
a table is answered by the rules that forbid it. What the rules make of a table is made by
`rules.py` and `phases.py`.
How a table came about is not asked: its beads are those of a round, none of them lost, and no
seat has paid more than it can have. Here stand where they lie, an offer, and a round of them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.fiji import phases, rules
from atoll.fiji.components import (
    EXCHANGES,
    EXTENDED_SET,
    LARGEST_OFFER,
    NO_BEADS,
    SET,
    SET_ASIDE,
    Beads,
)
from atoll.fiji.phases import complete_set
from atoll.fiji.unknowns import UNKNOWNS, beads
from atoll.proof.law import Maker
from atoll.proof.possible import Situation
from atoll.table.rulings import Answers
from atoll.words import Flag, Number, choose, every, some, total

Hands = Sequence[Beads]
FEW = (3, 4, 5)
ALL = (2, 3, 4, 5)
COLOURS = range(len(NO_BEADS))


class Piles(NamedTuple):
    """Where the beads lie while an exchange is analysed."""

    exchange: Number
    supply: Beads
    hands: tuple[Beads, ...]
    offers: tuple[Beads, ...]
    set_aside: tuple[Beads, ...]


def set_rule(seats: int) -> str:
    """The rule that says what a seat takes."""
    return "fiji_7_1" if seats == 2 else "fiji_1_1"


def supply_rule(seats: int) -> str:
    """The rule that says what lies in the middle."""
    return "fiji_7_2" if seats == 2 else "fiji_1_2"


def piles_of(make: Maker, seats: int) -> Piles:
    """Beads in the middle of a round: all of them are in play, and a first exchange is fresh."""
    exchange = make.number("exchange")
    supply, hands, offers = (UNKNOWNS[part](make, seats) for part in ("supply", "hands", "offers"))
    aside = set_aside(make, seats)
    found = Piles(exchange, supply, hands, offers, aside)
    make.assume(every([exchange >= 1, exchange <= EXCHANGES]), "fiji_4_17")
    in_play(make, seats, supply, [*hands, *offers, *aside])
    for seat in range(seats):
        _held(make, seats, found, seat)
    fresh = every(supply[c] == SET[c] for c in COLOURS)
    make.assume(some([exchange != 1, fresh]), supply_rule(seats))
    return found


def set_aside(make: Maker, seats: int) -> tuple[Beads, ...]:
    """Two seats set beads of their extended sets aside, more seats none."""
    if seats != 2:
        return (NO_BEADS,) * seats
    aside: tuple[Beads, ...] = UNKNOWNS["set_aside"](make, seats)
    for pile in aside:
        legal = every([rules.set_aside_allowed(pile), rules.held(pile, EXTENDED_SET)])
        make.assume(legal, "fiji_7_3")
    return aside


def in_play(make: Maker, seats: int, supply: Beads, piles: Hands) -> None:
    """A set in the supply and one for each seat: no bead joins them and none is lost."""
    there = rules.pooled(supply, piles)
    needed = phases.in_play(seats)
    rules_of_it = (set_rule(seats), supply_rule(seats))
    make.assume(every(there[c] == needed[c] for c in COLOURS), *rules_of_it)


def _held(make: Maker, seats: int, found: Piles, seat: int) -> None:
    """What a seat has: a set at first, and at most four beads less each time."""
    own = rules.pooled(found.hands[seat], [found.offers[seat], found.set_aside[seat]])
    first = every(own[c] == complete_set(seats)[c] for c in COLOURS)
    make.assume(some([found.exchange != 1, first]), set_rule(seats), "fiji_4_2")
    lost = LARGEST_OFFER * (found.exchange - 1)
    kept = total(own) >= sum(complete_set(seats)) - lost
    make.assume(kept, set_rule(seats), "fiji_4_1", "fiji_4_17")


# An offer, and how many beads a hand holds in the course of a round


class Offering(NamedTuple):
    """Beads that a seat would like to offer when a round begins, and whether it may."""

    offer: Beads
    size_allowed: Flag
    held: Flag


def _offering(make: Maker, seats: int, _: Answers) -> Offering:
    hand, wish = beads(make, "hand"), beads(make, "offer")
    aside = set_aside(make, seats)[0]
    fresh = every(hand[c] + aside[c] == phases.complete_set(seats)[c] for c in COLOURS)
    make.assume(fresh, set_rule(seats))
    allowed = make.held("size allowed", rules.size_allowed(wish), "fiji_4_1")
    return Offering(wish, allowed, make.held("held", rules.held(wish, hand), "fiji_4_2"))


OFFERING = Situation(ALL, _offering)


class Round(NamedTuple):
    """How many beads one seat holds, in so many exchanges: offered and left each time.

    The first number left is what the round begins with.
    """

    exchanges: Number
    offered: tuple[Number, ...]
    left: tuple[Number, ...]


_MOST_EXCHANGES = 2 * EXCHANGES


def _round(make: Maker, seats: int, _: Answers) -> Round:
    """A round as one hand sees it; more exchanges than there are, should no rule end them."""
    begun, exchanges = make.number("begun"), make.number("exchanges")
    if seats == 2:
        make.assume(begun == sum(EXTENDED_SET) - SET_ASIDE, "fiji_7_1", "fiji_7_3")
    else:
        make.assume(begun == sum(SET), "fiji_1_1")
    make.assume(every([exchanges >= 1, exchanges <= _MOST_EXCHANGES]))
    make.assume(exchanges == EXCHANGES, "fiji_4_17")
    offered, left = [], [begun]
    for number in range(1, _MOST_EXCHANGES + 1):
        offered.append(make.number(f"offered {number}"))
        make.assume(every([offered[-1] >= 1, offered[-1] <= LARGEST_OFFER]), "fiji_4_1")
        held = offered[-1] <= left[-1]
        make.assume(some([number > exchanges, held]), "fiji_4_2")
        gained = make.number(f"gained {number}")
        left.append(left[-1] + choose(number <= exchanges, gained - offered[-1], 0))
    return Round(exchanges, tuple(offered), tuple(left))


A_ROUND = Situation(ALL, _round)
