"""Which page of the book answers words: docs/assets/rank.js does the same in the page.

A word counts the more, the fewer pages hold it. What a page is asked counts whole, in other ways to
ask it and in what it says in part; then how much of its question the words are, whether the small
words are the same, and how many runs of letters: by these words are near that begin or end alike,
that are put together from others, or misspelt.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import islice
from math import log
from typing import NamedTuple

from atoll.book.heard import Heard, everyday, hear, names, plain, stem

KINDS = {"question": 1.0, "rule": 1.0, "possible": 0.7, "term": 0.95}
"""What a page of each kind counts: questions and rules first, then what can ever happen."""

WEIGHTS: dict[str, float] = {
    "other_name": 0.9,
    "also": 0.6,
    "said": 0.4,
    "again": 0.4,
    "besides": 0.1,
    "alike": 0.5,
    "small": 0.2,
    "letters": 0.7,
    "faint": 0.25,
    "very_words": 2.0,
    "even": 0.8,
    "together": 0.2,
    "once": 0.95,
}
"""What counts how much, for docs/assets/rank.js too.

`other_name`: another name of a word; `also`: a word or a run in another way to ask; `said`: a word
in what a page says; `again`: the next best way to ask, beside the one before; `besides`: all that a
page says, beside them; `alike`, `small`: how much of a question the words are, beside how much of
the words it holds; `letters`: how much of their runs it holds; `faint`: a small word that any
question has, beside another; `even`: of several games the best page of each goes first, where it
has so much of the best one; `together`: the best other page that rests on a rule of the page;
`once`: what rests on rules alone that better pages rest on.
"""

_RUN = 4
"""So many letters are a run; a word begins and ends with a sign of its own."""
_MOSTLY = 0.4
"""A page that holds no word that is looked for is found by so much of its letters."""
_ALIKE = 0.4
"""A word is read as one that has so much of the runs of both in common."""
_DIGITS = 6

Words = frozenset[str]
Names = tuple[Words, ...]
"""The names of one thing, each of one word or of several."""


# All pages, heard once


class Entry(NamedTuple):
    """A page that answers: how it is asked, what it says, and the rules it rests on, or itself."""

    name: str
    game: str
    kind: str
    asks: tuple[str, ...]
    says: str
    rules: tuple[str, ...]


class Read(NamedTuple):
    """A page as it is heard: the ways to ask it, the words of all of them, and what it says."""

    entry: Entry
    asks: tuple[Heard, ...]
    asked: Words
    says: Words


class Index:
    """All pages that answer, and of each game the names of its things, those of one together.

    Ways to ask are numbered through all pages: `pages` is the page of each, and `holding` are those
    that hold a run of letters.
    """

    def __init__(
        self, entries: Iterable[Entry], terms: Mapping[str, Sequence[Sequence[str]]]
    ) -> None:
        """Hear every page and name, once, and say which words are rare."""
        self.entries, self.terms = (*entries,), terms
        self.read = []
        for one in self.entries:
            asks = tuple(hear(plain(text)) for text in one.asks)
            asked_in = _together(text.tells for text in asks)
            self.read.append(Read(one, asks, asked_in, hear(plain(one.says)).tells))
        every = [*map(names, everyday().same)]
        self.names = {game: [*map(names, of), *every] for game, of in terms.items()}
        told = [(page, text) for page, one in enumerate(self.entries) for text in one.asks]
        self.pages, holding = [page for page, _ in told], defaultdict[str, list[int]](list)
        for way, (_, text) in enumerate(told):
            for run in _runs(text):
                holding[run].append(way)
        self.holding: Mapping[str, Sequence[int]] = dict(holding)
        texts = (*(text for _, text in told), *(name for one in everyday().same for name in one))
        known = {word for text in texts for word in plain(text)} | everyday().small.keys()
        self.known = dict.fromkeys(sorted(known))
        self.words = _together(one.asked | one.says for one in self.read)
        asked = Counter(word for one in self.read for word in one.asked)
        self.rare = {word: self.rarity(number) for word, number in asked.items()}

    def rarity(self, pages: int) -> float:
        """What a word or a run counts that so many pages are asked by."""
        return log(1 + len(self.read) / (1 + pages))

    def spelled(self, text: str) -> list[str]:
        """The words of a text; for one that is not known the known one spelled most alike."""
        return [word if self._stands(word) else self._meant(word) for word in plain(text)]

    def _stands(self, word: str) -> bool:
        """Whether a word is known, or any page says it, whatever its ending."""
        return word in self.known or stem(word) in self.words

    def _meant(self, word: str) -> str:
        """The known word that has most runs of letters in common with a word, or the word."""
        runs = _runs(word)
        every = ((one, _runs(one)) for one in self.known)
        alike = {one: 2 * len(runs & its) / ((len(runs) + len(its)) or 1) for one, its in every}
        best = max(alike, key=lambda one: alike[one])
        return best if alike[best] > _ALIKE else word

    def letters(self, words: str) -> list[list[float]]:
        """Of each page how much of the runs of letters each way to ask it holds, or others do."""
        ways, pages, whole = [0.0] * len(self.pages), [0.0] * len(self.read), 0.0
        for run in sorted(_runs(words)):
            holding = self.holding.get(run, ())
            of = {self.pages[way] for way in holding}
            whole += (rarity := self.rarity(len(of)))
            for way in holding:
                ways[way] += rarity
            for page in of:
                pages[page] += rarity
        also, each = WEIGHTS["also"], zip(ways, self.pages, strict=True)
        held = (((1 - also) * own + also * pages[page]) / (whole or 1) for own, page in each)
        return [[*islice(held, len(one.asks))] for one in self.entries]


def _runs(text: str) -> Words:
    """All runs of letters in the words of a text."""
    words = [f"^{word}$" for word in plain(text)]
    return Words(word[at : at + _RUN] for word in words for at in range(len(word) - _RUN + 1))


def _together(of: Iterable[Words]) -> Words:
    """All words of several."""
    return Words().union(*of)


# A word that is looked for


Ways = Mapping[Words, float]
"""What tells of a word that is looked for, one word or several together, and how near it is."""


def sought(word: str, heard: Heard, things: Iterable[Names]) -> Ways:
    """What tells of a word: itself, and all names of the things that it names.

    It names one alone or with others that are heard.
    """
    every = (one for one in things if any(word in name <= heard.tells for name in one))
    others = {name: WEIGHTS["other_name"] for one in every for name in one}
    return others | {Words([word]): 1}


# The pages that hold any of the words


class Hit(NamedTuple):
    """A page that was found, and how well: from 0 to 1, more only for the very words."""

    entry: Entry
    score: float


_Held = Sequence[tuple[float, float]]
"""Of each word how much a page holds of it in any way to ask it or what it says, and says."""


def rank(words: str, index: Index, games: Collection[str]) -> list[Hit]:
    """The pages about some games that hold any of the words or most of their letters, in order."""
    heard = hear(index.spelled(words))
    looked = {game: _Looked(heard, index, game) for game in games}
    read = zip(index.read, index.letters(words), strict=True)
    there = [(one, letters) for one, letters in read if one.entry.game in games]
    held = [looked[one.entry.game].held(one) for one, _ in there]
    weights = [
        index.rare.get(word) or log(1 + len(there) / (1 + sum(any(of[at]) for of in held)))
        for at, word in enumerate(sorted(heard.tells))
    ]
    found = [
        Hit(one.entry, looked[one.entry.game].score(one, weights, of, letters))
        for (one, letters), of in zip(there, held, strict=True)
    ]
    return _each_game_first(_by_rules([one for one in found if one.score]))


class _Looked:
    """What is looked for in a game: what tells of it, and how far a page is that."""

    def __init__(self, heard: Heard, index: Index, game: str) -> None:
        """Look for the words that were heard, by all names of the things of the game."""
        self.heard, self.index, things = heard, index, index.names[game]
        self.every = [sought(word, heard, things) for word in sorted(heard.tells)]
        self.telling = _together(way for ways in self.every for way in ways)
        # few words tell of what is looked for, and many ways to ask hold the same ones
        self.told, self.small = cache(self._told), cache(self._small)

    def _told(self, words: Words) -> tuple[tuple[float, ...], float]:
        """How much of each word these hold, and how much they are of all, by rarity."""
        held = [{way: near for way, near in ways.items() if way <= words} for ways in self.every]
        meant = _together(way for ways in held for way in ways)
        within = tuple(max(ways.values(), default=0.0) for ways in held)
        return within, sum(self.index.rare.get(word, 0) for word in meant)

    def _small(self, small: Words) -> float:
        """How far the small words of a way to ask are those that were asked."""
        both, any_of = small & self.heard.small, small | self.heard.small
        return _weight(both) / (_weight(any_of) or 1)

    def held(self, of: Read) -> _Held:
        """How much a page holds of each word, and says of it."""
        (asked, _), (said, _) = (self.told(words & self.telling) for words in (of.asked, of.says))
        pairs = zip(asked, said, strict=True)
        return [(max(WEIGHTS["also"] * one, WEIGHTS["said"] * says), says) for one, says in pairs]

    def score(
        self, page: Read, weights: Sequence[float], held: _Held, spelled: Sequence[float]
    ) -> float:
        """What a page counts: by the ways to ask it that fit best, and by what it says besides.

        `spelled` is how much of the letters each way to ask it holds.
        """
        if page.entry.kind != "term" and self.heard in page.asks:
            return WEIGHTS["very_words"]
        if not any(somewhere for somewhere, _ in held) and max(spelled) < _MOSTLY:
            return 0
        whole, letters = sum(weights) or 1, WEIGHTS["letters"]
        ways = zip(page.asks, spelled, strict=True)
        found = (self._way(text, weights, held) + letters * how for text, how in ways)
        best, second, *_ = sorted((*found, 0.0), reverse=True)
        told = (best + WEIGHTS["again"] * second) / (1 + WEIGHTS["again"])
        said = sum(one * says for one, (_, says) in zip(weights, held, strict=True)) / whole
        besides = WEIGHTS["besides"]
        parts = 1 + WEIGHTS["alike"] + WEIGHTS["small"] + letters + besides
        return (told + besides * said) / parts * KINDS[page.entry.kind]

    def _way(self, text: Heard, weights: Sequence[float], held: _Held) -> float:
        """How much of the words a page holds, how much of its question they are, the small words.

        By one way to ask it.
        """
        within, meant = self.told(text.tells & self.telling)
        each = zip(weights, within, held, strict=True)
        holds = sum(one * max(own, there) for one, own, (there, _) in each) / (sum(weights) or 1)
        rarity = sum(self.index.rare[word] for word in text.tells) or 1
        alike, small = WEIGHTS["alike"], WEIGHTS["small"]
        return holds + alike * meant / rarity + small * self.small(text.small)


def _weight(small: Collection[str]) -> float:
    """What small words count: those that any question has count less."""
    faint = len(everyday().faint.intersection(small))
    return len(small) - faint + faint * WEIGHTS["faint"]


def _by_rules(found: Sequence[Hit]) -> list[Hit]:
    """Each page, and the best other one that rests on a rule of it: of many it counts the less.

    Behind others as good stands what is on no rule the best. The very words count alone.
    """
    on = defaultdict[str, list[Hit]](list)
    for one in found:
        for rule in one.entry.rules:
            on[rule].append(one)
    hits = []
    for page, score in found:
        others = (one for rule in page.rules for one in on[rule] if one.entry is not page)
        near = max((how / len(other.rules) ** 0.5 for other, how in others), default=0)
        both = (score + WEIGHTS["together"] * near) / (1 + WEIGHTS["together"])
        hits.append(Hit(page, round(both if score <= 1 else score, _DIGITS)))
    hits.sort(key=lambda one: -one.score)
    best = {rule: one.entry for one in reversed(hits) for rule in one.entry.rules}
    again = {one.entry.name for one in hits if one.entry not in map(best.get, one.entry.rules)}
    return sorted(
        hits, key=lambda one: -one.score * (WEIGHTS["once"] if one.entry.name in again else 1)
    )


def _each_game_first(found: Sequence[Hit]) -> list[Hit]:
    """The best page of each game before the others, where it is nearly as good as the very best."""
    best = dict[str, Hit]()
    for one in found:
        if one.score >= WEIGHTS["even"] * min(1, found[0].score):
            best.setdefault(one.entry.game, one)
    return [*best.values(), *(one for one in found if one is not best.get(one.entry.game))]
