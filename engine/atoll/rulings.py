"""Open questions with named answers, and editions as complete sets of answers."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

__all__ = ["Answer", "Edition", "Ruling", "UnknownRuling", "answers", "listening"]


Answers = TypeVar("Answers", bound=tuple[Any, ...])


class Answer(NamedTuple):
    """One way to read an open point: its name, what it means, and the texts that say so."""

    name: str
    means: str
    said_by: tuple[str, ...] = ()


class Ruling(NamedTuple):
    """One open or disputed point: the question, its answers, and why the default is the default.

    `status` is `disputed` where two texts differ and `open` where no text decides.
    `decided_by` names who chose the default.
    """

    name: str
    question: str
    rules: tuple[str, ...]
    answers: tuple[Answer, ...]
    default: str
    why: str
    status: str
    decided_by: str

    def names(self) -> tuple[str, ...]:
        """The names of the answers, in the order in which they are told."""
        return tuple(answer.name for answer in self.answers)


class Edition(NamedTuple):
    """One published text: a complete choice of answers, and the points on which it is silent."""

    id: str
    title: str
    language: str
    year: int | None
    choices: Mapping[str, str]
    silent: Mapping[str, str]


class UnknownRuling(ValueError):
    """A ruling, an answer or an edition that the game does not have."""


def _named(kind: str, name: object, known: Iterable[str]) -> str:
    if not isinstance(name, str) or name not in set(known):
        message = f"no {kind} {name!r}; choose one of: {', '.join(known)}"
        raise UnknownRuling(message)
    return name


def answers(
    rulings: Mapping[str, Ruling],
    editions: Mapping[str, Edition],
    edition: str | None = None,
    house: Mapping[str, str] | None = None,
) -> dict[str, str]:
    """The answer to every ruling: those of the edition, changed by the house rules.

    Errors: UnknownRuling names the known names.
    """
    chosen = {name: ruling.default for name, ruling in rulings.items()}
    if edition is not None:
        chosen |= editions[_named("edition", edition, editions)].choices
    for name, answer in (house or {}).items():
        ruling = rulings[_named("ruling", name, rulings)]
        chosen[name] = _named(f"answer to {name}", answer, ruling.names())
    return chosen


def listening(chosen: Answers, asked: set[str]) -> Answers:
    """The same answers, which write down the name of every ruling that anybody asks for."""
    kind: Any = type(chosen)

    class Listening(kind):  # type: ignore[misc] # the answers of any game
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            if name in kind._fields:
                asked.add(name)
            return super().__getattribute__(name)

    heard: Answers = Listening(*chosen)
    return heard
