"""Other names for things: what a game calls so, and a port otherwise, translated both ways.

What is a name in a position, the layout of the game says: the keys of its parts, the words and
texts of its kinds. Names of players are never translated.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.port.talking.messages import Json
from atoll.table.games import nouns
from atoll.table.kinds import (
    ByName,
    BySeat,
    Counts,
    Each,
    Kind,
    Record,
    Some,
    Text,
    Word,
)
from atoll.table.layout import Layout

__all__ = ["Names", "Pairs", "known_things"]

Pairs = Mapping[str, str]
"""Names of one side, each with that of the other."""
_ALIKE: Pairs = MappingProxyType({})
_FIELD = re.compile(r"\\\{(\w+)\\\}")


class Way(NamedTuple):
    """Names as they are translated in one direction: keys, things, and shapes of moves."""

    parts: Pairs
    things: Pairs
    moves: Pairs

    def other(self) -> "Way":
        """The way back."""
        return Way(*({theirs: ours for ours, theirs in pairs.items()} for pairs in self))

    def text(self, text: str, names: Sequence[str]) -> str:
        """A text with the things in it, longer ones first, or as a whole; no player is one."""
        if text in self.things:
            return self.things[text]
        found = sorted((one for one in self.things if one not in names), key=len, reverse=True)
        if not found:
            return text
        words = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, found))})(?!\w)")
        return words.sub(lambda one: self.things[one[0]], text)

    def move(self, text: str, names: Sequence[str]) -> str:
        """A move in the other words: its shape, and the things in its fields."""
        for shape, other in sorted(self.moves.items(), key=_fixed, reverse=True):
            if found := _pattern(shape).fullmatch(text):
                fields = {key: self.text(one, names) for key, one in found.groupdict().items()}
                return other.format_map(fields)
        return self.text(text, names)


def _fixed(pair: tuple[str, str]) -> int:
    """How much of a shape stands fast: the one that says more is meant."""
    return len(re.sub(r"\{\w+\}", "", pair[0]))


def _pattern(shape: str) -> re.Pattern[str]:
    return re.compile(_FIELD.sub(r"(?P<\1>.+)", re.escape(shape)))


class Names(NamedTuple):
    """The names of a game on the left, those of a port on the right; what is left out is alike."""

    game: str
    parts: Pairs = _ALIKE
    things: Pairs = _ALIKE
    moves: Pairs = _ALIKE
    rules: Pairs = _ALIKE
    editions: Pairs = _ALIKE

    def _there(self) -> Way:
        return Way(self.parts, self.things, self.moves)

    def position(self, ours: Mapping[str, Any], names: Sequence[str]) -> Json:
        """A position of ours as the port calls it."""
        return _Walk(self.game, self._there(), names, ours=True).position(ours)

    def position_back(self, theirs: Mapping[str, Any], names: Sequence[str]) -> Json:
        """A position of the port as we call it; what is no name stays as it is."""
        return _Walk(self.game, self._there().other(), names, ours=False).position(theirs)

    def move(self, ours: str, names: Sequence[str]) -> str:
        """A move of ours as the port writes it."""
        return self._there().move(ours, names)

    def move_back(self, theirs: str, names: Sequence[str]) -> str:
        """A move of the port as we write it."""
        return self._there().other().move(theirs, names)

    def rule_back(self, theirs: str) -> str:
        """A rule of the port by its id."""
        return {name: rule for rule, name in self.rules.items()}.get(theirs, theirs)

    def edition_back(self, theirs: str) -> str:
        """An edition of the port by its id."""
        return {name: edition for edition, name in self.editions.items()}.get(theirs, theirs)

    def part_back(self, theirs: str) -> str:
        """A part of the port's positions as we call it."""
        return self._there().other().parts.get(theirs, theirs)


class _Walk(NamedTuple):
    """A position that is gone through, part by part; `ours` says whose names stand in it."""

    game: str
    way: Way
    names: Sequence[str]
    ours: bool

    def position(self, value: Mapping[str, Any]) -> Json:
        parts = {name: part.kind for name, part in nouns(self.game).LAYOUT.parts.items()}
        return self._by_key(parts, value)

    def _by_key(self, kinds: Mapping[str, Kind], value: Mapping[str, Any]) -> Json:
        pairs = [(key, self.way.parts.get(key, key), one) for key, one in value.items()]
        return {
            other: self._value(kinds.get(key if self.ours else other), one)
            for key, other, one in pairs
        }

    def _value(self, kind: Kind | None, value: Any) -> Any:
        match kind, value:
            case Word() | Text(), str():
                return self.way.text(value, self.names)
            case Each() | Some(), list():
                return [self._value(kind.each, one) for one in value]
            case _, dict():
                return self._object(kind, value)
        return value

    def _object(self, kind: Kind | None, value: Json) -> Json:
        match kind:
            case Record():
                return self._by_key(kind.fields, value)
            case Counts():
                return {self.way.text(key, ()): one for key, one in value.items()}
            case BySeat():
                return {name: self._value(kind.each, one) for name, one in value.items()}
            case ByName():
                pairs = ((self._value(kind.named, key), one) for key, one in value.items())
                return {key: self._value(kind.each, one) for key, one in pairs}
        return value


def known_things(layout: Layout, examples: Sequence[str]) -> frozenset[str]:
    """All names of things in a game, and the words in them and in examples of moves."""
    kinds = [part.kind for part in layout.parts.values()]
    texts = [text for kind in _all_of(kinds) for text in _texts(kind)]
    words = (word for text in (*texts, *examples) for word in re.findall(r"[^\W0-9]+", text))
    return frozenset({*texts, *words})


def _all_of(kinds: Sequence[Kind]) -> Iterator[Kind]:
    for kind in kinds:
        yield kind
        yield from _all_of([*kind.parts()])


_TEXTS: Mapping[type[Kind], Callable[[Any], tuple[str, ...]]] = {
    Counts: lambda kind: kind.things,
    Word: lambda kind: kind.words,
    Text: lambda kind: (*kind.every, *kind.examples),
}


def _texts(kind: Kind) -> tuple[str, ...]:
    named = _TEXTS.get(type(kind))
    return named(kind) if named else ()
