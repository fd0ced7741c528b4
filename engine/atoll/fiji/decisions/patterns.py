"""Patterns of ties, and the answers to a ruling, as one chooses among them."""

from collections.abc import Sequence

from atoll.fiji.rulings import RULINGS
from atoll.table.decisions import Input

__all__ = ["named", "pattern", "ways"]


def pattern(groups: Sequence[int]) -> str:
    """Groups of seats in words, the best first.

    >>> pattern((2, 1))
    '2 tie, then 1'
    """
    return ", then ".join("1" if size == 1 else f"{size} tie" for size in groups)


def ways(ruling: str) -> Input:
    """The answers to a ruling as an input, each with what it means."""
    answers = RULINGS[ruling].answers
    return Input(f"Ruling {ruling}", tuple(f"{one.name}: {one.means}" for one in answers))


def named(value: str) -> str:
    """The name of the answer that was chosen among them.

    >>> named("down: The odd bead stays in the supply.")
    'down'
    """
    return value.partition(":")[0]
