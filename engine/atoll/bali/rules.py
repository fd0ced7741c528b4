"""The counting rules of Bali in the nine words: draws, contests, limits, scorings, totals."""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.table.stating import rule
from atoll.words import Flag, Number, choose, every, larger, no, smaller, some, total

LIMIT = 4
THREE = 3
SEAL = 3
Numbers = Sequence[Number]
Flags = Sequence[Flag]


@rule("bali_2_1")
def due(*, active: Flag) -> Number:
    """The active player draws two cards, everybody else one."""
    return choose(active, 2, 1)


@rule("bali_2_1")
def drawn(wanted: Number, there: Number) -> Number:
    """As many as are wanted, where there are so many (ruling both_empty)."""
    return smaller(wanted, there)


@rule("bali_2_5")
def forces(seconds: Flags) -> Flag:
    """The turn is ended where players have played a second card; one is enough."""
    return some(seconds)


@rule("bali_3_3")
def saved(hand: Number, places: Number, *, four: Flag, one_each: Flag) -> Number:
    """So many cards can be saved (rulings flee_keep, flee_spread)."""
    keep = choose(four, LIMIT, THREE)
    return smaller(hand, choose(one_each, smaller(keep, places), keep))


@rule("bali_4_3", "bali_4_4", "bali_5_1")
def exchanged(there: Number, *, any_number: Flag) -> Number:
    """Three cards at most are placed, taken or swapped (rulings scholar_place, artist_limit)."""
    return choose(any_number, there, smaller(there, THREE))


@rule("bali_6_3")
def beats(number: Number, shown: Numbers) -> Flag:
    """Only more cards than anybody has shown before beat the others."""
    return every([number > one for one in shown])


class Contest(NamedTuple):
    """Who has won a contest, and whether the chip comes to the winner."""

    wins: tuple[Flag, ...]
    comes: Flag


@rule("bali_6_5", "bali_11_3")
def contest(shown: Numbers, *, stays: Flag) -> Contest:
    """Of those who have shown most the first wins, in order from the active player.

    The chip `stays` where nobody shows a card (rulings show_none, aside).
    """
    most = _most(shown)
    wins = tuple(
        every([one == most, *[no(earlier == most) for earlier in shown[:place]]])
        for place, one in enumerate(shown)
    )
    return Contest(wins, some([most > 0, no(stays)]))


def _most(numbers: Numbers) -> Number:
    most = numbers[0]
    for number in numbers[1:]:
        most = larger(most, number)
    return most


@rule("bali_7_1")
def has_both(*, priest: Flag, prince: Flag) -> Flag:
    """Who has both chips of an island takes its seal."""
    return every([priest, prince])


@rule("bali_8_8")
def taken_up(pile: Number, *, limited: Flag) -> Number:
    """So many cards of a pile are taken up: four at most (ruling limit_always)."""
    return choose(limited, smaller(pile, LIMIT), pile)


class Scoring(NamedTuple):
    """Whether there is a scoring, and who takes a mask."""

    happens: Flag
    active: Flag
    other: Flag


@rule("bali_9_1", "bali_9_2", "bali_9_3", "bali_10_2", "bali_11_5")
def scoring(chips: Number, left: Number, *, there: Flag) -> Scoring:
    """The active player scores with a chip; with one the holder of the other one does too.

    The other one is not `there` where it lies aside. The last mask is the active player's.
    """
    happens = chips > 0
    other = every([chips == 1, there, left > 1])
    return Scoring(happens, every([happens, left > 0]), other)


@rule("bali_10_3", "bali_7_3")
def standing(masks: Numbers, seals: Number) -> Number:
    """The values of the masks, and three points for each seal."""
    return total(masks) + SEAL * seals


@rule("bali_10_4", "bali_10_5")
def ranked(totals: Numbers, enders: Flags) -> tuple[Flag, ...]:
    """The highest total wins; of a tie who caused the end, else all of the tied."""
    most = _most(totals)
    first = [one == most for one in totals]
    decides = some([every(pair) for pair in zip(first, enders, strict=True)])
    return tuple(
        every([one, some([no(decides), ends])]) for one, ends in zip(first, enders, strict=True)
    )
