"""All pages that answer, heard once: what each asks and says, and which words are rare or a game's.

docs/assets/rank.js makes the same of what the page loads.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from math import log
from typing import NamedTuple

from atoll.book.heard import Heard, everyday, hear, names, plain


class Entry(NamedTuple):
    """A page that answers: its name, its game and kind, how it is asked, and what it says."""

    name: str
    game: str
    kind: str
    asks: tuple[str, ...]
    says: str


class Read(NamedTuple):
    """A page as it is heard: the ways to ask it, the words of all of them, and what it says."""

    entry: Entry
    asks: tuple[Heard, ...]
    asked: frozenset[str]
    says: frozenset[str]


class Index:
    """All pages that answer, and of each game the names of its things, those of one together."""

    def __init__(
        self, entries: Iterable[Entry], terms: Mapping[str, Sequence[Sequence[str]]]
    ) -> None:
        """Hear every page and every name, once."""
        self.entries, self.terms = (*entries,), terms
        self.read = [_heard(one) for one in self.entries]
        same = everyday().same
        told = (text for one in self.entries for text in one.asks)
        said = (name for of in (*terms.values(), same) for one in of for name in one)
        self.known = Counter(word for text in (*told, *said) for word in plain(text))
        self.known.update(everyday().small.keys())
        self.words = together(one.asked | one.says for one in self.read)
        called = {game: [*map(names, of)] for game, of in terms.items()}
        self.names = {game: [*of, *map(names, same)] for game, of in called.items()}
        asked = {
            game: together(one.asked for one in self.read if one.entry.game == game)
            for game in terms
        }
        self.own = {
            game: together(name for one in called[game] for name in one) & only
            for game, only in _only(asked).items()
        }
        holding = Counter(word for one in self.read for word in one.asked)
        self.rare = {word: log(1 + len(self.read) / (1 + n)) for word, n in holding.items()}

    @cached_property
    def whole(self) -> Mapping[frozenset[str], float]:
        """What each way to ask weighs, by its words."""
        ways = {text.tells for one in self.read for text in one.asks}
        return {way: sum(self.rare[word] for word in way) or 1 for way in ways}

    def of(self, games: Collection[str]) -> "Index":
        """What of it is about some games."""
        kept = {game: terms for game, terms in self.terms.items() if game in games}
        return Index((one for one in self.entries if one.game in games), kept)


def together(of: Iterable[frozenset[str]]) -> frozenset[str]:
    """All words of several."""
    return frozenset[str]().union(*of)


def _only(of: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """What each game has and no other."""
    count = Counter(word for words in of.values() for word in words)
    return {game: frozenset(w for w in words if count[w] == 1) for game, words in of.items()}


def _heard(one: Entry) -> Read:
    asks = tuple(hear(plain(text)) for text in one.asks)
    asked = frozenset[str]().union(*(text.tells for text in asks))
    return Read(one, asks, asked, hear(plain(one.says)).tells)
