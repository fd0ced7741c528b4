"""What other answers change in the examples: what happens then, and what happens no more."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.compare.flipped import place

Result = Mapping[str, Any]
Place = tuple[str, int]
Happened = tuple[tuple[tuple[str, str], ...], ...]
"""Of each step that was played: its events, each a rule and its sentence."""
Said = tuple[tuple[str, str], ...]


class Otherwise(NamedTuple):
    """An example that other answers change: what comes, and what goes, as rule and sentence."""

    file: str
    line: int
    comes: Said
    goes: Said
    ends: bool
    """Whether it ends otherwise: what it expects no longer holds."""
    asks: tuple[str, ...] = ()
    """The rulings that were asked for meanwhile: by others together nothing else happens."""


Changes = Mapping[str, Mapping[str, Sequence[Otherwise]]]
"""Of each game, by a single answer or an edition, the examples that it changes."""


def happened(result: Result) -> Happened:
    """The events of an example, step by step."""
    return tuple(
        tuple((one["rule"], one["sentence"]) for one in step["events"]) for step in result["trace"]
    )


def otherwise(usual: Sequence[Result], again: Mapping[Place, Result]) -> Iterator[Otherwise]:
    """The examples that other answers change; what they showed by those holds what `happens`."""
    for one in usual:
        if other := again.get(place(one)):
            ends = other["outcome"] != one["outcome"]
            comes, goes = _apart(happened(one), other["happens"])
            if ends or comes or goes:
                yield Otherwise(*place(one), comes, goes, ends, (*sorted(other["asked"]),))


def _apart(usual: Happened, other: Happened) -> tuple[Said, Said]:
    """What comes and what goes, as far as it was played: an example that fails ends there."""
    before = [event for step in usual[: len(other)] for event in step]
    after = [event for step in other for event in step]
    return _without(after, before), _without(before, after)


def _without(some: Sequence[tuple[str, str]], others: Sequence[tuple[str, str]]) -> Said:
    """Those that are not among the others, each as often as it is missing there."""
    left, found = Counter(others), []
    for event in some:
        if left[event]:
            left[event] -= 1
        else:
            found.append(event)
    return tuple(found)
