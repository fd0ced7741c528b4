"""Decision tables: small questions of a game, answered by its own rules for every case there is.

A game that has some keeps them in its module `decisions`, as a function of that name.
"""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, NamedTuple

from atoll.table import cite, games
from atoll.telling.scenario import Rows

__all__ = ["Answer", "Decision", "Input", "Variant", "as_json", "decisions", "numbers", "variant"]


class Input(NamedTuple):
    """Something one can set: what it is called, and all that it can be."""

    label: str
    values: tuple[str, ...]


class Answer(NamedTuple):
    """What the rules say of one case, and which of them say it."""

    text: str
    rules: tuple[str, ...]


class Variant(NamedTuple):
    """A decision for one number of seats, say: its inputs, and an answer for each of their cases.

    The cases stand in the order of the inputs; the last input changes first.
    """

    name: str
    inputs: tuple[Input, ...]
    answers: tuple[Answer, ...]


class Decision(NamedTuple):
    """A question with all its answers; `patterns` sums them up in a table, `note` says how."""

    id: str
    title: str
    question: str
    rules: tuple[str, ...]
    variants: tuple[Variant, ...]
    patterns: Rows
    note: str


def decisions(game: str) -> tuple[Decision, ...]:
    """The decision tables of a game; none where it has no module for them."""
    return tuple(games.decisions(game).decisions()) if games.decisions.there(game) else ()


def numbers(label: str, least: int, most: int) -> Input:
    """An input that is a number.

    >>> numbers("Ana", 0, 2)
    Input(label='Ana', values=('0', '1', '2'))
    """
    return Input(label, tuple(map(str, range(least, most + 1))))


def variant(
    name: str, inputs: Iterable[Input], answer: Callable[[tuple[str, ...]], Answer]
) -> Variant:
    """A variant whose every case is answered by a function of the values."""
    given = tuple(inputs)
    return Variant(name, given, tuple(map(answer, product(*[one.values for one in given]))))


def as_json(decision: Decision) -> dict[str, Any]:
    """A decision as its page looks it up: each distinct answer once, then its number per case."""
    return {"id": decision.id, "variants": [_variant(one) for one in decision.variants]}


def _variant(one: Variant) -> dict[str, Any]:
    distinct = {answer: number for number, answer in enumerate(dict.fromkeys(one.answers))}
    return {
        "name": one.name,
        "inputs": [{"label": given.label, "values": given.values} for given in one.inputs],
        "words": [[one.text, [[rule, cite(rule)] for rule in one.rules]] for one in distinct],
        "answers": [distinct[answer] for answer in one.answers],
    }
