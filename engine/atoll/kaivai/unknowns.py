"""What the parameters of a law of Kaivai stand for: any displays, bids, villages and fish at all.

Each is made anew for a number of seats; what holds of every one of them is assumed with the rule
that says so. The same functions read a model back into counters and bids.
"""

from collections.abc import Mapping
from typing import Any

from atoll.kaivai.components import CANOES, CULT_PIECES, GOODS, HUTS, LOAD, STEPS
from atoll.kaivai.nouns import LAYOUT, TRACK
from atoll.kaivai.rules import is_bid
from atoll.proof.any_part import (
    Unknown,
    any_parts,
    each,
    flag,
    number,
    one,
    one_of_all,
    things,
    up_to,
)
from atoll.proof.law import Maker
from atoll.words import Number, every, total

_PRINTED = 6


def bid(make: Maker, name: str) -> Number:
    """A bid."""
    number = make.number(name)
    make.assume(is_bid(number), "kaivai_2_1")
    return number


track = things(TRACK)
"""Any number of counters on each space of a track."""


def places(make: Maker, seats: int) -> tuple[Number, ...]:
    """The places of the players in the last order: no two have the same."""
    found: tuple[Number, ...] = each(number, "place")(make, seats)
    pairs = [(s, r) for s in range(seats) for r in range(s)]
    make.assume(every([found[s] != found[r] for s, r in pairs]), "kaivai_2_3")
    return found


def feast(make: Maker, seats: int) -> tuple[Number, ...]:
    """The fish on the huts of each player in one village: all counters at most."""
    found: tuple[Number, ...] = each(number, "fish on huts of")(make, seats)
    make.assume(total(found) <= GOODS, "kaivai_0_4")
    return found


def deciding(make: Maker, seats: int) -> tuple[Any, ...]:
    """Of all players what decides who bids first."""
    names = ("glory", "shells", "fish", "fleets", "huts_there")
    return tuple(UNKNOWNS[name](make, seats) for name in names)


def delivery(make: Maker, seats: int) -> tuple[Any, ...]:
    """The first player's fish and shells, the fish on a hut, the supply; and what is brought."""
    fish, shells, *others = (
        UNKNOWNS[name](make, seats) for name in ("fish", "shells", "load", "goods_left", "brought")
    )
    return (fish[0], shells[0], *others)


UNKNOWNS: Mapping[str, Unknown] = {
    **any_parts(LAYOUT),
    "actor": one_of_all("acts", "kaivai_4_1"),
    "bid": one(bid, "bid"),
    "blue": one(number, "blue faces"),
    "brought": one(track, "brought"),
    "catch": one(number, "catch"),
    "cult_hexes": one(up_to(_PRINTED + CULT_PIECES, "kaivai_0_9", least=1), "cult hexes"),
    "deciding": deciding,
    "delivery": delivery,
    "feast": feast,
    "fishermen": one(number, "fishermen"),
    "fleet": one(up_to(CANOES, "kaivai_0_3"), "canoes"),
    "fleets": each(up_to(CANOES, "kaivai_0_3"), "canoes"),
    "god": one(up_to(1, "kaivai_7_5"), "god"),
    "held": one(number, "influence on the space"),
    "higher_bid": one(bid, "higher bid"),
    "huts_there": each(up_to(HUTS, "kaivai_0_3"), "huts"),
    "load": one(up_to(LOAD, "kaivai_8_2"), "fish on the hut"),
    "made": each(number, "bid made"),
    "marked": one(flag, "marked"),
    "paying": one(track, "paying"),
    "places": places,
    "sale": one(flag, "sale"),
    "size": one(up_to(HUTS * 4 + _PRINTED + CULT_PIECES, "kaivai_0_9", least=1), "size"),
    "sold_first": one(up_to(LOAD, "kaivai_8_2"), "sold first"),
    "sold_then": one(up_to(LOAD, "kaivai_8_2"), "sold then"),
    "steps": one(up_to(len(STEPS) - 1, "kaivai_11_3"), "steps"),
    "sure": one(number, "fish without a die"),
    "totals": each(number, "total"),
    "wanted": one(number, "wanted"),
}
"""What each parameter of a law stands for, but for answers, for a number of seats."""

ANSWERED: Mapping[str, tuple[str, str]] = {
    "dear": ("sinking", "six_four_two"),
    "first": ("change_from", "payment_first"),
    "five": ("dice_most", "five"),
    "fresh": ("caught", "five"),
    "halves": ("three_tie", "halves"),
    "nobody": ("tie", "nobody"),
    "pay": ("tied_influence", "pay"),
    "rest": ("fish_short", "rest"),
    "with_hut": ("price", "with_hut"),
}
"""The parameters that are answers to a ruling: which ruling, and the answer that is a yes."""
