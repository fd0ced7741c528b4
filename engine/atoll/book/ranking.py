"""Which page of the book answers words: docs/assets/rank.js does the same in the page.

A word counts the more, the fewer pages hold it. What a page is asked counts whole, in other ways to
ask it and in what it says in part; then how much of its question the words are, and whether the
small words are the same.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from math import log
from typing import NamedTuple

from atoll.book.heard import Heard, everyday, hear
from atoll.book.indexed import Entry, Index, Read, together
from atoll.book.sought import Sought, Things, sought, spelled

KINDS = {"question": 1.0, "rule": 0.98, "possible": 0.8, "term": 0.7}
"""What a page of each kind counts: plain questions first, then rules, then what can ever happen."""

WEIGHTS: dict[str, float] = {
    "also": 0.7,
    "said": 0.4,
    "again": 0.4,
    "besides": 0.08,
    "alike": 0.3,
    "small": 0.25,
    "faint": 0.25,
    "very_words": 2.0,
    "even": 0.75,
}
"""What counts how much, for docs/assets/rank.js too.

`also`: a word in another way to ask; `said`: in what a page says; `again`: the next best way to
ask, beside the one before; `besides`: all that a page says, beside them; `alike`, `small`: how much
of a question the words are, beside how much of the words it holds; `faint`: a small word that any
question has, beside another; `even`: of several games the best page of each goes first, where it
has so much of the best one.
"""

_WAYS = 6
"""So many ways to ask a page count: many that are near tell more than one."""

_GAME = 3
"""A game counts as much as this many words of its own."""

_DIGITS = 6


class Hit(NamedTuple):
    """A page that was found, and how well: from 0 to 1, more only for the very words."""

    entry: Entry
    score: float


class _Held(NamedTuple):
    """A word that is looked for: what it weighs, and how much of it a page holds, and says."""

    weight: float
    somewhere: float
    said: float


class _Told(NamedTuple):
    """What words tell of those looked for: how much of each, and what they are of it, by rarity."""

    within: tuple[float, ...]
    meant: float


class _Looked(NamedTuple):
    """What is looked for in a game: all words that tell of it, and what some of them tell."""

    telling: frozenset[str]
    told: Callable[[frozenset[str]], _Told]


class _Words(NamedTuple):
    """What is searched for, how far small words are its own, and what a way to ask weighs."""

    heard: Heard
    small: Callable[[frozenset[str]], float]
    whole: Mapping[frozenset[str], float]


def rank(words: str, index: Index, games: Collection[str]) -> list[Hit]:
    """The pages about some games that hold any of the words, the best first."""
    heard = hear(spelled(words, index.known, index.words))
    things = {game: Things(index.words, index.names[game]) for game in games}
    looked = {game: _looked(heard, of, index.rare) for game, of in things.items()}
    there = [one for one in index.read if one.entry.game in games]
    holds = [[*_somewhere(of, looked[of.entry.game])] for of in there]
    counts = (sum(any(one) for one in of) for of in zip(*holds, strict=True))
    weights = [
        index.rare.get(word) or log(1 + len(there) / (1 + count))
        for word, count in zip(sorted(heard.tells), counts, strict=True)
    ]
    theirs = _theirs(heard, index, games)
    sought_for = _Words(heard, cache(partial(_small, heard.small)), index.whole)
    hits = (
        _hit(page, sought_for, _held(weights, of), looked[page.entry.game])
        for page, of in zip(there, holds, strict=True)
    )
    found = (one._replace(score=round(one.score * theirs[one.entry.game], _DIGITS)) for one in hits)
    return _each_game_first(sorted((one for one in found if one.score), key=lambda one: -one.score))


def _theirs(heard: Heard, index: Index, games: Collection[str]) -> dict[str, float]:
    """How far the words are those of each game, beside the game that has most of its own there."""
    named = {game: len(heard.tells & index.own[game]) for game in games}
    most = max(named.values(), default=0)
    return {game: (_GAME + many) / (_GAME + most) for game, many in named.items()}


def _looked(heard: Heard, things: Things, rare: Mapping[str, float]) -> _Looked:
    every = tuple(sought(word, heard, things) for word in sorted(heard.tells))

    @cache  # few words tell of what is looked for, and many ways to ask hold the same ones
    def told(words: frozenset[str]) -> _Told:
        within = tuple(one.within(words) for one in every)
        return _Told(within, sum(rare.get(word, 0) for word in _meant(words, every)))

    return _Looked(together(one.telling for one in every), told)


def _somewhere(of: Read, looked: _Looked) -> Iterator[tuple[float, float]]:
    """How much of each word a page holds that need not stand in one way to ask it, and says."""
    asked, says = (looked.told(of & looked.telling).within for of in (of.asked, of.says))
    for one, said in zip(asked, says, strict=True):
        yield max(WEIGHTS["also"] * one, WEIGHTS["said"] * said), said


def _held(weights: Sequence[float], of: Iterable[tuple[float, float]]) -> list[_Held]:
    return [_Held(weight, *there) for weight, there in zip(weights, of, strict=True)]


def _hit(page: Read, words: _Words, held: Sequence[_Held], looked: _Looked) -> Hit:
    """The page with what it counts: by the ways to ask it that fit best, and by what it says."""
    if page.entry.kind != "term" and words.heard in page.asks:
        return Hit(page.entry, WEIGHTS["very_words"])
    if not any(one.somewhere for one in held):
        return Hit(page.entry, 0)

    @cache
    def holds(told: _Told) -> float:
        pairs = zip(told.within, held, strict=True)
        return _part((one.weight * max(within, one.somewhere) for within, one in pairs), held)

    told = [looked.told(text.tells & looked.telling) for text in page.asks]
    ways = (
        _score(text, holds(one), one.meant, words)
        for text, one in zip(page.asks, told, strict=True)
    )
    said = _part((one.weight * one.said for one in held), held)
    return Hit(page.entry, _together(ways, said) * KINDS[page.entry.kind])


def _together(ways: Iterable[float], said: float) -> float:
    """The best way to ask with those behind it, each for less, and what is said besides."""
    best = sorted(ways, reverse=True)[:_WAYS]
    less = [WEIGHTS["again"] ** place for place, _ in enumerate(best)]
    ways_told = sum(one * way for one, way in zip(less, best, strict=True)) / sum(less)
    return (ways_told + WEIGHTS["besides"] * said) / (1 + WEIGHTS["besides"])


def _part(parts: Iterable[float], held: Sequence[_Held]) -> float:
    """How much parts are of all that is looked for."""
    return sum(parts) / (sum(one.weight for one in held) or 1)


def _score(text: Heard, holds: float, meant: float, words: _Words) -> float:
    """How much of the words a page holds, how much of its question they are, the small words."""
    alike, small = WEIGHTS["alike"], WEIGHTS["small"]
    parts = alike * meant / words.whole[text.tells] + small * words.small(text.small)
    return (holds + parts) / (1 + alike + small)


def _small(asked: frozenset[str], small: frozenset[str]) -> float:
    """How far the small words of a way to ask are those that were asked."""
    return _weight(small & asked) / (_weight(small | asked) or 1)


def _weight(small: Collection[str]) -> float:
    """What small words count: those that any question has count less."""
    faint = len(everyday().faint.intersection(small))
    return len(small) - faint + faint * WEIGHTS["faint"]


def _meant(told: frozenset[str], every: Sequence[Sought]) -> frozenset[str]:
    """The words of a text that are looked for, or in a name of what is."""
    names = (name for one in every for name in one.several if name <= told)
    return together((*(told & one.near.keys() for one in every), *names))


def _each_game_first(found: Sequence[Hit]) -> list[Hit]:
    """The best page of each game before the others, where it is nearly as good as the very best."""
    best = dict[str, Hit]()
    for one in found:
        if one.score >= WEIGHTS["even"] * min(1, found[0].score):
            best.setdefault(one.entry.game, one)
    return [*best.values(), *(one for one in found if one is not best.get(one.entry.game))]
