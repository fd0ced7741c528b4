"""What the parameters of a law of Kaivai stand for: any displays, bids, villages and fish at all.

Each is made anew for a number of seats; what holds of every one of them is assumed with the rule
that says so. The same functions read a model back into counters and bids.
"""

from collections.abc import Callable, Mapping
from typing import Any

from atoll.kaivai.components import CANOES, CULT_PIECES, GOODS, HUTS, LOAD, STEPS
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.rules import is_bid
from atoll.kaivai.table import Track
from atoll.proof.any_part import any_parts
from atoll.proof.law import Maker
from atoll.words import Flag, Number, every, total
from atoll.words import count as how_many

_PRINTED = 6


def bid(make: Maker, name: str) -> Number:
    """A bid."""
    number = make.number(name)
    make.assume(is_bid(number), "kaivai_2_1")
    return number


def track(make: Maker, name: str) -> Track:
    """Any number of counters on each space of a track."""
    return Track(*[make.number(f"{name} {space}") for space in range(1, len(Track._fields) + 1)])


def _one(made: Callable[[Maker, str], Any], name: str) -> Callable[[Maker, int], Any]:
    return lambda make, _: made(make, name)


def _each(made: Callable[[Maker, str], Any], name: str) -> Callable[[Maker, int], Any]:
    """One for every seat."""
    return lambda make, seats: tuple(made(make, f"{name} {s}") for s in range(1, seats + 1))


def _number(make: Maker, name: str) -> Number:
    return make.number(name)


def _flag(make: Maker, name: str) -> Flag:
    return make.flag(name)


def _most(number: int, *rules: str) -> Callable[[Maker, str], Number]:
    """A number of things of which the box or a rule allows so many."""

    def made(make: Maker, name: str) -> Number:
        found = make.number(name)
        make.assume(found <= number, *rules)
        return found

    return made


def _at_least_one(most: int, *rules: str) -> Callable[[Maker, str], Number]:
    """The same, and there is one at least."""

    def made(make: Maker, name: str) -> Number:
        found = _most(most, *rules)(make, name)
        make.assume(found >= 1, *rules)
        return found

    return made


def places(make: Maker, seats: int) -> tuple[Number, ...]:
    """The places of the players in the last order: no two have the same."""
    found = tuple(make.number(f"place {s}") for s in range(1, seats + 1))
    pairs = [(s, r) for s in range(seats) for r in range(s)]
    make.assume(every([found[s] != found[r] for s, r in pairs]), "kaivai_2_3")
    return found


def feast(make: Maker, seats: int) -> tuple[Number, ...]:
    """The fish on the huts of each player in one village: all counters at most."""
    found = tuple(make.number(f"fish on huts of {s}") for s in range(1, seats + 1))
    make.assume(total(found) <= GOODS, "kaivai_0_4")
    return found


def actor(make: Maker, seats: int) -> tuple[Flag, ...]:
    """One player who acts."""
    found = tuple(make.flag(f"acts {s}") for s in range(1, seats + 1))
    make.assume(how_many(found) == 1, "kaivai_4_1")
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


UNKNOWNS: Mapping[str, Callable[[Maker, int], Any]] = {
    **any_parts(LAYOUT),
    "actor": actor,
    "bid": _one(bid, "bid"),
    "blue": _one(_number, "blue faces"),
    "brought": _one(track, "brought"),
    "catch": _one(_number, "catch"),
    "cult_hexes": _one(_at_least_one(_PRINTED + CULT_PIECES, "kaivai_0_9"), "cult hexes"),
    "deciding": deciding,
    "delivery": delivery,
    "feast": feast,
    "fishermen": _one(_number, "fishermen"),
    "fleet": _one(_most(CANOES, "kaivai_0_3"), "canoes"),
    "fleets": _each(_most(CANOES, "kaivai_0_3"), "canoes"),
    "god": _one(_most(1, "kaivai_7_5"), "god"),
    "held": _one(_number, "influence on the space"),
    "higher_bid": _one(bid, "higher bid"),
    "huts_there": _each(_most(HUTS, "kaivai_0_3"), "huts"),
    "load": _one(_most(LOAD, "kaivai_8_2"), "fish on the hut"),
    "made": _each(_number, "bid made"),
    "marked": _one(_flag, "marked"),
    "paying": _one(track, "paying"),
    "places": places,
    "sale": _one(_flag, "sale"),
    "size": _one(_at_least_one(HUTS * 4 + _PRINTED + CULT_PIECES, "kaivai_0_9"), "size"),
    "sold_first": _one(_most(LOAD, "kaivai_8_2"), "sold first"),
    "sold_then": _one(_most(LOAD, "kaivai_8_2"), "sold then"),
    "steps": _one(_most(len(STEPS) - 1, "kaivai_11_3"), "steps"),
    "sure": _one(_number, "fish without a die"),
    "totals": _each(_number, "total"),
    "wanted": _one(_number, "wanted"),
}
"""What each parameter of a law stands for, but for answers, for a number of seats."""

ANSWERED: Mapping[str, tuple[str, str]] = {
    "dear": ("sinking", "six_four_two"),
    "double": ("weight", "two"),
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
