"""An offer, the payment, and how many beads a hand holds in the course of a round."""

from typing import NamedTuple

from atoll.fiji import phases, rules
from atoll.fiji.components import EXCHANGES, EXTENDED_SET, LARGEST_OFFER, SET, SET_ASIDE, Beads
from atoll.fiji.situations.piles import (
    ALL,
    COLOURS,
    set_aside,
    set_rule,
)
from atoll.fiji.table import Offer, Table
from atoll.fiji.unknowns import beads
from atoll.proof.law import Maker
from atoll.proof.replaying import OnTable
from atoll.proof.smallest import Situation
from atoll.table.rulings import Answers
from atoll.telling.scene import Scene
from atoll.words import Flag, Number, choose, every, some, total


class Offering(NamedTuple):
    """A seat with its hand when a round begins, and beads it would like to offer."""

    hand: Beads
    offer: Beads
    size_allowed: Flag
    held: Flag

    def on_table(self, table: Table) -> OnTable:
        """The first seat offers; two have both set aside what its hand lacks of a set."""
        aside = table.hands[0].minus(self.hand)
        if any(aside):
            hands = tuple(hand.minus(aside) for hand in table.hands)
            table = table._replace(hands=hands, set_aside=(aside,) * len(hands))
        refused = "" if self.held else "fiji_4_2"
        says = {"refused": refused if self.size_allowed else "fiji_4_1"}
        return OnTable(Scene(table._replace(stage="offer"), 0, Offer(self.offer)), says)


def _offering(make: Maker, seats: int, _: Answers) -> Offering:
    hand, wish = beads(make, "hand"), beads(make, "offer")
    aside = set_aside(make, seats)[0]
    fresh = every(hand[c] + aside[c] == phases.complete_set(seats)[c] for c in COLOURS)
    make.assume(fresh, set_rule(seats))
    return Offering(
        hand,
        wish,
        make.held("size allowed", rules.size_allowed(wish), "fiji_4_1"),
        make.held("held", rules.held(wish, hand), "fiji_4_2"),
    )


OFFERING = Situation("an offer", ALL, _offering, lambda found: [total(found.offer)])


class Round(NamedTuple):
    """How many beads one seat holds, in so many exchanges: offered, gained and left each time.

    The first number left is what the round begins with.
    """

    exchanges: Number
    offered: tuple[Number, ...]
    gained: tuple[Number, ...]
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
    offered, gained, left = [], [], [begun]
    for number in range(1, _MOST_EXCHANGES + 1):
        offered.append(make.number(f"offered {number}"))
        gained.append(make.number(f"gained {number}"))
        make.assume(every([offered[-1] >= 1, offered[-1] <= LARGEST_OFFER]), "fiji_4_1")
        held = offered[-1] <= left[-1]
        make.assume(some([number > exchanges, held]), "fiji_4_2")
        change = choose(number <= exchanges, gained[-1] - offered[-1], 0)
        left.append(left[-1] + change)
    return Round(exchanges, tuple(offered), tuple(gained), tuple(left))


A_ROUND = Situation("a round", ALL, _round, lambda found: [total(found.offered)])
