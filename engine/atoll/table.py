"""What every game shares: events, refusals, steps and outcomes.

A game is a module with the verbs `setup`, `moves`, `why_not`, `after`, `view` and `outcome`.
A seat is its place at the table, counted from 0; `table.seats` holds the names.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

__all__ = ["Event", "Outcome", "Refusal", "Refused", "Step", "cite", "replaced"]

Table = TypeVar("Table")
Value = TypeVar("Value")
NO_FACTS: Mapping[str, Any] = MappingProxyType({})


class Event(NamedTuple):
    """One thing that happened, the rule that made it happen, and what one would point at."""

    rule: str
    what: str
    facts: Mapping[str, Any] = NO_FACTS


class Refusal(NamedTuple):
    """Why a move is not allowed: the rule, and a sentence that names the fix."""

    rule: str
    reason: str

    def __str__(self) -> str:
        """The refusal as it is printed: `Fiji 4.1: Ana offers 5 beads; offer 1 to 4.`."""
        return f"{cite(self.rule)}: {self.reason}"


class Refused(ValueError):
    """A move or a start that the rules do not allow was tried all the same."""

    def __init__(self, rule: str, reason: str) -> None:
        """Keep the refusal, so that nobody has to read it out of the message."""
        self.refusal = Refusal(rule, reason)
        super().__init__(str(self.refusal))


class Step(NamedTuple, Generic[Table]):
    """What a move led to: the next table, and everything that happened on the way."""

    table: Table
    events: tuple[Event, ...]


class Outcome(NamedTuple):
    """How a game ended: the winning seats, the rule that says so, and the score of each seat."""

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...]


def replaced(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """The values with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])


def cite(rule: str) -> str:
    """A rule id as people write it.

    >>> cite("fiji_4_7")
    'Fiji 4.7'
    """
    game, _, number = rule.partition("_")
    return f"{game.capitalize()} {number.replace('_', '.')}"
