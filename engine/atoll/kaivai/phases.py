"""What changes hands in Kaivai, and the final scoring, in the nine words.

Whatever goes from one place to another comes out of one rule: the displays, the supply, a space or
a hut as they are afterwards.
"""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.kaivai.components import SPACES
from atoll.kaivai.rules import aged, cost, payment, sold, thirds
from atoll.table.stating import rule
from atoll.words import (
    Flag,
    Number,
    choose,
    count,
    every,
    half_up,
    larger,
    lookup,
    no,
    smaller,
    some,
    total,
)

Numbers = Sequence[Number]


class Chosen(NamedTuple):
    """Influence once an action is chosen: on its space, of the player, in the supply; or a mark."""

    held: Number
    own: Number
    left: Number
    marked: Flag


@rule("kaivai_4_2", "kaivai_4_3")
def chosen(held: Number, own: Number, left: Number, *, marked: Flag) -> Chosen:
    """The first counter comes from the supply, later ones from the player; or a mark, of none."""
    due = cost(held, marked=marked)
    free = choose(due == 0, smaller(left, 1), 0)
    none_left = every([due == 0, left == 0])
    return Chosen(held + free + due, own - due, left - free, some([marked, none_left]))


class Paid(NamedTuple):
    """Shells and supply once a hut is paid, and the change by its space."""

    shells: tuple[Number, ...]
    left: Number
    back: tuple[Number, ...]


@rule("kaivai_6_6", "kaivai_6_7")
def paid(shells: Numbers, paying: Numbers, due: Number, left: Number, *, first: Flag) -> Paid:
    """Shells go to the supply; what is too much comes back as one shell, if one is there.

    By the ruling change_from=payment_first the shells that pay are there already.
    """
    change = payment(shells, paying, due).change
    there = left + choose(first, total(paying), 0)
    back = tuple(choose(every([space == change, there > 0]), 1, 0) for space in SPACES)
    kept = tuple(has - pays + gets for has, pays, gets in zip(shells, paying, back, strict=True))
    return Paid(kept, left + total(paying) - total(back), back)


class Landed(NamedTuple):
    """Fish and supply after a catch."""

    fish: tuple[Number, ...]
    left: Number


@rule("kaivai_7_4")
def landed(track: Numbers, fish: Number, left: Number, *, fresh: Flag) -> Landed:
    """Caught fish come on space 4 of the track; by the ruling caught=five on 5."""
    on = choose(fresh, 5, 4)
    more = [choose(space == on, fish, 0) for space in SPACES]
    return Landed(tuple(one + new for one, new in zip(track, more, strict=True)), left - fish)


class Traded(NamedTuple):
    """Fish and shells of who delivers, the fish on the hut, and the supply."""

    fish: Numbers
    shells: Numbers
    load: Number
    left: Number


@rule("kaivai_8_3", "kaivai_8_4", "kaivai_8_5", "kaivai_8_7")
def delivered(before: Traded, brought: Numbers, *, sale: Flag) -> Traded:
    """Fish go on a hut; another's pays a shell for each, the first ones first, if any are left."""
    fish, shells, load, left = before
    number = total(brought)
    earned = sold(load, choose(sale, smaller(number, left), 0))
    kept = tuple(has - gone for has, gone in zip(fish, brought, strict=True))
    more = tuple(has + won for has, won in zip(shells, earned, strict=True))
    return Traded(kept, more, load + number, left - total(earned))


class Lost(NamedTuple):
    """A track after the loss of value, and how many of its counters are gone."""

    track: tuple[Number, ...]
    gone: Number


@rule("kaivai_13_1", "kaivai_13_2")
def lost(track: Numbers) -> Lost:
    """Counters move one space left; those on 1 go back to the supply."""
    return Lost(aged(track), track[0])


@rule("kaivai_14_2")
def hut_glory(huts: Number) -> Number:
    """Two points for each hut."""
    return 2 * huts


@rule("kaivai_14_4", "kaivai_14_5")
def majority(huts: Number, canoes: Number, influence: Number, *, weight: Number) -> Number:
    """What a player has in a village: huts, canoes beside its cult hexes, influence added."""
    return huts + canoes + weight * influence


class Scored(NamedTuple):
    """Who gains a village: who has the most, alone or tied, and the glory of each."""

    first: tuple[Flag, ...]
    alone: Flag
    glory: tuple[Number, ...]


@rule("kaivai_14_7", "kaivai_14_8", "kaivai_14_9")
def scored(totals: Numbers, cult: Number, *, halves: Flag, nobody: Flag) -> Scored:
    """A point for each cult hex to who has the most; who ties shares them, rounded up.

    By the ruling three_tie=halves, tied players get half each however many they are; by
    tie=nobody they get nothing.
    """
    most = _most(totals)
    first = tuple(every([own == most, own > 0]) for own in totals)
    tied = count(first)
    shared = choose(halves, half_up(cult), _shared(cult, tied))
    each = choose(tied <= 1, cult, choose(nobody, 0, shared))
    return Scored(first, tied == 1, tuple(choose(one, each, 0) for one in first))


def _most(totals: Numbers) -> Number:
    most = totals[0]
    for own in totals[1:]:
        most = larger(most, own)
    return most


def _shared(cult: Number, tied: Number) -> Number:
    """The points shared by 2, 3 or 4, each share rounded up."""
    return lookup((cult, cult, half_up(cult), _third_up(cult), half_up(half_up(cult))), tied)


def _third_up(cult: Number) -> Number:
    return thirds(cult + 2)


@rule("kaivai_14_6")
def returned(
    added: Numbers, first: Sequence[Flag], *, alone: Flag, pay: Flag
) -> tuple[Number, ...]:
    """The influence that goes back: that of who gained the village alone.

    By the ruling tied_influence=pay, that of players who tie too.
    """
    return tuple(
        choose(every([one, some([alone, pay])]), influence, 0)
        for influence, one in zip(added, first, strict=True)
    )


@rule("kaivai_14_10")
def reminders(left: Number) -> Number:
    """How many counters of the supply mark a village: one, or none where none is left."""
    return smaller(left, 1)


@rule("kaivai_14_11")
def winners(glory: Numbers) -> tuple[Flag, ...]:
    """Who has the most glory."""
    return tuple(no(some(other > own for other in glory)) for own in glory)
