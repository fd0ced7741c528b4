"""Which page of the book answers words: docs/assets/rank.js does the same in the page.

A word counts the more, the fewer pages hold it. What a page is asked counts whole, what it says in
part; then how much of its question the words are, and whether the small words are the same.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import log
from typing import NamedTuple

from atoll.book.heard import Heard, everyday, hear, names, plain, stem
from atoll.book.misspelt import corrected

__all__ = ["KINDS", "WEIGHTS", "Entry", "Hit", "Index", "rank"]

KINDS = {"question": 1.0, "rule": 0.92, "possible": 0.8, "term": 0.7}
"""What a page of each kind counts: plain questions first, then rules, then what can ever happen."""

_SAID = 0.4
_ALIKE = 0.25
_SMALL = 0.25
_OTHER_NAME = 0.9
_BEGINS = 0.75
_ENDS = 0.65
_LONG, _LONGER = 4, 5
"""So many letters has a word that begins another one, or ends it."""

_VERY_WORDS = 2.0
_DIGITS = 6
_EVEN = 0.75
"""Of several games the best page of each goes first, where it has so much of the best one."""

WEIGHTS = {
    "kinds": KINDS,
    "said": _SAID,
    "alike": _ALIKE,
    "small": _SMALL,
    "other_name": _OTHER_NAME,
    "begins": _BEGINS,
    "ends": _ENDS,
    "long": _LONG,
    "longer": _LONGER,
    "very_words": _VERY_WORDS,
    "even": _EVEN,
}
"""All of that, for docs/assets/rank.js."""

Names = tuple[frozenset[str], ...]


class Entry(NamedTuple):
    """A page that answers: its name, its game and kind, how it is asked, and what it says."""

    name: str
    game: str
    kind: str
    asks: tuple[str, ...]
    says: str


class Hit(NamedTuple):
    """A page that was found, and how well: from 0 to 1, more only for the very words."""

    entry: Entry
    score: float


class _Read(NamedTuple):
    """A page as it is heard: the ways to ask it, what it says, and the words of both."""

    entry: Entry
    asks: tuple[Heard, ...]
    says: frozenset[str]
    words: frozenset[str]


class _Called(NamedTuple):
    """Other names of what a word names: those of one word, and those of several."""

    words: frozenset[str]
    several: Names

    def within(self, text: frozenset[str]) -> bool:
        return not self.words.isdisjoint(text) or any(name <= text for name in self.several)


class _Sought(NamedTuple):
    """A word that is looked for: words near to it and how near, and other names in each game."""

    near: Mapping[str, float]
    called: Mapping[str, _Called]


class Index:
    """All pages that answer, and of each game the names of its things, those of one together."""

    def __init__(
        self, entries: Iterable[Entry], terms: Mapping[str, Sequence[Sequence[str]]]
    ) -> None:
        """Hear every page and every name, once."""
        self.entries, self.terms = (*entries,), terms
        self.read = [_heard(one) for one in self.entries]
        same = everyday().same
        self.names = {game: [*map(names, (*of, *same))] for game, of in terms.items()}
        told = (text for one in self.entries for text in (*one.asks, one.says))
        said = (name for of in (*terms.values(), same) for one in of for name in one)
        self.known = Counter(word for text in (*told, *said) for word in plain(text))
        self.known.update(everyday().small.keys())
        self.words = sorted(frozenset[str]().union(*(one.words for one in self.read)))

    def of(self, games: Collection[str]) -> "Index":
        """What of it is about some games."""
        kept = {game: terms for game, terms in self.terms.items() if game in games}
        return Index((one for one in self.entries if one.game in games), kept)

    def near(self, word: str) -> dict[str, float]:
        """The words of the pages that are near to a word, and how near."""
        return {one: close for one in self.words if (close := _near(word, one))}


def rank(words: str, index: Index, games: Collection[str]) -> list[Hit]:
    """The pages about some games that hold any of the words, the best first."""
    told = [corrected(word, index.known) for word in plain(words)]
    heard, small = hear(told), everyday().small
    telling = dict.fromkeys(stem(word) for word in told if word not in small)
    sought = [_sought(word, heard, index, games) for word in telling]
    there = [one for one in index.read if one.entry.game in games]
    words_of = [[one for one in sought if _holds(of.words, one, of.entry.game)] for of in there]
    holding = Counter(id(one) for of in words_of for one in of)
    weights = {id(one): log(1 + len(there) / (1 + holding[id(one)])) for one in sought}
    hits = (_hit(page, heard, of, weights) for page, of in zip(there, words_of, strict=True))
    return _each_game_first(sorted((one for one in hits if one.score), key=lambda one: -one.score))


def _heard(one: Entry) -> _Read:
    asks, says = tuple(hear(plain(text)) for text in one.asks), hear(plain(one.says)).tells
    return _Read(one, asks, says, says.union(*(text.tells for text in asks)))


def _sought(word: str, heard: Heard, index: Index, games: Collection[str]) -> _Sought:
    return _Sought(
        index.near(word), {game: _called(word, heard, index.names[game]) for game in games}
    )


def _near(word: str, other: str) -> float:
    """How near a word is to one that is there: a part of it counts less than the whole."""
    if word == other:
        return 1
    short, long = (word, other) if len(word) <= len(other) else (other, word)
    if len(short) >= _LONG and long.startswith(short):
        return _BEGINS
    return _ENDS if len(short) >= _LONGER and long.endswith(short) else 0


def _called(word: str, heard: Heard, things: Iterable[Names]) -> _Called:
    """All names of the things that a word names, alone or with others that are heard."""
    named = (one for one in things if any(word in name <= heard.tells for name in one))
    every = dict.fromkeys(name for one in named for name in one)
    words = frozenset(word for name in every if len(name) == 1 for word in name)
    return _Called(words, tuple(name for name in every if len(name) > 1))


def _holds(text: frozenset[str], one: _Sought, game: str) -> float:
    """How much of a word a text holds: itself, another name of it, or a part."""
    best = max((close for word, close in one.near.items() if word in text), default=0.0)
    return max(best, _OTHER_NAME) if best < 1 and one.called[game].within(text) else best


def _hit(one: _Read, heard: Heard, held: Sequence[_Sought], weights: Mapping[int, float]) -> Hit:
    """The page with what it counts, by the way to ask it that fits best."""
    game, kind = one.entry.game, one.entry.kind
    if kind != "term" and heard in one.asks:
        return Hit(one.entry, _VERY_WORDS)
    if not held:
        return Hit(one.entry, 0)
    words = [(word, weights[id(word)], _SAID * _holds(one.says, word, game)) for word in held]
    best = max(_score(text, heard, words, game, sum(weights.values())) for text in one.asks)
    return Hit(one.entry, round(best * KINDS[kind], _DIGITS))


def _score(
    text: Heard,
    heard: Heard,
    words: Sequence[tuple[_Sought, float, float]],
    game: str,
    whole: float,
) -> float:
    """How much of the words a page holds, how much of its question they are, the small words."""
    parts = ((weight, max(_holds(text.tells, one, game), told)) for one, weight, told in words)
    holds = sum(weight * part for weight, part in parts)
    alike = sum(_asked(word, text, words, game) for word in text.tells) / max(1, len(text.tells))
    small = len(text.small & heard.small) / max(1, len(text.small | heard.small))
    return (holds / whole + _ALIKE * alike + _SMALL * small) / (1 + _ALIKE + _SMALL)


def _asked(
    word: str, text: Heard, words: Iterable[tuple[_Sought, float, float]], game: str
) -> bool:
    """Whether a word of a question is one of those that are looked for, or in a name of one."""
    return any(
        word in one.near
        or word in one.called[game].words
        or any(word in name <= text.tells for name in one.called[game].several)
        for one, *_ in words
    )


def _each_game_first(found: Sequence[Hit]) -> list[Hit]:
    """The best page of each game before the others, where it is nearly as good as the very best."""
    best = dict[str, Hit]()
    for one in found:
        if one.score >= _EVEN * found[0].score:
            best.setdefault(one.entry.game, one)
    return [*best.values(), *(one for one in found if one is not best.get(one.entry.game))]
