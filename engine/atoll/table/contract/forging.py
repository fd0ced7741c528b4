"""What is known beforehand of forged records."""

from collections.abc import Mapping
from typing import Protocol

__all__ = ["Forgeries"]


class Forgeries(Protocol):
    """Which rules a forged record breaks, after the book: a game's `forgeries` module.

    The forgeries themselves (`atoll.forge.forgery`) stand in it, or in modules of it.
    """

    CHAPTERS: tuple[str, ...]  # its modules that hold forgeries, in the order of the rulebook
    GAMES: int  # how many whole games are forged where no records are given
    BEYOND: Mapping[str, str]  # rules that refuse, and why fewer than three forgeries reach them
    THEN: Mapping[str, tuple[str, ...]]  # by part of the table: the rules by which it changes
