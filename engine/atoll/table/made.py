"""The moves of a game, each said once: how it is written, what it makes, its rule and its times."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from atoll.table.notation import Notation
from atoll.table.phrases import Fields

__all__ = ["Made", "notation", "times"]


class Made(NamedTuple):
    """A move: its phrase, the value or the type that it makes, and the rule by which there is such.

    `times` are those at which it is made, as `atoll.table.timetable` calls them.
    """

    phrase: str
    makes: Any
    rule: str
    times: tuple[str, ...]

    @property
    def kind(self) -> type:
        """The type of such moves."""
        return self.makes if isinstance(self.makes, type) else type(self.makes)


def notation(fields: Fields, made: Iterable[Made], said: Mapping[str, str]) -> Notation[Any]:
    """The notation of these moves; `said` as a notation has it."""
    every = tuple(made)
    shapes, rules = {one.phrase: one.makes for one in every}, {one.kind: one.rule for one in every}
    return Notation("move", fields, shapes, said=said, rules=rules)


def times(made: Iterable[Made]) -> Mapping[type, tuple[str, ...]]:
    """When each of these moves is made."""
    return {one.kind: one.times for one in made}
