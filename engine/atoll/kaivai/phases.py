"""The final scoring of Kaivai in the nine words: who has the majority, and what it brings."""

from collections.abc import Sequence
from typing import NamedTuple

from atoll.kaivai.rules import thirds
from atoll.table.stating import rule
from atoll.words import Flag, Number, choose, count, every, half_up, larger, lookup, no, some

__all__ = ["Scored", "hut_glory", "majority", "returned", "scored", "winners"]

Numbers = Sequence[Number]


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


@rule("kaivai_14_11")
def winners(glory: Numbers) -> tuple[Flag, ...]:
    """Who has the most glory."""
    return tuple(no(some(other > own for other in glory)) for own in glory)
