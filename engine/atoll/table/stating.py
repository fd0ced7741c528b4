"""Which rules of the book a function states, said where the function is written."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

Stating = TypeVar("Stating", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Stating], Stating]:
    """Say which rules a function states; it stays the very same function.

    >>> @rule("fiji_4_7")
    ... def contest() -> None: ...
    >>> states(contest)
    ('fiji_4_7',)
    """

    def said(function: Stating) -> Stating:
        vars(function)["states"] = (*ids, *states(function))
        return function

    return said


def states(function: Callable[..., Any]) -> tuple[str, ...]:
    """The rules that a function is said to state; none where it says nothing."""
    found: tuple[str, ...] = vars(function).get("states", ())
    return found


def in_order(rules: Iterable[str]) -> tuple[str, ...]:
    """Rules by their numbers, each once.

    >>> in_order(["fiji_4_10", "fiji_4_9", "fiji_4_10"])
    ('fiji_4_9', 'fiji_4_10')
    """
    return tuple(sorted({*rules}, key=lambda rule: [int(part) for part in rule.split("_")[1:]]))
