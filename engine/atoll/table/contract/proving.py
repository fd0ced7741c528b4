"""What is proved of a game's rules, and asked of them."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from atoll.table.contract.playing import Answers
from atoll.table.contract.telling import Scene

if TYPE_CHECKING:
    from atoll.proof.law import Maker
    from atoll.proof.reach import Aim
    from atoll.proof.smallest import Possible
    from atoll.telling.scenario import Scenario

__all__ = ["Aims", "Laws", "Questions", "Unknowns"]


class Laws(Protocol):
    """What must always hold: a game's `laws`, a package with a module for each chapter."""

    CHAPTERS: tuple[str, ...]  # its modules, in the order of the rulebook
    PLAYED: tuple[str, ...]  # modules of the game that laws read besides the rules, in order


class Unknowns(Protocol):
    """What the parameters of laws stand for: a game's `unknowns` module."""

    UNKNOWNS: "Mapping[str, Callable[[Maker, int], Any]]"  # each made for a number of seats
    ANSWERED: Mapping[str, tuple[str, str]]  # those of a ruling: which, and the answer that is yes
    RULED: Mapping[str, str]  # in which of them each ruling is met


class Questions(Protocol):
    """Questions about what can happen at all: a game's `possible` module."""

    POSSIBLE: "tuple[Possible, ...]"


class Aims(Protocol):
    """What has to lie on a table for each rule to be at work: a game's `aims` module."""

    AIMS: "tuple[Aim, ...]"
    ONLY_BY: Mapping[str, tuple[str, str]]  # rules at work by one answer to a ruling alone

    def scenes(self, answers: Answers) -> Iterable[Scene]:
        """Scenes that need no search, the smallest first."""

    def at_work(self, scene: Any) -> Collection[str]:
        """The rules that an event or a refusal names there, and those that hide something."""

    def told(self, scene: Any, rules: Sequence[str] = ...) -> "Scenario | None":
        """The scene for the sake of the rules; None where they only hide something.

        Errors: ValueError with the reason, where no scenario can tell it.
        """
