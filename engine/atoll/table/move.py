"""A kind of move, said once: how it is written, by which rule it is made, and when."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, dataclass_transform

from atoll.table.notation import Notation
from atoll.table.phrases import Fields

Made = TypeVar("Made")


class _Said(NamedTuple):
    """What is said of a kind of move beside its fields."""

    phrase: str
    rule: str
    times: tuple[str, ...]
    otherwise: str


@dataclass_transform(frozen_default=True)
def move(phrase: str, rule: str, *times: str, said: str = "") -> Callable[[type[Made]], type[Made]]:
    """A frozen dataclass of the fields of its phrase; by this rule it is made, at these times.

    Where its phrase is no verb, a sentence has it as it is `said`.
    """

    def made(kind: Any) -> Any:
        one: Any = dataclass(frozen=True, slots=True)(kind)
        one.SAID = _Said(phrase, rule, times, said)
        return one

    return made


def _kinds(module: ModuleType) -> Iterator[tuple[type, _Said]]:
    """The moves of a module in their order, and what is said of each."""
    kinds = (one for one in vars(module).values() if isinstance(one, type))
    return ((one, vars(one)["SAID"]) for one in kinds if "SAID" in vars(one))


def notation(module: ModuleType, fields: Fields) -> Notation[Any]:
    """How the moves of a module are written."""
    kinds = dict(_kinds(module))
    return Notation(
        "move",
        fields,
        {how.phrase: one for one, how in kinds.items()},
        said={how.phrase: how.otherwise for how in kinds.values() if how.otherwise},
        rules={one: how.rule for one, how in kinds.items()},
    )


def times(module: ModuleType) -> Mapping[type, tuple[str, ...]]:
    """At which times each move of a module is made."""
    return {one: how.times for one, how in _kinds(module)}
