"""A value in which one thing is otherwise: a number one off, something left out, twice or moved."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

HOW = {
    "one_more": "a number is one more",
    "one_less": "a number is one less",
    "left_out": "something is left out",
    "twice": "something is there twice",
    "exchanged": "something stands in place of something else",
}
"""What is otherwise, as it is said to people."""
_NUMBER = re.compile(r"[0-9]+")
Changed = tuple[str, Any]
"""How a value has been changed, a key of `HOW`, and what it is then."""


def changes(value: Any) -> Iterator[Changed]:
    """All values, in JSON terms, in which one thing is otherwise; a text is words and numbers.

    >>> [*changes({"Ana": 1, "Ben": 2})][:4]
    [('one_more', {'Ana': 2, 'Ben': 2}), ('one_less', {'Ana': 0, 'Ben': 2}), \
('exchanged', {'Ana': 2, 'Ben': 2}), ('left_out', {'Ben': 2})]
    >>> [*changes("sail A1")]
    [('one_more', 'sail A2'), ('one_less', 'sail A0'), ('left_out', 'A1'), \
('twice', 'sail sail A1'), ('left_out', 'sail'), ('twice', 'sail A1 A1'), ('exchanged', 'A1 sail')]
    """
    match value:
        case bool():
            return
        case int():
            yield from (("one_more", value + 1), ("one_less", value - 1))
        case str():
            yield from _numbers(value)
            words = value.split()
            yield from ((how, " ".join(some)) for how, some in _things(words) if len(words) > 1)
        case list():
            for n, one in enumerate(value):
                yield from ((how, [*value[:n], it, *value[n + 1 :]]) for how, it in changes(one))
            yield from _things(value)
        case dict():
            yield from _entries(value)


def _numbers(text: str) -> Iterator[Changed]:
    """The text with one of its numbers one off."""
    for found in _NUMBER.finditer(text):
        for how, number in changes(int(found.group())):
            yield how, f"{text[: found.start()]}{number}{text[found.end() :]}"


def _things(some: Sequence[Any]) -> Iterator[Changed]:
    """The things without one, with one twice, or with two neighbours the other way about."""
    for n in range(len(some)):
        yield "left_out", [*some[:n], *some[n + 1 :]]
        yield "twice", [*some[: n + 1], *some[n:]]
    for n, (one, other) in enumerate(pairwise(some)):
        if one != other:
            yield "exchanged", [*some[:n], other, one, *some[n + 2 :]]


def _entries(value: dict[str, Any]) -> Iterator[Changed]:
    """The value with one entry otherwise, or with another's, under another number or left out."""
    for key, one in value.items():
        yield from ((how, {**value, key: it}) for how, it in changes(one))
        yield from (("exchanged", {**value, key: it}) for it in _others(value.values(), one))
        rest = {name: it for name, it in value.items() if name != key}
        yield "left_out", rest
        yield from ((how, {**rest, it: one}) for how, it in _numbers(key) if it not in value)


def _others(values: Iterable[Any], one: Any) -> Iterator[Any]:
    return (it for it in values if type(it) is type(one) and it != one)
