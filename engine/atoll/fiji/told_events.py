"""Events of Fiji in the phrases of the examples: what stands in the fields of each."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.fiji.givens import piled, tallied
from atoll.fiji.notation import write_condition, write_goal
from atoll.fiji.table import Table
from atoll.table import Event, Step, listed
from atoll.telling.scenario import Line, fields_of

__all__ = ["Events", "Teller", "Turn", "asked", "each", "spoken", "written_heads"]


class Turn(NamedTuple):
    """A table, what happened at it, and the rules for whose sake it is told."""

    before: Table
    when: str
    step: Step[Table]
    rules: frozenset[str]


Events = Sequence[Event]
Teller = Callable[[Turn, Events], Iterable[Line]]


_WRITTEN: Mapping[str, Callable[[Any, tuple[str, ...]], str]] = {
    "beads": lambda beads, _: piled(beads),
    "colours": lambda condition, _: write_condition(condition).split(maxsplit=1)[1],
    "counts": lambda counts, names: tallied(names, counts),
    "goal": lambda goal, _: write_goal(goal),
    "goals": lambda goals, _: listed(map(write_goal, goals)),
    "heads": lambda heads, _: written_heads(heads),
    "order": lambda order, names: ", ".join(" = ".join(names[s] for s in one) for one in order),
    "seat": lambda seat, names: names[seat],
    "seats": lambda seats, names: listed(names[seat] for seat in seats),
}


def written_heads(heads: int) -> str:
    """Shrunken heads as a sentence counts them."""
    return f"{heads or 'no'} head{'s' * (heads != 1)}"


def spoken(phrase: str, event: Event, turn: Turn, **more: Any) -> Line:
    """A Then whose fields are the facts of an event."""
    facts, fields = {**event.facts, **more}, {}
    for name in fields_of(phrase):
        fact = facts["condition" if name == "colours" else name]
        write = _WRITTEN.get(name)
        fields[name] = write(fact, turn.before.seats) if write else str(fact)
    return Line("Then", phrase, fields)


def each(phrase: str) -> Teller:
    """Every event of the kind is told."""
    return lambda turn, events: [spoken(phrase, event, turn) for event in events]


def asked(phrase: str) -> Teller:
    """An event changes nothing on the table: it is told only for the sake of its rule."""
    return lambda turn, events: [
        spoken(phrase, event, turn) for event in events if event.rule in turn.rules
    ]
