"""Which page of the book answers words: docs/assets/rank.js does the same in the page.

A word counts the more, the fewer pages hold it. What a page is asked counts whole, in other ways to
ask it and in what it says in part; then how much of its question the words are, and whether the
small words are the same.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from math import log
from typing import NamedTuple

from atoll.book.heard import Heard, closest, everyday, hear, names, plain, spelled

KINDS = {"question": 1.0, "rule": 0.98, "possible": 0.8, "term": 0.7}
"""What a page of each kind counts: plain questions first, then rules, then what can ever happen."""

WEIGHTS: dict[str, float] = {
    "also": 0.7,
    "said": 0.4,
    "again": 0.2,
    "besides": 0.05,
    "alike": 0.3,
    "small": 0.25,
    "faint": 0.25,
    "very_words": 2.0,
    "even": 0.8,
    "together": 0.075,
    "once": 0.8,
}
"""What counts how much, for docs/assets/rank.js too.

`also`: a word in another way to ask; `said`: in what a page says; `again`: the next best way to
ask, beside the one before; `besides`: all that a page says, beside them; `alike`, `small`: how much
of a question the words are, beside how much of the words it holds; `faint`: a small word that any
question has, beside another; `even`: of several games the best page of each goes first, where it
has so much of the best one; `together`: the best other page that rests on a rule of the page;
`once`: what rests on rules alone that better pages rest on.
"""

NEARNESS = {"other_name": 0.9, "begins": 0.75, "ends": 0.65}
"""What a word counts that is another name of one, or begins or ends with it, or the other way."""

_LONG, _LONGER = 4, 5
"""So many letters has a word that begins another one, or ends it."""
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
    """All pages that answer, and of each game the names of its things, those of one together."""

    def __init__(
        self, entries: Iterable[Entry], terms: Mapping[str, Sequence[Sequence[str]]]
    ) -> None:
        """Hear every page and name, once: which words are rare, what each way to ask weighs."""
        self.entries, self.terms = (*entries,), terms
        self.read = []
        for one in self.entries:
            asks = tuple(hear(plain(text)) for text in one.asks)
            asked_in = _together(text.tells for text in asks)
            self.read.append(Read(one, asks, asked_in, hear(plain(one.says)).tells))
        same = everyday().same
        told = (text for one in self.entries for text in one.asks)
        said = (name for of in (*terms.values(), same) for one in of for name in one)
        self.known = Counter(word for text in (*told, *said) for word in plain(text))
        self.known.update(everyday().small.keys())
        self.words = _together(one.asked | one.says for one in self.read)
        self.names = {game: [*map(names, (*of, *same))] for game, of in terms.items()}
        holding = Counter(word for one in self.read for word in one.asked)
        self.rare = {word: log(1 + len(self.read) / (1 + n)) for word, n in holding.items()}
        ways = {text.tells for one in self.read for text in one.asks}
        self.whole = {way: sum(self.rare[word] for word in way) or 1 for way in ways}


def _together(of: Iterable[Words]) -> Words:
    """All words of several."""
    return Words().union(*of)


# A word that is looked for


class Sought(NamedTuple):
    """A word that is looked for: words near to it, and how near, and names of several words."""

    near: Mapping[str, float]
    several: Names

    @property
    def telling(self) -> Words:
        """All words that tell of it, in names of one word or of several."""
        return Words(self.near).union(*self.several)

    def within(self, text: Words) -> float:
        """How much of it a text holds: itself, another name of it, or a part."""
        best = max((self.near[word] for word in text & self.near.keys()), default=0.0)
        named = best < NEARNESS["other_name"] and any(name <= text for name in self.several)
        return NEARNESS["other_name"] if named else best

    def meant(self, text: Words) -> Words:
        """The words of a text that are it, or in a name of it."""
        return _together((text & self.near.keys(), *(one for one in self.several if one <= text)))


def sought(word: str, heard: Heard, things: Iterable[Names], words: Words) -> Sought:
    """A word, with all names of the things that it names, alone or with others that are heard.

    `words` are those of the pages.
    """
    named = (one for one in things if any(word in name <= heard.tells for name in one))
    every = dict.fromkeys(name for one in named for name in one)
    near = dict(_near(word, words))
    for one in (one for name in every if len(name) == 1 for one in name):
        near[one] = max(near.get(one, 0), NEARNESS["other_name"])
    return Sought(near, tuple(name for name in every if len(name) > 1 and name <= words))


@cache
def _near(word: str, words: Words) -> Mapping[str, float]:
    """Of the words that are there those near to a word: a part counts less than the whole."""
    found: dict[str, float] = {}
    for one in words:
        short, long = (word, one) if len(word) <= len(one) else (one, word)
        if word == one:
            found[one] = 1
        elif len(short) >= _LONG and long.startswith(short):
            found[one] = NEARNESS["begins"]
        elif len(short) >= _LONGER and long.endswith(short):
            found[one] = NEARNESS["ends"]
    return found


# The pages that hold any of the words


class Hit(NamedTuple):
    """A page that was found, and how well: from 0 to 1, more only for the very words."""

    entry: Entry
    score: float


_Held = Sequence[tuple[float, float]]
"""Of each word how much a page holds of it in any way to ask it or what it says, and says."""


def rank(words: str, index: Index, games: Collection[str]) -> list[Hit]:
    """The pages about some games that hold any of the words, the best first."""
    heard = hear(spelled(words, index.known, index.words))
    looked = {game: _Looked(heard, index, game) for game in games}
    there = [one for one in index.read if one.entry.game in games]
    held = [looked[of.entry.game].held(of) for of in there]
    counts = (sum(any(one) for one in of) for of in zip(*held, strict=True))
    weights = [
        index.rare.get(word) or log(1 + len(there) / (1 + count))
        for word, count in zip(sorted(heard.tells), counts, strict=True)
    ]
    pages = zip(there, held, strict=True)
    found = (
        Hit(page.entry, looked[page.entry.game].score(page, weights, of)) for page, of in pages
    )
    return _each_game_first(_by_rules([one for one in found if one.score]))


class _Looked:
    """What is looked for in a game: what tells of it, and how far a page is that."""

    def __init__(self, heard: Heard, index: Index, game: str) -> None:
        """Look for the words that were heard, by all names of the things of the game."""
        self.heard, self.index, things = heard, index, index.names[game]
        every = (sought(word, heard, things, index.words) for word in sorted(heard.tells))
        self.every = tuple(every)
        self.telling = _together(one.telling for one in self.every)
        # few words tell of what is looked for, and many ways to ask hold the same ones
        self.told, self.small = cache(self._told), cache(self._small)

    def _told(self, words: Words) -> tuple[tuple[float, ...], float]:
        """How much of each word these hold, and how much they are of all, by rarity."""
        meant = _together(one.meant(words) for one in self.every)
        within = tuple(one.within(words) for one in self.every)
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

    def score(self, page: Read, weights: Sequence[float], held: _Held) -> float:
        """What a page counts: by the ways to ask it that fit best, and by what it says besides."""
        if page.entry.kind != "term" and self.heard in page.asks:
            return WEIGHTS["very_words"]
        if not any(somewhere for somewhere, _ in held):
            return 0
        whole = sum(weights) or 1
        best = sorted((self._way(text, weights, held) for text in page.asks), reverse=True)
        less = [WEIGHTS["again"] ** place for place, _ in enumerate(best)]
        told = sum(one * way for one, way in zip(less, best, strict=True)) / sum(less)
        said = sum(one * says for one, (_, says) in zip(weights, held, strict=True)) / whole
        both = (told + WEIGHTS["besides"] * said) / (1 + WEIGHTS["besides"])
        return both * KINDS[page.entry.kind]

    def _way(self, text: Heard, weights: Sequence[float], held: _Held) -> float:
        """How much of the words a page holds, how much of its question they are, the small words.

        By one way to ask it.
        """
        within, meant = self.told(text.tells & self.telling)
        each = zip(weights, within, held, strict=True)
        holds = sum(one * max(own, there) for one, own, (there, _) in each) / (sum(weights) or 1)
        alike, small = WEIGHTS["alike"], WEIGHTS["small"]
        parts = alike * meant / self.index.whole[text.tells] + small * self.small(text.small)
        return (holds + parts) / (1 + alike + small)


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


# Where nothing answers


_SLIPS = 3
"""A word that nobody has written may have a slip in so many letters."""


def nearest(words: str, index: Index, games: Collection[str]) -> Entry | None:
    """The rule that speaks of words that are spelled most like these, if any."""
    like = (closest(word, index.known, len(word) // _SLIPS) for word in plain(words))
    hits = rank(" ".join(like), index, games)
    return next((one.entry for one in hits if one.entry.kind == "rule"), None)
