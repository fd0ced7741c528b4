"""The arithmetic of Kaivai in the nine words: bids, payment, prices, costs; `phases` has the end.

A track is the numbers of counters on its spaces 1 to 5. Every rule is read on ints (play), on
arrays (many games at once) and on terms (proof).
"""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.kaivai.components import FACES, MOVEMENT, SPACES, STEPS
from atoll.table.stating import rule
from atoll.words import Flag, Number, choose, count, every, lookup, smaller, some, total

Numbers = Sequence[Number]

# Bidding


@rule("kaivai_2_3")
def standing(
    glory: Number, shells: Numbers, fish: Numbers, canoes: Number, huts: Number
) -> tuple[Number, ...]:
    """What decides who bids first: glory, then what the shells are worth, fish, canoes and huts."""
    return glory, value(shells), total(fish), canoes, huts


@rule("kaivai_2_3")
def bids_before(one: Numbers, other: Numbers) -> Flag:
    """Whether one player bids before another, by what decides first, then by what breaks ties.

    Both give glory, then what breaks ties: value of shells, fish, canoes, huts; less goes first.
    """
    return some(
        every([*_alike(one[:place], other[:place]), one[place] < other[place]])
        for place in range(len(one))
    )


def _alike(one: Numbers, other: Numbers) -> list[Flag]:
    return [mine == theirs for mine, theirs in zip(one, other, strict=True)]


@rule("kaivai_2_1")
def is_bid(number: Number) -> Flag:
    """Whether a number is a bid: 1 to 10."""
    return every([number >= 1, number <= len(MOVEMENT)])


@rule("kaivai_2_2")
def is_taken(number: Number, bids: Numbers) -> Flag:
    """Whether somebody has made this bid already."""
    return some(number == bid for bid in bids)


@rule("kaivai_2_6", "kaivai_11_2", "kaivai_5_1")
def movement(bid: Number, steps: Number) -> Number:
    """How far a canoe moves: by the bid, and what the steps of movement add."""
    return lookup(MOVEMENT, bid - 1) + lookup(STEPS, steps)


# Influence


@rule("kaivai_4_2", "kaivai_4_3")
def cost(held: Number, *, marked: Flag) -> Number:
    """The influence that an action costs: as much as its space holds; a mark counts for one."""
    return held + choose(marked, 1, 0)


@rule("kaivai_4_3")
def can_act(influence: Number, cost: Number) -> Flag:
    """Whether a player's influence is enough."""
    return influence >= cost


@rule("kaivai_0_4", "kaivai_12_2", "kaivai_3_7")
def gained(wanted: Number, left: Number) -> Number:
    """What a player gets of a supply: what is wanted, or what is left."""
    return smaller(wanted, left)


# Building


@rule("kaivai_6_6")
def value(shells: Numbers) -> Number:
    """What shells are worth: each as much as the space it lies on."""
    return total(number * space for number, space in zip(shells, SPACES, strict=True))


@rule("kaivai_6_5")
def price(bid: Number, size: Number, *, with_hut: Flag) -> Number:
    """What a hut costs: the bid, and one for each hut and cult hex of its village.

    By the ruling price, the hut that is built counts too.
    """
    return bid + size + choose(with_hut, 1, 0)


class Payment(NamedTuple):
    """What is wrong with a payment, if anything is, and the change."""

    lacking: Flag
    enough: Flag
    superfluous: Flag
    change: Number


@rule("kaivai_6_6", "kaivai_6_7")
def payment(shells: Numbers, paid: Numbers, due: Number) -> Payment:
    """Whether shells pay what is due: they are there, enough, and none of them could stay."""
    worth = value(paid)
    lacking = some(one > there for one, there in zip(paid, shells, strict=True))
    superfluous = some(
        every([one > 0, worth - space >= due]) for one, space in zip(paid, SPACES, strict=True)
    )
    return Payment(lacking, worth >= due, superfluous, worth - due)


# Fishing


@rule("kaivai_7_3", "kaivai_7_7")
def dice(fishermen: Number, god: Number, *, most: Number) -> Number:
    """How many dice a canoe rolls: one for each fisherman, and where the god throws, one more."""
    return smaller(fishermen + god, most)


@rule("kaivai_0_8")
def is_blue(die: Number, face: Number) -> Flag:
    """Whether one of the six faces of a die is blue, dice and faces counted from 0.

    The biggest die comes first, and its blue faces before the white ones; of more than four
    dice all further ones are like the smallest.
    """
    found: Flag = face < lookup(FACES, smaller(die, len(FACES) - 1))
    return found


@rule("kaivai_7_4", "kaivai_7_5", "kaivai_7_9")
def caught(blue: Number, sure: Number, left: Number, *, rest: Flag) -> Number:
    """The fish of a canoe: one for each blue face, and the god's; or what the supply has left.

    By the ruling fish_short=none a catch that the supply cannot pay brings nothing.
    """
    fish = blue + sure
    return choose(fish <= left, fish, choose(rest, left, 0))


# Delivering


@rule("kaivai_8_2")
def takes(load: Number, fish: Number, *, most: Number) -> Flag:
    """Whether a hut takes so many fish on top of those that lie there."""
    return load + fish <= most


@rule("kaivai_8_4")
def sold(load: Number, fish: Number) -> tuple[Number, ...]:
    """The shells that fish bring in another's hut, by the space they go to, 1 to 5.

    The first fish on a hut brings a shell on 5, the second one on 4, the third one on 3.
    """
    return tuple(
        choose(every([load <= place, place < load + fish]), 1, 0)
        for place in (len(SPACES) - space for space in SPACES)
    )


# Moving


@rule("kaivai_9_3")
def sinking(canoes: Number, *, dear: Flag) -> Number:
    """The glory that it costs to sink a canoe of a player who has so many: 6, 4 or 2."""
    return choose(dear, 10 - 2 * canoes, 6 - canoes)


class Sinking(NamedTuple):
    """Why a canoe cannot be sunk."""

    last: Flag
    too_dear: Flag


@rule("kaivai_9_4", "kaivai_9_5")
def unsinkable(canoes: Number, glory: Number, cost: Number) -> Sinking:
    """A player's last canoe is never sunk, and nobody's glory falls below zero."""
    return Sinking(canoes <= 1, glory < cost)


# Celebrating


@rule("kaivai_10_2", "kaivai_10_3")
def celebrated(own: Numbers, actor: Sequence[Flag]) -> tuple[Number, ...]:
    """The glory of a celebration: a point for each fish on an own hut, and the actor's bonus."""
    bonus = thirds(total(own))
    return tuple(fish + choose(acts, bonus, 0) for fish, acts in zip(own, actor, strict=True))


@rule("kaivai_10_3")
def thirds(fish: Number) -> Number:
    """One for every three fish that are in the village."""
    return count(fish >= three for three in range(3, _MOST_FISH + 1, 3))


_MOST_FISH = 52

# Loss of value


@rule("kaivai_13_1", "kaivai_13_2")
def aged(track: Numbers) -> tuple[Number, ...]:
    """Counters a space further left; those on 1 are gone."""
    return (*track[1:], 0)
