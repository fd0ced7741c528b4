"""What is proved of a game's rules, and asked of them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from atoll.proof.law import Maker
    from atoll.proof.smallest import Possible


class Laws(Protocol):
    """What must always hold: a game's `laws`, a package with a module for each chapter."""

    CHAPTERS: tuple[str, ...]  # its modules, in the order of the rulebook
    PLAYED: tuple[str, ...]  # modules of the game that laws read besides the rules, in order


class Unknowns(Protocol):
    """What the parameters of laws stand for: a game's `unknowns` module."""

    UNKNOWNS: "Mapping[str, Callable[[Maker, int], Any]]"  # each made for a number of seats
    ANSWERED: Mapping[str, tuple[str, str]]  # those of a ruling: which, and the answer that is yes


class Questions(Protocol):
    """Questions about what can happen at all: a game's `possible` module."""

    POSSIBLE: "tuple[Possible, ...]"
