"""Events of Fiji in the phrases of the examples: what stands in the fields of each."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from atoll.fiji.table import Table
from atoll.table import Event, Step
from atoll.table.phrases import Phrase
from atoll.telling.scenario import Line

__all__ = ["Events", "Teller", "Turn", "asked", "each", "so", "spoken"]


class Turn(NamedTuple):
    """A table, what happened at it, and the rules for whose sake it is told."""

    before: Table
    when: str
    step: Step[Table]
    rules: frozenset[str]


Events = Sequence[Event]
Teller = Callable[[Turn, Events], Iterable[Line]]


def spoken(phrase: Phrase, event: Event, turn: Turn, **more: Any) -> Line:
    """A Then whose fields are the facts of an event; its player is the first, parts are so now."""
    facts = {**event.facts, **more}
    first, *_ = facts.get("seats") or (None,)
    return phrase.line("Then", turn.before.seats, **{"seat": first, "now": "now", **facts})


def so(*, changed: bool) -> str:
    """How a part is told that is so now, or is so still."""
    return "now" if changed else "still"


def each(phrase: Phrase) -> Teller:
    """Every event of the kind is told."""
    return lambda turn, events: [spoken(phrase, event, turn) for event in events]


def asked(phrase: Phrase) -> Teller:
    """An event changes nothing on the table: it is told only for the sake of its rule."""
    return lambda turn, events: [
        spoken(phrase, event, turn) for event in events if event.rule in turn.rules
    ]
