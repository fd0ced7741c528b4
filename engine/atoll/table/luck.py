"""Luck from a seed: from random() alone, as Python keeps its sequence for a seed."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TypeVar

One = TypeVar("One")


def mixed(things: Iterable[One], luck: Random) -> list[One]:
    """The things in any order."""
    return sorted(things, key=lambda _: luck.random())


def drawn(things: Iterable[One], luck: Random) -> Iterator[One]:
    """The things in any order, one by one: who wants a few of many pays for no more."""
    left = [*things]
    while left:
        place = int(luck.random() * len(left))
        left[place], left[-1] = left[-1], left[place]
        yield left.pop()


def one_of(things: Sequence[One], luck: Random) -> One:
    """Any one of the things."""
    return things[int(luck.random() * len(things))]


def seed(luck: Random) -> int:
    """A seed for luck to come, which any record can hold."""
    return int(luck.random() * 2**53)
