"""What laws speak with, whatever the game: the same, all rows of numbers, places changed."""

from collections.abc import Sequence
from typing import Any

from atoll.words import Flag, every, no, some


def implies(flag: Flag, then: Flag) -> Flag:
    """Where the flag holds, the other does too."""
    return some([no(flag), then])


def same(one: Sequence[Any], other: Sequence[Any]) -> Flag:
    """Whether two piles, or two rows of numbers or flags, agree entry by entry."""
    return every([mine == theirs for mine, theirs in zip(one, other, strict=True)])


def all_same(one: Sequence[Any], other: Sequence[Any]) -> Flag:
    """Whether two rows of piles agree pile by pile."""
    return every([same(*pair) for pair in zip(one, other, strict=True)])


def within(one: Sequence[Any], other: Sequence[Any]) -> Flag:
    """Whether a pile, or a row of numbers, has nowhere more than another."""
    return every([mine <= theirs for mine, theirs in zip(one, other, strict=True)])


def changed_places(entries: Sequence[Any], one: int, other: int) -> list[Any]:
    """The entries as they stand when two seats have changed places."""
    found = [*entries]
    found[one], found[other] = entries[other], entries[one]
    return found


def each_two(seats: int) -> list[tuple[int, int]]:
    """Each two seats, both ways round."""
    return [(s, r) for s in range(seats) for r in range(seats) if s != r]


def rows_of(numbers: range, length: int) -> list[tuple[int, ...]]:
    """All rows of so many numbers."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(length):
        found = [(*before, number) for before in found for number in numbers]
    return found
