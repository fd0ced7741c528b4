"""Which page of the book answers words: docs/assets/rank.js does the same in the page.

A word counts the more, the fewer pages hold it. What a page is asked counts whole, in other ways to
ask it and in what it says in part; then how much of its question the words are, and whether the
small words are the same.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import log
from typing import NamedTuple

from atoll.book.heard import Heard, everyday, hear
from atoll.book.indexed import Entry, Index, Read, together
from atoll.book.sought import Sought, Things, sought, spelled

__all__ = ["KINDS", "WEIGHTS", "Hit", "rank"]

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

    one: Sought
    weight: float
    somewhere: float
    said: float


class _Looked(NamedTuple):
    """What is looked for in a game: each word, and all words that tell of any of them."""

    every: tuple[Sought, ...]
    telling: frozenset[str]


def rank(words: str, index: Index, games: Collection[str]) -> list[Hit]:
    """The pages about some games that hold any of the words, the best first."""
    heard = hear(spelled(words, index.known, index.words))
    things = {game: Things(index.words, index.names[game]) for game in games}
    looked = {game: _looked(heard, of) for game, of in things.items()}
    there = [one for one in index.read if one.entry.game in games]
    holds = [[*_somewhere(of, looked[of.entry.game])] for of in there]
    counts = (sum(any(one) for one in of) for of in zip(*holds, strict=True))
    weights = [
        index.rare.get(word) or log(1 + len(there) / (1 + count))
        for word, count in zip(sorted(heard.tells), counts, strict=True)
    ]
    theirs = _theirs(heard, index, games)
    hits = (
        _hit(page, heard, held, looked[page.entry.game].telling, index.rare)
        for page, of in zip(there, holds, strict=True)
        for held in [_held(looked[page.entry.game], weights, of)]
    )
    found = (one._replace(score=round(one.score * theirs[one.entry.game], _DIGITS)) for one in hits)
    return _each_game_first(sorted((one for one in found if one.score), key=lambda one: -one.score))


def _theirs(heard: Heard, index: Index, games: Collection[str]) -> dict[str, float]:
    """How far the words are those of each game, beside the game that has most of its own there."""
    named = {game: len(heard.tells & index.own[game]) for game in games}
    most = max(named.values(), default=0)
    return {game: (_GAME + many) / (_GAME + most) for game, many in named.items()}


def _looked(heard: Heard, things: Things) -> _Looked:
    every = tuple(sought(word, heard, things) for word in sorted(heard.tells))
    return _Looked(every, together(one.telling for one in every))


def _somewhere(of: Read, looked: _Looked) -> Iterator[tuple[float, float]]:
    """How much of each word a page holds that need not stand in one way to ask it, and says."""
    asked, says = of.asked & looked.telling, of.says & looked.telling
    for one in looked.every:
        said = one.within(says)
        yield max(WEIGHTS["also"] * one.within(asked), WEIGHTS["said"] * said), said


def _held(
    looked: _Looked, weights: Sequence[float], of: Iterable[tuple[float, float]]
) -> list[_Held]:
    parts = zip(looked.every, weights, of, strict=True)
    return [_Held(one, weight, *there) for one, weight, there in parts]


def _hit(
    page: Read,
    heard: Heard,
    held: Sequence[_Held],
    telling: frozenset[str],
    rare: Mapping[str, float],
) -> Hit:
    """The page with what it counts: by the ways to ask it that fit best, and by what it says."""
    if page.entry.kind != "term" and heard in page.asks:
        return Hit(page.entry, WEIGHTS["very_words"])
    if not any(one.somewhere for one in held):
        return Hit(page.entry, 0)
    ways = (_score(text, text.tells & telling, heard, held, rare) for text in page.asks)
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


def _score(
    text: Heard,
    told: frozenset[str],
    heard: Heard,
    held: Sequence[_Held],
    rare: Mapping[str, float],
) -> float:
    """How much of the words a page holds, how much of its question they are, the small words.

    `told` are those words of the text that tell of any that is looked for.
    """
    there = (one.weight * max(one.one.within(told), one.somewhere) for one in held)
    holds = _part(there, held)
    asked = sum(rare[word] for word in _meant(told, held))
    alike = asked / (sum(rare[word] for word in text.tells) or 1)
    small = _weight(text.small & heard.small) / (_weight(text.small | heard.small) or 1)
    more = WEIGHTS["alike"], WEIGHTS["small"]
    return (holds + more[0] * alike + more[1] * small) / (1 + sum(more))


def _weight(small: Collection[str]) -> float:
    """What small words count: those that any question has count less."""
    faint = len(everyday().faint.intersection(small))
    return len(small) - faint + faint * WEIGHTS["faint"]


def _meant(told: frozenset[str], held: Sequence[_Held]) -> frozenset[str]:
    """The words of a text that are looked for, or in a name of what is."""
    if not told:
        return told
    names = (name for one in held for name in one.one.several if name <= told)
    return together((*(told & one.one.near.keys() for one in held), *names))


def _each_game_first(found: Sequence[Hit]) -> list[Hit]:
    """The best page of each game before the others, where it is nearly as good as the very best."""
    best = dict[str, Hit]()
    for one in found:
        if one.score >= WEIGHTS["even"] * min(1, found[0].score):
            best.setdefault(one.entry.game, one)
    return [*best.values(), *(one for one in found if one is not best.get(one.entry.game))]
