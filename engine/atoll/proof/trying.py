"""Which of its cases contradicts a law that tries them, by the names that the law has for them."""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.proof.law import Cases, Law

_LONGEST = 60
Said = dict[str, int | str]
"""What a case is, thing by thing: numbers, a yes or no, words."""


def smallest_tried(law: Law) -> Said:
    """The smallest case that contradicts a law.

    Nothing where none of them does so by itself, or where it only says how many it has tried.
    """
    if not isinstance(law.holds, Cases):
        return {}
    against = [
        {name: one for key in things for name, one in _said(key, things[key])}
        for things, flag in law.holds.each()
        if flag is not True
    ]
    return min(against, key=_size, default={})


def _size(said: Said) -> tuple[int, str]:
    return sum(one for one in said.values() if isinstance(one, int)), str(said)


def _said(name: str, thing: Any) -> Iterator[tuple[str, int | str]]:
    """A thing by its name, and what it is of; of a table, and of what is long, what is short."""
    if (parts := _parts(thing)) is not None:
        for part, one in parts.items():
            if not hasattr(thing, "rulings") or isinstance(one, int | str):
                yield from _said(f"{name} {part}", one)
    elif isinstance(thing, int):
        yield name, thing
    else:
        text = str(sorted(thing, key=str) if isinstance(thing, frozenset) else thing)
        yield from [(name, text)] if len(text) <= _LONGEST else []


def _parts(thing: Any) -> Mapping[Any, Any] | None:
    """What it is made of, by name or from 1 on; nothing of what is one thing."""
    if hasattr(thing, "_asdict"):
        return dict(thing._asdict())
    if isinstance(thing, tuple | list):
        return dict(enumerate(thing, 1))
    return thing if isinstance(thing, Mapping) else None
