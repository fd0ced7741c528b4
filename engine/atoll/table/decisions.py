"""Decision tables: small questions of a game, answered by its own rules for every case there is.

A game that has some keeps them in its module `decisions`, as a function of that name.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from atoll.table import cite, games
from atoll.table.kinds import ByName, BySeat, Counts, Number, Word
from atoll.table.parts import Part
from atoll.table.rulings import Ruling
from atoll.table.scenario import Rows


class Input(NamedTuple):
    """Something one can set: what it is called, and all that it can be.

    If it is a ruling, its name, and the names of the answers in the order of the values.
    """

    label: str
    values: Sequence[str]
    ruling: str = ""
    answers: tuple[str, ...] = ()


class Answer(NamedTuple):
    """What the rules say of one case, and which of them say it.

    `otherwise` is what they say by other answers to rulings that are no input: by `tie=nobody`, or
    by several with commas between them.
    """

    text: str
    rules: tuple[str, ...]
    otherwise: tuple[tuple[str, str], ...] = ()


class Variant(NamedTuple):
    """A decision for one number of seats, say: its inputs, and an answer for each of their cases.

    The cases stand in the order of the inputs; the last input changes first.
    """

    name: str
    inputs: tuple[Input, ...]
    answers: tuple[Answer, ...]
    starts: tuple[str, ...] = ()
    """The case that is shown first, if it is not that of all first values."""


class Decision(NamedTuple):
    """A question with all its answers; `patterns` sums them up in a table, `note` says how."""

    id: str
    title: str
    question: str
    rules: tuple[str, ...]
    variants: tuple[Variant, ...]
    patterns: Rows
    note: str


@cache
def decisions(game: str) -> tuple[Decision, ...]:
    """The decision tables of a game; none where it has no module for them."""
    return tuple(games.decisions(game).decisions()) if games.decisions.there(game) else ()


def numbers(label: str, least: int, most: int) -> Input:
    """An input that is a number.

    >>> numbers("Ana", 0, 2)
    Input(label='Ana', values=('0', '1', '2'), ruling='', answers=())
    """
    return Input(label, tuple(map(str, range(least, most + 1))))


def lies(
    part: Part, label: str = "", *, least: int | None = None, most: int | None = None
) -> Input:
    """An input that is what can lie of a part of the table: a number of its kind, or a word.

    It is called as the part is, or by `label`; `least` and `most` take the place of its own bounds.
    Errors: TypeError for a part of another kind.
    """
    kind, called = part.kind, label or f"{part.called[:1].upper()}{part.called[1:]}"
    kind = kind.each if isinstance(kind, BySeat | ByName) else kind
    if isinstance(kind, Word):
        return Input(called, kind.words)
    if not isinstance(kind, Number | Counts):
        raise TypeError(f"{part.name} is neither a number nor a word; say its values.")
    low, high = (kind.low, kind.high) if isinstance(kind, Number) else (0, kind.most)
    return numbers(called, low if least is None else least, high if most is None else most)


def ways(ruling: Ruling) -> Input:
    """The answers to a ruling as an input, each with what it means."""
    answers = tuple(f"{one.name}: {one.means}" for one in ruling.answers)
    return Input(ruling.question, answers, ruling.name, ruling.names())


def named(value: str) -> str:
    """The name of the answer to a ruling that was chosen.

    >>> named("down: The odd bead stays in the supply.")
    'down'
    """
    return value.partition(":")[0]


def variant(
    name: str,
    inputs: Iterable[Input],
    answer: Callable[[tuple[str, ...]], Answer],
    starts: tuple[str, ...] = (),
) -> Variant:
    """A variant whose every case is answered by a function of the values; `starts` is shown first.

    Errors: ValueError where there is no such case.
    """
    given = tuple(inputs)
    if starts and any(value not in one.values for value, one in zip(starts, given, strict=True)):
        raise ValueError(f"{name or 'the decision'} has no case {starts}; start from one it has.")
    answers = tuple(map(answer, product(*[one.values for one in given])))
    return Variant(name, given, answers, starts)


def as_json(decision: Decision, shown: Callable[[str], str] = str) -> dict[str, Any]:
    """A decision as its page looks it up: each distinct answer once, then of each case which.

    Behind an answer as it is `shown` stands the number of its rules, and what others say instead.
    """
    return {"id": decision.id, "variants": [_variant(one, shown) for one in decision.variants]}


def _variant(one: Variant, shown: Callable[[str], str]) -> dict[str, Any]:
    distinct = {answer: number for number, answer in enumerate(dict.fromkeys(one.answers))}
    because = {rules: n for n, rules in enumerate(dict.fromkeys(each.rules for each in distinct))}
    return {
        "name": one.name,
        "starts": one.starts,
        "inputs": [
            {"label": given.label, "values": given.values}
            | ({"ruling": given.ruling, "answers": given.answers} if given.ruling else {})
            for given in one.inputs
        ],
        "because": [[[rule, cite(rule)] for rule in rules] for rules in because],
        "words": [
            [shown(one.text), because[one.rules]]
            + ([{by: shown(text) for by, text in one.otherwise}] if one.otherwise else [])
            for one in distinct
        ],
        "answers": [distinct[answer] for answer in one.answers],
    }
