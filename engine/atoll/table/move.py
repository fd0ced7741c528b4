"""A kind of move, said once: how it is written, by which rule it is made, and when and by whom.

And what a prompt says of moves: those allowed, and the rules that refuse others.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from textwrap import wrap
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple, TypeVar, dataclass_transform

from atoll.table import Refusal, agreed, listed
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


def tried(
    module: ModuleType, moves: Notation[Any], time: str, first: Container[str] = (), **among: Any
) -> Iterator[Any]:
    """The moves that are made at such a time, allowed or not: of a field those `among` are tried.

    Of others all texts, the `first` of them first; the examples, where they cannot be listed.
    """
    for (kind, how), phrase in zip(_kinds(module), moves.phrases, strict=True):
        values = dict[str, Iterable[Any]]()
        for name, its in phrase.fields.items() if time in how.times else ():
            texts = sorted(its.every or its.examples, key=lambda text: text not in first)
            values[name] = among.get(name, map(its.read, texts))
        for each in product(*values.values()) if time in how.times else ():
            yield kind(**dict(zip(values, each, strict=True)))


# What a person who plays is shown of moves

WIDTH = 78  # letters of a line at the prompt


def wrapped(lines: Iterable[str]) -> Iterator[str]:
    """Lines of a prompt, of 78 signs at most: 80 with what they are inset by."""
    for line in lines:
        yield from wrap(line, WIDTH, subsequent_indent="    ")


def refused(
    tried: Iterable[Any],
    why_not: Callable[[Any], Refusal | None],
    *,
    alike: Callable[[Any], object] = type,
) -> Iterable[tuple[Any, Refusal]]:
    """Of moves that are `alike`, which else are those of a kind, one for each rule that refuses."""
    found: dict[object, tuple[Any, Refusal]] = {}
    for move in tried:
        if why := why_not(move):
            found.setdefault((alike(move), why.rule), (move, why))
    return found.values()


def allowed(
    moves: Notation[Any], may: Iterable[Any], may_not: Iterable[tuple[Any, Refusal]]
) -> list[str]:
    """The moves that one may make, alike ones together; of others which rule refuses them."""
    found = moves.together(may)
    return [
        "Allowed now:" if found else "Allowed now: nothing.",
        *wrapped(f"  {one}" for one in found),
        *wrapped(f"Not allowed: {moves.write(move)}. {why}" for move, why in may_not),
    ]


# When each move is made, and by whom: what refuses a move whatever else it says


class Timetable(NamedTuple):
    """The times of a game, by their names.

    `rules` says of each kind of move which rule lets it be made, `moves` at which times.
    `decisions` says of each time which rule says who decides, and what they do, with `[s|]` in a
    verb that agrees with how many they are. `between` says what comes next where nobody decides.
    """

    rules: Mapping[type, str]
    moves: Mapping[type, tuple[str, ...]]
    decisions: Mapping[str, tuple[str, str]]
    between: Mapping[str, str] = MappingProxyType({})

    def told(self, now: str, names: Sequence[str]) -> str:
        """Which of the players of these names decide what, in words."""
        if comes := self.between.get(now):
            return comes
        return _agreed(self.decisions[now][1], tuple(names)) if names else "nobody decides now"

    def why_not(  # noqa: PLR0913 # all that a time depends on
        self,
        move: Any,
        now: str,
        seat: int,
        waiting: Sequence[int],
        names: Sequence[str],
        *,
        out: tuple[str, str] | None = None,
    ) -> Refusal | None:
        """Why it is not the time for such a move, or not the turn of who makes it; or None.

        `waiting` are the seats that decide now, `names` those of all seats. Who takes no part is
        `out` by a rule, with what is said of such a player.
        """
        rule, times = self.rules[type(move)], self.moves[type(move)]
        if now in times and seat in waiting:
            return None
        comes = self.told(now, [names[one] for one in waiting])
        if out:
            return Refusal(out[0], f"{names[seat]} {out[1]}: {comes}.")
        if now in times:
            return Refusal(self.decisions[now][0], f"it is not the turn of {names[seat]}: {comes}.")
        return Refusal(rule, f"it is not the time for that: {comes}.")


@lru_cache(maxsize=1024)
def _agreed(does: str, names: tuple[str, ...]) -> str:
    return agreed(f"{listed(names)} {does}", len(names))
