"""Where the beads of a table of Fiji lie, as far as the rules say."""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.fiji import phases, rules
from atoll.fiji.components import EXCHANGES, EXTENDED_SET, LARGEST_OFFER, NO_BEADS, SET, Beads
from atoll.fiji.phases import complete_set
from atoll.fiji.table import Table
from atoll.fiji.unknowns import UNKNOWNS
from atoll.proof.law import Maker
from atoll.words import Number, every, larger, some, total

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

    def on_table(self, table: Table) -> Table:
        """The table before the first row; more than two seats set nothing aside."""
        aside = self.set_aside if len(table.seats) == 2 else table.set_aside
        return table._replace(**{**self._asdict(), "set_aside": aside}, row=1, stage="row")


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


def moved(found: Piles) -> Number:
    """How many beads are not where they lay when the round began."""
    a_set = complete_set(len(found.hands))
    owned = zip(found.hands, found.offers, found.set_aside, strict=True)
    own = [rules.pooled(hand, others) for hand, *others in owned]
    pairs = [(found.supply, SET), *[(pile, a_set) for pile in own]]
    return total([_apart(pile[c], first[c]) for pile, first in pairs for c in COLOURS])


def _apart(one: Number, other: Number) -> Number:
    return larger(one - other, other - one)
