"""Patterns of ties, as one chooses among them."""

from collections.abc import Sequence


def pattern(groups: Sequence[int]) -> str:
    """Groups of seats in words, the best first.

    >>> pattern((2, 1))
    '2 tie, then 1'
    """
    return ", then ".join("1" if size == 1 else f"{size} tie" for size in groups)
